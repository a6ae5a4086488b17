import Attacker

/// Command lines of words that belong together, and of words that don't.
struct CommandLines: Kind {
  let name = "words"
  let row = Row.commandLine
  let weight = 4.5

  private static let commands = [
    "render", "trace", "replay", "timeline", "strip", "export", "new", "selftest", "icons", "help",
  ]
  private static let options = [
    "--screen", "--pair", "--slides", "--cards", "--expression", "--motion", "--theme", "--speed",
    "--play-duration", "--canvas", "--fps", "--duration", "--script", "--from", "--to", "--loop",
    "--background", "--blur", "--font", "--assets", "--record", "--frames", "--columns", "--scale",
    "--format", "--width", "--recording", "--rest", "--frame", "--against", "--vectors", "-o",
  ]
  private static let flags = [
    "--strict", "--reduced-motion", "--page", "--quiet", "--onion", "--check", "--all-slides",
    "--help", "--version", "--json", "--", "-", "--unknown", "-x",
  ]
  private static let values = [
    "squares", "grid", "gallery", "0", "none", "auto", "text", "csv", "json", "svg", "dark",
    "a.png",
    "a.svg", "a.html", "t.slides", "f-%03d.ppm", ".", "..", "nowhere", "a b", "ä", "%s", "-", "",
    "fadeIn", "fadeIn * rotate", "48x32", "0x0", "1e9x1", "-5x5", "99999x99999",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    var words = dice.chance(0.95) ? [dice.pick(Self.commands)] : []
    // So that most of them do something, and soon.
    if ["render", "trace", "strip", "timeline", "export"].contains(words.first), dice.chance(0.7) {
      words += ["--duration", dice.pick(["0", "0.1", "0.3"]), "--canvas", "48x32"]
    }
    if ["render", "strip", "export"].contains(words.first), dice.chance(0.7) {
      words += ["-o", dice.pick(["a.png", "a.gif", "f-%03d.ppm", "a.html", "a.svg", "a.json"])]
    }
    for _ in 0..<dice.int(0...5) { words += Self.part(&dice) }
    if words.isEmpty || words[0].hasPrefix("-") { words.insert("trace", at: 0) }
    var judge = Judge()
    judge.mayLast = true
    judge.output = ""
    judge.writesMany = true
    var command = arena.command(words)
    command.limit = 1.5
    try arena.run(command, judge)
  }

  private static func part(_ dice: inout Dice) -> [String] {
    switch dice.int(0...5) {
    case 0: [dice.pick(flags)]
    case 1: [dice.pick(options) + "=" + (dice.chance(0.5) ? dice.numeral() : dice.pick(values))]
    case 2: [dice.pick(options), dice.numeral()]
    case 3: [dice.pick(values)]
    default: [dice.pick(options), dice.pick(values)]
    }
  }
}
