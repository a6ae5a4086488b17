#!/usr/bin/env bash
# Makes a Debian package of what stage.sh has built. Usage: deb.sh STAGE VERSION PACKAGE
set -euo pipefail
stage=$(realpath "$1")
version=$2
package=$(realpath -m "$3")
cd "$(dirname "$0")/.."
Scripts/need.sh deb dpkg-deb:dpkg dpkg-shlibdeps:dpkg-dev fakeroot:fakeroot gzip:gzip

work=.build/program/deb
root=$work/root
doc=$root/usr/share/doc/pokeanim
email=${DEBEMAIL:-$(git config user.email 2>/dev/null || echo pokeanim@users.noreply.github.com)}
maintainer="${DEBFULLNAME:-the pokeanim authors} <$email>"
date=$(sed -nE 's/^## .* ([0-9]{4}-[0-9]{2}-[0-9]{2})$/\1/p' CHANGELOG.md | head -1)
rm -rf "$work"
mkdir -p "$root/DEBIAN" "$doc" "$work/debian"
cp -r "$stage" "$work/usr"
cp -r "$work/usr" "$root"
# Debian's places for what other packages bring to the shells.
if [ -d "$root/usr/share/zsh/site-functions" ]; then
  mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
fi
find "$root/usr/share/man" -name '*.1' -exec gzip -9n {} +

{
  echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
  echo "Upstream-Name: pokeanim"
  printf '\nFiles: *\nCopyright: 2026 the pokeanim authors\n'
  printf '           1991-2022 Unicode, Inc. (tables of line breaks and directions)\nLicense: Expat\n'
  sed '1,/^Permission/{/^Permission/!d}; s/^$/./; s/^/ /' LICENSE
} >"$doc/copyright"
{
  printf 'pokeanim (%s) stable; urgency=medium\n\n  * See %s.\n\n' "$version" "CHANGELOG.md"
  printf ' -- %s  %s\n' "$maintainer" "$(date -u -R -d "$date")"
} | gzip -9n >"$doc/changelog.gz"

# The versions of libraries that the program was linked with, as Debian's own tools say it.
touch "$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O usr/bin/pokeanim 2>/dev/null | sed 's/^shlibs:Depends=//')
# They overlook packed relocations, which an older C library does not read.
if readelf -d "$root/usr/bin/pokeanim" | grep '(RELR)' >/dev/null; then libraries+=', libc6 (>= 2.36)'; fi
cat >"$root/DEBIAN/control" <<END
Package: pokeanim
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $libraries, fonts-inter
Recommends: libfribidi0, fonts-noto-color-emoji
Suggests: ffmpeg, fonts-noto-core, fonts-noto-cjk
Section: graphics
Priority: optional
Description: explore, tune and render UI animations
 Try out how a user interface moves. Every change in the window can be played,
 dragged back and forth by hand, reversed, slowed down and interrupted at any
 moment, and nothing jumps. Curves and springs are tuned while they run.
 .
 Images and films are rendered without a display, the same on every run.
END
(cd "$root" && find usr -type f -exec md5sum {} + | sort -k2) >"$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod go-w {} +
fakeroot dpkg-deb --build "$root" "$package" >/dev/null
echo "deb: $(du -h "$package" | cut -f1) $package"
