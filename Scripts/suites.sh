#!/usr/bin/env bash
# Compares the SVGs of other projects' test suites with the pictures beside them, and prints by
# folder how many are equal, different with a note, silently different, and refused. It fails where
# one is silently different that Suites/known.txt doesn't name.
#
# DIR holds the tests of resvg (crates/resvg/tests of its repository), or any folders with pairs of
# NAME.svg and NAME.png; nothing of them is kept here. Their folder of texts is left out: each of these
# needs fonts of its own. Elsewhere texts are in Noto Sans, as in resvg's pictures, where DIR has it.
#
# Usage: suites.sh DIR [--list] [--pictures FOLDER]
set -euo pipefail
[ $# -ge 1 ] && [ -d "$1" ] || {
  echo "suites: wanted a folder with SVGs and PNGs: make suites DIR=…" >&2
  exit 2
}
folder=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../Suites"
swift build -c release --product suites
fonts=$(mktemp -d)
trap 'rm -rf "$fonts"' EXIT
cp "$folder"/fonts/NotoSans-{Regular,Italic,Thin,Light,Bold,Black}.ttf "$fonts" 2>/dev/null || true
font=()
[ -z "$(ls -A "$fonts")" ] || font=(--font "$fonts")
program=$(swift build -c release --show-bin-path)/suites
find "$folder" -name '*.svg' -not -path '*/tests/text/*' | sort | "$program" --known known.txt ${font[@]+"${font[@]}"} "$@"
