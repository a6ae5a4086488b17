#!/usr/bin/env bash
# Films Docs/Playground.md's picture: the file that "new" writes is lifted by a click, and its number
# is tuned by a hand. Usage: film-playground.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/.."
film=$PWD/Docs/playground.gif
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$program" new Card.swift

# The hand draws the knob there and back, slower at both ends.
{
  echo "0.50 press 480 340"
  echo "0.55 release"
  echo "1.60 key T"
  echo "2.40 press 752 361"
  awk 'BEGIN {
    for (i = 1; i <= 90; i++) {
      s = i / 90
      printf "%.2f move %.1f 361\n", 2.40 + 1.8 * s, 752 + 130 * sin(3.14159265 * s) ^ 2 - 40 * s
    }
  }'
  echo "4.25 release"
  echo "4.70 press 480 250"
  echo "4.75 release"
} >hand.txt
"$program" render Card.swift --page --script hand.txt --scale 0.5 --fps 25 --duration 5.6 -o "$film"
echo "playground: $(du -h "$film" | cut -f1) Docs/playground.gif"
