import Attacker
import Foundation

/// One call of the C library that fails, at every place of a run: each open, read, write, close,
/// rename, and so on.
struct FaultRuns: Kind {
  let name = "faults"
  let row = Row.faults
  let weight = 1.5

  private static let jobs = [
    Job("trace --duration 0.1"),
    Job("render --canvas 20x20 --duration 0 -o a.png", writes: "a.png"),
    Job("render --canvas 20x20 --duration 0 -o a.bmp", writes: "a.bmp"),
    Job("render --canvas 20x20 --duration 0.2 -o a.gif", writes: "a.gif"),
    Job("render --canvas 9x9 --duration 0.1 -o a.apng", writes: "a.apng"),
    Job("render --canvas 20x20 --duration 0.2 -o a.mp4", writes: "a.mp4"),
    Job("render --canvas 9x9 --duration 0.1 -o f-%d.ppm", writes: "f", many: true),
    Job("render --canvas 9x9 --duration 0.1 -o - --format gif"),
    Job("export -o a.html", writes: "a.html"),
    Job("export -o a.json --pair grid", writes: "a.json"),
    Job("strip --frames 2 -o a.png", writes: "a.png"),
    Job("trace --duration 0.1 --record r.jsonl", writes: "r.jsonl"),
    Job("new t.slides", writes: "t.slides", many: true),
    Job("icons -o icons", writes: "icons", many: true),
    Job("render --cards cards --duration 0 -o a.png", writes: "a.png"),
    Job("timeline --pair list"), Job("selftest"),
  ]

  private static let errors: [String: [Int32]] = [
    "open": [EACCES, EMFILE, EIO, ENOSPC], "read": [EIO, EINTR], "write": [ENOSPC, EIO, EINTR],
    "close": [EIO, ENOSPC], "rename": [EACCES, ENOSPC, EXDEV], "unlink": [EACCES],
    "mkdir": [EACCES],
    "mkstemp": [EACCES, EEXIST], "spawn": [ENOENT, EAGAIN], "pipe": [EMFILE], "thread": [EAGAIN],
    "fsync": [EIO], "chmod": [EPERM],
  ]

  /// All places of one run.
  func strike(_ dice: inout Dice, in arena: Arena) throws {
    guard let library = arena.target.faults else { return }
    let job = dice.pick(Self.jobs)
    try arena.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>", to: "cards/a.svg")
    let log = arena.path(beside: "log")
    try arena.write("", to: "../log")
    func command(_ fault: String) -> Command {
      var command = arena.command(job.words)
      // For the program alone: a fault in what starts it would be that one's, and the only one.
      command.words.insert(
        contentsOf: [
          "env", "LD_PRELOAD=\(library)", "POKEANIM_FAULT=\(fault)", "POKEANIM_FAULT_LOG=\(log)",
        ], at: 0)
      return command
    }
    let judge = job.judge
    guard try arena.run(command("none:0:0"), judge).ending == .exited(0) else { return }
    let counts = String(decoding: arena.bytes("../log"), as: UTF8.self).split(separator: "\n")
    if counts.isEmpty { arena.note("no call of the C library was counted") }
    for count in counts {
      let words = count.split(separator: " ").map(String.init)
      guard words.count == 2, let most = Int(words[1]), most > 0 else { continue }
      for number in 1...min(most, 40) {
        try tidy(arena)
        let error = dice.pick(Self.errors[words[0]] ?? [EIO])
        try strike(command("\(words[0]):\(number):\(error)"), judge, error, in: arena)
      }
    }
  }

  private func strike(
    _ command: Command, _ judge: Judge, _ error: Int32, in arena: Arena
  ) throws {
    let outcome = try arena.run(command, judge)
    // What was interrupted is tried again.
    if error == EINTR, outcome.ending != .exited(0) {
      arena.note("an interrupted call is not made again")
    }
  }

  /// Takes away the outputs of the run before.
  private func tidy(_ arena: Arena) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: arena.folder)
    where name != "cards" {
      try FileManager.default.removeItem(atPath: arena.folder + "/" + name)
    }
  }
}
