#!/usr/bin/env bash
# Measures the real window on a virtual display: how evenly it moves, how fast it opens, and what
# it costs while nothing moves. For a calm machine; says what was reached and judges by the goals.
#
# Usage: measure-window.sh [PROGRAM]   (default: a release build of this repository)
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=8
goal_interval=17.5 # milliseconds, the 99th percentile while something moves
goal_start=150     # milliseconds from the program's start to its first picture
goal_idle=0.3      # per cent of a core
goal_life=2        # per cent of a core, while nothing moves but creatures that breathe

. Scripts/measuring.sh
Scripts/need.sh measure Xvfb:xvfb xdotool:xdotool
program=$(release "${1:-}")
open_display 3840x2160

# What a process has used of its processor, in hundredths of a second.
ticks() { awk '{ sub(/.*\) /, ""); print $12 + $13 }' "/proc/$1/stat"; }

# busy SECONDS: what the window's process uses of a core for so long, in per cent.
busy() {
  local before
  before=$(ticks "$window")
  sleep "$1"
  awk -v used="$(($(ticks "$window") - before))" -v time="$1" 'BEGIN { printf "%.2f", used / time }'
}

value() { awk -v name="$1" '$2 == name { print $3 }' "$folder/said"; }

judge() { awk -v is="$1" -v goal="$2" 'BEGIN { exit !(is != "-" && is + 0 <= goal) }' || { echo " (goal: $2)"; return 0; }; echo; }

# measure SIZE KEY OPTION…: the key begins the motion of a window with these options, again and again.
measure() {
  local size=$1 key=$2 end idle interval start
  "$program" "${@:3}" --fresh --size "$size" --play-duration 1 --life off --stats 2>"$folder/said" &
  window=$!
  until xdotool search --onlyvisible --name '^pokeanim$' >"$folder/id" 2>/dev/null; do sleep 0.05; done
  xdotool windowfocus "$(head -1 "$folder/id")"
  end=$((SECONDS + seconds))
  while [ $SECONDS -lt $end ]; do xdotool key "$key"; sleep 0.2; done
  sleep 3
  idle=$(busy 6)
  kill "$window"
  wait "$window" || true
  window=
  interval=$(value interval-p99-ms)
  start=$(value start-up-ms)
  echo "$(basename "${*: -1}") $size: $(value presents) presents, $(value missed) missed, p50 $(value interval-p50-ms) ms"
  echo "  a picture takes $(value work-mean-ms) ms, half of them at most $(value work-p50-ms) ms, 99 of 100 at most $(value work-p99-ms) ms"
  printf '  p99 %s ms' "$interval"; judge "$interval" "$goal_interval"
  printf '  first picture after %s ms' "$start"; judge "$start" "$goal_start"
  printf '  idle %s %% of a core' "$idle"; judge "$idle" "$goal_idle"
}

# measure_life SIZE: the first slide, left alone.
measure_life() {
  local used
  "$program" --fresh --size "$1" 2>/dev/null &
  window=$!
  until xdotool search --onlyvisible --name '^pokeanim$' >/dev/null 2>&1; do sleep 0.05; done
  sleep 2
  used=$(busy 20)
  kill "$window"
  wait "$window" || true
  window=
  printf 'life %s: %s %% of a core' "$1" "$used"; judge "$used" "$goal_life"
}

echo "load before: $(cut -d' ' -f1-3 /proc/loadavg)"
for size in 960x720 1920x1080; do
  measure "$size" Right --screen onboarding
  measure "$size" Return --screen squares
  measure_life "$size"
done
for count in 2000 500; do
  mkdir "$folder/$count cards"
  for number in $(seq "$count"); do cp Assets/creature.svg "$folder/$count cards/$number.svg"; done
done
measure 1920x1080 S gallery "$folder/2000 cards"
measure 3840x2160 S gallery "$folder/500 cards"
echo "load after: $(cut -d' ' -f1-3 /proc/loadavg)"
