import Engine

/// Cuts the bytes of a document into tags and text, and sees that the tags match.
///
/// Comments, processing instructions and the document type are passed over. Every byte is looked
/// at a fixed number of times.
struct SVGTokenizer {
  /// The most elements that may be open at once.
  static let maximumDepth = 64

  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var place = SVGPlace()
  /// The names of the elements that are open, the innermost last.
  private(set) var open: [String] = []
  var entities = SVGEntities()
  private var endPending = false
  /// The number of elements that are open around the outermost one of text; nil: none is.
  private var textStart: Int?
  /// True where blanks are letters.
  var isInText: Bool { textStart != nil }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if starts(with: "\u{FEFF}") { position = 3 }
  }

  /// The next tag or text, or nil at the end of the document.
  mutating func next() throws(SVGError) -> SVGToken? {
    if endPending {
      endPending = false
      return try end(of: open.last ?? "", at: place)
    }
    while let byte = current {
      if byte != UInt8(ascii: "<") {
        if let text = try text() { return text }
      } else if starts(with: "</") {
        return try endTag()
      } else if starts(with: "<![CDATA[") {
        if let text = try characterData() { return text }
      } else if starts(with: "<!") || starts(with: "<?") {
        try skipDeclaration()
      } else {
        return try startTag()
      }
    }
    if let name = open.last {
      throw SVGError(at: place, element: name, message: "is never closed; add </\(name)>")
    }
    return nil
  }
}

// MARK: - Tags

extension SVGTokenizer {
  private mutating func startTag() throws(SVGError) -> SVGToken {
    let start = place
    advance(by: 1)
    let name = try name(of: "an element name")
    guard open.count < Self.maximumDepth else {
      throw SVGError(
        at: start, element: name,
        message: "is nested too deeply; at most \(Self.maximumDepth) elements may be open")
    }
    if textStart == nil, name == "text" || name.hasSuffix(":text") { textStart = open.count }
    open.append(name)
    var element = SVGElement(name: name, attributes: [], place: start)
    var names: Set<String> = []
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
      guard names.insert(attribute.name).inserted else {
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
    advance(by: 1)
    let start = place
    let value = passed { $0 != quote && $0 != UInt8(ascii: "<") }
    guard current != UInt8(ascii: "<") else {
      throw error("the value of \"\(name)\" contains \(found); close its quotes before")
    }
    guard skip(quote) else {
      throw error("the quotes of \"\(name)\" are never closed", at: start)
    }
    let hasReference = value.contains(UInt8(ascii: "&"))
    return SVGAttribute(
      name: name,
      value: hasReference
        ? try entities.replaced(in: value, at: start, of: open.last) : Array(value),
      place: start)
  }

  private mutating func endTag() throws(SVGError) -> SVGToken {
    let start = place
    advance(by: 2)
    let name = try name(of: "an element name")
    skipBlanks()
    guard skip(">") else { throw error("the end tag </\(name) is not finished; add >") }
    return try end(of: name, at: start)
  }

  private mutating func end(of name: String, at place: SVGPlace) throws(SVGError) -> SVGToken {
    guard let expected = open.last else {
      throw SVGError(
        at: place, element: name, message: "is closed but not open; remove </\(name)>")
    }
    guard name == expected else {
      throw SVGError(
        at: place, element: expected,
        message: "is closed by </\(name)>; </\(expected)> belongs here")
    }
    open.removeLast()
    if open.count == textStart { textStart = nil }
    return .end
  }

  mutating func name(of what: String) throws(SVGError) -> String {
    guard let first = current, first.isNameStart else {
      throw error("found \(found) where \(what) belongs")
    }
    return String(decoding: passed(while: \.isNamePart), as: UTF8.self)
  }
}

// MARK: - Bytes

extension SVGTokenizer {
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The current byte as an error names it.
  var found: String {
    guard let byte = current else { return "the end of the document" }
    guard byte > 0x20, byte < 0x7F else { return "byte \(byte)" }
    return "\"\(Character(UnicodeScalar(byte)))\""
  }

  func error(_ message: String, at place: SVGPlace? = nil) -> SVGError {
    SVGError(at: place ?? self.place, element: open.last, message: message)
  }

  func starts(with text: StaticString) -> Bool { starts(with: text, at: position) }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count where bytes[position + index] != wanted[index] { return false }
      return true
    }
  }

  mutating func advance(by count: Int) {
    place = place.behind(bytes[position..<(position + count)])
    position += count
  }

  /// Passes the bytes that belong to something, maybe none.
  ///
  /// Looking for the end first is not only faster. Swift 6.3's optimiser moves a call into the loop
  /// that follows if that ends with the same call, past what is read between them:
  /// `advance(by: 1); let start = position; while … { advance(by: 1) }` reads too early.
  mutating func passed(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let passed = bytes[position...].prefix(while: isPart)
    advance(by: passed.count)
    return passed
  }

  /// Passes the bytes up to a text and the text itself; nil if it never comes.
  mutating func passed(behind text: StaticString) -> ArraySlice<UInt8>? {
    for end in position..<bytes.count where starts(with: text, at: end) {
      let passed = bytes[position..<end]
      advance(by: passed.count + text.utf8CodeUnitCount)
      return passed
    }
    return nil
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance(by: 1)
    return true
  }

  /// Skips blanks; returns true if there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool { !passed(while: \.isBlank).isEmpty }
}
