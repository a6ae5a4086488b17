/// Numbers as the pages show them.
enum PlainSeconds {
  /// Rounded to so many decimals (0…3), all of them shown.
  static func text(_ value: Double, decimals: Int) -> String {
    let factor = [1.0, 10, 100, 1000][decimals]
    let units = Int((abs(value) * factor).rounded())
    let (whole, rest) = (units / Int(factor), units % Int(factor))
    let sign = value < 0 && units > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let digits = String(rest)
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }

  /// With at most two decimals, none that say nothing.
  static func short(_ value: Double) -> String {
    var text = text(value, decimals: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
