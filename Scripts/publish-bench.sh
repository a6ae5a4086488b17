#!/usr/bin/env bash
# Measures everything and writes the table of Docs/Performance.md anew. Without Cairo the rows that
# are compared with it stay as they were, each marked with the commit it was measured at.
set -euo pipefail
cd "$(dirname "$0")/.."
page=Docs/Performance.md
mark='<!-- made by make performance -->'
peer='against Cairo'
rows=$(swift run -c release --manifest-cache none --package-path Benchmarks bench --markdown)
kept=
if ! grep -q "$peer" <<<"$rows"; then
  last=$(sed -n "1,/^$mark\$/d; s/.*, commit \([0-9a-f]*\)\.\$/\1/p" "$page" | head -1)
  # A row that was kept before has its mark.
  kept=$(sed -n "1,/^$mark\$/d; /$peer/p" "$page" |
    sed "/ commit [0-9a-f]* |\$/! { s/ | *|\$/ | commit $last |/; t; s/ |\$/, commit $last |/ }")
fi
{
  sed "/^$mark\$/q" "$page"
  echo
  echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores, $(date +%Y-%m-%d), commit $(git rev-parse --short HEAD)."
  [ -z "$kept" ] || echo "Rows with a commit of their own were measured there: libcairo2-dev was missing here."
  echo
  echo '| work | measured | ratio | at most | |'
  echo '|---|---|---|---|---|'
  printf '%s\n' "$rows" ${kept:+"$kept"}
} >"$page.new"
mv "$page.new" "$page"
echo "performance: $page"
if [ -n "$kept" ]; then
  echo "performance: libcairo2-dev is missing; $(wc -l <<<"$kept") rows $peer are older ones, marked with their commit"
fi
