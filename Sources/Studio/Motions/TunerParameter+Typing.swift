import Engine

/// Numbers as they are typed, and drawn by their names.
extension TunerParameter {
  /// The id of the view of its number.
  var numberID: String { "number.\(self)" }
  /// The id of the view of its name.
  var nameID: String { "name.\(self)" }

  /// True if its value is a number.
  var isNumber: Bool { self != .jump }

  /// The values that can be typed: a time may be longer than its slider.
  private func typedRange(standard: Double) -> ClosedRange<Double> {
    let range = range(standard: standard)
    switch self {
    case .duration, .delay: return range.lowerBound...max(60, range.upperBound)
    case .response, .perceived: return range.lowerBound...10
    case .bounce: return range.lowerBound...0.99
    case .stiffness: return range.lowerBound...100_000
    case .friction: return range.lowerBound...1000
    default: return range
    }
  }

  /// A value as it stands in the field: without its unit.
  func typedText(_ value: Double) -> String { PlainNumber.text(value, decimals: 3) }

  /// The number in a text, with or without its unit, or what comes of a sum of some; nil: there is none
  /// that the parameter can be.
  ///
  /// - Parameter standard: the duration the motion was designed with.
  func value(typed text: String, standard: Double) -> Double? {
    guard let number = TypedNumber(text), takes(number) else { return nil }
    let value = Self.rounded(number.value)
    let isWhole = value == value.rounded()
    guard typedRange(standard: standard).contains(value), !isCounted || isWhole else { return nil }
    return value
  }

  /// True if it can be a number of this unit.
  private func takes(_ number: TypedNumber) -> Bool {
    switch self {
    case .duration, .delay, .response, .perceived: 0...1 ~= number.seconds && !number.isShare
    case .velocity: -1...0 ~= number.seconds
    case .count, .jump, .points, .mass, .stiffness, .friction:
      number.seconds == 0 && !number.isShare
    case .x1, .y1, .x2, .y2, .damping, .bounce: number.seconds == 0
    }
  }

  /// True if its numbers are whole.
  private var isCounted: Bool { [.count, .jump, .points].contains(self) }
  private var isTime: Bool { [.duration, .delay, .response, .perceived].contains(self) }

  /// A value so many steps on, as far as it can be typed.
  ///
  /// - Parameter steps: whole ones, or a part of one, which is one at least where numbers are whole.
  func value(_ value: Double, stepped steps: Double, standard: Double) -> Double {
    let range = typedRange(standard: standard)
    let way = (isCounted ? steps.rounded(.awayFromZero) : steps) * step
    return min(range.upperBound, max(range.lowerBound, Self.rounded(value + way)))
  }

  /// As exact as numbers are typed; never −0.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }

  /// The points of the design by which a hand on its name goes a step on.
  var pointsPerStep: Double { isCounted ? 8 : 1 }

  /// The values that can be typed, in words.
  func rangeText(standard: Double) -> String {
    let range = typedRange(standard: standard)
    let unit = isTime ? " s" : ""
    return "\(typedText(range.lowerBound)) to \(typedText(range.upperBound))\(unit)"
  }
}
