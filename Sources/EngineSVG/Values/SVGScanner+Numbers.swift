import Engine

/// Decimal numbers.
extension SVGScanner {
  /// Numbers beyond this are errors, so that no sum or product of a few can overflow.
  static let largest = 1e6

  /// True if a number may begin here.
  var isAtNumber: Bool {
    guard let byte = current else { return false }
    return byte.isDigit || byte == UInt8(ascii: ".") || byte.isSign
  }

  /// A decimal number such as `-1.5`, `.25` or `2e-3`.
  mutating func number() throws(SVGError) -> Double {
    guard let end = endOfNumber(), let value = Self.value(of: bytes[position..<end]) else {
      throw error("found \(found) where a number belongs, such as 12 or -0.5")
    }
    guard value.magnitude <= Self.largest else {
      throw error("\(found) is too large; numbers lie between -1000000 and 1000000")
    }
    move(to: end)
    return value
  }

  /// A number, and the separator behind it.
  mutating func numberAndSeparator() throws(SVGError) -> Double {
    let value = try number()
    skipSeparator()
    return value
  }

  /// All numbers up to the end of the value.
  mutating func numbers() throws(SVGError) -> [Double] {
    var problem: SVGError?
    let values = numbers(&problem)
    if let problem { throw problem }
    return values
  }

  /// The numbers up to the first error.
  mutating func numbers(_ problem: inout SVGError?) -> [Double] {
    var values: [Double] = []
    var comma = false
    while !isAtEnd || comma {
      do {
        values.append(try number())
      } catch {
        problem = error
        return values
      }
      comma = skipSeparator()
    }
    return values
  }

  /// The number that digits say. Most have few, and then both parts are exact and so is their
  /// quotient's rounding; others are left to Swift.
  private static func value(of digits: ArraySlice<UInt8>) -> Double? {
    var (whole, decimals) = (UInt64(0), 0)
    var isBehindPoint = false
    for byte in digits {
      if byte.isDigit {
        guard whole < 100_000_000_000_000 else {
          return Double(String(decoding: digits, as: UTF8.self))
        }
        whole = whole * 10 + UInt64(byte - UInt8(ascii: "0"))
        if isBehindPoint { decimals += 1 }
      } else if byte == UInt8(ascii: ".") {
        isBehindPoint = true
      } else if !byte.isSign {
        return Double(String(decoding: digits, as: UTF8.self))
      }
    }
    guard decimals < powers.count else { return Double(String(decoding: digits, as: UTF8.self)) }
    let value = Double(whole) / powers[decimals]
    return digits.first == UInt8(ascii: "-") ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private func endOfNumber() -> Int? {
    var end = position
    if end < bytes.count, bytes[end].isSign { end += 1 }
    let whole = endOfDigits(from: end)
    var last = whole
    if whole < bytes.count, bytes[whole] == UInt8(ascii: ".") {
      last = endOfDigits(from: whole + 1)
      guard last > whole + 1 else { return nil }
    } else if whole == end {
      return nil
    }
    return endOfExponent(from: last)
  }

  /// The end of an exponent, or `start` if there is none.
  private func endOfExponent(from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    let digits = start + (start + 1 < bytes.count && bytes[start + 1].isSign ? 2 : 1)
    let end = endOfDigits(from: digits)
    return end > digits ? end : start
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }
}

extension UInt8 {
  var isSign: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "+") }
}
