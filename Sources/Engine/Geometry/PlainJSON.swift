/// Values as JSON.
package enum PlainJSON {
  /// At most nine decimals; `null`, JSON's word for no number, if there is no plain text.
  package static func number(_ value: Double) -> String {
    value.magnitude < 0x1p63 ? PlainNumber.text(value) : "null"
  }

  /// In quotes, with the escapes that JSON asks for.
  package static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
