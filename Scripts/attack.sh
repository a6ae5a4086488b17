#!/usr/bin/env bash
# Attacks the program at random: attack.sh [MINUTES [SEED [KIND…]]], or attack.sh replay KIND:SEED… for some
# cases again. PROGRAM is the program that is attacked; a release build of this repository if it is
# not set. What is missing on this machine is left out: windows without Xvfb, films without ffmpeg.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${PROGRAM:-}
if [ -z "$program" ]; then
  program=$(Scripts/release.sh)
fi
program=$(realpath "$program")
swift build --package-path Attack >&2
tools=$(swift build --package-path Attack --show-bin-path)

if [ "${1:-}" = replay ]; then
  # What a case is made of stays there to be looked at.
  ATTACK_FOLDER=$PWD/.build/attack
  rm -rf "$ATTACK_FOLDER"
  mkdir -p "$ATTACK_FOLDER"
else
  ATTACK_FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/pokeanim-attack.XXXXXX")
  trap 'rm -rf "$ATTACK_FOLDER"' EXIT
fi
# The driver of random calls, around the engine that the program was built with.
built=$(dirname "$program")
ATTACK_DRIVER=
if [ -d "$built/Engine.build" ]; then
  ATTACK_DRIVER=$tools/drive
  if [ ! "$ATTACK_DRIVER" -nt "$program" ] || [ -n "$(find Fuzz/Sources/drive -newer "$ATTACK_DRIVER")" ]; then
    # Objects of sources that are gone may still lie there.
    mapfile -t objects < <(
      for module in Engine EngineSVG; do
        find "Sources/$module" -name '*.swift' -printf "$built/$module.build/%f.o\n"
      done
    )
    swiftc -O -swift-version 6 -module-name drive -I "$built/Modules" \
      -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility \
      Fuzz/Sources/drive/*.swift "${objects[@]}" -o "$ATTACK_DRIVER"
  fi
fi
export ATTACK_PROGRAM=$program ATTACK_FOLDER ATTACK_DRIVER ATTACK_FAULTS=$tools/libFaults.so
# A crash report takes longer than a hundred cases; and a find may ask for more and more memory.
export SWIFT_BACKTRACE=enable=no
ulimit -v 6291456
ulimit -c 0
"$tools/attack" "$@"
