/// A count of the intervals of each length, in steps of 0.02 ms up to a fifth of a second.
struct IntervalHistogram {
  private(set) var count = 0
  private var bins = [UInt32](repeating: 0, count: Self.binCount)
  private static let binLength: Int64 = 20_000
  private static let binCount = 10_000

  /// Counts an interval in nanoseconds; longer ones count as the longest, negative ones as none.
  mutating func add(_ interval: Int64) {
    let bin = min(max(interval, 0) / Self.binLength, Int64(Self.binCount - 1))
    bins[Int(bin)] += 1
    count += 1
  }

  /// The interval that a part (0…1) of all don't exceed, in nanoseconds; nil if there is none.
  func quantile(_ part: Double) -> Int64? {
    guard count > 0 else { return nil }
    let rank = max(1, Int((Double(count) * part).rounded(.up)))
    var seen = 0
    for (bin, amount) in bins.enumerated() {
      seen += Int(amount)
      if seen >= rank { return Int64(bin) * Self.binLength + Self.binLength / 2 }
    }
    return nil
  }
}
