#!/usr/bin/env bash
# Type-checks the nested packages against the engine that `swift build` has just made: seconds,
# where a build of each would compile the engine once more.
set -euo pipefail
cd "$(dirname "$0")/.."
read -ra options <<<"${BUILD_OPTIONS:-}"
modules=$(swift build "${options[@]}" --show-bin-path)/Modules

# check FOLDER MODULE [OPTION…]
check() {
  local folder=$1 module=$2 files
  mapfile -t files < <(find "$folder/Sources/$module" -name "*.swift" | sort)
  swiftc -typecheck -swift-version 6 -warnings-as-errors -module-name "$module" -I "$modules" \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    "${@:3}" "${files[@]}"
  echo "check-packages: ${#files[@]} files of $module fit the engine"
}

c_modules=()
for headers in Benchmarks/Sources/C*/include; do
  c_modules+=(-Xcc -fmodule-map-file="$headers/module.modulemap" -I "$headers")
done
# Those of the libraries that EngineSDL is made with.
for folder in Sources/CSDL2 Sources/CPNG; do c_modules+=(-I "$folder"); done
if [ -f /usr/include/cairo/cairo.h ]; then
  c_modules+=(-Xcc -fmodule-map-file=Benchmarks/Sources/CCairo/module.modulemap)
fi
# As their manifests say.
machinery=(-Xfrontend -disable-access-control)
check Benchmarks bench "${machinery[@]}" "${c_modules[@]}"
check Fuzz fuzz "${machinery[@]}" -parse-as-library
check Fuzz drive
check Suites suites "${c_modules[@]}" -parse-as-library
