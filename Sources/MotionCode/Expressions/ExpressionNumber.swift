/// Plain decimal numbers of at most nine decimals: a time of less than a nanosecond means nothing.
package enum ExpressionNumber {
  package static let mostDecimals = 9

  /// The number that a text is; nil if it is none: digits, with a minus before and a point between
  /// if need be.
  package static func value(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let halves = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return nil }
    // The sum turns -0 into 0.
    return Double(text).map { $0 + 0 }
  }

  /// The number of digits that follow the point, zeros at the end left out.
  package static func decimals(_ text: String) -> Int {
    guard let point = text.firstIndex(of: ".") else { return 0 }
    let decimals = text[point...].dropFirst()
    return (decimals.lastIndex { $0 != "0" }).map { decimals[...$0].count } ?? 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
