/// A number of seconds with twice the digits of a `Double`.
///
/// Durations are added up in whatever way the operators are nested. With this much room the
/// rounded sum is the same for every nesting, so `(a * b) * c` and `a * (b * c)` are equal to the
/// last bit.
struct PreciseSeconds: Comparable {
  /// The sum, rounded.
  private(set) var value: Double
  /// The part of the sum that was rounded off, in seconds.
  private var rest: Double

  init(_ seconds: Double) { self.init(seconds, 0) }

  private init(_ value: Double, _ rest: Double) {
    self.value = value
    self.rest = rest
  }

  static let zero = PreciseSeconds(0)

  static func + (a: PreciseSeconds, b: PreciseSeconds) -> PreciseSeconds {
    let sum = a.value + b.value
    guard sum.isFinite else { return PreciseSeconds(sum) }
    let shareOfB = sum - a.value
    let rounded = (a.value - (sum - shareOfB)) + (b.value - shareOfB)
    return normalized(sum, rounded + a.rest + b.rest)
  }

  static func * (a: PreciseSeconds, count: Int) -> PreciseSeconds {
    let factor = Double(count)
    let product = a.value * factor
    guard product.isFinite else { return PreciseSeconds(product) }
    let rounded = (-product).addingProduct(a.value, factor)
    return normalized(product, rounded + a.rest * factor)
  }

  static func < (a: PreciseSeconds, b: PreciseSeconds) -> Bool {
    (a.value, a.rest) < (b.value, b.rest)
  }

  private static func normalized(_ value: Double, _ rest: Double) -> PreciseSeconds {
    let sum = value + rest
    return PreciseSeconds(sum, rest - (sum - value))
  }
}
