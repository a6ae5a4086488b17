#!/usr/bin/env bash
# Measures the start on a virtual display beside the least that a program with a window does
# (Benchmarks/Programs/window.c), in turns: the processor's time, the first picture, and the memory
# that is resident then. Prints medians, and judges by the goals.
#
# Usage: measure-start.sh [PROGRAM [STARTS]]   (default: what `make run` builds, 15 starts)
set -euo pipefail
cd "$(dirname "$0")/.."
goal_cpu=27      # milliseconds
goal_picture=1.5 # times the least
goal_memory=32   # MiB

. Scripts/measuring.sh
Scripts/need.sh measure Xvfb:xvfb clang:clang
program=$(release "${1:-}")
starts=${2:-15}
open_display
clang -O2 -o "$folder/window" Benchmarks/Programs/window.c -lSDL2

# start NAME COMMAND…: adds a line to the file NAME: the processor's time, the time of the first
# picture, both in milliseconds, and the resident memory in MiB.
start() {
  local name=$1
  shift
  "$@" --stats 2>"$folder/said" &
  window=$!
  sleep 1.5
  local time memory
  time=$(cat /proc/"$window"/task/*/schedstat | awk '{ sum += $1 } END { printf "%.1f", sum / 1e6 }')
  memory=$(awk '/^VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$window/status")
  kill "$window"
  wait "$window" || true
  window=
  echo "$time $(awk '{ for (i = 1; i < NF; i++) if ($i == "start-up-ms") print $(i + 1) }' "$folder/said") $memory" >>"$folder/$name"
}

# median NAME COLUMN
median() { cut -d' ' -f"$2" "$folder/$1" | sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }

judge() { awk -v is="$1" -v goal="$2" 'BEGIN { exit !(is <= goal) }' && echo || echo " (goal: $2)"; }

for _ in $(seq "$starts"); do
  start ours "$program" --fresh --life off
  start least "$folder/window"
done
printf 'processor: %s ms, the least %s ms' "$(median ours 1)" "$(median least 1)"
judge "$(median ours 1)" "$goal_cpu"
ratio=$(awk -v ours="$(median ours 2)" -v least="$(median least 2)" 'BEGIN { printf "%.2f", ours / least }')
printf 'first picture: %s ms, the least %s ms, %s times' "$(median ours 2)" "$(median least 2)" "$ratio"
judge "$ratio" "$goal_picture"
printf 'resident: %s MiB, the least %s MiB' "$(median ours 3)" "$(median least 3)"
judge "$(median ours 3)" "$goal_memory"
