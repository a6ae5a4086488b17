#!/usr/bin/env bash
# Tests check-rooms.sh on a small made-up program in a temporary folder.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/check-rooms.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

put() {
  mkdir -p "$(dirname "$root/Sources/$1")"
  echo "$2" >"$root/Sources/$1"
}

# expect STATUS TEXT: the check ends with the status and says the text.
expect() {
  local status=0 output
  output=$("$script" "$root" 2>&1) || status=$?
  if [ "$status" -ne "$1" ] || [[ $output != *"$2"* ]]; then
    echo "test-check-rooms: wanted status $1 and \"$2\", got status $status and:" >&2
    echo "$output" >&2
    exit 1
  fi
}

mkdir -p "$root/Sources"
expect 1 "no rooms found"
put pokeanim/Look/Pill.swift 'struct Pill {}'
put pokeanim/Tuner/Tuner.swift 'final class Tuner { let pill = Pill() }'
expect 0 "2 files"
# Neither comments nor texts nor names that two files declare are dependencies.
put pokeanim/Look/Words.swift 'let words = "Tuner" // Tuner, and Own'
put pokeanim/Look/A.swift 'private struct Own {}'
put pokeanim/Tuner/B.swift 'private struct Own {}'
expect 0 "5 files"
put pokeanim/Look/Dot.swift '@MainActor package final class Dot { var tuner: Tuner? }'
expect 1 "pokeanim/Tuner"
put pokeanim/Look/Dot.swift 'struct Dot {}'
put Workbench/Frame/Frame.swift 'protocol Frame { var dot: Dot { get } }'
put pokeanim/Look/Rim.swift 'struct Rim: Frame {}'
expect 1 "Workbench/Frame"
echo "test-check-rooms: passed"
