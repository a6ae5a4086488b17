/// Looks for the place where a condition begins to hold.
enum Bisection {
  /// The first number from which a condition holds that is false before and true after, to the
  /// last bit; `end` if it never holds before. Without an end one is looked for by doubling.
  static func crossing(
    from start: Double, to end: Double?, isPast: (Double) -> Bool
  ) -> Double {
    var low = start
    var high = end ?? start + max(1, start.ulp)
    while end == nil, !isPast(high), high.isFinite {
      (low, high) = (high, start + (high - start) * 2)
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { break }
      if isPast(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
