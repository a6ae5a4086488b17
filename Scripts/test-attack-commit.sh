#!/usr/bin/env bash
# Tests attack-commit.sh with stand-ins for git and make.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/attack-commit.sh
machine=$(mktemp -d)
trap 'rm -rf "$machine"' EXIT
log=$machine/log
said=$machine/said

# stand_in COMMAND BODY
stand_in() {
  printf '#!/usr/bin/env bash\n%s\n' "$2" >"$machine/$1"
  chmod +x "$machine/$1"
}

# expect STATUS TEXT LOG [ARGUMENT…]: how the script ends, what it says, what it has asked make for.
expect() {
  local status=0 output
  : >"$log"
  output=$(PATH=$machine:$PATH "$script" "${@:4}" 2>&1) || status=$?
  if [ "$status" -ne "$1" ] || [[ $output != *"$2"* ]] || [ "$(cat "$log")" != "$3" ]; then
    printf 'test-attack-commit: wanted status %s, "%s" and %s\n' "$1" "$2" "$3" >&2
    printf 'got status %s, "%s" and %s\n' "$status" "$output" "$(cat "$log")" >&2
    exit 1
  fi
}

makes() { stand_in make "echo \"\$*\" >>'$log'; exit $1"; }

makes 0
stand_in git "echo 000000ff00000000000000000000000000000000"
expect 0 "" "attack ARGS=1 255"
expect 0 "" "attack ARGS=1 255"
stand_in git "echo 0000010000000000000000000000000000000000"
expect 0 "" "attack ARGS=1 256"
stand_in git "exit 128"
expect 0 "" "attack ARGS=1 1"
makes 2
expect 2 "" "attack ARGS=1 1"

printf '%s\n' 'attack: 9 cases with seed 255, 2 bad' \
  'attack: again: make attack ARGS="replay calls:1 storms:22"' >"$said"
again="attack ARGS=replay calls:1 storms:22"
expect 1 "found again: one or more of calls:1 storms:22" "$again" again "$said"
makes 0
expect 0 "not found again, and so no error: calls:1 storms:22" "$again" again "$said"
expect 0 "9 cases with seed 255, 2 bad" "$again" again "$said"
echo "make: *** [attack] Error 1" >"$said"
expect 1 "did not come to its end" "" again "$said"
expect 2 "usage" "" again
echo "test-attack-commit: passed"
