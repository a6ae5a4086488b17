/// Motion that only loses speed: each millisecond keeps `rate` of the velocity.
public struct Decay: Hashable, Sendable {
  /// Above 0, below 1, per millisecond: 0.998 is a scroll view's normal rate, 0.99 its fast one.
  public let rate: Double

  /// A motion that keeps `rate` of its velocity each millisecond.
  public init(rate: Double = 0.998, file: StaticString = #fileID, line: UInt = #line) {
    require(
      0 < rate && rate < 1, "Decay: the rate must lie between 0 and 1, it is \(rate)", file: file,
      line: line)
    self.rate = rate
  }

  /// ln of what a second keeps.
  private var exponent: Double { 1000 * Math.log(rate) }

  /// The position after a time of at least 0 seconds; velocity per second.
  public func value(at time: Double, from: Double, velocity: Double) -> Double {
    from + velocity * Math.expm1(exponent * time) / exponent
  }

  /// The velocity after a time of at least 0 seconds, per second.
  public func velocity(at time: Double, velocity: Double) -> Double {
    velocity * Math.exp(exponent * time)
  }

  /// The distance that the motion still goes: −v / (1000 ln rate).
  public func distance(velocity: Double) -> Double { -velocity / exponent }
}

/// The distance to the place at which a released thing would come to rest.
public enum Projection {
  /// The distance that a velocity (per second) carries, exactly; `decelerationRate` is what
  /// each millisecond keeps, between 0 and 1.
  ///
  ///     Projection.distance(velocity: 1000)  // 499.5
  public static func distance(velocity: Double, decelerationRate: Double = 0.998) -> Double {
    Decay(rate: decelerationRate).distance(velocity: velocity)
  }
}
