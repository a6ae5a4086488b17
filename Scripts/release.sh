#!/usr/bin/env bash
# Builds the program as it is given to people: for speed, with Swift's runtime linked in, without what
# debuggers read. Prints where it lies.
set -euo pipefail
cd "$(dirname "$0")/.."
options=(-c release --static-swift-stdlib --disable-local-rpath -debug-info-format none
  --scratch-path .build/program)
# Relocations are packed if the toolchain's linker can do that and the C library reads them: the
# program takes less memory, and starts sooner.
if [ -x "$(dirname "$(realpath "$(command -v swift)")")/ld.lld" ] &&
  printf '%s\n' 'glibc 2.36' "$(getconf GNU_LIBC_VERSION 2>/dev/null)" | sort -V -C; then
  options+=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs)
fi
swift build "${options[@]}" --product pokeanim >&2
echo "$(swift build "${options[@]}" --show-bin-path)/pokeanim"
