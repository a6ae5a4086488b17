/// A mistake in a JSON text, and its place.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1, in lines and in bytes.
  package let line: Int
  package let column: Int
  package let problem: String
  /// True if the text is no JSON; false: it is, and not that of what is wanted.
  package var isOfText = true

  package var description: String { "line \(line), column \(column): \(problem)" }
}

/// Reads JSON strictly, and says where it is broken.
///
/// A number too large for a `Double` becomes infinite, so that an impossible expectation is a
/// failed one and not an unreadable file.
package struct JSONReader {
  private static let deepest = 2_500
  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  /// True if numbers that a `Double` does not hold, or may not, keep their digits.
  private let keepsDigits: Bool

  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try read(bytes, keepsDigits: false)
  }

  static func read(_ bytes: [UInt8], keepsDigits: Bool) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, keepsDigits: keepsDigits)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.error("wanted the end of the file") }
    return value
  }

  init(bytes: [UInt8], keepsDigits: Bool = false) {
    self.bytes = bytes
    self.keepsDigits = keepsDigits
    // The mark of UTF-8 that some editors begin a file with.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// - Parameter tellsFound: true if it says what is there instead.
  func error(_ problem: String, tellsFound: Bool = true) -> JSONError {
    let before = bytes.prefix(position)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let found = character.map { ", found \($0.debugDescription)" }
    return JSONError(
      line: line, column: position - lineStart + 1,
      problem: tellsFound ? problem + (found ?? ", found the end of the file") : problem)
  }

  /// The character at the position; nil: the text ends there.
  private var character: Character? {
    String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
      .map { Character($0) }
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default:
      let start = position
      let number = try number()
      let isHeld = number.magnitude < 0x1p53 || !keepsDigits
      return isHeld ? .number(number) : .written(Array(bytes[start..<position]))
    }
  }

  /// Into an array or object. Each level is on the stack, so they are few and need little of it.
  private mutating func enter() throws(JSONError) {
    guard depth < Self.deepest else { throw error("nested deeper than \(Self.deepest) levels") }
    depth += 1
    position += 1
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error("wanted \(word)") }
    position += word.utf8.count
    return value
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if take("]") { return .array(values) }
    while true {
      values.append(try value())
      if take("]") { return .array(values) }
      guard take(",") else { throw error("wanted , or ] in an array") }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("wanted a member's name") }
      let key = try string()
      guard take(":") else { throw error("wanted : after \"\(key)\"") }
      members.append(JSONValue.Member(key: key, value: try value()))
      if take("}") { return .object(members) }
      guard take(",") else { throw error("wanted , or } in an object") }
    }
  }
}
