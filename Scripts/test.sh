#!/usr/bin/env bash
# Runs all tests. If some fail, says again at the end which, before the runner's own summary: a
# run prints thousands of lines, and who reads them often has the last ones only.
set -uo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp "${TMPDIR:-/tmp}/pokeanim-tests.XXXXXX")
trap 'rm -f "$log"' EXIT
read -ra options <<<"${BUILD_OPTIONS:-}"
# Built apart: `swift test` would build with other options than `swift build`, all of it anew, and
# the tools of what the package depends on.
{
  swift build "${options[@]}" --product pokeanimPackageTests &&
    swift test "${options[@]}" --skip-build --disable-xctest "$@"
} 2>&1 | tee "$log"
status=$?
if [ "$status" -ne 0 ]; then
  summary=$(grep -a 'Test run with' "$log" | tail -n 1)
  echo
  echo "What failed:"
  # Twelve lines an issue: it may show a whole text; then the crash, if it was one.
  grep -a -A 11 ' recorded an issue ' "$log" | grep -av '^[◇✔]' | head -n 120
  grep -a -E '^error: |Fatal error|unexpected signal' "$log" | head -n 10
  [ -z "$summary" ] || echo "$summary"
fi
exit "$status"
