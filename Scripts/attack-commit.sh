#!/usr/bin/env bash
# The attack of .ci/run. attack-commit.sh attacks for a minute, with a draw that comes from the commit:
# the same commit tries the same, the next one another. attack-commit.sh again FILE tries the finds that
# FILE, the output of that, names once more: a machine that does much else may have been too slow. One
# that is found again is an error; the others are only reported.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -eq 0 ]; then
  commit=$(git rev-parse HEAD 2>/dev/null) || commit=1
  exec make attack ARGS="1 $((16#${commit:0:8}))"
fi
if [ $# -ne 2 ] || [ "$1" != again ]; then
  echo "usage: attack-commit.sh [again FILE]" >&2
  exit 2
fi
cat "$2"
finds=$(sed -nE 's/^attack: again: .*ARGS="replay (.*)"$/\1/p' "$2")
if [ -z "$finds" ]; then
  echo "attack-commit: the attack did not come to its end: $2 names no finds" >&2
  exit 1
fi
if ! make attack ARGS="replay $finds"; then
  echo "attack-commit: found again: one or more of $finds" >&2
  exit 1
fi
echo "attack-commit: not found again, and so no error: $finds"
