/// A number with a name before it: `name: 1`, `"name": 1`, `name = 1` or `name 1`.
struct NamedNumber {
  let name: String
  /// In seconds, if milliseconds stand behind it; never beyond ±1e30.
  let value: Double

  /// All of a text, in their order.
  ///
  /// - Parameter text: in small letters.
  static func all(in text: String) -> [NamedNumber] {
    let bytes = Array(text.utf8)
    var numbers: [NamedNumber] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place].isSmallLetter else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, bytes[place].isSmallLetter || bytes[place].isDigit { place += 1 }
      if let value = value(behind: place, bytes) {
        numbers.append(
          NamedNumber(name: String(decoding: bytes[start..<place], as: UTF8.self), value: value))
      }
    }
    return numbers
  }

  private static func value(behind name: Int, _ bytes: [UInt8]) -> Double? {
    var place = name
    func skipBlanks() { while place < bytes.count, bytes[place].isBlank { place += 1 } }
    if place < bytes.count, bytes[place].isQuote { place += 1 }
    let end = place
    skipBlanks()
    if place < bytes.count, bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") {
      place += 1
      skipBlanks()
    } else if place == end {
      return nil
    }
    let start = place
    while place < bytes.count, isNumber(bytes, from: start, at: place) { place += 1 }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      return nil
    }
    let value = min(1e30, max(-1e30, number))
    if place < bytes.count, bytes[place].isBlank { place += 1 }
    let isMilliseconds =
      bytes[place...].starts(with: "ms".utf8)
      && !bytes[place...].dropFirst(2).prefix(1).contains(where: \.isSmallLetter)
    return isMilliseconds ? value / 1000 : value
  }

  /// True if a sign at a place goes on with a number: digits, its point, and a power with its sign.
  private static func isNumber(_ bytes: [UInt8], from start: Int, at place: Int) -> Bool {
    let byte = bytes[place]
    if byte.isDigit || byte == UInt8(ascii: ".") { return true }
    let isPower = place > start && bytes[place - 1] == UInt8(ascii: "e")
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { return place == start || isPower }
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    return byte == UInt8(ascii: "e") && place > start
      && (next.isDigit || next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
  }
}

extension UInt8 {
  var isSmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isBlank: Bool { self == UInt8(ascii: " ") || 9...13 ~= self }
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
