import Engine

/// A curve in numbers: samples of value and velocity, how far it overshoots and when it settles.
struct MotionGraph: Equatable {
  /// Value and velocity at even times from the start to the end; whole distances, and whole
  /// distances a second.
  let values: [Double]
  let velocities: [Double]
  /// The distance that it goes beyond its end, as a share of the way; 0: not at all.
  let overshoot: Double
  /// The seconds after which it stays within a thousandth of its end.
  let settlingTime: Double
  /// The greatest speed, in whole distances a second; infinite ones don't count.
  let topSpeed: Double

  /// - Parameter duration: in seconds, > 0.
  init(_ curve: TimingCurve, duration: Double, samples: Int = 160) {
    let places = (0...samples).map { Double($0) / Double(samples) }
    values = places.map { curve.value(at: $0) }
    velocities = places.map { curve.slope(at: $0) / duration }
    topSpeed = velocities.filter(\.isFinite).reduce(0) { max($0, abs($1)) }
    overshoot = max(0, Self.peak(of: curve) - 1)
    settlingTime = Self.settling(of: curve) * duration
  }

  /// The lowest and the highest place the value takes, with 0 and 1.
  var reach: ClosedRange<Double> { min(0, values.min() ?? 0)...max(1, values.max() ?? 1) }

  /// Fine enough for the springs that swing fastest.
  private static let fineness = 1000

  /// The highest value: near the highest sample, found by thirds.
  private static func peak(of curve: TimingCurve) -> Double {
    let step = 1 / Double(fineness)
    let best = (0...fineness).max {
      curve.value(at: Double($0) * step) < curve.value(at: Double($1) * step)
    }
    let middle = Double(best ?? 0) * step
    var (low, high) = (max(0, middle - step), min(1, middle + step))
    for _ in 0..<60 {
      let third = (high - low) / 3
      if curve.value(at: low + third) < curve.value(at: high - third) {
        low += third
      } else {
        high -= third
      }
    }
    return max(curve.value(at: (low + high) / 2), curve.value(at: middle))
  }

  /// The progress from which on the value stays within a thousandth of 1.
  private static func settling(of curve: TimingCurve) -> Double {
    if case .spring(let spring) = curve {
      let settled = spring.spring.settlingDuration(
        tolerance: tolerance, velocity: spring.initialVelocity)
      return min(1, settled / spring.duration)
    }
    let isOutside = { (place: Double) in abs(curve.value(at: place) - 1) > tolerance }
    let step = 1 / Double(fineness)
    guard let last = (0...fineness).last(where: { isOutside(Double($0) * step) }) else { return 0 }
    var (low, high) = (Double(last) * step, min(1, Double(last + 1) * step))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }

  private static let tolerance = 0.001
}
