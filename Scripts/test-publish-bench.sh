#!/usr/bin/env bash
# Tests publish-bench.sh on a made-up checkout, whose benchmarks are lines of text.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
checkout=$(mktemp -d)
trap 'rm -rf "$checkout"' EXIT
page=$checkout/Docs/Performance.md
mkdir -p "$checkout/Scripts" "$checkout/Docs" "$checkout/bin"
cp "$here/publish-bench.sh" "$checkout/Scripts"

# stand_in COMMAND BODY
stand_in() {
  printf '#!/usr/bin/env bash\n%s\n' "$2" >"$checkout/bin/$1"
  chmod +x "$checkout/bin/$1"
}

# expect TEXT ROW…: what publish-bench.sh says, and the rows of the page then.
expect() {
  local output
  output=$(PATH=$checkout/bin:$PATH "$checkout/Scripts/publish-bench.sh" 2>&1)
  if [[ $output != *"$1"* ]] || [ "$(sed '1,/^|---/d' "$page")" != "$(printf '%s\n' "${@:2}")" ]; then
    printf 'test-publish-bench: wanted "%s" and\n' "$1" >&2
    printf '%s\n' "${@:2}" >&2
    printf 'got "%s" and\n%s\n' "$output" "$(cat "$page")" >&2
    exit 1
  fi
}

# measured COMMIT ROW…: what is measured from now on, and where.
measured() {
  stand_in git "echo $1"
  shift
  printf '%s\n' "$@" >"$checkout/rows"
  stand_in swift "cat '$checkout/rows'"
}

printf '# How quick it is\n\nBefore Cairo.\n\n<!-- made by make performance -->\n\nold\n' >"$page"
list='| list | allocations | 0.00 | 0.00 |  |'
circle='| paint a circle | time, against Cairo | 0.30 | 0.25 | missed |'
box='| paint a box | time, against Cairo | 0.20 | 0.25 |  |'

measured aaaa111 "$list" "$circle" "$box"
expect "Docs/Performance.md" "$list" "$circle" "$box"
! grep -q "was missing here" "$page" || { echo "test-publish-bench: nothing is missing" >&2; exit 1; }

old_circle='| paint a circle | time, against Cairo | 0.30 | 0.25 | missed, commit aaaa111 |'
old_box='| paint a box | time, against Cairo | 0.20 | 0.25 | commit aaaa111 |'
for commit in bbbb222 cccc333; do
  new="| list | allocations | 1.00 | 0.00 | missed |"
  measured $commit "$new"
  expect "libcairo2-dev is missing; 2 rows against Cairo are older" "$new" "$old_circle" "$old_box"
  grep -q "commit $commit\.$" "$page" && grep -q "libcairo2-dev was missing here" "$page"
done

measured dddd444 "$list" "$circle" "$box"
expect "Docs/Performance.md" "$list" "$circle" "$box"
[ "$(head -3 "$page" | tail -1)" = "Before Cairo." ]
echo "test-publish-bench: passed"
