#!/usr/bin/env bash
# Proves that no rooms depend on each other in a circle: a room is a folder of a target, and depends
# on those that declare types which its files name. Usage: check-rooms.sh [ROOT]
set -euo pipefail
cd "${1:-$(dirname "$0")/..}"
targets=(EngineSystem EngineSDL EngineFilms MotionCode Workbench Studio Output pokeanim)

mapfile -t files < <(
  for target in "${targets[@]}"; do
    [ ! -d "Sources/$target" ] || find "Sources/$target" -name '*.swift'
  done | sort
)
if [ ${#files[@]} = 0 ]; then
  echo "check-rooms: no rooms found" >&2
  exit 1
fi

# Prints "room room" for each dependency. Names that several files declare say nothing.
edges() {
  awk '
    FNR == 1 { pass += FILENAME == ARGV[1]; split(FILENAME, part, "/"); room = part[2] "/" part[3] }
    { sub(/\/\/.*/, ""); gsub(/"(\\.|[^"\\])*"/, "") }
    pass == 1 && /^(@[^ ]+ |[a-z]+ )*(struct|class|enum|protocol|typealias|actor) [A-Z]/ {
      name = $0
      sub(/^(@[^ ]+ |[a-z]+ )*(struct|class|enum|protocol|typealias|actor) /, "", name)
      sub(/[^A-Za-z0-9_].*/, "", name)
      if (name in home && home[name] != FILENAME) many[name] = 1
      home[name] = FILENAME
      place[name] = room
    }
    pass == 2 {
      while (match($0, /[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr($0, RSTART, RLENGTH)
        $0 = substr($0, RSTART + RLENGTH)
        if (name in place && !(name in many) && place[name] != room) print room, place[name]
      }
    }' "${files[@]}" "${files[@]}" | sort -u
}

if ! said=$(edges | tsort 2>&1 >/dev/null); then
  echo "check-rooms: these rooms depend on each other in a circle:" >&2
  sed -n 's/^tsort: \([A-Za-z].*\)/  \1/p' <<<"$said" >&2
  exit 1
fi
echo "check-rooms: ${#files[@]} files, their rooms in no circle"
