#!/usr/bin/env bash
# Installs what stage.sh has built into an empty folder and uses all of it there as a stranger would;
# makes a Debian package, installs, uses and removes it; and looks whether anything is left.
# The package is installed for real where this runs as root. Usage: check-install.sh STAGE VERSION
set -euo pipefail
cd "$(dirname "$0")/.."
stage=$(realpath "$1")
version=$2
largest=$((25 << 20))
Scripts/need.sh check-install readelf:binutils Xvfb:xvfb xdotool:xdotool man:man-db \
  desktop-file-validate:desktop-file-utils appstreamcli:appstream lintian:lintian

work=$(mktemp -d)
cleanup() {
  [ -z "${window:-}" ] || kill "$window" 2>/dev/null || true
  [ -z "${display:-}" ] || kill "$display" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

fail() {
  echo "check-install: $*" >&2
  exit 1
}
step() { echo "check-install: $*"; }

# Everything that stands in a file system's tree, with kinds.
listing() { find "$1" -printf '%y %P\n' | sort; }

# check_program PROGRAM: runs it from / with an emptied environment.
check_program() {
  local program=$1 folder=$work/run
  rm -rf "$folder"
  mkdir "$folder"
  bare() { (cd / && env -i "$@"); }
  [ "$(bare "$program" --version)" = "$version" ] || fail "$program: another version"
  bare "$program" render --duration 0 -o "$folder/a.png" || fail "$program can't render"
  bare "$program" render --screen gallery --fps 10 --duration 0.3 -o "$folder/%d.ppm"
  [ "$(find "$folder" -name '*.ppm' -size +100k | wc -l)" = 4 ] || fail "frames are missing"
  bare "$program" trace --duration 0 | grep -q '^{"frame":0' || fail "$program can't trace"
  bare "$program" selftest | grep -q ' 0 failed$' || fail "$program fails its selftest"
  bare SDL_VIDEODRIVER=dummy "$program" doctor >"$folder/doctor" || fail "$(cat "$folder/doctor")"
  grep -q "^ok      pictures ${program%/bin/*}/share/pokeanim$" "$folder/doctor" ||
    fail "foreign pictures: $(cat "$folder/doctor")"
}

# check_window PROGRAM: opens its window on a virtual display, and closes it.
check_window() {
  local number
  exec 3<>"$work/number"
  Xvfb -displayfd 3 -screen 0 1280x1024x24 2>/dev/null &
  display=$!
  for _ in $(seq 100); do [ -s "$work/number" ] && break || sleep 0.1; done
  number=$(cat "$work/number")
  (cd / && exec env -i DISPLAY=":$number" HOME="$work" "$1" --stats) >"$work/said" 2>&1 &
  window=$!
  DISPLAY=:$number timeout 60 xdotool search --sync --onlyvisible --class pokeanim >/dev/null ||
    fail "no window: $(cat "$work/said")"
  sleep 1
  DISPLAY=:$number xdotool key q
  wait "$window" || fail "the window ended badly: $(cat "$work/said")"
  grep -q '^pokeanim: start-up-ms [0-9]' "$work/said" || fail "nothing was shown"
  kill "$display"
  wait "$display" || true
  window= display=
}

# check_share PREFIX: what lies beside the program.
check_share() {
  local share=$1/share page size
  desktop-file-validate "$share/applications/pokeanim.desktop"
  appstreamcli validate --no-net "$share"/metainfo/*.metainfo.xml >"$work/said" ||
    fail "$(cat "$work/said")"
  for size in 16 32 48 64 128 256; do
    [ -s "$share/icons/hicolor/${size}x$size/apps/pokeanim.png" ] || fail "no icon of $size pixels"
  done
  for page in pokeanim pokeanim-render pokeanim-trace pokeanim-replay pokeanim-timeline pokeanim-strip pokeanim-export pokeanim-gallery pokeanim-new pokeanim-selftest pokeanim-doctor; do
    MANPATH=$share/man man -P cat "$page" >"$work/page" 2>"$work/said" || fail "no page $page"
    [ ! -s "$work/said" ] || fail "$page: $(cat "$work/said")"
    for heading in NAME SYNOPSIS DESCRIPTION "EXIT STATUS" EXAMPLES "SEE ALSO"; do
      grep -q "^$heading" "$work/page" || fail "$page has no $heading"
    done
  done
  MANPATH=$share/man man -P cat pokeanim-render | grep -q -- '--output' || fail "no options"
}

# check_sources PREFIX: those that Swift files are compiled with, all of them, and a compiler for them.
check_sources() {
  local share=$1/share/pokeanim module
  diff -r Assets/Playground "$share/Playground" || fail "the playground's files differ"
  while IFS= read -r module; do
    diff <(cd "Sources/$module" && find . -name '*.swift' -exec sha256sum {} + | sort) \
      <(cd "$share/Sources/$module" && find . -type f -exec sha256sum {} + | sort) ||
      fail "the sources of $module differ"
  done <Assets/Playground/engine.txt
  (cd / && env -i PATH="$PATH" HOME="$work" SDL_VIDEODRIVER=dummy "$1/bin/pokeanim" doctor) |
    grep -q '^ok      swift    Swift .*; the first Swift file builds the engine for it' ||
    fail "Swift files can't be played"
}

# check_completion PREFIX: words and file names, in bash.
check_completion() {
  local file=$1/share/bash-completion/completions/pokeanim
  mkdir -p "$work/complete/folder"
  touch "$work/complete/onboarding.script" "$work/complete/Inter.otf"
  complete_line() {
    (cd "$work/complete" && bash --norc -c '
      [ ! -f /usr/share/bash-completion/bash_completion ] || . /usr/share/bash-completion/bash_completion
      . "$1"; shift
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9
      $(complete -p pokeanim | sed -E "s/.*-F ([^ ]+).*/\1/") pokeanim "${@: -1}" "${@: -2:1}"
      printf "%s\n" "${COMPREPLY[@]}"' bash "$file" "$@" 2>/dev/null) || true
  }
  complete_line pokeanim ren | grep -qx 'render *' || fail "bash does not complete commands"
  complete_line pokeanim render --scr | grep -qx -- '--script *' || fail "nor options"
  complete_line pokeanim --theme d | grep -qx 'dark *' || fail "nor values"
  complete_line pokeanim trace --script onb | grep -qx 'onboarding.script *' || fail "nor scripts"
  complete_line pokeanim --font Int | grep -qx 'Inter.otf *' || fail "nor fonts"
  complete_line pokeanim --assets fol | grep -q '^folder' || fail "nor folders"
}

step "the program"
program=$stage/bin/pokeanim
[ "$(stat -c %s "$program")" -le "$largest" ] || fail "$(du -h "$program") is too large"
if readelf -d "$program" | grep -E 'RUNPATH|RPATH|swift|Foundation'; then
  fail "the program needs the toolchain"
fi

step "make install"
make --no-print-directory install DESTDIR="$work/root" PREFIX=/usr >"$work/said"
check_program "$work/root/usr/bin/pokeanim"
check_window "$work/root/usr/bin/pokeanim"
check_share "$work/root/usr"
check_sources "$work/root/usr"
check_completion "$work/root/usr"
make --no-print-directory install DESTDIR="$work/root" PREFIX=/usr >"$work/said"
make --no-print-directory uninstall DESTDIR="$work/root" PREFIX=/usr >"$work/said"
[ ! -e "$work/root" ] || fail "left behind: $(listing "$work/root")"
# What was there before stays.
mkdir -p "$work/full/share/icons" "$work/full/share/pokeanim"
touch "$work/full/share/pokeanim/own"
listing "$work/full" >"$work/before"
make --no-print-directory install PREFIX="$work/full" >"$work/said"
make --no-print-directory uninstall PREFIX="$work/full" >"$work/said"
listing "$work/full" | diff "$work/before" - || fail "not as before"

step "make deb"
make --no-print-directory deb >"$work/said"
package=$(realpath .build/program/pokeanim_"$version"_*.deb)
lintian --no-tag-display-limit --fail-on error "$package" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
for name in $(dpkg-deb -f "$package" Depends | sed -E 's/ \([^)]*\)//g; s/,//g'); do
  case $name in
    libpng16-16 | libsdl2-2.0-0 | libsdl2-ttf-2.0-0 | fonts-inter | libc6 | libgcc-s1 | libstdc++6) ;;
    *) fail "the package wants $name" ;;
  esac
done
if [ "$(id -u)" -eq 0 ] && [ ! -e /usr/bin/pokeanim ]; then
  dpkg -i "$package" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
  check_program /usr/bin/pokeanim
  check_window /usr/bin/pokeanim
  dpkg --purge pokeanim >"$work/said" 2>&1
  for place in bin share/pokeanim share/applications/pokeanim.desktop share/doc/pokeanim; do
    [ "$place" = bin ] && place=bin/pokeanim
    [ ! -e "/usr/$place" ] || fail "the package leaves /usr/$place"
  done
else
  step "not root, or installed already: the package is not tried"
fi
echo "check-install: passed"
