/// The direction in which a text is read.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  /// The invisible character that gives a line its direction: U+200E or U+200F.
  var mark: Unicode.Scalar { self == .leftToRight ? "\u{200E}" : "\u{200F}" }
}

extension StringProtocol {
  /// The direction of the first character that has one, by the rules P2 and P3 of Unicode's
  /// bidirectional algorithm: those in isolates count as none. nil: no character has one.
  public var direction: TextDirection? {
    var depth = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = Swift.max(0, depth - 1)
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: depth = 0
      default: if depth == 0, let direction = scalar.direction { return direction }
      }
    }
    return nil
  }
}

extension String {
  /// The direction of a line: left to right if no character has one.
  package var lineDirection: TextDirection { direction ?? .leftToRight }

  /// The line so that it has a direction: with a mark before it if need be.
  func directed(_ direction: TextDirection) -> String {
    guard !isEmpty, lineDirection != direction else { return self }
    return String(direction.mark) + self
  }
}

extension Unicode.Scalar {
  private static let table = RangeTable(UnicodeTables.directions, usual: "L") { $0 }

  var isRightToLeft: Bool { direction == .rightToLeft }

  /// Its own direction; nil for blanks, digits, signs and marks.
  var direction: TextDirection? {
    switch Self.table[self] {
    case UInt8(ascii: "L"): .leftToRight
    case UInt8(ascii: "R"): .rightToLeft
    default: nil
    }
  }
}
