#!/usr/bin/env bash
# Mutates the engine and the onboarding at random, and looks which mutants no test kills:
# mutants.sh [COUNT [SEED]], or mutants.sh replay FILE:LINE:N… for some again. It works on a copy in
# .build/mutants. FORALL_SHARE is the part of the random seeds that is tried, a twentieth if it is
# not set, all if it is empty.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --package-path Mutants --product mutants
program=$(swift build --package-path Mutants --show-bin-path)/mutants
export FORALL_SHARE=${FORALL_SHARE-20}
# A crash report takes longer than the tests of a folder.
export SWIFT_BACKTRACE=enable=no
# A mutant may ask for more and more memory.
ulimit -v 8388608
exec "$program" "$@"
