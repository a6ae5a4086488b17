import Attacker
import Foundation

/// A window in a storm of input, on a bare display, under a window manager and under Wayland. Then it
/// rests, ends in order, and its recording shows the same without a window.
struct Storms: Kind {
  let name = "storms"
  let row = Row.storms
  let weight = 3.0

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let desktops = Display.Desktop.allCases.filter { $0 == .bare || Target.has($0.rawValue) }
    let display = try Display(dice.pick(desktops), in: arena)
    var words = ["--screen", dice.pick(Scene.screens), "--life", "off", "--record", "r.jsonl"]
    if dice.chance(0.3) { words += ["--renderer", dice.pick(["auto", "texture"])] }
    if dice.chance(0.3) { words += ["--motion", "original"] }
    var command = arena.command(words)
    command.variables.merge(display.variables) { $1 }
    // SDL makes a finger of the left button then; no robot has one of its own.
    if dice.chance(0.3) { command.variables["SDL_MOUSE_TOUCH_EVENTS"] = "1" }
    let window = try arena.open(command)
    guard let id = try display.window(of: window) else { return arena.note("opens no window") }
    try display.act("windowfocus \(id)\n")
    // What loops or is slowed down doesn't come to rest.
    let comesToRest = dice.chance(0.7)
    for _ in 0..<dice.int(2...12) {
      let hands = Hands(id, isManaged: display.desktop == .openbox, &dice, calm: comesToRest)
      arena.count(hands.inputs)
      try display.act(hands.script)
      if dice.chance(0.2) {
        window.send(SIGSTOP)
        usleep(UInt32(dice.int(1000...900_000)))
        window.send(SIGCONT)
      }
      guard window.isRunning else { break }
    }
    try display.act("mouseup 1 mouseup 2 mouseup 3 windowmap \(id) mousemove 1279 899\n")
    if comesToRest, window.isRunning { expectSleep(window, arena) }
    try end(window, arena)
  }

  /// Nothing moves, and nothing is done.
  private func expectSleep(_ window: Child, _ arena: Arena) {
    var used = 0.0
    // On a machine that does much else the last motion may end late.
    for _ in 0..<30 {
      usleep(400_000)
      let before = window.work
      usleep(600_000)
      used = window.work - before
      if used <= 0.02 { return }
    }
    arena.note("uses \(Int(used / 0.6 * 100)) % of a core while nothing moves")
  }

  private func end(_ window: Child, _ arena: Arena) throws {
    var judge = Judge()
    judge.codes = []
    judge.signal = SIGTERM
    judge.isMute = true
    judge.output = ""
    judge.writesMany = true
    window.send(SIGTERM)
    try arena.end(window, judge)
    var replay = arena.command(["replay", "r.jsonl", "--check"])
    replay.limit = 60
    var same = Judge()
    same.codes = [0]
    same.output = ""
    same.writesMany = true
    try arena.run(replay, same)
  }
}

/// A few seconds of hands on a window, in the words of xdotool's scripts.
struct Hands {
  private(set) var script = ""
  private(set) var inputs = 0
  private let window: String
  private let isManaged: Bool

  /// - Parameter calm: nothing that goes on for ever: no loops, no slow motion.
  init(_ window: String, isManaged: Bool, _ dice: inout Dice, calm: Bool) {
    (self.window, self.isManaged) = (window, isManaged)
    let keys = Self.keys.filter { !calm || !["l", "bracketleft", "e"].contains($0) }
    for _ in 0..<dice.size(upTo: 60) { act(&dice, keys) }
  }

  /// All but those that quit.
  private static let keys = [
    "Right", "Left", "Up", "Down", "Return", "space", "Tab", "shift+Tab", "r", "l", "t", "m", "g",
    "a",
    "minus", "c", "f", "s", "o", "v", "i", "n", "w", "e", "d", "p", "z", "h", "F1", "F2", "F3",
    "F4",
    "F5", "F6", "F7", "shift+F7", "F11", "F12", "comma", "period", "bracketleft", "bracketright",
    "Delete",
    "Home", "End", "Prior", "Next", "1", "2", "3", "4", "ctrl+plus", "ctrl+minus", "ctrl+0",
    "ctrl+z",
    "ctrl+shift+z", "ctrl+a", "ctrl+c", "ctrl+v", "BackSpace", "parenleft", "0", "ctrl+Left",
  ]

  private mutating func act(_ dice: inout Dice, _ keys: [String]) {
    switch dice.int(0...11) {
    case 0...4: add("key \(dice.pick(keys))")
    case 5, 6: drag(&dice)
    case 7:
      move(&dice)
      add("click --repeat \(dice.int(1...3)) \(dice.int(1...3))")
    case 8:
      move(&dice)
      add("click --repeat \(dice.int(1...9)) --delay 5 \(dice.pick([4, 5, 6, 7]))")
    case 9:
      let (width, height) = (dice.size(upTo: 1200), dice.size(upTo: 900))
      add("windowsize \(window) \(width) \(height)")
    case 10 where isManaged && dice.chance(0.3):
      add("windowminimize \(window)")
      add("sleep 0.1")
      add("windowmap \(window)")
    case 10: add("key --repeat \(dice.int(2...20)) --delay 8 \(dice.pick(keys))")
    default: add("sleep \(dice.number(0...0.25))")
    }
  }

  private mutating func drag(_ dice: inout Dice) {
    let button = dice.pick([1, 1, 1, 2, 3])
    move(&dice)
    add("mousedown \(button)")
    for _ in 0..<dice.int(1...12) {
      move(&dice)
      if dice.chance(0.2) { add("key \(dice.pick(["Right", "r", "Tab", "2", "t", "space"]))") }
      add("sleep \(dice.number(0...0.03))")
    }
    add("mouseup \(button)")
  }

  private mutating func move(_ dice: inout Dice) {
    add("mousemove \(dice.int(0...1200)) \(dice.int(0...880))")
  }

  private mutating func add(_ line: String) {
    script += line + "\n"
    if !line.hasPrefix("sleep") { inputs += 1 }
  }
}
