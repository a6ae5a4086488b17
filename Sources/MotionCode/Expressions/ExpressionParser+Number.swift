import Engine

/// The demand on a number in an expression.
struct ExpressionDemand {
  let range: ClosedRange<Double>
  let isWhole: Bool
  /// The meaning of the number, for messages.
  let meaning: String
  /// One that is right.
  let example: String

  static let wait = ExpressionDemand(
    range: 0...ExpressionLimits.seconds, isWhole: false, meaning: "seconds", example: "0.5")
  static let stretch = ExpressionDemand(
    range: ExpressionLimits.shortestStretch...ExpressionLimits.seconds, isWhole: false,
    meaning: "seconds", example: "2")
  static let repetitions = ExpressionDemand(
    range: 0...Double(ExpressionLimits.repetitions), isWhole: true, meaning: "a whole number",
    example: "3")
  static let strength = ExpressionDemand(
    range: ExpressionLimits.strengths, isWhole: false, meaning: "a strength", example: "2")

  func allows(_ value: Double) -> Bool {
    range.contains(value) && (!isWhole || value == value.rounded())
  }

  /// For instance `seconds from 0 to 3600`.
  var description: String {
    let (least, most) = (range.lowerBound, range.upperBound)
    return "\(meaning) from \(PlainNumber.text(least)) to \(PlainNumber.text(most))"
  }
}

extension ExpressionParser {
  /// A number in parentheses behind a word, and where it stands.
  mutating func number(
    of word: String, _ demand: ExpressionDemand
  ) throws(ExpressionError) -> (value: Double, column: Int) {
    guard scanner.take("(") != nil else {
      throw wrong("\(word) needs \(demand.description), as in \(word)(\(demand.example))")
    }
    let text = scanner.value()
    let value: Double
    do throws(Problem) {
      value = try Self.value(text.text, of: word, demand)
    } catch {
      throw ExpressionError(column: text.column, message: error.message)
    }
    try close(after: text.text)
    return (value, text.column)
  }

  /// Goes over the parenthesis that ends a value.
  mutating func close(after value: String) throws(ExpressionError) {
    guard scanner.take(")") == nil else { return }
    let value = ExpressionError.quoted(value)
    guard scanner.next() != nil else { throw wrong("“)” is missing behind \(value)") }
    let found = ExpressionError.quoted(scanner.glimpse())
    throw wrong("\(found) can't follow \(value); “)” must")
  }

  private static func value(
    _ text: String, of word: String, _ demand: ExpressionDemand
  ) throws(Problem) -> Double {
    guard !text.isEmpty else {
      throw Problem("a number is missing; \(word) needs \(demand.description)")
    }
    guard let value = ExpressionNumber.value(text) else {
      throw Problem(
        "\(ExpressionError.quoted(text)) is no plain number; write one like \(demand.example)")
    }
    guard demand.allows(value) else {
      throw Problem("\(word) needs \(demand.description), not \(ExpressionError.quoted(text))")
    }
    guard ExpressionNumber.decimals(text) <= ExpressionNumber.mostDecimals else {
      throw Problem(
        "\(ExpressionError.quoted(text)) is too fine; at most \(ExpressionNumber.mostDecimals) decimals"
      )
    }
    return value
  }

  private struct Problem: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }
}
