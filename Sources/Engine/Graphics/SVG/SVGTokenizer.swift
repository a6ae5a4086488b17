/// Cuts the bytes of a document into tags and text, and sees that the tags match.
struct SVGTokenizer {
  /// The most elements that may be open at once.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1
  /// The names of the elements that are open, the innermost last.
  private(set) var open: [String] = []
  private var endPending = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if starts(with: "\u{FEFF}") { position = 3 }
    // The prolog may stand nowhere but here.
    if starts(with: "<?xml"), let end = find("?>") { advance(to: end + 2) }
  }

  /// The next tag or text, or nil at the end of the document.
  mutating func next() throws(SVGError) -> SVGToken? {
    if endPending {
      endPending = false
      return try end(of: open.last ?? "", line: line)
    }
    while position < bytes.count {
      if starts(with: "<!--") {
        try skipComment()
      } else if starts(with: "</") {
        return try endTag()
      } else if bytes[position] == UInt8(ascii: "<") {
        return try startTag()
      } else if let text = text() {
        return text
      }
    }
    if let name = open.last {
      throw SVGError(line: line, element: name, message: "is never closed; add </\(name)>")
    }
    return nil
  }
}

// MARK: - Tags

extension SVGTokenizer {
  private mutating func startTag() throws(SVGError) -> SVGToken {
    let startLine = line
    advance(to: position + 1)
    let name = try name(of: "an element name")
    guard open.count < Self.maximumDepth else {
      throw SVGError(
        line: startLine, element: name,
        message: "is nested too deeply; at most \(Self.maximumDepth) elements may be open")
    }
    open.append(name)
    var element = SVGElement(name: name, attributes: [], line: startLine)
    while true {
      let blank = skipBlanks()
      if skip("/>") {
        endPending = true
        return .start(element)
      }
      if skip(">") { return .start(element) }
      guard position < bytes.count else { throw error("the tag is not finished; add > or />") }
      guard blank else { throw error("found \(found) where a blank, > or /> belongs") }
      let attribute = try attribute()
      guard element[attribute.name] == nil else {
        throw error("attribute \"\(attribute.name)\" is given twice; keep one")
      }
      element.attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(SVGError) -> SVGAttribute {
    let name = try name(of: "an attribute name")
    skipBlanks()
    guard skip("=") else { throw error("attribute \"\(name)\" has no value; write \(name)=\"…\"") }
    skipBlanks()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("the value of \"\(name)\" is not in quotes; write \(name)=\"…\"")
    }
    advance(to: position + 1)
    let (start, startLine) = (position, line)
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        throw error("the value of \"\(name)\" contains \(found); close its quotes before")
      }
      advance(to: position + 1)
    }
    let value = Array(bytes[start..<position])
    guard skip(quote) else {
      throw error("the quotes of \"\(name)\" are never closed", on: startLine)
    }
    return SVGAttribute(name: name, value: value, line: startLine)
  }

  private mutating func endTag() throws(SVGError) -> SVGToken {
    let startLine = line
    advance(to: position + 2)
    let name = try name(of: "an element name")
    skipBlanks()
    guard skip(">") else { throw error("the end tag </\(name) is not finished; add >") }
    return try end(of: name, line: startLine)
  }

  private mutating func end(of name: String, line: Int) throws(SVGError) -> SVGToken {
    guard let expected = open.last else {
      throw SVGError(
        line: line, element: name, message: "is closed but not open; remove </\(name)>")
    }
    guard name == expected else {
      throw SVGError(
        line: line, element: expected,
        message: "is closed by </\(name)>; </\(expected)> belongs here")
    }
    open.removeLast()
    return .end
  }

  private mutating func name(of what: String) throws(SVGError) -> String {
    guard let first = current, first.isNameStart else {
      throw error("found \(found) where \(what) belongs")
    }
    let start = position
    while let byte = current, byte.isNamePart { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - Text and comments

extension SVGTokenizer {
  private mutating func text() -> SVGToken? {
    skipBlanks()
    guard let byte = current, byte != UInt8(ascii: "<") else { return nil }
    let startLine = line
    while let byte = current, byte != UInt8(ascii: "<") { advance(to: position + 1) }
    return .text(line: startLine)
  }

  private mutating func skipComment() throws(SVGError) {
    guard let end = find("-->", from: position + 4) else {
      throw error("the comment is never closed; add -->")
    }
    advance(to: end + 3)
  }
}

// MARK: - Bytes

extension SVGTokenizer {
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The current byte as an error names it.
  private var found: String {
    guard let byte = current else { return "the end of the document" }
    guard byte > 0x20, byte < 0x7F else { return "byte \(byte)" }
    return "\"\(Character(UnicodeScalar(byte)))\""
  }

  private func error(_ message: String, on line: Int? = nil) -> SVGError {
    SVGError(line: line ?? self.line, element: open.last, message: message)
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private func find(_ text: String, from start: Int = 0) -> Int? {
    let last = bytes.count - text.utf8.count
    guard start <= last else { return nil }
    return (start...last).first { bytes[$0...].starts(with: text.utf8) }
  }

  /// Moves forward, counting the lines passed.
  private mutating func advance(to end: Int) {
    while position < end {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Skips blanks; returns true if there were any.
  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while let byte = current, byte.isBlank { advance(to: position + 1) }
    return position > start
  }
}
