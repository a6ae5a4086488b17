/// Text from outside as a terminal shows it, and does not obey it.
package enum PlainLine {
  /// The byte of a name that is no UTF-8 is this character and its value, up to ``lastByte``: in the
  /// last area for private use, where no font has anything.
  package static let noByte: UInt32 = 0x10F700
  package static let lastByte: UInt32 = noByte + 0xFF

  /// A text on one line: control characters, line breaks, and what changes the direction of writing
  /// are called by their numbers, as `U+001B`, and bytes that are no text by theirs, as `\xFF`.
  package static func text(_ text: String) -> String { replaced(text, keepsBreaks: false) }

  /// A text of several lines, whose line feeds stay.
  package static func lines(_ text: String) -> String { replaced(text, keepsBreaks: true) }

  private static func replaced(_ text: String, keepsBreaks: Bool) -> String {
    // Nearly all texts are of such bytes alone, or of letters of one's own.
    func isPlain(_ byte: UInt8) -> Bool {
      0x20..<0x7F ~= byte || byte == UInt8(ascii: "\n") && keepsBreaks
    }
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if noByte...lastByte ~= scalar.value {
        plain += "\\x" + digits(scalar.value - noByte, count: 2)
      } else if isObeyed(scalar), !(scalar == "\n" && keepsBreaks) {
        plain += name(of: scalar)
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// The name of a character by its number, as `U+001B`.
  package static func name(of scalar: Unicode.Scalar) -> String {
    "U+" + digits(scalar.value, count: 4)
  }

  /// True for what a terminal does not show but acts upon.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return scalar.value < 0x20 }
    guard scalar.value <= 0x2069 else { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }

  private static func digits(_ value: UInt32, count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
