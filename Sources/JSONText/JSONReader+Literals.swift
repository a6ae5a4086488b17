/// The numbers and strings of a JSON text.
extension JSONReader {
  mutating func number() throws(JSONError) -> Double {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let startsWithZero = peek == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0 else { throw error("wanted a value") }
    guard whole == 1 || !startsWithZero else { throw error("a number that begins with 0") }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw error("wanted digits after the point") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw error("wanted digits of an exponent") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text) else { throw error("wanted a number") }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a control character in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: try escaped())
      } else {
        text.append(byte)
      }
    }
    guard peek != nil else { throw error("a string without an end") }
    position += 1
    if let string = String(validating: text, as: UTF8.self) { return string }
    position = start
    throw error("a text that is not in UTF-8; save the file in that", tellsFound: false)
  }

  private mutating func escaped() throws(JSONError) -> [UInt8] {
    guard let byte = peek else { throw error("a string without an end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return try unicode()
    default:
      position -= 1
      throw error("an escape that JSON does not have")
    }
  }

  /// One UTF-16 unit, or two that are a pair.
  private mutating func unicode() throws(JSONError) -> [UInt8] {
    var units = [try hexUnit()]
    let isPair = units[0] & 0xFC00 == 0xD800
    if isPair, bytes[position...].starts(with: "\\u".utf8) {
      let start = position
      position += 2
      let second = try hexUnit()
      if second & 0xFC00 == 0xDC00 { units.append(second) } else { position = start }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexUnit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16)
    else { throw error("wanted four hexadecimal digits") }
    position += 4
    return unit
  }
}
