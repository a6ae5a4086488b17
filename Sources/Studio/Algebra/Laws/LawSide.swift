import Engine

/// One side of an equation: how it is written, and what it is.
struct LawSide {
  let text: String
  /// The side's value at each moment, in 0…1.
  let values: Animation<FloatAverage>
  /// Its named parts.
  let intervals: [Interval]
  private let bound: (EffectTarget<Double>) -> Animation<Effect>

  /// - Parameter intervals: nil: those of the values.
  init(_ text: String, _ values: Animation<FloatAverage>, intervals: [Interval]? = nil) {
    self.text = text
    self.values = values
    self.intervals = intervals ?? values.intervals
    bound = { values.do($0) }
  }

  /// A side that says how its values are bound.
  init(
    _ text: String, _ values: Animation<FloatAverage>,
    bound: @escaping (EffectTarget<Double>) -> Animation<Effect>
  ) {
    self.text = text
    self.values = values
    intervals = values.intervals
    self.bound = bound
  }

  /// The effects of the side on a target.
  func effects(on target: EffectTarget<Double>) -> Animation<Effect> { bound(target) }

  var duration: Double { values.duration }

  /// The mean at a time in seconds; where the side is over, its last one. nil: it shows nothing.
  func value(atSecond time: Double) -> Double? { values.value(atSecond: time)?.mean }
}
