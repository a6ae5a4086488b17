#!/usr/bin/env bash
# Tests install.sh with a made-up program: what comes, what goes, and what it leaves alone.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/install.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "test-install: $*" >&2
  exit 1
}
listing() { find "$1" -printf '%y %m %P\n' | sort; }

install -D -m 755 /dev/null "$work/stage/bin/program"
install -D -m 644 /dev/null "$work/stage/share/pokeanim/a picture.svg"
install -D -m 644 /dev/null "$work/stage/share/man/man1/program.1"

export DESTDIR=$work/root PREFIX=/usr
"$script" "$work/stage" >/dev/null
[ "$(stat -c %a "$DESTDIR/usr/bin/program")" = 755 ] || fail "the program can't be run"
[ -f "$DESTDIR/usr/share/pokeanim/a picture.svg" ] || fail "a picture is missing"
! grep -q "$work" "$DESTDIR/usr/share/pokeanim/installed" || fail "the list names DESTDIR"
# Once more: the folders of the first time are remembered.
"$script" "$work/stage" >/dev/null
"$script" --uninstall >/dev/null
[ ! -e "$DESTDIR" ] || fail "left behind: $(listing "$DESTDIR")"
! "$script" --uninstall >/dev/null 2>"$work/said" || fail "nothing was installed, and it says nothing"
grep -q "nothing is installed in $DESTDIR/usr" "$work/said" || fail "$(cat "$work/said")"

# What others have there stays, and so do their folders.
export DESTDIR='' PREFIX=$work/full
mkdir -p "$PREFIX/share/man" "$PREFIX/share/pokeanim"
touch "$PREFIX/share/pokeanim/own"
listing "$PREFIX" >"$work/before"
"$script" "$work/stage" >/dev/null
touch "$PREFIX/bin/other"
"$script" --uninstall >/dev/null
[ -f "$PREFIX/bin/other" ] || fail "took another program away"
rm -r "$PREFIX/bin"
listing "$PREFIX" | diff "$work/before" - || fail "not as before"

if PREFIX=usr "$script" "$work/stage" 2>"$work/said"; then fail "a relative PREFIX is taken"; fi
grep -q "PREFIX must be absolute" "$work/said" || fail "$(cat "$work/said")"
echo "test-install: passed"
