#!/usr/bin/env bash
# The house rules that a search can check. Usage: check-source.sh [ROOT]
set -euo pipefail
cd "${1:-$(dirname "$0")/..}"
max_lines=400
max_function=40
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

all_swift_files() {
  swift_files Sources Tests Examples Assets/Playground Attack Benchmarks Fuzz Mutants Suites
}

# search PATTERN: reads file names, prints "file:line:text" for each line that matches.
search() { xargs -r grep -nHE -- "$1" || true; }

# The same, blind to what stands in comments.
search_code() { search "^([^/]|/[^/])*/?($1)"; }

engine_imports() {
  swift_files Sources/Engine | grep -v '^Sources/Engine/Geometry/Math\.swift$' |
    search_code '^[[:space:]]*((public|package|internal|private|fileprivate|@[A-Za-z_()]+)[[:space:]]+)*import[[:space:]]'
}

sdl_imports() {
  all_swift_files | grep -vE '^(Sources/EngineSDL|Tests/EngineSDLTests)/' |
    search_code 'import[[:space:]]+(CSDL2|CPNG)'
}

foundation_imports() {
  swift_files Sources | search_code 'import[[:space:]]+((class|enum|func|struct)[[:space:]]+)?Foundation'
}

long_files() {
  all_swift_files | xargs -r wc -l |
    awk -v max="$max_lines" '$2 != "total" && $1 > max { print $2 ": " $1 " lines" }'
}

# From its head to the brace below it. Code that a document quotes, between "// begin" and "// end",
# has the length that it has there.
long_functions() {
  all_swift_files | xargs -r awk -v max="$max_function" '
    FNR == 1 { start = quoted = 0 }
    /^ *\/\/ begin / { quoting = 1 }
    quoting { quoted++ }
    /^ *\/\/ end$/ { quoting = 0 }
    {
      match($0, /^ */)
      indent = RLENGTH
      text = substr($0, indent + 1)
      is_head = text ~ /^((@|public|package|private|fileprivate|open|final|override|static|class|mutating|convenience|required|consuming|borrowing|prefix|postfix|infix)[^ ]* +)*(func |init[?(<]|deinit|subscript[(<])/
      if (is_head && (!start || indent <= depth)) {
        start = FNR
        depth = indent
        quoted = 0
      } else if (start && indent == depth && text == "}") {
        lines = FNR - start + 1 - quoted
        if (lines > max) printf "%s:%d: %d lines\n", FILENAME, start, lines
        start = 0
      }
    }'
}

# Names of files are bytes, which a text becomes in one place: FileCall.
calls_by_name() {
  local names='opendir|lstat|mkdir|unlink|unlinkat|rmdir|rename|chmod|readlink|realpath|inotify_add_watch|fopen|truncate|symlink|link|access'
  swift_files Sources | grep -vE '^Sources/(Engine/|EngineSystem/System/FileCall\.swift$)' |
    search_code "(^|[^A-Za-z0-9_.])(($names)\\([^)]|stat\\([^)]|open\\([^)\"]+, O_)"
}

text_files() {
  all_swift_files
  find . -maxdepth 1 -type f \( -name '*.md' -o -name Makefile -o -name Package.swift \)
  for folder in Scripts .ci; do
    [ ! -d "$folder" ] || find "$folder" -type f
  done
}

# `require` says its text in release builds too, and is where a program ends; `SwiftNames` has the words of
# the language as data.
engine_files() {
  swift_files Sources/Engine | grep -vE '^Sources/Engine/Geometry/(Require|SwiftNames)\.swift$' || true
}

forbidden='try!|\bas!|@unchecked|nonisolated\(unsafe\)|\b(fatalError|precondition|preconditionFailure)\(|@MainActor|\basync\b|\bawait\b'
unfinished='\b(TODO|FIXME|XXX)\b|[Nn]ot (yet )?implemented|[Uu]nimplemented'
machine_paths='(^|[^A-Za-z0-9_.])/(tmp|work|root|home)/'

report "the engine imports nothing outside Geometry/Math.swift" < <(engine_imports)
report "SDL is for EngineSDL alone" < <(sdl_imports)
report "Foundation is for tests and tools alone" < <(foundation_imports)
report "the engine does without these" < <(engine_files | search_code "$forbidden")
report "a file has at most $max_lines lines; split it by concern" < <(long_files)
report "a function has at most $max_function lines" < <(long_functions)
report "files are named by FileCall alone" < <(calls_by_name)
report "finish it or leave it out" < <(all_swift_files | search "$unfinished")
report "a path of one machine" < <(text_files | search "$machine_paths")
[ "$found" -eq 0 ] || exit 1
echo "check-source: the house rules hold"
