#!/usr/bin/env bash
# Sees to it that this machine can build and run pokeanim; with --tests, that it can test it, and
# with --packaging, that it can make and check what is installed.
# Installs only what is missing, and touches nothing (nor the network) when nothing is; with --check
# it only says what is.
set -euo pipefail

packages=(libsdl2-dev libsdl2-ttf-dev libpng-dev fonts-inter libfribidi0)
if [ "${1:-}" = --tests ]; then
  # Displays, hands and keyboards; desktops to be a guest of, and their bus; what makes films.
  packages+=(xvfb xdotool x11-xkb-utils openbox weston dbus-daemon ffmpeg)
  # Players of exports.
  packages+=(chromium librlottie0-1)
  # Text that Inter has no glyphs for, and what finds its font.
  packages+=(fontconfig fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji)
  # Another shaper of text.
  packages+=(libharfbuzz-bin)
  # Another reader of SVG, to compare pictures with.
  packages+=(librsvg2-bin)
  # Unicode's own test of where lines may end.
  packages+=(unicode-data)
elif [ "${1:-}" = --packaging ]; then
  # A display and a hand for the installed program; readers and judges of all that comes with it.
  packages+=(xvfb xdotool man-db bash-completion desktop-file-utils appstream)
  packages+=(binutils dpkg-dev fakeroot lintian)
fi

fail() {
  echo "setup: $*" >&2
  exit 1
}

check_swift() {
  command -v swift >/dev/null ||
    fail "Swift is missing; install Swift 6.2 or newer from https://www.swift.org/install/linux/"
  local version major minor
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p')
  major=${version%%.*}
  minor=${version##*.}
  if [ -z "$version" ] || [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
    fail "Swift ${version:-of an unknown version} is too old; pokeanim needs Swift 6.2 or newer"
  fi
}

installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

missing_packages() {
  local package
  for package in "${packages[@]}"; do
    installed "$package" || echo "$package"
  done
  # SwiftPM fetches the one dependency with git, which without recommendations lacks certificates.
  command -v git >/dev/null || printf '%s\n' git ca-certificates
}

check_swift
if ! command -v dpkg-query >/dev/null; then
  echo "setup: this is no Debian; these must be there by other means: ${packages[*]}" >&2
  exit 0
fi
mapfile -t missing < <(missing_packages)
[ ${#missing[@]} -gt 0 ] || exit 0

[ "${1:-}" != --check ] ||
  fail "missing: ${missing[*]}; make setup installs them, or: apt-get install ${missing[*]}"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null ||
    fail "neither root nor sudo; ask an administrator to install: ${missing[*]}"
  as_root=(sudo)
fi
echo "setup: installing ${missing[*]}"
apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
"${as_root[@]}" "${apt[@]}" update || echo "setup: the package lists are not fresh; trying" >&2
"${as_root[@]}" "${apt[@]}" install --no-install-recommends "${missing[@]}" ||
  fail "apt-get could not install: ${missing[*]}"
