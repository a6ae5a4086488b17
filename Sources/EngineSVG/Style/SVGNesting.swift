/// Tells what of a style's text stands outside of quotes and brackets, byte after byte.
struct SVGNesting {
  private let isRound: Bool
  private var quote: UInt8?
  /// The number of brackets around the next byte.
  private(set) var depth = 0

  /// - Parameter isRound: only round brackets count.
  init(isRound: Bool = false) { self.isRound = isRound }

  var isQuoted: Bool { quote != nil }

  /// Passes a byte; true if it is a sign outside of all quotes and brackets, such as a comma, or the
  /// bracket that closes what the text stands in.
  mutating func passes(_ byte: UInt8) -> Bool {
    if let quote {
      if byte == quote { self.quote = nil }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      quote = byte
      return false
    case UInt8(ascii: "[") where isRound, UInt8(ascii: "]") where isRound:
      return depth == 0
    case UInt8(ascii: "("), UInt8(ascii: "["):
      depth += 1
      return false
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard depth > 0 else { return true }
      depth -= 1
      return false
    default: return depth == 0
    }
  }
}

extension Collection<UInt8> {
  /// The parts between the bytes that fit, as far as those stand outside of quotes and brackets.
  func parts(between fits: (UInt8) -> Bool) -> [SubSequence] {
    var (parts, start, nesting) = ([SubSequence](), startIndex, SVGNesting())
    for index in indices where nesting.passes(self[index]) && fits(self[index]) {
      parts.append(self[start..<index])
      start = self.index(after: index)
    }
    return parts + [self[start...]]
  }
}
