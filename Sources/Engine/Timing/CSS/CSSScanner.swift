/// Reads a CSS easing function piece by piece. Spaces may stand between any two pieces.
struct CSSScanner {
  private let text: [UInt8]
  private var place = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  /// The place of the next piece, for an error about it.
  mutating func mark() -> Int {
    skipSpaces()
    return place
  }

  /// True if only spaces are left of the text.
  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return place == text.count
  }

  /// A word of letters and hyphens, in small letters; nil if the next piece is none.
  mutating func word() -> String? {
    skipSpaces()
    let start = place
    while place < text.count, isWordPart(text[place]) { place += 1 }
    return start < place ? String(decoding: text[start..<place], as: UTF8.self).lowercased() : nil
  }

  /// Takes a sign such as a comma if it is next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard place < text.count, UInt32(text[place]) == sign.value else { return false }
    place += 1
    return true
  }

  /// Takes a sign that must be next.
  mutating func expect(_ sign: Unicode.Scalar) throws(CSSCurveError) {
    guard take(sign) else { throw wrong("\"\(sign)\"") }
  }

  /// A CSS number, and whether a percent sign follows it; nil if the next piece is none.
  mutating func number() throws(CSSCurveError) -> (value: Double, isPercent: Bool)? {
    skipSpaces()
    let start = place
    let end = numberEnd()
    guard start < end else { return nil }
    let digits = String(decoding: text[start..<end], as: UTF8.self)
    guard let value = Double(digits), value.isFinite else {
      throw wrong("a number that is not too large")
    }
    place = end
    let isPercent = place < text.count && text[place] == UInt8(ascii: "%")
    if isPercent { place += 1 }
    return (value, isPercent)
  }

  /// The error that another piece was wanted here, or at an earlier mark.
  mutating func wrong(_ wanted: String, at earlier: Int? = nil) -> CSSCurveError {
    let here = mark()
    let rest = String(decoding: text[place...], as: UTF8.self)
    let found = rest.first.map { "found \"\($0)\"" } ?? "the text ends"
    let problem = earlier == nil ? "wanted \(wanted), \(found)" : "wanted \(wanted)"
    return CSSCurveError(column: column(of: earlier ?? here), problem: problem)
  }

  /// The error that a number is beyond all that a curve may be made of.
  mutating func tooLarge(at earlier: Int) -> CSSCurveError {
    wrong("a number that is not too large", at: earlier)
  }

  private mutating func skipSpaces() {
    while place < text.count, [9, 10, 12, 13, 32].contains(text[place]) { place += 1 }
  }

  /// In characters, from 1 on: counted for an error only, as a count goes through all that is before.
  private func column(of place: Int) -> Int {
    String(decoding: text[..<place], as: UTF8.self).count + 1
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Behind sign, digits, fraction and exponent; the place itself if there is no number.
  private func numberEnd() -> Int {
    var end = place
    if isSign(end) { end += 1 }
    let whole = digitsEnd(end)
    var number = whole
    if whole < text.count, text[whole] == UInt8(ascii: "."), digitsEnd(whole + 1) > whole + 1 {
      number = digitsEnd(whole + 1)
    }
    guard number > end else { return place }
    guard number < text.count, text[number] | 0x20 == UInt8(ascii: "e") else { return number }
    let power = isSign(number + 1) ? number + 2 : number + 1
    return digitsEnd(power) > power ? digitsEnd(power) : number
  }

  private func isSign(_ place: Int) -> Bool {
    place < text.count && (text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+"))
  }

  private func digitsEnd(_ start: Int) -> Int {
    var end = start
    while end < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[end] { end += 1 }
    return end
  }
}
