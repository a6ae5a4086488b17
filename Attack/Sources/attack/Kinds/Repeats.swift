import Attacker

/// The same twice, on machines that differ in everything that must not matter.
struct Repeats: Kind {
  let name = "repeats"
  let row = Row.repeats
  let weight = 0.7

  private static let surroundings: [[String: String]] = [
    ["LC_ALL": "de_DE.UTF-8"], ["LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"],
    ["COLUMNS": "7"],
    ["TERM": "dumb", "NO_COLOR": "1"], ["USER": "somebody", "TMPDIR": "/"], ["LC_NUMERIC": "fr_FR"],
    ["MALLOC_PERTURB_": "165"], ["DISPLAY": ":77", "XDG_CURRENT_DESKTOP": "GNOME"],
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let script = Scene.script(&dice, events: dice.size(upTo: 30), seconds: dice.number(0...1))
    var words = Scene.options(&dice) + Scene.canvas(&dice) + ["--script", "-"]
    words += ["--duration", "1", "--fps", "\(dice.int(5...50))"]
    let output = dice.pick(["", "a.gif", "a.apng", "a.mp4", "f.png"])
    words = output.isEmpty ? ["trace"] + words : ["render"] + words + ["-o", output]
    if output == "f.png" { words += ["--from", "0.1"] }
    if output == "a.mp4", !Target.has("ffmpeg") { return }
    var results: [Int] = []
    for index in 0...1 {
      var command = arena.command(words)
      command.input = Array(script.utf8)
      if index == 1 {
        command.variables.merge(dice.pick(Self.surroundings)) { $1 }
        // On one processor.
        if dice.chance(0.5) { command.words = ["taskset", "-c", "0"] + command.words }
      }
      var judge = Judge()
      judge.codes = [0, 1]
      judge.output = output.isEmpty ? nil : output
      try arena.run(command, judge)
      results.append(
        arena.digest(output.isEmpty ? arena.path(beside: "said.out") : "\(arena.folder)/\(output)"))
    }
    if results[0] != results[1] { arena.note("another result in other surroundings") }
  }
}

/// A recording is the same when it is played back: all of its pictures, at its rate and at others.
struct Playbacks: Kind {
  let name = "playbacks"
  let row = Row.repeats
  let weight = 0.7

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let script = Scene.script(&dice, events: dice.size(upTo: 40), seconds: dice.number(0...1))
    let rate = dice.pick([24, 30, 60, 120])
    var command = arena.command(
      ["trace", "--script", "-", "--record", "r.jsonl", "--duration", "1.5", "--fps", "\(rate)"]
        + Scene.options(&dice) + Scene.canvas(&dice))
    command.input = Array(script.utf8)
    var judge = Judge()
    judge.codes = [0]
    judge.output = "r.jsonl"
    guard try arena.run(command, judge).ending == .exited(0) else { return }
    judge.output = nil
    let times = dice.chance(0.5) ? [] : ["--fps", "\(rate)"]
    try arena.run(arena.command(["replay", "r.jsonl", "--check"] + times), judge)
  }
}
