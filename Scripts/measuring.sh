# What the measurements share: sourced by measure-*.sh, after `set -euo pipefail`.

# release PROGRAM: the program itself, or, for none, what `make run` builds.
release() {
  if [ -n "${1:-}" ]; then echo "$1"; else Scripts/release.sh; fi
}

# open_display [SIZE]: makes $folder, and opens a virtual display; both are gone when the script
# ends, and so is the process $window.
open_display() {
  folder=$(mktemp -d)
  server=
  window=
  trap close_display EXIT
  Xvfb -displayfd 3 -screen 0 "${1:-1920x1080}x24" -nolisten tcp 3>"$folder/display" 2>/dev/null &
  server=$!
  until [ -s "$folder/display" ]; do sleep 0.05; done
  DISPLAY=:$(cat "$folder/display")
  export DISPLAY
}

close_display() {
  [ -z "$window" ] || kill "$window" 2>/dev/null || true
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
}
