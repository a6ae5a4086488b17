import Engine

/// A line as it is shown in a width: as large as fits and, if it is very long, the part around the
/// caret.
struct LineView {
  /// The text that is shown, with blanks that are not taken away.
  let text: String
  let size: Double
  /// The number of characters before those that are shown.
  let start: Int
  private let characters: [Character]
  private let measuring: any TextMeasuring

  init(_ line: LineEditor, width: Double, measuring: any TextMeasuring) {
    self.measuring = measuring
    let all = line.characters
    let full = Self.width(of: all[...], Self.largest, measuring)
    size = full > width ? max(Self.smallest, Self.largest * width / full) : Self.largest
    var start = 0
    while start < line.caret,
      Self.width(of: all[start..<line.caret], size, measuring) > width - size
    {
      start += 1 + (line.caret - start) / 8
    }
    start = min(start, line.caret)
    var end = all.count
    while end > line.caret, Self.width(of: all[start..<end], size, measuring) > width {
      end -= 1 + (end - line.caret) / 8
    }
    end = max(end, line.caret)
    self.start = start
    characters = Array(all[start..<end])
    text = Self.visible(characters[...])
  }

  static let largest = 22.0
  static let smallest = 13.0

  /// The x at which a character begins in what is shown; the character is counted in the whole
  /// line.
  func x(of index: Int) -> Double {
    let shown = min(max(index - start, 0), characters.count)
    return Self.width(of: characters[..<shown], size, measuring)
  }

  /// The place between characters that is nearest to x, counted in the whole line.
  func index(at x: Double) -> Int {
    let places = 0...characters.count
    let nearest = places.min { abs(self.x(of: start + $0) - x) < abs(self.x(of: start + $1) - x) }
    return start + (nearest ?? 0)
  }

  private static func visible(_ characters: ArraySlice<Character>) -> String {
    String(characters.map { $0 == " " ? "\u{A0}" : $0 })
  }

  private static func width(
    of characters: ArraySlice<Character>, _ size: Double, _ measuring: any TextMeasuring
  ) -> Double {
    measuring.width(of: visible(characters), font: Font(size: size))
  }
}
