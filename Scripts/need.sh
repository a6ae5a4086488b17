#!/usr/bin/env bash
# Says which programs are missing, and the Debian packages that have them.
# Usage: need.sh TARGET PROGRAM:PACKAGE …
set -euo pipefail
target=$1
shift
missing=()
packages=()
for need in "$@"; do
  command -v "${need%%:*}" >/dev/null && continue
  missing+=("${need%%:*}")
  packages+=("${need#*:}")
done
[ ${#missing[@]} -gt 0 ] || exit 0
echo "make $target: missing: ${missing[*]}; on Debian: apt-get install ${packages[*]}" >&2
exit 1
