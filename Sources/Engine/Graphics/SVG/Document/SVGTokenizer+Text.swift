/// Text, and all that stands between tags and is no text.
extension SVGTokenizer {
  /// The text up to the next tag, its references as they stand; nil if it is blank.
  mutating func text() -> SVGToken? {
    skipBlanks()
    let (start, startPlace) = (position, place)
    while let byte = current, byte != UInt8(ascii: "<") { advance(by: 1) }
    guard position > start else { return nil }
    return .text(Array(bytes[start..<position]), startPlace)
  }

  /// Text in which nothing has a meaning; nil if it is blank.
  mutating func characterData() throws(SVGError) -> SVGToken? {
    let opening = place
    advance(by: 9)
    let (start, startPlace) = (position, place)
    while !starts(with: "]]>") {
      guard position < bytes.count else {
        throw error("the <![CDATA[ is never closed; add ]]>", at: opening)
      }
      advance(by: 1)
    }
    let text = Array(bytes[start..<position])
    advance(by: 3)
    return text.allSatisfy(\.isBlank) ? nil : .text(text, startPlace)
  }

  /// Passes a comment, a processing instruction or the document's type.
  mutating func skipDeclaration() throws(SVGError) {
    let start = place
    if skip("<!--") {
      while !skip("-->") {
        guard position < bytes.count else {
          throw error("the comment is never closed; add -->", at: start)
        }
        advance(by: 1)
      }
    } else if skip("<?") {
      while !skip("?>") {
        guard position < bytes.count else {
          throw error("the <? is never closed; add ?>", at: start)
        }
        advance(by: 1)
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
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = try text(until: byte)
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

  /// Passes another declaration inside the document's type, such as `<!ATTLIST …>`.
  private mutating func skipMarkup() throws(SVGError) {
    while let byte = current {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = try text(until: byte)
      } else {
        advance(by: 1)
        if byte == UInt8(ascii: ">") { return }
      }
    }
  }

  /// Keeps `name "text">`; one that names a file or belongs to the type itself has no text here.
  private mutating func entity() throws(SVGError) {
    skipBlanks()
    guard let first = current, first.isNameStart else { return try skipMarkup() }
    let name = try name(of: "a name")
    skipBlanks()
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let text = try text(until: quote)
      entities.texts[name] = text
    }
    try skipMarkup()
  }

  /// The text between two quotes, the first of which is here.
  private mutating func text(until quote: UInt8) throws(SVGError) -> [UInt8] {
    // Read before the step: read behind it, Swift 6.3's optimiser takes the place of the quote.
    let (start, first) = (place, position + 1)
    advance(by: 1)
    while let byte = current, byte != quote { advance(by: 1) }
    guard position < bytes.count else { throw error("the quotes are never closed", at: start) }
    let end = position
    advance(by: 1)
    return Array(bytes[first..<end])
  }
}
