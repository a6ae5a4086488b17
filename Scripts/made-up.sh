# Sourced by the tests of checks: small made-up sources in a temporary folder.
# They set `check`, the script that is tested, and `sources`, the folder in `root` that files go to.
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

# put FILE TEXT
put() {
  mkdir -p "$(dirname "$root/$sources/$1")"
  echo "$2" >"$root/$sources/$1"
}

# expect STATUS TEXT: the check ends with the status and says the text.
expect() {
  local status=0 output
  output=$("$check" "$root" 2>&1) || status=$?
  if [ "$status" -ne "$1" ] || [[ $output != *"$2"* ]]; then
    echo "$(basename "$0"): wanted status $1 and \"$2\", got status $status and:" >&2
    echo "$output" >&2
    exit 1
  fi
}
