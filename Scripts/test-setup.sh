#!/usr/bin/env bash
# Tests setup.sh on a made-up machine: a PATH that holds nothing but stand-ins.
set -euo pipefail
script=$(cd "$(dirname "$0")" && pwd)/setup.sh
machine=$(mktemp -d)
trap 'rm -rf "$machine"' EXIT
log=$machine/log
for tool in bash env sed; do ln -s "$(command -v "$tool")" "$machine/$tool"; done

# stand_in COMMAND BODY
stand_in() {
  printf '#!/usr/bin/env bash\n%s\n' "$2" >"$machine/$1"
  chmod +x "$machine/$1"
}

# expect STATUS TEXT LOG [ARGUMENT…]: how setup.sh ends, what it says, which commands it has run.
expect() {
  local status=0 output
  : >"$log"
  output=$(PATH=$machine "$script" "${@:4}" 2>&1) || status=$?
  if [ "$status" -ne "$1" ] || [[ $output != *"$2"* ]] || [ "$(cat "$log")" != "$3" ]; then
    printf 'test-setup: wanted status %s, "%s" and the commands\n%s\n' "$1" "$2" "$3" >&2
    printf 'got status %s, "%s" and\n%s\n' "$status" "$output" "$(cat "$log")" >&2
    exit 1
  fi
}

swift_says() { stand_in swift "echo 'Swift version $1 (swift-$1-RELEASE)'"; }
has_packages() { stand_in dpkg-query "case ' $* ' in *\" \$4 \"*) printf installed ;; *) exit 1 ;; esac"; }

expect 1 "Swift is missing" ""
swift_says 6.1.3
expect 1 "Swift 6.1 is too old" ""
swift_says 5.10
expect 1 "Swift 5.10 is too old" ""
swift_says 6.10.1
expect 0 "this is no Debian" ""

stand_in git ""
stand_in id "echo 1000"
stand_in apt-get "echo apt-get \$* >>'$log'"
has_packages libsdl2-dev libsdl2-ttf-dev libpng-dev fonts-inter libfribidi0
expect 0 "" ""

has_packages libsdl2-dev libpng-dev fonts-inter libfribidi0
expect 1 "neither root nor sudo; ask an administrator to install: libsdl2-ttf-dev" ""
expect 1 "install: libsdl2-ttf-dev xvfb xdotool x11-xkb-utils openbox weston dbus-daemon ffmpeg chromium librlottie0-1 fontconfig fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji libharfbuzz-bin librsvg2-bin unicode-data" "" --tests

expect 1 "bash-completion desktop-file-utils appstream binutils dpkg-dev fakeroot lintian" "" --packaging
expect 1 "missing: libsdl2-ttf-dev; make setup installs them" "" --check

stand_in id "echo 0"
install="apt-get -q -y install --no-install-recommends"
expect 0 "installing libsdl2-ttf-dev" $'apt-get -q -y update\n'"$install libsdl2-ttf-dev"
rm "$machine/git"
expect 0 "" $'apt-get -q -y update\n'"$install libsdl2-ttf-dev git ca-certificates"
stand_in git ""

stand_in id "echo 1000"
stand_in sudo "echo sudo >>'$log'; \"\$@\""
expect 0 "" $'sudo\napt-get -q -y update\nsudo\n'"$install libsdl2-ttf-dev"

stand_in apt-get "exit 100"
expect 1 "apt-get could not install: libsdl2-ttf-dev" $'sudo\nsudo'
echo "test-setup: passed"
