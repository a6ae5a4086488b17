#!/usr/bin/env bash
# Measures frame files without compression: the processor's time of a frame of `render` beside that
# of a copy and a write of the same bytes (Benchmarks/Programs/frames.c), in turns. The screen stands
# still, and the cost of the start is taken off, so that nothing is measured but frames that are
# asked for, encoded and written. Prints medians, and judges by the goal.
#
# Usage: measure-frames.sh [PROGRAM [FOLDER]]   (default: a release build, a folder in memory)
set -euo pipefail
cd "$(dirname "$0")/.."
goal=1.5 # times a copy and a write
rounds=7

. Scripts/measuring.sh
Scripts/need.sh measure clang:clang
program=$(release "${1:-}")
folder=$(mktemp -d -p "${2:-/dev/shm}")
trap 'rm -rf "$folder"' EXIT
clang -O2 -o "$folder/least" Benchmarks/Programs/frames.c
mkdir "$folder/out"

# spent COMMAND…: the processor's time of a command, in milliseconds.
spent() {
  rm -f "$folder"/out/*
  local TIMEFORMAT='%3U %3S'
  { time "$@" >/dev/null 2>"$folder/errors"; } 2>&1 | awk '{ print ($1 + $2) * 1e3 }'
}

# frames SECONDS
frames() {
  spent "$program" render --quiet --screen squares --page --canvas 960x540 --scale "$scale" \
    --fps 60 --duration "$1" --script /dev/null -o "$folder/out/%04d.$format"
}

median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }

for scale in 2 4; do
  for format in ppm bmp; do
    ours=
    least=
    for _ in $(seq $rounds); do
      many=$(frames 0.5)
      count=$(($(ls "$folder/out" | wc -l) - 1))
      size=$(stat -c %s "$folder/out/0000.$format")
      one=$(frames 0)
      ours+=$(awk -v all="$many" -v one="$one" -v n="$count" 'BEGIN { print (all - one) / n }')$'\n'
      many=$(spent "$folder/least" $((count + 1)) "$size" "$folder/out/%04d")
      one=$(spent "$folder/least" 1 "$size" "$folder/out/%04d")
      least+=$(awk -v all="$many" -v one="$one" -v n="$count" 'BEGIN { print (all - one) / n }')$'\n'
    done
    ours=$(printf %s "$ours" | median)
    least=$(printf %s "$least" | median)
    awk -v name="$((960 * scale))×$((540 * scale)) .$format" -v a="$ours" -v b="$least" -v goal=$goal \
      'BEGIN { printf "%s: %.2f ms a frame, a copy and a write %.2f ms, %.2f times%s\n", name, a, b, a / b, a / b <= goal ? "" : " (goal: " goal ")" }'
  done
done
