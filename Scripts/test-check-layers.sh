#!/usr/bin/env bash
# Tests check-layers.sh on small made-up engines in a temporary folder.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/check-layers.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
engine=$root/Sources/Engine

put() {
  mkdir -p "$(dirname "$engine/$1")"
  echo "$2" >"$engine/$1"
}

# expect STATUS TEXT: the check ends with the status and says the text.
expect() {
  local status=0 output
  output=$("$script" "$root" 2>&1) || status=$?
  if [ "$status" -ne "$1" ] || [[ $output != *"$2"* ]]; then
    echo "test-check-layers: wanted status $1 and \"$2\", got status $status and:" >&2
    echo "$output" >&2
    exit 1
  fi
}

mkdir -p "$engine"
expect 1 "no layer found"

put Geometry/Dot.swift 'struct Dot { var x = 0.0 }'
put Timing/Clocked.swift 'struct Clocked { var dot = Dot() }'
expect 0 "2 layers"

put Geometry/Reach.swift 'struct Reach { var later: Clocked }'
expect 1 "Geometry uses a layer that comes after it"
expect 1 "cannot find type 'Clocked'"

put Geometry/Reach.swift 'extension Dot { var y: Double { zenith } }'
put Timing/Zenith.swift 'extension Dot { var zenith: Double { 1 } }'
expect 1 "Geometry uses a layer that comes after it"

put Geometry/Reach.swift 'struct Reach { var wrong: Nowhere }'
expect 1 "the engine does not compile"

rm "$engine/Geometry/Reach.swift"
put Extra/Other.swift 'struct Other {}'
expect 1 "Extra is no layer"

rm -r "$engine/Extra"
put Loose.swift 'struct Loose {}'
expect 1 "Loose.swift lies in no layer"
echo "test-check-layers: passed"
