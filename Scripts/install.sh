#!/usr/bin/env bash
# Copies what stage.sh has built to DESTDIR and PREFIX, or removes what was copied.
# Usage: install.sh STAGE | install.sh --uninstall
# A list of the files, and of the folders that were made for them, lies beside the pictures.
set -euo pipefail
prefix=${PREFIX:-/usr/local}
[[ $prefix == /* ]] || { echo "install: PREFIX must be absolute, and is $prefix" >&2; exit 1; }
root=${DESTDIR:-}$prefix
list=$root/share/pokeanim/installed

# Folders are listed when they are made, before what lies in them.
make_folder() {
  [ ! -d "$1" ] || return 0
  make_folder "$(dirname "$1")"
  mkdir "$1"
  chmod 755 "$1"
  made+=("folder ${1#"${DESTDIR:-}"}")
}

install_files() {
  local made=() file target
  # A second installation is glad of the folders of the first.
  if [ -f "$list" ]; then mapfile -t made < <(sed -n '/^folder /p' "$list"); fi
  make_folder "$root/share/pokeanim"
  while IFS= read -r file; do
    target=$root/$file
    make_folder "$(dirname "$target")"
    install -m "$(stat -c %a "$1/$file")" "$1/$file" "$target"
    made+=("file $prefix/$file")
  done < <(cd "$1" && find . -type f -printf '%P\n' | sort)
  printf '%s\n' "${made[@]}" "file $prefix/share/pokeanim/installed" >"$list"
  echo "install: pokeanim is in $root/bin"
}

uninstall_files() {
  [ -f "$list" ] || { echo "install: nothing is installed in $root" >&2; exit 1; }
  local lines line index
  mapfile -t lines <"$list"
  for ((index = ${#lines[@]} - 1; index >= 0; index--)); do
    line=${lines[index]}
    case $line in
      "file "*) rm -f "${DESTDIR:-}${line#file }" ;;
      "folder "*) rmdir --ignore-fail-on-non-empty "${DESTDIR:-}${line#folder }" 2>/dev/null || true ;;
    esac
  done
  echo "install: pokeanim is gone from $root"
}

umask 022
case ${1:-} in
  --uninstall) uninstall_files ;;
  "") echo "install: name the folder that was built" >&2; exit 1 ;;
  *) install_files "$1" ;;
esac
