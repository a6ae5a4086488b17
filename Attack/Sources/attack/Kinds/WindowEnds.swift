import Attacker
import Foundation

/// Windows that are opened somewhere, and end somehow.
struct WindowEnds: Kind {
  let name = "windows"
  let row = Row.windows
  let weight = 3.5

  private enum End: CaseIterable { case signal, quit, close, kill, desktop, nowhere }

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let end = dice.pick(End.allCases)
    guard end != .nowhere else { return try openNowhere(&dice, arena) }
    let desktops = Display.Desktop.allCases.filter { $0 == .bare || Target.has($0.rawValue) }
    var desktop = dice.pick(desktops)
    // weston's own window must not be taken for the program's, and keys may not reach it.
    if [.close, .kill, .quit].contains(end), desktop == .weston { desktop = .bare }
    let depth = desktop == .weston ? 24 : dice.pick([24, 24, 24, 16, 8])
    let display = try Display(desktop, depth: depth, in: arena)
    var command = arena.command(["--screen", dice.pick(Scene.screens)] + Self.options(&dice))
    command.variables.merge(display.variables) { $1 }
    let window = try arena.open(command)
    guard let id = try display.window(of: window) else {
      var judge = Judge()
      judge.codes = [1]
      return try arena.end(window, judge)
    }
    usleep(UInt32(dice.int(0...400_000)))
    if dice.chance(0.5) { try display.act("mousemove 300 300 mousedown 1 mousemove 500 320\n") }
    let before = arena.problems.count
    try arena.end(window, Self.end(end, id, display, window, &dice))
    if arena.problems.count > before { arena.note("its end on \(desktop) was by \(end)") }
  }

  private static func options(_ dice: inout Dice) -> [String] {
    var options: [String] = []
    if dice.chance(0.3) { options += ["--renderer", dice.pick(["auto", "surface", "texture"])] }
    if dice.chance(0.3) { options += ["--size", dice.pick(["320x240", "2000x1500", "960x720"])] }
    if dice.chance(0.3) { options += ["--scale", dice.pick(["0.25", "1.5", "3"])] }
    if dice.chance(0.2) { options += ["--fps-cap", dice.pick(["1", "24", "1000"])] }
    if dice.chance(0.2) { options += ["--life", "off", "--reduced-motion"] }
    return options
  }

  /// Ends it; how it may end.
  private static func end(
    _ end: End, _ id: String, _ display: Display, _ window: Child, _ dice: inout Dice
  ) throws -> Judge {
    var judge = Judge()
    switch end {
    case .signal, .nowhere:
      let signal = dice.pick([SIGINT, SIGTERM, SIGHUP, SIGQUIT])
      judge.signal = signal
      judge.codes = []
      // Its window was there, and whoever has sent a signal knows why it is gone.
      judge.isMute = true
      window.send(signal)
    case .quit:
      judge.codes = [0]
      // On a slow machine the focus may come later than the key.
      for _ in 0..<5 {
        guard !window.wait(0.5) else { break }
        try display.act("mouseup 1 windowfocus \(id) key q\n")
      }
    case .close, .kill:
      // Its window is destroyed, or its connection closed, by another program.
      judge.codes = [0, 1]
      judge.isTalkedFor = true
      // At rest it draws nothing, and SDL does not say that its window is gone.
      judge.mayLast = end == .close
      try display.act(end == .close ? "windowclose \(id)\n" : "windowkill \(id)\n")
    case .desktop:
      judge.codes = [1]
      judge.isTalkedFor = true
      display.stop(dice.pick([SIGTERM, SIGKILL]))
    }
    return judge
  }

  private func openNowhere(_ dice: inout Dice, _ arena: Arena) throws {
    var command = arena.command(dice.chance(0.2) ? ["doctor"] : [])
    let displays = ["", ":", ":999", "nonsense", ":0.9", "unix:77", "localhost:99", "%s", ":-1"]
    if dice.chance(0.8) { command.variables["DISPLAY"] = dice.pick(displays) }
    if dice.chance(0.3) {
      command.variables["WAYLAND_DISPLAY"] = dice.pick(displays + ["/dev/null"])
    }
    if dice.chance(0.5) {
      let drivers = ["x11", "wayland", "dummy", "offscreen", "bogus", "KMSDRM", "evdev", ""]
      command.variables["SDL_VIDEODRIVER"] = dice.pick(drivers)
    }
    command.limit = 4
    // Displays that nobody sees: whoever asks for one gets it.
    let unseen = ["dummy", "evdev", "offscreen"]
    let isThere = unseen.contains(command.variables["SDL_VIDEODRIVER"] ?? "")
    var judge = Judge()
    judge.codes = isThere ? [0, 1] : [1]
    judge.mayLast = isThere
    // The doctor says it all on the standard output.
    judge.isMute = command.words.last == "doctor"
    try arena.run(command, judge)
  }
}

/// A window whose state of the last run, or whose desktop's settings, are damaged.
struct Settings: Kind {
  let name = "settings"
  let row = Row.windows
  let weight = 2.5

  private static let state = """
    {"format": 1, "gallery": {"cascade": "none", "duration": 0.6, "interruption": "additive",
    "isPerComponent": false, "mode": "cards", "motion": "scale", "pace": "spring", "size": "fit",
    "wave": 1}, "isFullScreen": false, "pair": "squares", "screen": "onboarding", "theme": "auto",
    "window": {"height": 720, "width": 960, "x": 160, "y": 90}}
    """
  private static let desktop = """
    [Settings]
    gtk-application-prefer-dark-theme=1
    gtk-enable-animations=false
    [KDE]
    AnimationDurationFactor=0
    [Colors:Window]
    BackgroundNormal=20,20,20
    """
  private static let tokens = [
    "{", "}", "\"", ",", ":", "null", "[", "]", "=", "\n", "1e999", "-1", "\"screen\": \"maps\"",
    "\u{0}",
    "\"x\": 1e18", "\"width\": 0", "\"isFullScreen\": true", "true", "\"tuned\": {}", "Infinity",
    "é",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let damaged = Mutation.damaged(Self.state, tokens: Self.tokens, &dice)
    try arena.write(damaged, to: "../state/pokeanim/state.json")
    let file = dice.pick([
      ".config/gtk-3.0/settings.ini", ".config/gtk-4.0/settings.ini", ".config/kdeglobals",
    ])
    try arena.write(Mutation.damaged(Self.desktop, tokens: Self.tokens, &dice), to: "../" + file)
    let display = try Display(.bare, in: arena)
    var command = arena.command([])
    command.variables.merge(display.variables) { $1 }
    let window = try arena.open(command)
    if try display.window(of: window) == nil { arena.note("opens no window") }
    var judge = Judge()
    judge.signal = SIGTERM
    judge.codes = []
    judge.isMute = true
    window.send(SIGTERM)
    try arena.end(window, judge)
    let state = arena.file(arena.path(beside: "state/pokeanim/state.json"))
    // Whoever ends it before it shows anything has nothing to remember.
    if state != WrittenFile(damaged), let flaw = state.flaw(named: "state.json") {
      arena.note("the state that is written " + flaw)
    }
  }
}

extension Arena {
  /// Starts a window, which runs until it is ended.
  func open(_ command: Command) throws -> Child {
    count(1)
    look(command)
    return try start(command, "window")
  }

  /// Waits for a window that was told to end, and notes what is wrong about that.
  func end(_ window: Child, _ judge: Judge) throws {
    var patience = Command(lastWords)
    patience.limit = 5 + window.work
    var outcome = window.finish(patience)
    outputs(&outcome, "window")
    outcome.changes = changes
    expect(judge, outcome)
  }
}
