#!/usr/bin/env bash
# Tests full.sh with a made-up Makefile in a temporary repository.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir "$root/Scripts"
cp "$scripts/full.sh" "$root/Scripts"
cd "$root"
git init -q
printf 'one two three:\n\t@echo ran $@\n\t@! [ $@ = two ] || [ -e .build/fixed ]\n' >Makefile
echo .build >.gitignore

# expect STATUS TEXT ARGUMENT…: what full.sh runs, in one line.
expect() {
  local status=0 output wanted=$1 text=$2
  shift 2
  output=$(Scripts/full.sh "$@" 2>&1) || status=$?
  output=$(echo "$output" | grep -oE '^ran .*|has passed|failed' | paste -sd, || true)
  if [ "$status" -ne "$wanted" ] || [ "$output" != "$text" ]; then
    echo "test-full: $*: wanted status $wanted and \"$text\", got status $status and \"$output\"" >&2
    exit 1
  fi
}

expect 1 "ran one,ran two,failed" one two three
touch .build/fixed
expect 0 "has passed,ran two,ran three" one two three
expect 0 "has passed,has passed,has passed" one two three
expect 0 "ran one,has passed" --again one one
# Another content has passed nothing yet, and the old one still has.
echo more >more
expect 0 "ran one" one
rm more
expect 0 "has passed" one
echo "test-full: passed"
