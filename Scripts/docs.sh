#!/usr/bin/env bash
# Builds the reference of Engine as static pages: docs.sh [FOLDER]
# Warnings are errors, but for parameters that need no words, such as `file` and `line`.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-.build/docs}
Scripts/need.sh docs docc:swift swift:swift
swift build --target Engine
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
swift symbolgraph-extract -module-name Engine -I "$(swift build --show-bin-path)/Modules" \
  -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p')" \
  -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
docc convert Sources/Engine/Engine.docc --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name Engine --fallback-bundle-identifier pokeanim.Engine \
  --transform-for-static-hosting --output-dir "$folder" 2>"$graphs/said" || {
  cat "$graphs/said" >&2
  exit 1
}
if grep -E '^(warning|error): ' "$graphs/said" | grep -v "^warning: Parameter '.*' is missing documentation"; then
  echo "docs: the reference has warnings" >&2
  exit 1
fi
echo "docs: $folder, to be served by any web server; it begins at documentation/engine"
