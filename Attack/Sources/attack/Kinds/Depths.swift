import Attacker

/// Values that are deep, long or many: refused with a word, or done soon.
struct Depths: Kind {
  let name = "depths"
  let row = Row.depths
  let weight = 2.5

  private struct Tower: Sendable {
    /// The most of whatever there are many of.
    var most: Int
    var words: [String]
    /// The text of the standard input, or of the file of that name.
    var file: String?
    var text: @Sendable (Int) -> String
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func slides(_ elements: String) -> String {
    #"{"slides": [{"elements": [\#(elements)]}]}"#
  }

  private static func svg(_ body: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 99'>\(body)</svg>"
  }

  private static let onSlides = ["trace", "--duration", "0", "--slides", "t.slides"]
  private static let asCard = [
    "render", "--cards", "cards", "--duration", "0", "--canvas", "200x200", "-o", "a.png",
  ]
  private static let played = ["trace", "--script", "-", "--fps", "20"]

  private static let towers: [Tower] = scripts + documents + drawings

  private static let scripts = [
    Tower(most: 20_000, words: played) { many("0 key Right\n", $0) },
    Tower(most: 20_000, words: played + ["--screen", "gallery"]) { many("0.1 key A\n", $0) },
    Tower(most: 5000, words: played + ["--screen", "gallery"]) {
      many("0.1 key F\n0.1 key S\n", $0)
    },
    Tower(most: 20_000, words: played + ["--screen", "squares"]) { many("0.1 key R\n", $0) },
    Tower(most: 20_000, words: played + ["--pair", "text"]) { many("0.1 key Down\n", $0) },
    Tower(most: 50_000, words: played + ["--screen", "algebra"]) { many("0.1 text a\n", $0) },
    Tower(most: 300_000, words: played) { many("# nothing\n", $0) },
    Tower(most: 20_000, words: played) { count in
      (0..<count).map { "0.\(100_000 + $0) move \($0 % 300) 9\n" }.joined()
    },
    Tower(most: 5000, words: played) { many("0.1 resize 300 400\n0.1 resize 400 300\n", $0) },
    Tower(most: 1_000_000, words: played) { "0 text \(many("x", $0))\n" },
  ]

  private static let documents = [
    Tower(most: 200_000, words: onSlides, file: "t.slides/slides.json") { many("[", $0) },
    Tower(most: 200_000, words: onSlides, file: "t.slides/slides.json") {
      many(#"{"slides":"#, $0)
    },
    Tower(most: 20_000, words: onSlides, file: "t.slides/slides.json") { count in
      slides((0..<count).map { #"{"id": "\#($0)", "text": "a"}"# }.joined(separator: ","))
    },
    Tower(most: 5000, words: onSlides, file: "t.slides/slides.json") { count in
      #"{"slides": [\#((0..<count).map { _ in "{}" }.joined(separator: ","))]}"#
    },
    Tower(most: 300_000, words: onSlides, file: "t.slides/slides.json") {
      slides(#"{"id": "a", "text": "\#(many("word ", $0))"}"#)
    },
    Tower(most: 20_000, words: onSlides, file: "t.slides/slides.json") { count in
      let stops = (0..<count).map { "\(Double($0) / Double(count))" }.joined(separator: ", ")
      return slides(#"{"id": "a", "text": "b", "motion": {"curve": "linear(\#(stops))"}}"#)
    },
    Tower(most: 100_000, words: ["replay", "r.jsonl", "--check"], file: "r.jsonl") {
      many("{\"end\":1}\n", $0)
    },
  ]

  private static let drawings = [
    Tower(most: 50_000, words: asCard, file: "cards/a.svg") {
      svg(many("<g>", $0) + many("</g>", $0))
    },
    Tower(most: 50_000, words: asCard, file: "cards/a.svg") {
      svg("<path stroke='red' d='M0 0\(many("A1000000 1 9 1 1 9 50", $0))'/>")
    },
    Tower(most: 20_000, words: asCard, file: "cards/a.svg") {
      svg(many("<path d='M0 0L99 99' stroke='red' stroke-width='1e6'/>", $0))
    },
    Tower(most: 50_000, words: asCard, file: "cards/a.svg") { count in
      svg("<g \((0..<count).map { "a\($0)='b' " }.joined())/>")
    },
    Tower(most: 30, words: asCard, file: "cards/a.svg") { count in
      let uses = (1...max(1, count)).map {
        "<g id='g\($0)'><use href='#g\($0 - 1)'/><use href='#g\($0 - 1)'/></g>"
      }
      return svg("<circle id='g0' r='9'/>" + uses.joined())
    },
    Tower(most: 50_000, words: asCard, file: "cards/a.svg") {
      svg("<path stroke='red' stroke-dasharray='0.01' d='M0 0\(many("L99 99L0 0", $0))'/>")
    },
    Tower(most: 20_000, words: asCard, file: "cards/a.svg") { count in
      svg("<style>\((0..<count).map { ".c\($0){fill:red}" }.joined())</style><path class='c1'/>")
    },
    Tower(most: 20_000, words: asCard, file: "cards/a.svg") {
      svg("<path transform='\(many("rotate(1) ", $0))' d='M0 0h9v9z'/>")
    },
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    var judge = Judge()
    judge.megabytes = 1000
    if dice.chance(0.25) {
      let line = Self.expression(&dice)
      return _ = try arena.run(
        arena.command(["trace", "--duration", "0", "--expression", line]), judge)
    }
    let tower = dice.pick(Self.towers)
    if tower.words == Self.asCard { judge.output = "a.png" }
    let text = tower.text(dice.size(upTo: tower.most))
    var command = arena.command(tower.words)
    if let file = tower.file {
      try arena.write(text, to: file)
    } else {
      command.input = Array(text.utf8)
    }
    try arena.run(command, judge)
  }

  /// A word may have 128 KB.
  private static func expression(_ dice: inout Dice) -> String {
    let count = dice.size(upTo: 12_000)
    return switch dice.int(0...5) {
    case 0: many("(", count) + "fadeIn" + many(")", count)
    case 1: "fadeIn" + many(" + fadeIn", count)
    case 2: "fadeIn" + many(" * rotate", count)
    case 3: "fadeIn" + many(".looped", count)
    case 4: "fadeIn" + many(".reversed", count)
    default: many("(fadeIn + rotate) * (", min(count, 5000)) + "1" + many(")", min(count, 5000))
    }
  }
}
