#!/usr/bin/env bash
# Measures everything and writes the table of Docs/Performance.md anew.
set -euo pipefail
cd "$(dirname "$0")/.."
page=Docs/Performance.md
mark='<!-- made by make performance -->'
rows=$(swift run -c release --manifest-cache none --package-path Benchmarks bench --markdown)
{
  sed "/^$mark\$/q" "$page"
  echo
  echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores, $(date +%Y-%m-%d), commit $(git rev-parse --short HEAD)."
  echo
  echo '| work | measured | ratio | at most | |'
  echo '|---|---|---|---|---|'
  printf '%s\n' "$rows"
} >"$page.new"
mv "$page.new" "$page"
echo "performance: $page"
