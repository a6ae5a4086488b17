/// A vector (`SIMD2`, `SIMD4`, `Lanes`) on its way to a target by a spring; it can be sent
/// elsewhere at any time and keeps its velocity.
///
///     let flight = SpringFlight(spring, from: [0, 0], to: [100, 50])
///     let thrown = flight.retargeted(to: [0, 0], at: 0.2)
public struct SpringFlight<Vector: SIMD & Sendable>: Hashable, Sendable
where Vector.Scalar == Double {
  /// The spring that pulls it.
  public var spring: Spring
  /// The place at time 0.
  public let from: Vector
  /// The place it goes to.
  public let to: Vector
  /// Its velocity at time 0, per second.
  public let startVelocity: Vector

  /// A flight that begins at time 0; all numbers finite.
  public init(_ spring: Spring, from: Vector, to: Vector, velocity: Vector = .zero) {
    for lane in from.indices {
      precondition(
        from[lane].isFinite && to[lane].isFinite && velocity[lane].isFinite,
        "SpringFlight: places and velocity must be finite")
    }
    (self.spring, self.from, self.to, startVelocity) = (spring, from, to, velocity)
  }

  /// The place at a time in seconds (before 0: `from`).
  public func value(at time: Double) -> Vector {
    spring.value(at: time, from: from, to: to, velocity: startVelocity)
  }

  /// The velocity at a time in seconds, per second.
  public func velocity(at time: Double) -> Vector {
    spring.velocity(at: time, from: from, to: to, velocity: startVelocity)
  }

  /// The flight to another target, caught at a time of this one, which is the new one's 0:
  /// place and velocity go on without a jump.
  public func retargeted(to target: Vector, at time: Double) -> SpringFlight {
    SpringFlight(spring, from: value(at: time), to: target, velocity: velocity(at: time))
  }

  /// The time from which every component is within a tolerance (above 0) of its target for good, in
  /// seconds; infinite without damping, unless no component ever leaves it.
  public func settlingTime(tolerance: Double) -> Double {
    from.indices.reduce(0) {
      max(
        $0,
        spring.settlingDuration(
          displacement: from[$1] - to[$1], velocity: startVelocity[$1], tolerance: tolerance))
    }
  }
}
