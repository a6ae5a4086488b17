#!/usr/bin/env bash
# Calls what is public in the engine at random, with arguments at the edges of what numbers are:
# drive.sh [CALLS [SEED [FIRST]]]. A call that the engine refuses with a text of its own is right. One
# that stops without a text, breaks a rule of the driver or takes ten seconds is a find: it is printed
# with the line that makes it again.
set -euo pipefail
cd "$(dirname "$0")/.."
calls=${1:-3000000}
seed=${2:-$RANDOM}
first=${3:-0}
end=$((first + calls))

swift build -c release --package-path Fuzz --product drive
program=$(swift build -c release --package-path Fuzz --show-bin-path)/drive
folder=$(mktemp -d "${TMPDIR:-/tmp}/pokeanim-drive.XXXXXX")
trap 'rm -rf "$folder"' EXIT
# A crash report takes longer than a thousand calls.
export SWIFT_BACKTRACE=enable=no
ulimit -v 4194304
refused=0
finds=0
while [ "$first" -lt "$end" ]; do
  status=0
  # The subshell keeps the shell's own words about a signal to itself.
  ("$program" "$seed" "$first" $((end - first)) "$folder/place" 2>"$folder/said"
    exit $?) 2>/dev/null || status=$?
  [ $status -ne 0 ] || break
  read -r number name <"$folder/place"
  first=$((number + 1))
  if grep -qE '^(Engine|drive)/.*: Fatal error: .' "$folder/said"; then
    refused=$((refused + 1))
    continue
  fi
  finds=$((finds + 1))
  echo "drive: call $number, $name, ended with $status: $(head -c 300 "$folder/said")"
  echo "drive: again: Scripts/drive.sh 1 $seed $number"
done
echo "drive: $calls calls with seed $seed, $refused refused with a text, $finds finds"
[ "$finds" -eq 0 ]
