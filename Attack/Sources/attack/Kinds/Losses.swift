import Attacker
import Foundation

/// A window that is recorded and loses its display, or is killed, at any moment: the recording and the
/// state are whole afterwards, and show what was done.
struct Losses: Kind {
  let name = "losses"
  let row = Row.losses
  let weight = 2.0

  private enum End: CaseIterable { case server, cutOff, hanging, killed }

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let end = dice.pick(End.allCases)
    let display = try Display(
      dice.chance(0.3) && Target.has("openbox") ? .openbox : .bare, in: arena)
    if dice.chance(0.5) { try arena.write("before", to: "r.jsonl") }
    let window = try RecordedWindow("r.jsonl", on: display, in: arena)
    guard let id = try display.window(of: window.child) else {
      return arena.note("opens no window")
    }
    try display.act("windowfocus \(id)\n")
    let screen = dice.pick(Array(RecordedWindow.screens.keys.sorted()))
    // Keys first, whose traces are looked for; then any hands.
    let isSeen = try window.press(screen, dice.chance(0.5) ? "F6" : "h", by: display)
    if dice.chance(0.6) {
      try display.act(Hands(id, isManaged: display.desktop == .openbox, &dice, calm: false).script)
    }
    usleep(UInt32(dice.int(0...300_000)))
    var judge = Judge()
    judge.codes = [1]
    judge.output = "r.jsonl"
    judge.writesMany = true
    switch end {
    case .server: display.stop(dice.pick([SIGTERM, SIGKILL]))
    case .cutOff: try display.act("windowkill \(id)\n")
    case .hanging:
      display.hang()
      judge.codes = []
      judge.signal = SIGTERM
      judge.isMute = true
      window.child.send(SIGTERM)
    case .killed:
      judge.codes = []
      judge.signal = SIGKILL
      window.child.send(SIGKILL)
    }
    window.end(judge, isWhole: end != .killed)
    try window.replay(isWhole: end != .killed)
    if isSeen, end != .killed { window.expectState { $0.contains("\"screen\": ") } }
  }
}

/// Two windows with one folder for their state: what was changed in each is there afterwards, whoever
/// ends first, and however.
struct Neighbours: Kind {
  let name = "neighbours"
  let row = Row.losses
  let weight = 1.0

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let displays = [try Display(.bare, in: arena), try Display(.bare, as: "other", in: arena)]
    let isOneDisplay = dice.chance(0.5)
    let first = try RecordedWindow("a.jsonl", on: displays[0], in: arena)
    guard let id = try displays[0].window(of: first.child) else {
      return arena.note("opens no window")
    }
    try displays[0].act("windowfocus \(id)\n")
    // The one changes the theme, the other the screen.
    let hasTheme = try first.press("F6", by: displays[0])
    if isOneDisplay { try displays[0].act("windowunmap \(id)\n") }
    let display = displays[isOneDisplay ? 0 : 1]
    let second = try RecordedWindow("b.jsonl", on: display, in: arena)
    guard let other = try display.window(of: second.child) else {
      return arena.note("opens no second window")
    }
    try display.act("windowfocus \(other)\n")
    let screen = dice.pick(RecordedWindow.screens.keys.filter { $0 != "1" }.sorted())
    let hasScreen = try second.press(screen, by: display)
    let windows = dice.chance(0.5) ? [first, second] : [second, first]
    let pause = UInt32(dice.int(0...200_000))
    var judge = Judge()
    (judge.output, judge.writesMany) = ("", true)
    if dice.chance(0.5) {
      (judge.codes, judge.signal, judge.isMute) = ([], SIGTERM, true)
      for window in windows {
        window.child.send(SIGTERM)
        usleep(pause)
      }
    } else {
      judge.codes = [1]
      for display in displays { display.stop(SIGKILL) }
    }
    for window in windows { window.end(judge, isWhole: true) }
    for window in windows { try window.replay(isWhole: true) }
    if hasTheme { first.expectState { $0.contains("\"theme\": \"dark\"") } }
    if hasScreen, let name = RecordedWindow.screens[screen] {
      first.expectState { $0.contains("\"screen\": \"\(name)\"") }
    }
  }
}

/// A window that is recorded, and what it leaves.
struct RecordedWindow {
  /// The screens by their keys.
  static let screens = ["1": "onboarding", "2": "squares", "3": "algebra", "4": "gallery"]

  let child: Child
  private let arena: Arena
  private let recording: String

  init(_ recording: String, on display: Display, in arena: Arena) throws {
    (self.recording, self.arena) = (recording, arena)
    var command = arena.command(["--life", "off", "--record", recording])
    command.variables.merge(display.variables) { $1 }
    arena.count(1)
    if recording != "b.jsonl" { arena.look(command) }
    child = try arena.start(command, recording)
  }

  /// Presses keys until the recording shows them; false: on this machine it takes too long.
  func press(_ keys: String..., by display: Display) throws -> Bool {
    try display.act("key --delay 30 \(keys.joined(separator: " "))\n")
    let end = Date().addingTimeInterval(10)
    let part = recording + ".part"
    while Date() < end, child.isRunning {
      let text = String(decoding: arena.bytes(part), as: UTF8.self)
      if keys.allSatisfy({ text.contains("\"key\",\"\($0.uppercased())\"") }) { return true }
      usleep(20_000)
    }
    return false
  }

  /// Waits for its end.
  ///
  /// - Parameter isWhole: false if only a part of the recording is expected.
  func end(_ judge: Judge, isWhole: Bool) {
    var patience = Command(arena.lastWords)
    patience.limit = 8 + child.work
    var outcome = child.finish(patience)
    arena.outputs(&outcome, recording)
    if isWhole { outcome.changes = arena.changes.filter { $0.key.hasPrefix(recording) } }
    arena.expect(judge, outcome)
  }

  /// Plays again what it has recorded.
  func replay(isWhole: Bool) throws {
    let name = isWhole ? recording : recording + ".part"
    guard !arena.bytes(name).isEmpty else {
      // Whoever is killed before the first second has written nothing.
      return isWhole ? arena.note("\(name) is not there") : ()
    }
    if !isWhole, !arena.bytes(name).contains(10) { return }
    var replay = arena.command(["replay", name, "--check"])
    replay.limit = 60
    var same = Judge()
    same.codes = [0]
    (same.output, same.writesMany) = ("", true)
    try arena.run(replay, same)
  }

  /// Notes if the state is not whole, or not as it must be.
  func expectState(_ isRight: (String) -> Bool) {
    let folder = arena.path(beside: "state/pokeanim")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if names != ["state.json"] { arena.note("the folder of the state holds \(names.sorted())") }
    let bytes = FileManager.default.contents(atPath: folder + "/state.json") ?? Data()
    if let flaw = WrittenFile([UInt8](bytes)).flaw(named: "state.json") {
      return arena.note("the state \(flaw)")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if !isRight(text) {
      arena.note("the state does not hold what was changed: \(text.prefix(500))")
    }
  }
}
