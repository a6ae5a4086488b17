import Engine

/// A number in a file's code that has a slider in the window.
package struct TunableNumber: Equatable {
  package let name: String
  /// The number in the code.
  package let code: Double
  package let range: ClosedRange<Double>

  /// - Returns: nil if no slider can show it.
  package init?(_ name: String, _ code: Double, in range: ClosedRange<Double>) {
    let width = range.upperBound - range.lowerBound
    guard code.isFinite, width.isFinite, width > 0 else { return nil }
    (self.name, self.code, self.range) = (name, code, range)
    (step, decimals) = Self.step(width)
  }

  // MARK: The slider

  /// The distance between two places of the slider: a hundredth of the range or less, a power of ten.
  package let step: Double
  /// The decimals of such a step.
  let decimals: Int

  private static let mostDecimals = 9

  private static func step(_ width: Double) -> (Double, decimals: Int) {
    let wanted = width / 100 * (1 + 1e-9)
    var (step, decimals) = (1.0, 0)
    while step * 10 <= wanted { step *= 10 }
    while step > wanted, decimals < mostDecimals {
      decimals += 1
      step = 1 / (0..<decimals).reduce(1) { power, _ in power * 10 }
    }
    return (step, decimals)
  }

  /// The position of a value on the slider, 0…1.
  func position(of value: Double) -> Double {
    min(1, max(0, (value - range.lowerBound) / (range.upperBound - range.lowerBound)))
  }

  /// The value at a position of the slider, 0…1: an end of the range, or a multiple of a step.
  func value(at position: Double) -> Double {
    guard position > 0 else { return range.lowerBound }
    guard position < 1 else { return range.upperBound }
    let exact = range.lowerBound + position * (range.upperBound - range.lowerBound)
    let whole = (exact / step).rounded() * step
    // The nearest number to what is read, so that the file says it as it is shown.
    let value = decimals == 0 ? whole : Double(PlainNumber.fixed(exact, decimals: decimals))
    return min(range.upperBound, max(range.lowerBound, value ?? whole))
  }

  /// A value as it is read beside the slider.
  func text(of value: Double) -> String {
    let text = PlainNumber.fixed(value, decimals: decimals)
    return Double(text) == value ? text : PlainNumber.text(value, decimals: decimals + 3)
  }
}
