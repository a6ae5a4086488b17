#!/usr/bin/env bash
# Lets libFuzzer look for bytes that break a rule of the engine: fuzz.sh [SECONDS [TARGET…]]
# Without targets all of them, one after the other. What broke a rule lies in Fuzz/.build/found;
# give such a file to the program in place of a folder to see it again.
set -euo pipefail
cd "$(dirname "$0")/../Fuzz"
seconds=${1:-60}
targets=("${@:2}")
if [ ${#targets[@]} -eq 0 ]; then
  mapfile -t targets < <(sed -nE 's/^  case ([a-z]+)$/\1/p' Sources/fuzz/Target.swift)
fi
swift build -c release --sanitize=fuzzer --product fuzz
program=$(swift build -c release --sanitize=fuzzer --show-bin-path)/fuzz
# The toolchain's own crash reports hide the fuzzer's.
export SWIFT_BACKTRACE=enable=no
for target in "${targets[@]}"; do
  echo "fuzz: $target for $seconds s"
  corpus=.build/corpus/$target
  mkdir -p "$corpus" .build/found
  given=()
  [ ! -d "Corpus/$target" ] || given=("Corpus/$target")
  FUZZ_TARGET=$target "$program" -max_total_time="$seconds" -print_final_stats=1 -verbosity=0 \
    -timeout=10 -rss_limit_mb=4096 -artifact_prefix=.build/found/"$target"- "$corpus" "${given[@]}"
done
echo "fuzz: no rule was broken"
