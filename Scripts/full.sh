#!/usr/bin/env bash
# The night's lane: runs what takes long, a lane of the Makefile after the other, and writes down which
# ones have passed for exactly this content of the tree. Run again, it goes on with the others.
# Usage: full.sh [LANE…], in this order; `full.sh --again [LANE…]` forgets what has passed.
set -euo pipefail
cd "$(dirname "$0")/.."
forget=
if [ "${1:-}" = --again ]; then
  forget=1
  shift
fi
lanes=("$@")
if [ ${#lanes[@]} -eq 0 ]; then
  lanes=(check test sanitize-address sanitize-thread soak recordings fuzz drive test-mutants
    test-attack attack-hour players examples docs check-install)
fi

# The content's own name: what is committed, and what is not.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
content=$(export GIT_INDEX_FILE=$folder/index && git add --all && git write-tree)
passed=.build/full/$content
mkdir -p .build/full
[ -z "$forget" ] || rm -f "$passed"
touch "$passed"

for lane in "${lanes[@]}"; do
  if grep -qx "$lane" "$passed"; then
    echo "full: $lane has passed"
    continue
  fi
  echo "full: $lane, from $(date +%H:%M)"
  if ! make --no-print-directory "$lane"; then
    echo "full: $lane failed; make full goes on with it" >&2
    exit 1
  fi
  echo "$lane" >>"$passed"
done
echo "full: passed: $(paste -sd' ' "$passed")"
