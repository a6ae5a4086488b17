import Attacker
import Foundation

/// Files of the repository that damage is done to.
enum Corpus {
  static func recordings(_ target: Target) throws -> [[UInt8]] {
    let folder = "Tests/pokeanimTests/Goldens/Recordings"
    let names = try FileManager.default.contentsOfDirectory(atPath: target.root + "/" + folder)
    return try names.sorted().map { try target.bytes(folder + "/" + $0) }
  }

  static func pictures(_ target: Target) throws -> [[UInt8]] {
    try [
      "Assets/creature.svg", "Assets/icon.svg", "Assets/capture.svg", "Fuzz/Corpus/text/all.svg",
      "Assets/Starter.slides/boat.svg", "Assets/Starter.slides/lighthouse.svg",
    ].map { try target.bytes($0) }
  }

  /// A font of this machine; nil if it has none where fonts are.
  static func font() throws -> [UInt8]? {
    let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu"]
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let name = names.sorted().first(where: { $0.hasSuffix("f") }) else { continue }
      return FileManager.default.contents(atPath: folder + "/" + name).map { [UInt8]($0) }
    }
    return nil
  }
}

/// The slides that a person begins with.
struct Starter: Sendable {
  let text: String
  let pictures: [(name: String, bytes: [UInt8])]

  init(_ target: Target) throws {
    let folder = "Assets/Starter.slides/"
    text = String(decoding: try target.bytes(folder + "slides.json"), as: UTF8.self)
    pictures = try ["boat.svg", "lighthouse.svg"].map { ($0, try target.bytes(folder + $0)) }
  }
}

/// Folders of slides whose text is damaged.
struct Slides: Kind {
  let name = "slides"
  let row = Row.files
  let weight = 4.5
  private let starter: Starter

  init(_ starter: Starter) { self.starter = starter }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "{}", "[]", "\"spring\": {\"damping\": 0}",
    "\"curve\": \"steps(9)\"", "\"curve\": [0, 1e9, 1, -1e9]", "\"duration\": 1e9", "\"delay\": -1",
    "\"id\": \"sun\"", "\"frame\": [0, 0, 1e9, 1e9]", "\"picture\": \"../a.svg\"", "\\ud800",
    "\\u0000",
    "\"enter\": [\"fade\", {\"scale\": 0}]", "\"radius\": -1", "\"fill\": \"oklch(1 2 3)\"",
    "\u{FEFF}",
    "\"canvas\": [1, 16384],",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let bytes = Mutation.damaged(starter.text, tokens: Self.tokens, &dice)
    try arena.write(bytes, to: "t.slides/slides.json")
    for picture in starter.pictures {
      try arena.write(picture.bytes, to: "t.slides/" + picture.name)
    }
    try arena.write(starter.pictures[0].bytes, to: "a.svg")
    var judge = Judge()
    let words = dice.pick([
      ["render", "-o", "a.svg.png", "--canvas", "60x80", "--duration", "0"],
      ["trace", "--script", "-", "--fps", "20", "--duration", "1"],
      ["timeline"], ["strip", "-o", "a.svg.png", "--frames", "3"],
    ])
    if words.contains("-o") { judge.output = "a.svg.png" }
    var command = arena.command(words + ["--slides", "t.slides"])
    command.input = Array("0 key Right\n0.5 key Right\n0.7 key Left\n".utf8)
    try arena.run(command, judge)
  }
}

/// Recordings that are damaged.
struct Recordings: Kind {
  let name = "recordings"
  let row = Row.files
  let weight = 3.0
  private let corpus: [[UInt8]]

  init(_ corpus: [[UInt8]]) { self.corpus = corpus }

  private static let tokens = [
    "{", "}", "[", "]", ",", "\"", "\n", "-1", "{\"end\":1}\n", "[0,\"key\",\"Right\"],",
    "[0,\"press\",1e300,2],",
    "[0,\"resize\",16384,16384],", "[0,\"scale\",8],", ".", "AAAAA", "[9,\"text\",\"\\ud800\"],",
    "\"size\":[1,1]", "\"speed\":100", "[0,\"cancel\"],", "\u{0}", "9223372036854775807,",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    try arena.write(Mutation.damaged(dice.pick(corpus), tokens: Self.tokens, &dice), to: "r.jsonl")
    let words = dice.pick([
      ["replay", "r.jsonl", "--check"], ["replay", "r.jsonl", "--frame", "9", "-o", "a.png"],
      ["timeline", "--recording", "r.jsonl"], ["replay", "r.jsonl", "--check", "-o", "a.png"],
    ])
    var judge = Judge()
    judge.output = "a.png"
    // A comparison that fails tells of the first difference in a picture.
    judge.writesMany = true
    try arena.run(arena.command(words), judge)
  }
}

/// Pictures that are damaged, on cards and on slides.
struct Pictures: Kind {
  let name = "pictures"
  let row = Row.files
  let weight = 4.5
  private let corpus: [[UInt8]]

  init(_ corpus: [[UInt8]]) { self.corpus = corpus }

  private static let tokens = [
    "<g>", "</g>", "<path d=\"M0 0A1e6 1 i 1 1 9 9\"/>", "transform=\"scale(0)\"",
    "style=\"fill:url(#a)\"", "\"",
    "<use href=\"#a\" id=\"a\"/>", "&#x0;", "&lt;", "<!--", "-->", "<![CDATA[",
    "stroke-width=\"1e9\"", "<svg>",
    "stroke-dasharray=\"0.001\"", "viewBox=\"0 0 0 0\"", "viewBox=\"0 0 1e300 1\"", "a10 10 0 0 1 ",
    "matrix(1e9 ",
    "<linearGradient id=\"a\" href=\"#a\"/>", "<clipPath id=\"a\" clip-path=\"url(#a)\">", "</svg>",
    "z", "hsl(",
    "<style>", "* { fill: red }", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "opacity=\"nan\"",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let bytes = Mutation.damaged(dice.pick(corpus), tokens: Self.tokens, &dice)
    var judge = Judge()
    judge.output = "a.png"
    var words = ["render", "-o", "a.png", "--duration", "0", "--canvas"]
    if dice.chance(0.5) {
      try arena.write(bytes, to: "cards/a.svg")
      words += ["200x200", "--cards", "cards"]
    } else {
      try arena.write(bytes, to: "t.slides/a.svg")
      let element = #"{"id": "p", "picture": "a.svg", "frame": [0, 0, 90, 90]}"#
      try arena.write(#"{"slides": [{"elements": [\#(element)]}]}"#, to: "t.slides/slides.json")
      words += ["90x90", "--slides", "t.slides"]
    }
    if dice.chance(0.2) { words.append("--strict") }
    if dice.chance(0.2) { words = ["export", "-o", "a.png", "--format", "svg"] + words.suffix(2) }
    // The export's picture has another end than its name says.
    if words[0] == "export" {
      words[2] = "a.svg"
      judge.output = "a.svg"
    }
    try arena.run(arena.command(words), judge)
  }
}

/// Fonts that are damaged, most of all where their tables are named.
struct Fonts: Kind {
  let name = "fonts"
  let row = Row.files
  let weight = 3.0
  private let font: [UInt8]

  init(_ font: [UInt8]) { self.font = font }

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    var bytes = font
    for _ in 0..<dice.size(upTo: 64) {
      let end = dice.chance(0.5) ? min(1024, bytes.count) : bytes.count
      guard end > 0 else { break }
      bytes[dice.int(0...end - 1)] = dice.chance(0.3) ? 0xFF : UInt8(dice.int(0...255))
    }
    if dice.chance(0.2) { bytes.removeLast(dice.size(upTo: bytes.count)) }
    try arena.write(bytes, to: "f.otf")
    var judge = Judge()
    judge.output = "a.png"
    try arena.run(
      arena.command([
        "render", "--font", "f.otf", "-o", "a.png", "--canvas", "200x150", "--duration", "0",
        "--screen", dice.pick(Scene.screens),
      ]), judge)
  }
}
