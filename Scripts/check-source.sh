#!/usr/bin/env bash
# The house rules that a search can check. Usage: check-source.sh [ROOT]
set -euo pipefail
cd "${1:-$(dirname "$0")/..}"
max_lines=400
found=0

# report RULE: prints the rule over the findings that come in, if any do.
report() {
  local lines
  lines=$(cat)
  [ -n "$lines" ] || return 0
  printf 'check-source: %s\n%s\n' "$1" "$lines" >&2
  found=1
}

swift_files() {
  local folder
  for folder in "$@"; do
    [ ! -d "$folder" ] || find "$folder" -name .build -prune -o -name '*.swift' -print
  done | sort
}

# search PATTERN: reads file names, prints "file:line: text" for each line that matches.
search() {
  while IFS= read -r file; do
    grep -nE -- "$1" "$file" | sed "s|^|$file:|" || true
  done
}

# The same, blind to what stands in comments.
search_code() {
  while IFS= read -r file; do
    sed 's|//.*||' "$file" | grep -nE -- "$1" | sed "s|^|$file:|" || true
  done
}

engine_imports() {
  swift_files Sources/Engine | grep -v '^Sources/Engine/Geometry/Math\.swift$' |
    search_code '^[[:space:]]*((public|package|internal|private|fileprivate|@[A-Za-z_()]+)[[:space:]]+)*import[[:space:]]'
}

sdl_imports() {
  swift_files Sources Tests Examples Benchmarks Fuzz | grep -vE '^(Sources/EngineSDL|Tests/EngineSDLTests)/' |
    search_code 'import[[:space:]]+CSDL2'
}

long_files() {
  swift_files Sources Tests Examples Benchmarks Fuzz | while IFS= read -r file; do
    lines=$(wc -l <"$file")
    [ "$lines" -le "$max_lines" ] || echo "$file: $lines lines"
  done
}

# A comment's first line says what the thing is; "What", "Whether" and the like say it in a riddle.
riddles() {
  swift_files Sources Tests Examples Benchmarks Fuzz | xargs -r awk '
    { is_doc = /^ *\/\/\// }
    is_doc && !was_doc && /^ *\/\/\/ (What|That|Those|Who|Whoever|How|Where|When|Whether)[^A-Za-z]/ {
      printf "%s:%d:%s\n", FILENAME, FNR, $0
    }
    { was_doc = is_doc }'
}

text_files() {
  swift_files Sources Tests Examples Benchmarks Fuzz
  find . -maxdepth 1 -type f \( -name '*.md' -o -name Makefile -o -name Package.swift \)
  for folder in Scripts .ci; do
    [ ! -d "$folder" ] || find "$folder" -type f
  done
}

forbidden='try!|\bas!|@unchecked|nonisolated\(unsafe\)|\bfatalError\b|@MainActor|\basync\b|\bawait\b'
unfinished='\b(TODO|FIXME|XXX)\b|[Nn]ot (yet )?implemented|[Uu]nimplemented'
machine_paths='(^|[^A-Za-z0-9_.])/(tmp|work|root|home)/'

report "the engine imports nothing outside Geometry/Math.swift" < <(engine_imports)
report "SDL is for EngineSDL alone" < <(sdl_imports)
report "the engine does without these" < <(swift_files Sources/Engine | search_code "$forbidden")
report "a file has at most $max_lines lines; split it by concern" < <(long_files)
report "a doc comment begins with a noun phrase or a third-person verb" < <(riddles)
report "finish it or leave it out" < <(swift_files Sources Tests Examples Benchmarks Fuzz | search "$unfinished")
report "a path of one machine" < <(text_files | search "$machine_paths")
[ "$found" -eq 0 ] || exit 1
echo "check-source: the house rules hold"
