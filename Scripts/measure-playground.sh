#!/usr/bin/env bash
# Measures what passes from the save of a Swift file to its first picture, in a window on a virtual
# display: the steps that the program tells with --stats, as lines
# "playground-ms compile N entry N link N load N all N", the last of them "all". Prints medians in
# milliseconds, and judges the whole by the goal. With --build, says first how long the engine takes to
# be built.
#
# Usage: measure-playground.sh [--build] [PROGRAM [SAVES]]   (default: a release build, 15 saves)
set -euo pipefail
cd "$(dirname "$0")/.."
goal=1000 # milliseconds from the save to the picture

. Scripts/measuring.sh
Scripts/need.sh measure Xvfb:xvfb swiftc:swift
builds=
[ "${1:-}" != --build ] || { builds=yes && shift; }
program=$(release "${1:-}")
saves=${2:-15}
open_display

# count_shown: prints how many versions the program has shown.
count_shown() { grep -c playground-ms "$folder/said" || true; }

# wait_for COUNT: waits until so many versions were shown.
wait_for() {
  for _ in $(seq 3000); do
    [ "$(count_shown)" -lt "$1" ] || return 0
    kill -0 "$window" 2>/dev/null || break
    sleep 0.1
  done
  cat "$folder/said" >&2
  echo "measure-playground: version $1 is not shown" >&2
  exit 1
}

# write NUMBER: 70 lines of a screen, other ones for each number.
write() {
  {
    echo "import Engine"
    echo "final class CardScreen: StageScreen {"
    echo "  let card = View(frame: Rect(40, 40, 120, $1 + 100), backgroundColor: .red)"
    echo "  override init(measuring: any TextMeasuring = MonospacedText(), stage: Stage = Stage()) {"
    echo "    super.init(measuring: measuring, stage: stage)"
    echo "    root.addSubview(card)"
    echo "  }"
    for i in $(seq 20); do
      printf '  func step%d(_ value: Double) -> Double {\n    value * %d + %d\n  }\n' "$i" "$i" "$1"
    done
    echo "}"
  } >"$folder/new"
  mv "$folder/new" "$folder/Card.swift"
}

write 0
export XDG_CACHE_HOME=${XDG_CACHE_HOME:-$HOME/.cache}
if [ -n "$builds" ]; then
  export XDG_CACHE_HOME=$folder/cache
fi
start=$(date +%s%N)
"$program" "$folder/Card.swift" --stats 2>"$folder/said" &
window=$!
wait_for 1
[ -z "$builds" ] || echo "engine: built in $((($(date +%s%N) - start) / 1000000000)) s"
for number in $(seq "$saves"); do
  write "$number"
  wait_for $((number + 1))
done

# The first version is another matter: there everything is read for the first time.
grep playground-ms "$folder/said" | tail -n +2 | awk -v goal="$goal" '
  {
    for (i = 1; i <= NF; i++) if ($i == "playground-ms") break
    for (i++; i < NF; i += 2) {
      if (!($i in count)) names[++kinds] = $i
      values[$i, ++count[$i]] = $(i + 1)
    }
  }
  function median(name, n, i, j, x) {
    n = count[name]
    for (i = 2; i <= n; i++)
      for (j = i; j > 1 && values[name, j - 1] > values[name, j]; j--) {
        x = values[name, j]; values[name, j] = values[name, j - 1]; values[name, j - 1] = x
      }
    return values[name, int((n + 1) / 2)]
  }
  END {
    for (k = 1; k <= kinds; k++) {
      is = median(names[k])
      note = names[k] == "all" && is > goal ? " (goal: " goal ")" : ""
      printf "%s: %s ms%s\n", names[k], is, note
    }
  }'
