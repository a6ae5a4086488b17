/// One attribute of a tag as it stands in the document, its quotes removed.
struct SVGAttribute {
  var name: String
  var value: [UInt8]
  /// The line on which the value begins.
  var line: Int

  var text: String { String(decoding: value, as: UTF8.self) }
}

/// A start tag: its name, its attributes in their order and the line of its `<`.
struct SVGElement {
  var name: String
  var attributes: [SVGAttribute]
  var line: Int

  subscript(name: String) -> SVGAttribute? { attributes.first { $0.name == name } }

  func error(_ message: String) -> SVGError {
    SVGError(line: line, element: name, message: message)
  }

  func error(_ message: String, at attribute: SVGAttribute) -> SVGError {
    SVGError(line: attribute.line, element: name, message: message)
  }
}

/// A part of a document: the start of an element, its end, or text.
enum SVGToken {
  case start(SVGElement)
  case end
  /// Text that is more than blanks, with the line on which it begins.
  case text(line: Int)
}

/// The bytes that mean something in XML and in the values of attributes.
extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  var isNamePart: Bool {
    isNameStart || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ":")
      || self == UInt8(ascii: ".")
  }
}
