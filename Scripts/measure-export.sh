#!/usr/bin/env bash
# Measures the most memory that an export has at once: a slide of 1,990 boxes that move along springs
# (2,000 elements are the most that slides may have), in each format. Judges by the goal.
#
# Usage: measure-export.sh [PROGRAM]   (default: a release build)
set -euo pipefail
cd "$(dirname "$0")/.."
goal=100 # MiB
boxes=1990

. Scripts/measuring.sh
Scripts/need.sh measure clang:clang
program=$(release "${1:-}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
clang -O2 -o "$folder/peak" Benchmarks/Programs/peak.c
awk -v n=$boxes 'BEGIN {
  printf "{\"slides\": [{}, {\"elements\": ["
  for (i = 0; i < n; i++)
    printf "%s{\"id\": \"b%d\", \"frame\": [%d, %d, 9, 9], \"fill\": \"#%03d\", \"motion\": {\"spring\": {\"damping\": 0.6}, \"enter\": [{\"right\": %d}, \"fade\"]}}", \
      i ? ", " : "", i, i % 40 * 12, int(i / 40) * 18, i % 1000, 100 + i % 300
  print "]}]}"
}' >"$folder/boxes.json"

for format in html svg json swift; do
  memory=$("$folder/peak" "$program" export --quiet --slides "$folder/boxes.json" -o "$folder/a.$format")
  awk -v name=".$format of $boxes boxes" -v a="$memory" -v goal=$goal \
    'BEGIN { printf "%s: %.1f MiB at most%s\n", name, a, a <= goal ? "" : " (goal: " goal ")" }'
done
