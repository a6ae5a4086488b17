#!/usr/bin/env bash
# Runs the tests under a sanitizer, in a build of its own: sanitize.sh address|thread [FILTER]
# A build takes minutes and the tests several times their usual time, so this is no part of .ci/run.
# All tests are run, with a tenth of the random seeds (FORALL_SHARE= tries all); those that wait for a
# program have more patience with it.
set -euo pipefail
cd "$(dirname "$0")/.."
kind=${1:-}
mkdir -p .build
# link_in FUNCTION TEXT: links in what the sanitizer asks for its settings, for programs that the tests
# start with an environment of their own.
link_in() {
  echo "const char *$1(void) { return \"$2\"; }" | clang -x c -c -o ".build/$1.o" -
  link+=(-Xlinker "$PWD/.build/$1.o")
}
link=()
case $kind in
  address)
    # Fonts and drivers that libraries keep to the end are theirs; the tests count our own objects.
    # In the environment for programs that the tests compile.
    export ASAN_OPTIONS=detect_leaks=0
    link_in __asan_default_options detect_leaks=0 ;;
  thread)
    # At an end it waits a second for races, as long as a window has to close. It doesn't see that a
    # thread gets one of Swift's mutexes after a wait: that is within the library, which is built
    # without it.
    link_in __tsan_default_options atexit_sleep_ms=0
    link_in __tsan_default_suppressions race:10UnfinishedO ;;
  *)
    echo "usage: sanitize.sh address|thread [FILTER]" >&2
    exit 2 ;;
esac
export FORALL_SHARE=${FORALL_SHARE-10}
export POKEANIM_PATIENCE=${POKEANIM_PATIENCE:-10}
# A crash report of programs that large takes longer than all tests.
export SWIFT_BACKTRACE=enable=no
# Frames are several times as large under a sanitizer; so must be the stacks for what is deep.
ulimit -s 65536 2>/dev/null || true
# Under a debugger's memory layout the sanitizers of this toolchain start on every kernel.
fixed_addresses=()
if command -v setarch >/dev/null && setarch -R true 2>/dev/null; then
  fixed_addresses=(setarch -R)
fi
# What is optimised takes a third of the time, and lies in memory and races with others as it is given
# to people.
"${fixed_addresses[@]}" swift test --disable-xctest -c release -Xswiftc -enable-testing \
  --sanitize="$kind" --scratch-path ".build/sanitize-$kind" "${link[@]}" ${2:+--filter "$2"}
echo "sanitize: nothing found by the $kind sanitizer"
