#!/usr/bin/env bash
# Tests check-rooms.sh on a small made-up program in a temporary folder.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)
check=$scripts/check-rooms.sh
sources=Sources
. "$scripts/made-up.sh"

mkdir -p "$root/$sources"
expect 1 "no rooms found"
put pokeanim/Look/Pill.swift 'struct Pill {}'
put pokeanim/Tuner/Tuner.swift 'final class Tuner { let pill = Pill() }'
expect 0 "2 files"
# Neither comments nor texts nor names that two files declare are dependencies.
put pokeanim/Look/Words.swift 'let words = "Tuner" // Tuner, and Own'
put pokeanim/Look/A.swift 'private struct Own {}'
put pokeanim/Tuner/B.swift 'private struct Own {}'
expect 0 "5 files"
put pokeanim/Look/Dot.swift '@MainActor package final class Dot { var tuner: Tuner? }'
expect 1 "pokeanim/Tuner"
put pokeanim/Look/Dot.swift 'struct Dot {}'
put Workbench/Frame/Frame.swift 'protocol Frame { var dot: Dot { get } }'
put pokeanim/Look/Rim.swift 'struct Rim: Frame {}'
expect 1 "Workbench/Frame"
echo "test-check-rooms: passed"
