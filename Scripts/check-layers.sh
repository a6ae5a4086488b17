#!/usr/bin/env bash
# Proves the order of the engine's layers: a layer uses only those before it in the list.
#
# For every k the files of layer k must type-check with those of layers 1…k alone.
# Usage: check-layers.sh [ROOT]
set -euo pipefail
root=${1:-$(dirname "$0")/..}
engine=$root/Sources/Engine

layers=(
  Geometry Timing Animation Clock Reconciler Input Graphics Views Layout Descriptions
  Collections Interaction Drawing Runtime
)

fail() {
  echo "check-layers: $*" >&2
  exit 1
}

# typecheck FILE…: each file that comes after "-primary-file" is checked, the others are only known.
typecheck() {
  swiftc -frontend -typecheck -swift-version 6 -parse-as-library -module-name Engine \
    -package-name pokeanim -suppress-warnings \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    "$@" 2>&1
}

# Every Swift file must lie in the folder of a known layer, or it would escape the check.
check_places() {
  local file folder
  while IFS= read -r file; do
    folder=${file#"$engine"/}
    [[ $folder == */* ]] || fail "$folder lies in no layer; move it into a layer's folder"
    folder=${folder%%/*}
    [[ " ${layers[*]} " == *" $folder "* ]] ||
      fail "$folder is no layer; give it a place in the order in this script and ARCHITECTURE.md"
  done < <(find "$engine" -name '*.swift' | sort)
}

# Says why layer $1 does not compile: the engine as a whole does not, or a layer reaches ahead.
explain() {
  local layer=$1 message=$2 whole
  mapfile -t whole < <(find "$engine" -name '*.swift' | sort)
  echo "$message" >&2
  if typecheck "${whole[@]}" >/dev/null; then
    fail "$layer uses a layer that comes after it. The order is: ${layers[*]}." \
      "Move the code down, or turn the dependency round."
  fi
  fail "the engine does not compile; the first errors are in $layer or before it"
}

check_places
files=()
checked=0
for layer in "${layers[@]}"; do
  [ -d "$engine/$layer" ] || continue
  mapfile -t own < <(find "$engine/$layer" -name '*.swift' | sort)
  [ ${#own[@]} -gt 0 ] || continue
  primary=()
  for file in "${own[@]}"; do primary+=(-primary-file "$file"); done
  message=$(typecheck "${files[@]}" "${primary[@]}") || explain "$layer" "$message"
  files+=("${own[@]}")
  checked=$((checked + 1))
done
[ "$checked" -gt 0 ] || fail "no layer found in $engine"
echo "check-layers: $checked layers, each using only those before it"
