#!/usr/bin/env bash
# Builds everything that is installed into a folder that is laid out like a PREFIX: the program with
# Swift's runtime in it, its pictures, icons, manual pages, completions and desktop files, and the
# sources of what Swift files are compiled with.
# Usage: stage.sh FOLDER
set -euo pipefail
stage=$1
cd "$(dirname "$0")/.."
share=$stage/share

Scripts/setup.sh --check
echo "build: compiling for speed; the first time takes some minutes"
built=$(Scripts/release.sh)

rm -rf "$stage"
install -D -m 755 "$built" "$stage/bin/pokeanim"
strip --strip-unneeded -R .comment -R .note "$stage/bin/pokeanim"

install -d "$share/pokeanim/Vectors"
install -m 644 Assets/*.svg Assets/*.json "$share/pokeanim"
for slides in Starter.slides Examples/fernway.slides Examples/feed.slides Examples/player.slides Examples/settings.slides; do
  install -d "$share/pokeanim/$slides"
  install -m 644 Assets/"$slides"/* "$share/pokeanim/$slides"
done
install -m 644 Assets/Vectors/*.json "$share/pokeanim/Vectors"
# copy_tree FROM TO [FIND'S TESTS]: the files below a folder, with their folders.
copy_tree() {
  local from=$1 to=$2 file
  shift 2
  while IFS= read -r file; do
    install -D -m 644 "$from/$file" "$to/$file"
  done < <(find "$from" -type f "$@" -printf '%P\n')
}
copy_tree Assets/Playground "$share/pokeanim/Playground"
while IFS= read -r module; do
  copy_tree "Sources/$module" "$share/pokeanim/Sources/$module" -name '*.swift'
done <Assets/Playground/engine.txt
install -D -m 644 Packaging/pokeanim.desktop "$share/applications/pokeanim.desktop"
install -D -m 644 Packaging/pokeanim.metainfo.xml \
  "$share/metainfo/page.pokeanim.pokeanim.metainfo.xml"
install -D -m 644 Assets/icon.svg "$share/icons/hicolor/scalable/apps/pokeanim.svg"

program=$stage/bin/pokeanim
"$program" icons --output "$share/icons/hicolor"
completions() {
  # Bash looks for files, as slides, where there is no such command.
  install -D -m 644 <("$program" --generate-completion-script "$1" |
    sed -e '1{/^#!/d}' -e 's/^complete -o filenames/& -o default/') "$share/$2"
}
completions bash bash-completion/completions/pokeanim
completions zsh zsh/site-functions/_pokeanim
completions fish fish/vendor_completions.d/pokeanim.fish
Scripts/manual.sh "$program" "$share/man/man1"
echo "build: $(du -h "$program" | cut -f1) program in $program"
