import Engine

/// Text, and all that stands between tags and is no text.
extension SVGTokenizer {
  /// The text up to the next tag; nil if it is blank, where blanks are no letters.
  mutating func text() throws(SVGError) -> SVGToken? {
    guard !isInText else {
      let start = place
      let text = passed { $0 != UInt8(ascii: "<") }
      guard text.contains(UInt8(ascii: "&")) else { return .text(Array(text), start) }
      return .text(try entities.replaced(in: text, at: start, of: open.last), start)
    }
    skipBlanks()
    let start = place
    let text = passed { $0 != UInt8(ascii: "<") }
    return text.isEmpty ? nil : .text(Array(text), start)
  }

  /// Text in which nothing has a meaning; nil if it is blank.
  mutating func characterData() throws(SVGError) -> SVGToken? {
    let opening = place
    advance(by: 9)
    let start = place
    guard let text = passed(behind: "]]>") else {
      throw error("the <![CDATA[ is never closed; add ]]>", at: opening)
    }
    return !isInText && text.allSatisfy(\.isBlank) ? nil : .text(Array(text), start)
  }

  /// Passes a comment, a processing instruction or the document's type.
  mutating func skipDeclaration() throws(SVGError) {
    let start = place
    if skip("<!--") {
      guard passed(behind: "-->") != nil else {
        throw error("the comment is never closed; add -->", at: start)
      }
    } else if skip("<?") {
      guard passed(behind: "?>") != nil else {
        throw error("the <? is never closed; add ?>", at: start)
      }
    } else if starts(with: "<!DOCTYPE") {
      try skipDocumentType()
    } else {
      advance(by: 1)
      throw error("found \(found) where an element name belongs")
    }
  }

  /// Passes `<!DOCTYPE … [ … ]>`, and keeps the texts that it gives names.
  private mutating func skipDocumentType() throws(SVGError) {
    let start = place
    advance(by: 9)
    while let byte = current {
      if try quoted() != nil {
        continue
      } else if skip("<!ENTITY") {
        try entity()
      } else if starts(with: "<!--") || starts(with: "<?") {
        try skipDeclaration()
      } else if skip(">") {
        return
      } else if byte == UInt8(ascii: "<") {
        try skipMarkup()
      } else {
        advance(by: 1)
      }
    }
    throw error("the <!DOCTYPE is never closed; add >", at: start)
  }

  /// Passes the rest of another declaration inside the document's type, such as `<!ATTLIST …>`.
  private mutating func skipMarkup() throws(SVGError) {
    while current != nil, !skip(">") {
      if try quoted() == nil { advance(by: 1) }
    }
  }

  /// Keeps `name "text">`; one that names a file or belongs to the type itself has no text here.
  private mutating func entity() throws(SVGError) {
    skipBlanks()
    guard let first = current, first.isNameStart else { return try skipMarkup() }
    let name = try name(of: "a name")
    skipBlanks()
    if let text = try quoted() { entities.texts[name] = Array(text) }
    try skipMarkup()
  }

  /// The text between the quotes that begin here; nil if none do.
  private mutating func quoted() throws(SVGError) -> ArraySlice<UInt8>? {
    let start = place
    let text: ArraySlice<UInt8>?
    if skip("\"") {
      text = passed(behind: "\"")
    } else if skip("'") {
      text = passed(behind: "'")
    } else {
      return nil
    }
    guard let text else { throw error("the quotes are never closed", at: start) }
    return text
  }
}
