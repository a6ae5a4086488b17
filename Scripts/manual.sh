#!/usr/bin/env bash
# Writes the manual pages: names, synopsis and options by the argument parser's own tool, the rest
# by hand (Packaging/man). Usage: manual.sh PROGRAM FOLDER
set -euo pipefail
program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
cd "$(dirname "$0")/.."
scratch=.build/manual
parser=.build/program/checkouts/swift-argument-parser
[ -d "$parser" ] || parser=.build/checkouts/swift-argument-parser

swift build --quiet --package-path "$parser" --scratch-path "$scratch" --product generate-manual \
  -Xswiftc -suppress-warnings
tool=$(swift build --package-path "$parser" --scratch-path "$scratch" --show-bin-path)/generate-manual
drafts=$(mktemp -d)
trap 'rm -rf "$drafts"' EXIT
date=$(sed -nE 's/^## .* ([0-9]{4}-[0-9]{2}-[0-9]{2})$/\1/p' CHANGELOG.md | head -1)
"$tool" "$program" --multi-page --date "$date" --output-directory "$drafts"

# values COMMAND…: each option that has a choice of values, and what its help says of them.
values() {
  "$program" "$@" --help | awk '
    function flush() {
      if (match(text, /\(values: [^)]*\)/)) print option "\t" substr(text, RSTART + 1, RLENGTH - 2)
    }
    /^  -/ { flush(); text = ""; match($0, /--[a-z-]+/); option = substr($0, RSTART + 2, RLENGTH - 2) }
    { sub(/^ +/, ""); text = text " " $0 }
    END { flush() }'
}

# The parser's tool leaves them out.
with_values() {
  awk -F '\t' '
    NR == FNR { values[$1] = $2; next }
    { print }
    /^\.It Fl/ { match($0, /-[a-z-]+( |$)/); option = substr($0, RSTART + 1, RLENGTH - 1); sub(/ $/, "", option); next }
    option in values { print "(" values[option] ")"; delete values[option] }' "$1" -
}

# The parts of a page by hand stand before and after the options.
for hand in Packaging/man/*.mdoc; do
  name=$(basename "$hand" .mdoc)
  title=${name//-/ }
  draft=$drafts/${name//-/.}.1
  read -ra words <<<"$title"
  values "${words[@]:1}" >"$drafts/values"
  {
    # A page is named with a hyphen, as manuals of subcommands are.
    sed -E '/^\.Sh DESCRIPTION/,$d; s/^(\.Dt [A-Z]+)\./\1-/; s/^(\.Nd .*)\."$/\1"/' "$draft" |
      sed -e "s/^\.Nm \"$title\"/.Nm $name/" -e "s/^\.Nm\$/.Nm \"$title\"/"
    sed '/^\.\\" options/,$d' "$hand"
    sed -n '/^\.Sh DESCRIPTION/,/^\.Sh "EXIT STATUS"/p' "$draft" |
      sed -n '/^\.Bl/,$p' | sed '/^\.Sh/d' | with_values "$drafts/values"
    sed '1,/^\.\\" options/d' "$hand"
  } >"$folder/$name.1"
done
