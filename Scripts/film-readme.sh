#!/usr/bin/env bash
# Films README's picture: a hand drags a slide there and back, lets go, and catches it on its way.
# Usage: film-readme.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/.."
hand=$(mktemp)
trap 'rm -f "$hand"' EXIT

# drag FROM_SECOND FROM_X TO_SECOND TO_X [flick]: 50 events a second, slower at both ends; a flick
# is fastest at its end.
drag() {
  awk -v t0="$1" -v x0="$2" -v t1="$3" -v x1="$4" -v flick="${5:-}" 'BEGIN {
    n = int((t1 - t0) * 50)
    for (i = 1; i <= n; i++) {
      s = i / n; s = flick ? s * s : s * s * (3 - 2 * s)
      printf "%.2f move %.1f 250\n", t0 + (t1 - t0) * i / n, x0 + (x1 - x0) * s
    }
  }'
}

{
  echo "0.40 press 400 250"
  drag 0.40 400 1.40 120
  drag 1.50 120 2.20 330
  drag 2.20 330 2.50 90 flick
  echo "2.51 release"
  echo "3.40 press 380 250"
  drag 3.40 380 3.64 130 flick
  echo "3.65 release"
} >"$hand"
"$program" render --screen onboarding --canvas 480x360 --fps 25 --duration 5 --life on --script "$hand" \
  -o Docs/drag.gif
echo "readme: $(du -h Docs/drag.gif | cut -f1) Docs/drag.gif"
