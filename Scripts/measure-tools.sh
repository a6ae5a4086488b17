#!/usr/bin/env bash
# Measures a frame of the window over slides of 2,000 elements with each tool open, while the pointer
# hovers and while a hand drags: the processor's time of `render --page`, painted at a quarter of its
# size, so that hardly anything but the program's own work counts. What came before the hand is taken
# off. Prints medians, and judges by the goal.
#
# Usage: measure-tools.sh [PROGRAM]   (default: a release build)
set -euo pipefail
cd "$(dirname "$0")/.."
goal=4 # milliseconds a frame
rounds=3
count=60 # frames of the hand

. Scripts/measuring.sh
program=$(release "${1:-}")
folder=$(mktemp -d -p /dev/shm)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/out"
awk 'BEGIN {
  printf "{\"slides\": ["
  for (slide = 0; slide < 2; slide++) {
    printf "%s{\"elements\": [", slide ? ", " : ""
    for (i = 0; i < 1000; i++) {
      shown = i % 4 ? sprintf("\"fill\": \"#%03d\"", 100 + i % 800) : "\"text\": \"word\", \"size\": 9"
      printf "%s{\"id\": \"%s%d\", \"frame\": [%d, %d, 40, 12], %s, \"motion\": {\"spring\": {\"damping\": 0.7}, \"delay\": 0.%d, \"enter\": [{\"right\": 90}, \"fade\"], \"leave\": [\"fade\"]}}", \
        i ? ", " : "", slide ? "b" : "a", i, i % 20 * 22, int(i / 20) * 18, shown, i % 4
    }
    printf "]}"
  }
  print "]}"
}' >"$folder/slides.json"

# script MOMENT KEY…: a change, the keys of the tools, and what the hand does from the second 3 on.
script() {
  local moment=$1
  shift
  echo "0 key Right"
  for key in "$@"; do echo "2 key $key"; done
  [ "$moment" != drag ] || echo "3 press 250 260"
  [ "$moment" = rest ] || for i in $(seq "$count"); do
    awk -v i="$i" -v word="$([ "$moment" = drag ] && echo move || echo hover)" \
      'BEGIN { printf "%.4f %s %d 260\n", 3 + i / 60, word, 250 - 3 * i }'
  done
}

# spent SECONDS: the processor's time of a run of the script, in milliseconds.
spent() {
  rm -f "$folder"/out/*
  local TIMEFORMAT='%3U %3S'
  { time "$program" render --quiet --slides "$folder" --page --scale 0.25 --fps 60 --duration "$1" \
    --script "$folder/script" -o "$folder/out/%04d.ppm" 2>"$folder/errors"; } 2>&1 |
    awk '{ print ($1 + $2) * 1e3 }'
}

median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }

measure() {
  local name=$1
  shift
  for moment in hover drag; do
    local times=
    for _ in $(seq $rounds); do
      script rest "$@" >"$folder/script"
      local before
      before=$(spent 3)
      script $moment "$@" >"$folder/script"
      times+=$(awk -v all="$(spent 4)" -v before="$before" -v n="$count" 'BEGIN { print (all - before) / n }')$'\n'
    done
    awk -v name="$name, $moment" -v a="$(printf %s "$times" | median)" -v goal=$goal \
      'BEGIN { printf "%s: %.2f ms a frame%s\n", name, a, a <= goal ? "" : " (goal: " goal ")" }'
  done
}

measure 'no tool'
measure tuner T
measure timeline F2
measure 'onion skin' F4
measure 'list of keys' H
measure 'before and now' F7
measure 'all of them' T F2 F4 F7 H
