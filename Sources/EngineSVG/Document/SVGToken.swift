import Engine

/// One attribute of a tag as it stands in the document, its quotes removed and its references
/// replaced; or a property that a style gives the element.
struct SVGAttribute {
  var name: String
  var value: [UInt8]
  /// The place at which the value begins.
  var place: SVGPlace
  /// Whether its value names a custom property; nil: nobody has looked yet.
  var namesVariable: Bool?

  var text: String { String(decoding: value, as: UTF8.self) }

  /// The value without blanks around it.
  var word: String {
    let rest = value.drop { $0.isBlank }
    guard let last = rest.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(decoding: rest[...last], as: UTF8.self)
  }
}

/// A start tag: its name, its attributes in their order and the place of its `<`.
struct SVGElement {
  var name: String
  var attributes: [SVGAttribute]
  var place: SVGPlace

  subscript(name: String) -> SVGAttribute? { attributes.first { $0.name == name } }

  func error(_ message: String) -> SVGError { SVGError(at: place, element: name, message: message) }

  func error(_ message: String, at attribute: SVGAttribute) -> SVGError {
    SVGError(at: attribute.place, element: name, message: message)
  }
}

extension SVGElement {
  /// The letters between two tags, as an element of the tree.
  init(letters: [UInt8], at place: SVGPlace) {
    name = Self.letters
    attributes = [SVGAttribute(name: Self.letters, value: letters, place: place)]
    self.place = place
  }

  /// The name of letters among elements.
  private static let letters = "#text"

  /// The letters that it is; nil: it is an element.
  var letters: String? { name == Self.letters ? attributes.first?.text : nil }
}

/// A part of a document: the start of an element, its end, or text.
enum SVGToken {
  case start(SVGElement)
  case end
  /// Text that is more than blanks, or stands in an element of text, with the place at which it begins.
  case text([UInt8], SVGPlace)
}

/// The bytes that mean something in XML and in the values of attributes.
extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// A letter, or a part of one beyond ASCII.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
  var isNamePart: Bool {
    isNameStart || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ":")
      || self == UInt8(ascii: ".")
  }
}
