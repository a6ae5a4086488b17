#!/usr/bin/env bash
# Tests check-layers.sh on small made-up engines in a temporary folder.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)
check=$scripts/check-layers.sh
sources=Sources/Engine
. "$scripts/made-up.sh"

mkdir -p "$root/$sources"
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

rm "$root/$sources/Geometry/Reach.swift"
put Extra/Other.swift 'struct Other {}'
expect 1 "Extra is no layer"

rm -r "$root/$sources/Extra"
put Loose.swift 'struct Loose {}'
expect 1 "Loose.swift lies in no layer"
echo "test-check-layers: passed"
