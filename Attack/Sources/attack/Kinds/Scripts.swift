import Attacker

/// Scripts of a random person, whole or damaged, for everything that reads one.
struct Scripts: Kind {
  let name = "scripts"
  let row = Row.scripts
  let weight = 1.5

  private static let tokens = [
    "\n", "#", "-", "key ", "press 1e300 0\n", "resize 0 0\n", "resize 16384 1\n", "text \u{0}\n",
    "\t",
    "move nan nan\n", "é", "key F11\n", "wheel 1 1 1e300 0\n", "0 key Right\n", "99 cancel\n",
    "\r\n",
    "key 🂡\n", "\u{FEFF}", "hover\n",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let script = Scene.script(&dice, events: dice.size(upTo: 60), seconds: dice.number(0...1))
    let isWhole = dice.chance(0.4)
    let bytes =
      isWhole ? Array(script.utf8) : Mutation.damaged(script, tokens: Self.tokens, &dice)
    var judge = Judge()
    let command = dice.pick(["trace", "trace", "render", "timeline", "strip", "export"])
    var words = [command] + Scene.options(&dice) + Scene.canvas(&dice)
    words += ["--fps", "\(dice.int(command == "export" ? 120...150 : 5...60))"]
    if let ending = ["render": "gif", "strip": "png", "export": "svg"][command] {
      judge.output = "a." + ending
      words += ["-o", "a." + ending]
    }
    // What loops would go on for ever, and a damaged script for a day.
    words += ["--duration", "\(dice.pick([0, 0.5, 1.5]))"]
    if dice.chance(0.3) {
      words += ["--script", "-"]
    } else {
      try arena.write(bytes, to: "script")
      words += ["--script", "script"]
    }
    var run = arena.command(words)
    run.input = bytes
    // A change may have no views, or none that move, and a film has one size; else it is right.
    if isWhole { judge.codes = command == "trace" ? [0] : [0, 1] }
    try arena.run(run, judge)
  }
}

/// Things in the place of a file that is read, which are no files, or never end.
struct SpecialFiles: Kind {
  let name = "special"
  let row = Row.scripts
  let weight = 0.5

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let path = dice.pick([
      "/dev/zero", "/dev/full", "/dev/null", "/dev/urandom", "/proc/self/mem", "/proc/self/maps",
      "/proc/kmsg", "/proc/self/fd/0", "/dev/tty", ".", "..", "/", "nowhere", "fifo", "loop",
      "/sys",
      "/proc/self/exe", "empty", "big",
    ])
    try arena.write("", to: "empty")
    if path == "fifo" { try shell("mkfifo fifo", arena) }
    if path == "loop" { try shell("ln -s loop loop", arena) }
    if path == "big" { try shell("truncate -s 3G big", arena) }
    let file = dice.pick(["--script", "--slides", "--cards", "--font", "--assets", "--recording"])
    let command = file == "--recording" ? "timeline" : dice.pick(["trace", "render"])
    var words = [command, file, path] + (command == "timeline" ? [] : ["--duration", "0"])
    if command == "render" { words += ["-o", "a.png"] }
    if dice.chance(0.2) { words = ["replay", path, "--check"] }
    var judge = Judge()
    if words.last == "a.png" { judge.output = "a.png" }
    judge.mayLast = ["fifo", "/dev/tty", "/proc/kmsg"].contains(path)
    var run = arena.command(words)
    run.limit = judge.mayLast ? 0.1 : 8
    try arena.run(run, judge)
  }

  /// Makes ready; what fails here is no find.
  private func shell(_ script: String, _ arena: Arena) throws {
    let command = Command(["sh", "-c", script])
    _ = try arena.outcome(command)
  }
}
