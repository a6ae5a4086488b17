import Engine

/// Reads numbers and words one after another from the value of an attribute.
struct SVGScanner {
  private let element: String
  private let attribute: SVGAttribute
  private(set) var position = 0

  init(_ attribute: SVGAttribute, of element: SVGElement) {
    self.attribute = attribute
    self.element = element.name
    skipBlanks()
  }

  var bytes: [UInt8] { attribute.value }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position == bytes.count }

  /// An error at the current place; `message` follows the attribute's name.
  func error(_ message: String) -> SVGError {
    SVGError(
      at: attribute.place.behind(bytes[..<position]), element: element,
      message: "\(attribute.name): \(message)")
  }

  /// The text at the current place, as an error names it.
  var found: String {
    guard let byte = current else { return "the end" }
    let word = bytes[position...].prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }.prefix(20)
    return "\"\(String(decoding: word.isEmpty ? [byte] : word, as: UTF8.self))\""
  }

  mutating func move(to place: Int) { position = place }

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
