/// Reads numbers and words one after another from the value of an attribute.
struct SVGScanner {
  /// Numbers beyond this are errors, so that no sum or product of a few can overflow.
  static let largest = 1e6

  private let element: String
  private let attribute: SVGAttribute
  private var position = 0

  init(_ attribute: SVGAttribute, of element: SVGElement) {
    self.attribute = attribute
    self.element = element.name
    skipBlanks()
  }

  private var bytes: [UInt8] { attribute.value }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position == bytes.count }

  /// An error at the current place; `message` follows the attribute's name.
  func error(_ message: String) -> SVGError {
    let line = attribute.line + bytes[..<position].count { $0 == 0x0A }
    return SVGError(line: line, element: element, message: "\(attribute.name): \(message)")
  }

  /// The text at the current place, as an error names it.
  var found: String {
    guard let byte = current else { return "the end" }
    let word = bytes[position...].prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }.prefix(20)
    return "\"\(String(decoding: word.isEmpty ? [byte] : word, as: UTF8.self))\""
  }

  mutating func skipBlanks() {
    while let byte = current, byte.isBlank { position += 1 }
  }

  /// Passes blanks and at most one comma, as they stand between numbers; says if there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipBlanks()
    guard skip(UInt8(ascii: ",")) else { return false }
    skipBlanks()
    return true
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// The letters at the current place, maybe none.
  mutating func word() -> String {
    let start = position
    while let byte = current, byte.isLetter { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The single digit 0 or 1 of an arc, which need not be set off from what follows.
  mutating func flag() throws(SVGError) -> Bool {
    if skip(UInt8(ascii: "0")) { return false }
    if skip(UInt8(ascii: "1")) { return true }
    throw error("found \(found) where a flag belongs; write 0 or 1")
  }

  mutating func expectEnd() throws(SVGError) {
    skipBlanks()
    guard isAtEnd else { throw error("found \(found) where the value should end") }
  }
}

// MARK: - Numbers

extension SVGScanner {
  /// True if a number may begin here.
  var isAtNumber: Bool {
    guard let byte = current else { return false }
    return byte.isDigit || byte == UInt8(ascii: ".") || byte.isSign
  }

  /// A decimal number such as `-1.5`, `.25` or `2e-3`.
  mutating func number() throws(SVGError) -> Double {
    let end = endOfNumber()
    guard let end, let value = Double(String(decoding: bytes[position..<end], as: UTF8.self)) else {
      throw error("found \(found) where a number belongs, such as 12 or -0.5")
    }
    guard value.magnitude <= Self.largest else {
      throw error("\(found) is too large; numbers lie between -1000000 and 1000000")
    }
    position = end
    return value
  }

  /// A number, and the separator behind it.
  mutating func numberAndSeparator() throws(SVGError) -> Double {
    let value = try number()
    skipSeparator()
    return value
  }

  /// All numbers up to the end of the value.
  mutating func numbers() throws(SVGError) -> [Double] {
    var values: [Double] = []
    var comma = false
    while !isAtEnd || comma {
      values.append(try number())
      comma = skipSeparator()
    }
    return values
  }

  private func endOfNumber() -> Int? {
    var end = position
    if end < bytes.count, bytes[end].isSign { end += 1 }
    let whole = endOfDigits(from: end)
    var last = whole
    if whole < bytes.count, bytes[whole] == UInt8(ascii: ".") {
      last = endOfDigits(from: whole + 1)
      guard last > whole + 1 else { return nil }
    } else if whole == end {
      return nil
    }
    return endOfExponent(from: last)
  }

  /// The end of an exponent, or `start` if there is none.
  private func endOfExponent(from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    let digits = start + (start + 1 < bytes.count && bytes[start + 1].isSign ? 2 : 1)
    let end = endOfDigits(from: digits)
    return end > digits ? end : start
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }
}

extension UInt8 {
  fileprivate var isSign: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "+") }
}
