/// The parts of Swift code, as far as they are needed to find a call in it: what stands in comments is
/// none of it, and code in a string is a sequence of its own.
struct SwiftTokens {
  /// A part of code.
  struct Token: Equatable {
    enum Kind: Equatable {
      case name, number
      /// A string's text; nil: it has code in it, or signs that only the compiler reads.
      case string(String?)
      case sign(UInt8)
    }

    let kind: Kind
    /// The place of its bytes in the text.
    let range: Range<Int>
  }

  /// The code, and that in each of the strings.
  private(set) var sequences: [[Token]] = []
  private let bytes: [UInt8]
  private var place = 0
  /// The strings around the place, each with code in it in which the next one stands.
  private var depth = 0
  /// Strings deeper in each other than this end the code: nobody writes them.
  private static let mostDepth = 100

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan(inString: false)
  }

  // MARK: Bytes

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(place + offset) ? bytes[place + offset] : nil
  }

  private func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
  /// True for a byte of a name: all that is not ASCII may be in one.
  private static func isOfName(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return isDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 128
  }

  // MARK: Code

  /// Reads code until its end; in a string until the bracket that ends it.
  private mutating func scan(inString: Bool) {
    var tokens: [Token] = []
    var brackets = 0
    while let next = byte() {
      let start = place
      if skipSpace() { continue }
      let kind: Token.Kind
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "#"), let text = string() {
        kind = .string(text.value)
      } else if Self.isDigit(next) {
        number()
        kind = .number
      } else if Self.isOfName(next) {
        while Self.isOfName(byte()) { place += 1 }
        kind = .name
      } else {
        if next == UInt8(ascii: "(") { brackets += 1 }
        if next == UInt8(ascii: ")") {
          brackets -= 1
          if inString, brackets < 0 { break }
        }
        place += 1
        kind = .sign(next)
      }
      tokens.append(Token(kind: kind, range: start..<place))
    }
    sequences.append(tokens)
  }

  /// Goes over space and comments; false: there are none here.
  private mutating func skipSpace() -> Bool {
    guard let next = byte() else { return false }
    if next == 32 || (9...13).contains(next) || next == 0 {
      place += 1
    } else if isNext("//") {
      while let next = byte(), next != 10, next != 13 { place += 1 }
    } else if isNext("/*") {
      skipComment()
    } else {
      return false
    }
    return true
  }

  private mutating func skipComment() {
    var comments = 0
    repeat {
      if isNext("/*") {
        comments += 1
        place += 2
      } else if isNext("*/") {
        comments -= 1
        place += 2
      } else {
        place += 1
      }
    } while comments > 0 && place < bytes.count
  }

  /// Goes over a number: one with a dot only if a digit follows that, and with a power of ten.
  private mutating func number() {
    let isDecimal = byte() != UInt8(ascii: "0") || !Self.bases.contains(byte(1))
    var isDot: Bool {
      isDecimal && byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))
    }
    var isSign: Bool {
      isDecimal && (byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-"))
        && (byte(-1) == UInt8(ascii: "e") || byte(-1) == UInt8(ascii: "E")) && Self.isDigit(byte(1))
    }
    while Self.isOfName(byte()) || isDot || isSign { place += 1 }
  }

  /// What follows the 0 of a number that is not decimal.
  private static let bases: [UInt8?] = [UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "x")]

  // MARK: Strings

  private struct Text { var value: String? }

  /// Reads a string; nil: none begins here.
  private mutating func string() -> Text? {
    let start = place
    while byte() == UInt8(ascii: "#") { place += 1 }
    let hashes = String(repeating: "#", count: place - start)
    guard byte() == UInt8(ascii: "\"") else {
      place = start
      return nil
    }
    let isLong = isNext("\"\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + hashes
    place += isLong ? 3 : 1
    return rest(until: end, escape: "\\" + hashes, isLong: isLong)
  }

  private mutating func rest(until end: String, escape: String, isLong: Bool) -> Text {
    var text: [UInt8] = []
    var isPlain = !isLong
    while let next = byte() {
      if isNext(end) {
        place += end.utf8.count
        break
      }
      // A string that its line does not end: what follows is code again.
      if !isLong, next == 10 || next == 13 { return Text(value: nil) }
      if isNext(escape) {
        place += escape.utf8.count
        guard let sign = escaped() else {
          isPlain = false
          continue
        }
        text.append(sign)
      } else {
        text.append(next)
        place += 1
      }
    }
    return Text(value: isPlain ? String(decoding: text, as: UTF8.self) : nil)
  }

  /// Reads what an escape stands for; nil: it is code, or something rare.
  private mutating func escaped() -> UInt8? {
    guard let next = byte() else { return nil }
    place += 1
    switch next {
    case UInt8(ascii: "("):
      codeInString()
      return nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return next
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    default: return nil
    }
  }

  /// Reads the code in a string, with the bracket that ends it.
  private mutating func codeInString() {
    guard depth < Self.mostDepth else { return place = bytes.count }
    depth += 1
    scan(inString: true)
    depth -= 1
    if byte() != nil { place += 1 }
  }
}
