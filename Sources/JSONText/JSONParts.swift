/// The members of an object, or the elements of a list, as they lie in a text.
struct JSONParts {
  struct Item {
    /// The member's name; nil: it is an element.
    var name: String?
    /// The bytes from the beginning of its name, or of its value, to the end of its value.
    var range: Range<Int>
    /// Those between its name and its value; empty for an element.
    var colon: Range<Int>
    var value: Range<Int> { max(range.lowerBound, colon.upperBound)..<range.upperBound }
  }

  var isObject: Bool
  /// The places behind the opening bracket, and of the closing one.
  var inside: Range<Int>
  var items: [Item] = []

  /// The place of a part; nil: it is not there.
  func index(of step: JSONStep) -> Int? {
    switch step {
    case .member(let name), .name(let name): items.lastIndex { $0.name == name }
    case .element(let index): items.indices.contains(index) ? index : nil
    }
  }
}

extension JSONReader {
  /// Goes behind the value that begins at the position, of a text that is JSON.
  mutating func skipValue() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, position) = (depth + 1, position + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
        if depth == 0 { return trimSpace() }
        if byte != UInt8(ascii: ",") { depth -= 1 }
        position += 1
      default: position += 1
      }
    }
    trimSpace()
  }

  private mutating func skipString() {
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  /// Goes back to the end of the value before the position.
  private mutating func trimSpace() {
    while [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position - 1]) { position -= 1 }
  }

  /// The parts of the object or list that begins at the position, in a text that is JSON; nil: another
  /// value does.
  mutating func parts() throws(JSONError) -> JSONParts? {
    let isObject = peek == UInt8(ascii: "{")
    guard isObject || peek == UInt8(ascii: "[") else { return nil }
    position += 1
    var parts = JSONParts(isObject: isObject, inside: position..<position)
    while !take(isObject ? "}" : "]") {
      if !parts.items.isEmpty { _ = take(",") }
      skipSpace()
      let start = position
      let name = isObject ? try string() : nil
      let end = position
      if isObject { _ = take(":") }
      skipSpace()
      let colon = isObject ? end..<position : start..<start
      skipValue()
      parts.items.append(.init(name: name, range: start..<position, colon: colon))
    }
    parts.inside = parts.inside.lowerBound..<position - 1
    return parts
  }
}
