#!/usr/bin/env bash
# Measures a frame of the window over slides of 2,000 elements with each tool open, while the pointer
# hovers and while a hand drags: the processor's time of `render --page`, painted at a quarter of its
# size, so that hardly anything but the program's own work counts. What came before the hand is taken
# off. Then a sheet of 50 elements over 1,950 others, in rows or each by itself, as it comes. Prints
# medians, and judges by the goal.
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
    judge "$name, $moment" "$times"
  done
}

# judge NAME TIMES
judge() {
  awk -v name="$1" -v a="$(printf %s "$2" | median)" -v goal=$goal \
    'BEGIN { printf "%s: %.2f ms a frame%s\n", name, a, a <= goal ? "" : " (goal: " goal ")" }'
}

# sheet NAME COLUMNS: with so many elements in a row that holds them; 1: without rows.
sheet() {
  awk -v columns="$2" 'BEGIN {
    printf "{\"canvas\": [390, 844], \"slides\": [{\"name\": \"a\", \"button\": false, \"elements\": ["
    for (i = 0; i < 1949; i++) {
      column = i % 37; row = int(i / 37)
      isFirst = columns > 1 && column == 0
      comma = i && !isFirst ? ", " : ""
      y = columns > 1 ? 1 : row * 15
      if (isFirst)
        printf "%s{\"id\": \"row%d\", \"frame\": [0, %d, 390, 14], \"elements\": [", i ? "]}, " : "", row, row * 15
      printf "%s{\"id\": \"a%d\", \"frame\": [%d, %d, 9, 12], \"fill\": \"#%03d\"}", \
        comma, i, column * 10, y, 100 + i % 800
      # The rows are elements, too.
      if (columns > 1 && i == 1890) break
    }
    if (columns > 1) printf "]}"
    printf ", {\"id\": \"go\", \"fill\": \"red\", \"frame\": [0, 820, 390, 20], \"tap\": {\"to\": \"b\", "
    printf "\"motion\": {\"spring\": {\"response\": 3, \"damping\": 0.7}}}}]},\n"
    printf "{\"name\": \"b\", \"over\": \"a\", \"elements\": ["
    for (i = 0; i < 50; i++)
      printf "%s{\"id\": \"b%d\", \"fill\": \"blue\", \"frame\": [%d, %d, 30, 50]}", \
        i ? ", " : "", i, 10 + i % 10 * 37, 420 + int(i / 10) * 60
    print "]}]}"
  }' >"$folder/slides.json"
  echo "1 tap go" >"$folder/script"
  local times=
  for _ in $(seq $rounds); do
    times+=$(awk -v before="$(spent 1.5)" -v all="$(spent 3.5)" 'BEGIN { print (all - before) / 120 }')$'\n'
  done
  judge "$1" "$times"
}

measure 'no tool'
measure tuner T
measure timeline F2
measure 'onion skin' F4
measure 'list of keys' H
measure 'before and now' F7
measure 'all of them' T F2 F4 F7 H
sheet 'a sheet of 50 over 1,950' 1
sheet 'the same in rows' 37
