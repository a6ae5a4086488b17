#!/usr/bin/env bash
# Records ten runs of five minutes in a release build, and checks them there, in a debug build, and
# in other languages and time zones: check-recordings.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-.build/recordings}
rm -rf "$folder"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
read -ra options <<<"${BUILD_OPTIONS:-}"
POKEANIM_RECORDINGS=$folder Scripts/test.sh --filter LongRecordingsTests
swift build --product pokeanim
debug=$(swift build --show-bin-path)/pokeanim
release=$(swift build "${options[@]}" --show-bin-path)/pokeanim
for file in "$folder"/*.jsonl; do
  LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu "$debug" replay "$file" --check
  LC_ALL=de_DE.UTF-8 TZ=America/St_Johns "$release" replay "$file" --check
done
echo "check-recordings: $(ls "$folder" | wc -l) recordings are equal everywhere"
