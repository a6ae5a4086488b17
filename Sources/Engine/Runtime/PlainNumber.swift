/// Numbers as plain decimal text, the same on every machine.
enum PlainNumber {
  /// At most nine decimals, no zeros at the end, no exponent, no `-0`.
  ///
  /// `null`, JSON's word for no number, if the value is not finite or its magnitude is ≥ 2^63.
  static func text(_ value: Double) -> String {
    let magnitude = abs(value)
    guard magnitude < 0x1p63 else { return "null" }
    var whole = UInt64(magnitude)
    var billionths = UInt64(((magnitude - Double(whole)) * 1e9).rounded())
    if billionths == 1_000_000_000 {
      whole += 1
      billionths = 0
    }
    let isZero = whole == 0 && billionths == 0
    return (value < 0 && !isZero ? "-" : "") + String(whole) + decimals(billionths)
  }

  private static func decimals(_ billionths: UInt64) -> String {
    guard billionths > 0 else { return "" }
    var rest = billionths
    var count = 9
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    let digits = String(rest)
    return "." + String(repeating: "0", count: count - digits.utf8.count) + digits
  }
}
