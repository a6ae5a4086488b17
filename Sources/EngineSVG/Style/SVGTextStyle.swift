import Engine

/// The style in which letters are set, which is inherited as that of shapes is.
struct SVGTextStyle {
  /// The first family of the list; nil: none is named but kinds, such as `serif`.
  private var family: String?
  /// As CSS numbers it, 1…1000.
  private var weight = 400
  private var isItalic = false
  private var isUnderlined = false
  /// The room behind each letter, in user units.
  private var spacing = 0.0
  /// The part of a line that lies left of its origin.
  private(set) var anchor = 0.0
  private(set) var level = Drawing.Text.Level.baseline
  private var letterCase = "none"
  /// The properties that ask for what is not drawn.
  private(set) var undrawn: Set<String> = []
  /// Blanks are letters as they stand; nil: `white-space` does not say.
  private(set) var keepsBlanks: Bool?

  /// Takes a property of an element. One that can't be read leaves it as it was.
  mutating func set(_ name: String, of element: SVGElement, _ units: SVGUnits) {
    guard let word = element[name]?.word else { return }
    switch name {
    case "font-family": family = Self.family(word)
    case "font-weight": weight = Self.weight(word, in: weight) ?? weight
    case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
    case "letter-spacing":
      spacing =
        word == "normal" ? 0 : (try? element.length(name, .horizontal, in: units)) ?? spacing
    case "text-anchor": anchor = ["start": 0, "middle": 0.5, "end": 1][word] ?? anchor
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.split(separator: " ").contains("underline")
    case "text-transform": letterCase = word
    case "white-space": keepsBlanks = word.hasPrefix("pre") || word == "break-spaces"
    case "word-spacing", "writing-mode", "font-variant", "font-stretch", "direction":
      let isPlain = Self.plain.contains(word)
      if isPlain { undrawn.remove(name) } else { undrawn.insert(name) }
    case "dominant-baseline": level = Self.levels[word] ?? .baseline
    default: break
    }
  }

  /// The values of properties with which nothing is asked for.
  private static let plain: Set<String> = [
    "normal", "0", "0px", "0em", "lr", "lr-tb", "horizontal-tb", "100%", "ltr",
  ]

  /// The level of `alignment-baseline` or `dominant-baseline`.
  static let levels: [String: Drawing.Text.Level] = [
    "middle": .middle, "central": .center, "center": .center, "mathematical": .center,
    "hanging": .hanging, "text-before-edge": .top, "before-edge": .top, "text-top": .top,
    "top": .top, "text-after-edge": .bottom, "after-edge": .bottom, "text-bottom": .bottom,
    "bottom": .bottom, "ideographic": .bottom,
  ]

  /// A font; `size` in user units, > 0.
  func font(size: Double) -> Font {
    let weights = Font.Weight.allCases
    let place = max(0, min(weights.count - 1, Int((Double(weight) / 100).rounded()) - 1))
    let room = max(
      TextStyle.trackings.lowerBound, min(TextStyle.trackings.upperBound, spacing / size))
    return Font(
      size: size, weight: weights[place],
      style: TextStyle(
        family: family, isItalic: isItalic, isUnderlined: isUnderlined, tracking: room))
  }

  /// Letters in the case that the style asks for.
  func cased(_ letters: String) -> String {
    switch letterCase {
    case "uppercase": letters.uppercased()
    case "lowercase": letters.lowercased()
    default: letters
    }
  }

  /// A weight as CSS numbers it; nil if the word names none.
  ///
  /// - Parameter outer: the weight around.
  static func weight(_ word: String, in outer: Int) -> Int? {
    switch word {
    case "normal": 400
    case "bold": 700
    case "bolder": outer < 400 ? 400 : outer < 600 ? 700 : 900
    case "lighter": outer < 600 ? 100 : outer < 800 ? 400 : 700
    default: Int(word).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  /// The first family of a list that is no kind.
  private static func family(_ list: String) -> String? {
    let kinds = [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif",
      "ui-serif", "ui-monospace", "math", "inherit", "initial",
    ]
    let first = list.prefix { $0 != "," }.filter { $0 != "\"" && $0 != "'" }
    let name = first.split(separator: " ").joined(separator: " ")
    return name.isEmpty || kinds.contains(name.lowercased()) ? nil : name
  }
}
