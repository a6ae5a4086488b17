#!/usr/bin/env bash
# Type-checks the benchmarks against the engine that `swift build` has just made: seconds, where
# a build of the nested package would compile the engine once more.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=$(swift build --show-bin-path)/Modules
mapfile -t files < <(find Benchmarks/Sources/bench -name "*.swift" | sort)
swiftc -typecheck -swift-version 6 -warnings-as-errors -module-name bench -I "$modules" \
  -Xcc -fmodule-map-file=Benchmarks/Sources/CAllocations/include/module.modulemap -I Benchmarks/Sources/CAllocations/include \
  -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility \
  "${files[@]}"
echo "check-benchmarks: ${#files[@]} files fit the engine"
