import Attacker

/// Lines of the algebra: whole ones, damaged ones, and signs at random.
struct Expressions: Kind {
  let name = "expressions"
  let row = Row.expressions
  let weight = 7.0

  private static let parts = [
    "fadeIn", "shrink", "rotate", "grow", "0", "1", "zero", "one", "move", "a", "half",
  ]
  private static let tokens = [
    " + ", " * ", "(", ")", ".looped", ".reversed", ".delayed(", ".repeated(", ".", "fadeIn", "0",
    ",", " ",
    "1e9", "×", "‐", "\u{202E}", ".time(", ".curve(", "easeIn", "\u{0}x", "((((", "))))",
    ".looped.looped",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let line = Self.line(&dice, levels: dice.int(1...6))
    let isWhole = dice.chance(0.3)
    let bytes = isWhole ? Array(line.utf8) : Mutation.damaged(line, tokens: Self.tokens, &dice)
    // A word can't have a zero in it.
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    var judge = Judge()
    var words = ["trace", "--duration", "0.2", "--fps", "10"]
    if dice.chance(0.3) { words = ["render", "-o", "a.png", "--canvas", "60x60", "--from", "0.1"] }
    if words[0] == "render" { judge.output = "a.png" }
    words += dice.chance(0.8) ? ["--expression", text] : ["--expression=" + text]
    try arena.run(arena.command(words), judge)
  }

  private static func line(_ dice: inout Dice, levels: Int) -> String {
    guard levels > 1, dice.chance(0.9) else { return dice.pick(parts) }
    let inner = line(&dice, levels: levels - 1)
    switch dice.int(0...7) {
    case 0, 1: return "\(inner) * \(line(&dice, levels: levels - 1))"
    case 2, 3: return "(\(inner) + \(line(&dice, levels: levels - 1)))"
    case 4: return "(\(inner)).looped"
    case 5: return "(\(inner)).reversed"
    case 6: return "(\(inner)).delayed(\(dice.numeral()))"
    default: return "(\(inner)).repeated(\(dice.numeral()))"
    }
  }
}
