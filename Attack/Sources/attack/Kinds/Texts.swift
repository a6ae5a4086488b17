import Attacker
import Foundation

/// Texts that a terminal would obey, in everything that comes from outside: words of the command
/// line, names of files and folders, and texts in files.
struct Texts: Kind {
  let name = "texts"
  let row = Row.commandLine
  let weight = 3.0
  private let starter: Starter
  private let recordings: [[UInt8]]
  private static let mark = "forged"

  init(_ starter: Starter, _ recordings: [[UInt8]]) {
    (self.starter, self.recordings) = (starter, recordings)
  }

  private static let options = [
    "--screen", "--pair", "--slides", "--cards", "--expression", "--motion", "--theme", "--speed",
    "--canvas", "--fps", "--duration", "--script", "--font", "--assets", "--record", "--format",
    "--width", "--recording", "--frames", "--vectors", "--against", "--renderer", "--life", "-o",
  ]
  private static let commands = [
    "render", "trace", "replay", "timeline", "strip", "export", "new", "selftest", "doctor",
    "gallery",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let text = TerminalText.nasty("word", mark: Self.mark, &dice)
    let name = text.replacing("/", with: "-")
    let words =
      switch dice.int(0...5) {
      case 0: Self.commandLine(text, &dice)
      case 1: try slides(text, &dice, arena)
      case 2: try pictures(name, text, &dice, arena)
      case 3: try recording(name, text, &dice, arena)
      case 4: try script(name, text, &dice, arena)
      default: try names(name, &dice, arena)
      }
    var judge = Judge()
    (judge.output, judge.writesMany) = ("", true)
    // It answers on the standard output alone.
    judge.isMute = words.first == "doctor"
    let outcome = try arena.run(arena.command(words), judge)
    let output = String(decoding: arena.bytes("../said.out"), as: UTF8.self)
    for (stream, said) in [("the standard output", output), ("the standard error", outcome.errors)]
    {
      if let flaw = TerminalText.flaw(in: said, mark: Self.mark) { arena.note("\(stream) \(flaw)") }
    }
  }

  private static func commandLine(_ text: String, _ dice: inout Dice) -> [String] {
    let words = [dice.pick(commands), "--duration", "0"].dropLast(dice.chance(0.5) ? 2 : 0)
    switch dice.int(0...4) {
    case 0: return [text]
    case 1: return words + [text]
    case 2: return words + [dice.pick(options) + "=" + text]
    case 3: return words + ["--" + text]
    default: return words + [dice.pick(options), text]
    }
  }

  /// One text of the slides, or the name of a member.
  private func slides(_ text: String, _ dice: inout Dice, _ arena: Arena) throws -> [String] {
    try arena.write(
      Self.replaced(starter.text, with: text, &dice), to: "t.slides/slides.json")
    for picture in starter.pictures {
      try arena.write(picture.bytes, to: "t.slides/" + picture.name)
    }
    let command = dice.pick([
      ["timeline"], ["timeline", "--format", "csv"], ["timeline", "--format", "json"],
      ["trace", "--duration", "0"], ["render", "--canvas", "60x80", "-o", "%s.png"],
      ["export", "-o", "a.svg"], ["strip", "--frames", "2", "-o", "a.png"],
    ])
    return command + ["--slides", "t.slides"]
  }

  /// A JSON text with another text in the place of one of its texts.
  private static func replaced(_ json: String, with text: String, _ dice: inout Dice) -> String {
    var parts = json.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard parts.count > 2 else { return quoted }
    parts[dice.int(0...parts.count / 2 - 1) * 2 + 1] = String(quoted.dropFirst().dropLast())
    return parts.joined(separator: "\"")
  }

  private func pictures(
    _ name: String, _ text: String, _ dice: inout Dice, _ arena: Arena
  ) throws -> [String] {
    let parts = dice.pick([
      ["<svg viewBox='0 0 9 9'><", "/></svg>"], ["<svg viewBox='", "'/>"], ["<svg>&", ";</svg>"],
      ["<svg viewBox='0 0 9 9'><rect fill='", "'/></svg>"], ["", "<svg/>"],
      ["<svg viewBox='0 0 9 9'><style>", "{}</style></svg>"], ["<svg ", "='1'/>"],
    ])
    try arena.write(parts.joined(separator: text), to: "cards/\(name).svg")
    return dice.pick([["trace", "--duration", "0"], ["export", "-o", "a.html"]]) + [
      "--cards", "cards",
    ]
      + (dice.chance(0.3) ? ["--strict"] : [])
  }

  private func recording(
    _ name: String, _ text: String, _ dice: inout Dice, _ arena: Arena
  ) throws -> [String] {
    let whole = String(decoding: dice.pick(recordings), as: UTF8.self)
    try arena.write(Self.replaced(whole, with: text, &dice), to: name)
    return dice.pick([["replay", "--check", name], ["timeline", "--recording", name]])
  }

  private func script(
    _ name: String, _ text: String, _ dice: inout Dice, _ arena: Arena
  ) throws -> [String] {
    let line = dice.pick(["0 \(text)", "\(text) key A", "0 key \(text)", "0 press \(text) 1", text])
    try arena.write(line, to: name)
    return ["trace", "--duration", "0", "--script", name]
  }

  /// Folders and files that are there, and outputs.
  private func names(_ name: String, _ dice: inout Dice, _ arena: Arena) throws -> [String] {
    try arena.write(starter.text, to: name + ".slides/slides.json")
    for picture in starter.pictures {
      try arena.write(picture.bytes, to: name + ".slides/" + picture.name)
    }
    let slides = name + ".slides"
    return dice.pick([
      ["new", slides], ["new", name], [slides], ["gallery", slides],
      ["timeline", "--slides", slides],
      ["export", "-o", name + ".html", "--slides", slides],
      ["export", "-o", "a.json", "--cards", slides], ["selftest", "--vectors", slides],
      ["render", "--duration", "0", "--canvas", "9x9", "-o", name + ".png"],
      ["render", "--duration", "0", "--canvas", "9x9", "-o", name + "/a.png"],
      ["trace", "--duration", "0", "--font", slides],
      ["trace", "--duration", "0", "--assets", slides],
      ["doctor", "--assets", slides, "--font", name], ["icons", "-o", name],
    ])
  }
}
