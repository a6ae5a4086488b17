/// Numbers as plain decimal text, the same on every machine: no exponent, no `-0`.
package enum PlainNumber {
  /// At most so many decimals, without zeros at the end.
  ///
  /// What is not finite, or ≥ 2^63, has Swift's text.
  ///
  /// - Parameter decimals: 0…9.
  package static func text(_ value: Double, decimals: Int = 9) -> String {
    guard value.magnitude < 0x1p63 else { return "\(value)" }
    var text = fixed(value, decimals: decimals)
    guard decimals > 0 else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// Rounded to so many decimals, all of them shown.
  ///
  /// What is not finite, or ≥ 2^63, has Swift's text.
  ///
  /// - Parameter decimals: 0…9.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let magnitude = value.magnitude
    guard magnitude < 0x1p63 else { return "\(value)" }
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    var whole = UInt64(magnitude)
    var units = UInt64(((magnitude - Double(whole)) * factor).rounded())
    if units == UInt64(factor) { (whole, units) = (whole + 1, 0) }
    let sign = value < 0 && (whole > 0 || units > 0) ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(units)
    let zeros = String(repeating: "0", count: decimals - digits.utf8.count)
    return "\(sign)\(whole).\(zeros)\(digits)"
  }

  /// The shortest text that gives the number back; whole ones without a fraction.
  package static func exact(_ value: Double) -> String {
    // −0 becomes 0.
    let text = "\(value + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
