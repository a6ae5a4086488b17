#!/usr/bin/env bash
# Tests check-source.sh on small made-up sources in a temporary folder.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/check-source.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

# expect STATUS TEXT…: the check ends with the status and says the texts.
expect() {
  local status=0 output text
  output=$("$script" "$root" 2>&1) || status=$?
  for text in "${@:2}"; do
    if [ "$status" -ne "$1" ] || [[ $output != *"$text"* ]]; then
      echo "test-check-source: wanted status $1 and \"$text\", got status $status and:" >&2
      echo "$output" >&2
      exit 1
    fi
  done
}

# accepts FILE LINE, rejects FILE LINE TEXT: the check of a tree with that one file more.
accepts() {
  mkdir -p "$root/$(dirname "$1")"
  echo "$2" >"$root/$1"
  expect 0 "the house rules hold"
  rm -r "$(dirname "$root/$1")"
}

rejects() {
  mkdir -p "$root/$(dirname "$1")"
  echo "$2" >"$root/$1"
  expect 1 "$3" "$1:1:$2"
  rm -r "$(dirname "$root/$1")"
}

file=Sources/Engine/Views/View.swift
accepts Sources/Engine/Geometry/Math.swift 'import Glibc'
accepts Sources/Engine/Geometry/Require.swift 'fatalError(message)'
accepts $file '// import Foundation and fatalError(), in a comment'
accepts $file 'let important = basis as? Alias ?? basisAs != nil'
accepts Sources/EngineSDL/Window/Window.swift 'import CSDL2'
rejects Sources/pokeanim/Host.swift 'import CPNG' 'SDL is for EngineSDL alone'
accepts Tests/EngineTests/A.swift 'let made = makeshift(TODOs)'

accepts Sources/EngineSystem/System/FileCall.swift 'let file = Glibc.open(name, O_RDONLY)'
accepts Sources/pokeanim/Host.swift 'let nowhere = open("/dev/null", O_RDONLY)'
accepts Sources/pokeanim/Host.swift 'var status = stat(), file = FileCall.open(path, O_RDONLY)'
rejects Sources/pokeanim/Host.swift 'let file = open(path, O_RDONLY | O_CLOEXEC)' 'FileCall alone'
rejects Sources/pokeanim/Host.swift 'if stat(path, &status) == 0 { unlink(path) }' 'FileCall alone'
rejects $file 'import Foundation' 'imports nothing'
rejects $file 'let half = 1/fatalError()' 'does without these'
rejects $file '  @testable public import Foundation' 'imports nothing'
rejects Sources/pokeanim/Host.swift 'import FoundationEssentials' 'Foundation is for tests'
rejects Sources/JSONText/A.swift 'private import struct Foundation.Data' 'Foundation is for tests'
accepts Tests/EngineTests/A.swift 'import Foundation'
accepts Sources/pokeanim/Host.swift '// import Foundation, in a comment'
rejects Sources/pokeanim/Host.swift 'import CSDL2' 'SDL is for EngineSDL alone'
for word in 'try!' 'as!' '@unchecked' 'nonisolated(unsafe)' 'fatalError(' 'precondition(' 'preconditionFailure(' '@MainActor' 'async'; do
  rejects $file "let a = b $word c()" 'does without'
done
# The marks are put together here, so that this file carries none.
for mark in TO''DO FIX''ME XX''X 'not'' implemented'; do
  rejects Sources/Onboarding/A.swift "// $mark: later" 'finish it'
  rejects Benchmarks/Sources/bench/A.swift "// $mark" 'finish it'
done
rejects Tests/EngineTests/A.swift "let path = \"/""tmp/film\"" 'a path of one machine'

rm -r "$root"/*
mkdir -p "$root/Tests"
printf '// line %d\n' {1..400} >"$root/Tests/Long.swift"
expect 0 "the house rules hold"
echo '// one more' >>"$root/Tests/Long.swift"
expect 1 "Tests/Long.swift: 401 lines"
rm "$root/Tests/Long.swift"

# function LINES: a function of so many lines, its head and its last brace included.
function_of() {
  printf '  private func long(\n    a: Int\n  ) -> Int {\n'
  printf '    // %d\n' $(seq $(($1 - 4)))
  printf '  }\n'
}
function_of 40 >"$root/Tests/Long.swift"
expect 0 "the house rules hold"
function_of 41 >"$root/Tests/Long.swift"
expect 1 "Tests/Long.swift:1: 41 lines"
{
  printf '  func long() {\n    // begin quoted\n'
  printf '    // %d\n' {1..60}
  printf '    // end\n  }\n'
} >"$root/Tests/Long.swift"
expect 0 "the house rules hold"
echo "test-check-source: passed"
