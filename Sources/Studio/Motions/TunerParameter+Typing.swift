import Engine

/// Numbers as they are typed.
extension TunerParameter {
  /// The id of the view of its number.
  var numberID: String { "number.\(self)" }

  /// True if its value is a number.
  var isNumber: Bool { self != .jump }

  /// The values that can be typed: a time may be longer than its slider.
  private func typedRange(standard: Double) -> ClosedRange<Double> {
    let range = range(standard: standard)
    switch self {
    case .duration, .delay: return range.lowerBound...max(60, range.upperBound)
    default: return range
    }
  }

  /// A value as it stands in the field: without its unit.
  func typedText(_ value: Double) -> String { PlainNumber.text(value, decimals: 3) }

  /// The number in a text, with or without its unit, with a point or a comma; nil: there is none that
  /// the parameter can be.
  ///
  /// - Parameter standard: the duration the motion was designed with.
  func value(typed text: String, standard: Double) -> Double? {
    let text = text.lowercased().replacing(",", with: ".").replacing("\u{2212}", with: "-")
    guard
      let found = text.wholeMatch(of: /\s*([-+]?(?:\d+\.?\d*|\.\d+))\s*(ms|s|\/\s?s)?\s*/),
      let number = Double(found.output.1)
    else { return nil }
    let factor: Double
    switch (found.output.2, self) {
    case (nil, _), ("s", .duration), ("s", .delay), (_, .velocity): factor = 1
    case ("ms", .duration), ("ms", .delay): factor = 0.001
    default: return nil
    }
    let value = (number * factor * 1000).rounded() / 1000
    let isWhole = value == value.rounded()
    guard typedRange(standard: standard).contains(value), step < 1 || isWhole else { return nil }
    return value
  }

  /// The values that can be typed, in words.
  func rangeText(standard: Double) -> String {
    let range = typedRange(standard: standard)
    let unit = self == .duration || self == .delay ? " s" : ""
    return "\(typedText(range.lowerBound)) to \(typedText(range.upperBound))\(unit)"
  }
}
