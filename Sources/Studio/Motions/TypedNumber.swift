import Engine
import MotionCode

/// A number with its unit, as a person types it: `0.3*2`, `250ms + 0.1`, `(0.4+0.2)*0.5`, `1/3`, `60%`.
///
/// Operators bind as usual; a point or a comma separates the decimals. Only what has the same unit, or
/// none, is added.
struct TypedNumber: Equatable {
  var value: Double
  /// The power of seconds in its unit: 1 for a time, −1 for a speed, 0 if it has none.
  var seconds = 0
  /// True for a number in per cent.
  var isShare = false

  /// The number that a text is; nil if it is none.
  init?(_ text: String) {
    var signs = text.lowercased()
    for (typed, sign) in [(",", "."), ("\u{2212}", "-"), ("×", "*"), ("·", "*"), ("÷", "/")] {
      signs = signs.replacing(typed, with: sign)
    }
    var parser = TypedNumberParser(scanner: ExpressionScanner(Array(signs)))
    guard let number = parser.sum(), parser.scanner.next() == nil else { return nil }
    self = number
  }

  init(_ value: Double, seconds: Int = 0, isShare: Bool = false) {
    (self.value, self.seconds, self.isShare) = (value, seconds, isShare)
  }

  fileprivate var hasUnit: Bool { seconds != 0 || isShare }

  fileprivate func plus(_ other: TypedNumber, times sign: Double) -> TypedNumber? {
    let isAlike = seconds == other.seconds && isShare == other.isShare
    guard isAlike || !hasUnit || !other.hasUnit else { return nil }
    var sum = hasUnit ? self : other
    sum.value = value + sign * other.value
    return sum
  }

  /// A share of something has its unit; a share of a share is one.
  fileprivate func times(_ other: TypedNumber) -> TypedNumber {
    TypedNumber(
      value * other.value, seconds: seconds + other.seconds, isShare: isShare && other.isShare)
  }

  fileprivate func divided(by other: TypedNumber) -> TypedNumber {
    TypedNumber(
      value / other.value, seconds: seconds - other.seconds, isShare: isShare && !other.isShare)
  }
}

/// Reads a typed number by recursive descent:
///
///     sum     = product (('+' | '-') product)*
///     product = factor (('*' | '/') factor)*
///     factor  = ('+' | '-') factor | '(' sum ')' | digits unit? | unit
///     unit    = 's' | 'ms' | '%'
private struct TypedNumberParser {
  var scanner: ExpressionScanner

  mutating func sum() -> TypedNumber? {
    guard var sum = product() else { return nil }
    while let sign = take(["+": 1.0, "-": -1]) {
      guard let next = product(), let both = sum.plus(next, times: sign) else { return nil }
      sum = both
    }
    return sum
  }

  private mutating func product() -> TypedNumber? {
    guard var product = factor() else { return nil }
    while let isDivided = take(["*": false, "/": true]) {
      guard let next = factor() else { return nil }
      product = isDivided ? product.divided(by: next) : product.times(next)
    }
    return product
  }

  private mutating func factor() -> TypedNumber? {
    if let sign = take(["+": 1.0, "-": -1]) {
      return factor().map { $0.times(TypedNumber(sign)) }
    }
    guard scanner.take("(") != nil else { return number() }
    guard let inner = sum(), scanner.take(")") != nil else { return nil }
    return inner
  }

  private mutating func number() -> TypedNumber? {
    let isBehindPoint = scanner.take(".") != nil
    let word = scanner.word().text
    let digits = word.prefix { $0.isNumber || $0 == "." }
    guard let value = ExpressionNumber.value((isBehindPoint ? "0." : "") + digits) else {
      return word.isEmpty || isBehindPoint ? nil : Self.unit(word)
    }
    if !isBehindPoint, !digits.contains(".") { _ = scanner.take(".") }
    if scanner.take("%") != nil {
      return digits == word ? TypedNumber(value / 100, isShare: true) : nil
    }
    let unit = digits == word ? nextUnit() : String(word.dropFirst(digits.count))
    guard !unit.isEmpty else { return TypedNumber(value) }
    return Self.unit(unit).map { TypedNumber(value).times($0) }
  }

  /// The word behind a number, if it can be a unit.
  private mutating func nextUnit() -> String {
    scanner.next()?.isLetter == true ? scanner.word().text : ""
  }

  private static func unit(_ name: String) -> TypedNumber? {
    switch name {
    case "s": TypedNumber(1, seconds: 1)
    case "ms": TypedNumber(0.001, seconds: 1)
    default: nil
    }
  }

  /// The meaning of the next sign, if it is one of some.
  private mutating func take<Meaning>(_ signs: [Character: Meaning]) -> Meaning? {
    guard let sign = scanner.next(), let meaning = signs[sign] else { return nil }
    _ = scanner.take(sign)
    return meaning
  }
}
