/// The parts in which a text comes or goes, one after the other.
package struct TextSplit: Hashable, Sendable {
  /// The size of a part.
  package enum Unit: Hashable, Sendable {
    case word
    /// What a person takes for one letter: a grapheme.
    case letter
  }

  /// The part that begins.
  package enum Origin: Hashable, Sendable {
    case start, end, center

    /// The number of parts that begin before one of so many, in their order.
    package func rank(of index: Int, in count: Int) -> Int {
      switch self {
      case .start: index
      case .end: count - 1 - index
      case .center: abs(2 * index - (count - 1)) / 2
      }
    }
  }

  /// The looks of a part before it has come, or where it is gone, beside that in its place.
  package struct Away: Hashable, Sendable {
    /// In points.
    package var offset = Point.zero
    /// Around its centre.
    package var scale = 1.0
    /// In radians, clockwise around its centre.
    package var rotation = 0.0
    /// 0…1; below 0: not seen before a part of its way.
    package var alpha = 1.0

    /// As in its place.
    package init() {}
  }

  package var unit: Unit
  /// The seconds from one part to the next, ≥ 0.
  package var stagger: Double
  package var origin: Origin
  package var away: Away
  /// The number of parts.
  package var count: Int

  /// The parts of a text.
  package init(_ text: String, by unit: Unit, stagger: Double, from origin: Origin, away: Away) {
    (self.unit, self.origin, self.away) = (unit, origin, away)
    count = unit.count(in: text)
    self.stagger = min(stagger, Self.longest / Double(max(1, count)))
  }

  /// The longest time from the first part to the last one, in seconds.
  package static let longest = 60.0

  /// The number of parts that begin before one, in its order.
  func rank(of index: Int) -> Double {
    Double(origin.rank(of: min(index, max(0, count - 1)), in: count))
  }

  /// The seconds in which all parts come, each in a time.
  func duration(beside timing: AnimatorTiming) -> Double {
    let last = max(0, origin == .center ? (count - 1) / 2 : count - 1)
    return timing.duration + Double(last) * stagger
  }
}

extension TextSplit.Unit {
  /// The number of parts of a text.
  package func count(in text: String) -> Int { ranges(in: text).count }

  /// The parts of a text: blanks are none, and what holds together is one.
  func ranges(in text: String) -> [Range<String.Index>] {
    guard !text.holdsTogether else {
      return text.allSatisfy(\.isWhitespace) ? [] : [text.startIndex..<text.endIndex]
    }
    return switch self {
    case .letter:
      text.indices.filter { !text[$0].isWhitespace && !text[$0].isHidden }
        .map { $0..<text.index(after: $0) }
    case .word:
      text.split(whereSeparator: \.isWhitespace).map { $0.startIndex..<$0.endIndex }
    }
  }
}

extension String {
  /// True if its letters join, change places or run from right to left, so that none stands alone;
  /// or if there are more than anybody reads one by one.
  var holdsTogether: Bool {
    utf8.count > 2_000
      || unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x0590..<0x10A0, 0x1780..<0x18B0, 0x1A00..<0x1AB0, 0xA800..<0xAC00, 0xFB1D..<0xFE00,
          0xFE70..<0xFF00, 0x10800..<0x12000, 0x1E800..<0x1F000:
          true
        default: false
        }
      }
  }

  /// True if some of its letters hang together, or change beside each other, so that there is no room
  /// between them.
  package var hasJoinedLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600..<0x0780, 0x07C0..<0x0E00, 0x0F00..<0x10A0, 0x1780..<0x18B0, 0x1A00..<0x1C80,
        0xA800..<0xA8E0, 0xA980..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFF00, 0x11000..<0x12000,
        0x1E900..<0x1E960:
        scalar.properties.isAlphabetic
      default: false
      }
    }
  }
}
