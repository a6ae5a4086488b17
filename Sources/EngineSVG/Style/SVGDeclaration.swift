import Engine

/// A property and its value, as a style writes them.
struct SVGDeclaration {
  var property: SVGAttribute
  var isImportant: Bool
}

extension SVGDeclaration {
  /// The steps that each element takes to hear it: more for a long value that is drawn.
  var cost: Int {
    1 + (SVGProperty.isDrawn(property.name) ? max(0, property.value.count - 512) : 0)
  }

  /// The properties that it sets, if it stands for several.
  var longhands: [SVGDeclaration] {
    if property.name == "font" { return fontParts }
    guard property.name == "marker" else { return [self] }
    return ["marker-start", "marker-mid", "marker-end"].map { name in
      var single = self
      single.property.name = name
      return single
    }
  }
}

/// Reads the text of a `style` attribute or a style sheet.
struct SVGStyleReader {
  private let bytes: [UInt8]
  private let start: SVGPlace
  private(set) var position = 0

  init(_ text: SVGAttribute) {
    bytes = text.value
    start = text.place
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The place in the document; to be asked for errors, and of what is kept.
  private var marked = (position: 0, place: SVGPlace())

  /// The place of the reader in the document.
  mutating func place() -> SVGPlace {
    if marked.position == 0 { marked.place = start }
    marked.place = marked.place.behind(bytes[marked.position..<position])
    marked.position = position
    return marked.place
  }

  /// Passes blanks, comments and the brackets of HTML's comments.
  mutating func skipBlanks() {
    while let byte = current {
      if byte.isBlank {
        position += 1
      } else if starts(with: "/*") {
        position += 2
        while position < bytes.count, !starts(with: "*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else if starts(with: "<!--") {
        position += 4
      } else if starts(with: "-->") {
        position += 3
      } else {
        return
      }
    }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// The bytes up to one of some signs outside of quotes and brackets; blanks at both ends and
  /// comments are left out.
  mutating func text(upTo ends: StaticString) -> [UInt8] {
    // A selector whose square bracket is open ends at its rule's brace.
    var (text, nesting) = ([UInt8](), SVGNesting(isRound: true))
    while let byte = current {
      if !nesting.isQuoted, byte == UInt8(ascii: "/"), starts(with: "/*") {
        skipBlanks()
        text.append(UInt8(ascii: " "))
        continue
      }
      if nesting.passes(byte), ends.withUTF8Buffer({ $0.contains(byte) }) { break }
      text.append(byte)
      position += 1
    }
    while text.last?.isBlank == true { text.removeLast() }
    return Array(text.drop { $0.isBlank })
  }

  /// The declarations up to a closing brace or the end.
  mutating func declarations(of element: String?) throws(SVGError) -> [SVGDeclaration] {
    var list: [SVGDeclaration] = []
    while true {
      skipBlanks()
      if skip(UInt8(ascii: ";")) { continue }
      guard let byte = current, byte != UInt8(ascii: "}") else { return list }
      let before = place()
      let name = String(decoding: text(upTo: ":;}"), as: UTF8.self)
      guard skip(UInt8(ascii: ":")) else {
        throw SVGError(
          at: before, element: element,
          message: "style: found \"\(name.prefix(20))\" where a property belongs; write name: value"
        )
      }
      skipBlanks()
      let valuePlace = place()
      var value = text(upTo: ";}")
      let isImportant = Self.takeImportant(&value)
      let property = SVGAttribute(
        name: name, value: value, place: valuePlace,
        namesVariable: SVGVariableCall.stands(in: value))
      list.append(SVGDeclaration(property: property, isImportant: isImportant))
    }
  }

  private static func takeImportant(_ value: inout [UInt8]) -> Bool {
    guard value.last == UInt8(ascii: "t"), let mark = value.lastIndex(of: UInt8(ascii: "!")),
      value[(mark + 1)...].drop(while: \.isBlank).elementsEqual("important".utf8)
    else { return false }
    value.removeSubrange(mark...)
    while value.last?.isBlank == true { value.removeLast() }
    return true
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<(position + $0.count)].elementsEqual($0) }
  }
}
