/// Values on their way to a mean: how many there are, and their sum.
///
/// Merging adds both, so that the mean of many does not depend on the order or the grouping.
/// (A mean of means would.)
public struct Average<Value: Interpolatable>: Equatable, Sendable {
  /// The sum of the merged values, as numbers.
  public var sum: Lanes
  /// The number of merged values, ≥ 0.
  public var count: Double

  /// One value.
  public init(_ value: Value) {
    sum = value.lanes
    count = 1
  }

  /// An average of values whose lanes have a sum.
  public init(sum: Lanes, count: Double) {
    self.sum = sum
    self.count = count
  }

  /// The mean; not a number if nothing was merged.
  public var mean: Value { Value(lanes: sum / count) }
}

/// An average of numbers, as in the deck "Algebraic Animations".
public typealias FloatAverage = Average<Double>

extension Average: CommutativeSemigroup, Monoid {
  /// The average of no values; its count is 0.
  public static var empty: Average { Average(sum: .zero, count: 0) }

  /// The average of the values of both.
  public static func <> (a: Average, b: Average) -> Average {
    Average(sum: a.sum + b.sum, count: a.count + b.count)
  }
}
