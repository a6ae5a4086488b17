/// A thrown thing that slows down and comes to rest inside bounds.
///
/// It decays; where that would leave the bounds it meets one, and a spring to the bound takes
/// over with the velocity it has there. What is thrown from outside comes back by the spring.
public struct Throw: Hashable, Sendable {
  /// The place at time 0.
  public let from: Double
  /// Its velocity at time 0, per second.
  public let startVelocity: Double
  /// The place at which it comes to rest: exactly what it was sent to, or the bound it met.
  public let rest: Double
  /// The time at which it meets a bound, in seconds; 0 if it begins outside, nil if it stays
  /// inside.
  public let meeting: Double?
  private let decay: Decay
  private let spring: Spring

  /// A throw at a velocity per second; all numbers finite, the spring with damping.
  public init(
    from: Double, velocity: Double, within bounds: ClosedRange<Double>, decay: Decay = Decay(),
    spring: Spring = Spring(response: 0.35, dampingRatio: 1)
  ) {
    self.init(
      from, velocity, to: from + decay.distance(velocity: velocity), bounds, decay, spring)
  }

  /// A throw that comes to rest at a place, at the velocity that carries exactly there.
  public init(
    from: Double, to target: Double, within bounds: ClosedRange<Double>, decay: Decay = Decay(),
    spring: Spring = Spring(response: 0.35, dampingRatio: 1)
  ) {
    let velocity = decay.velocity(toReach: target, from: from)
    self.init(from, velocity, to: target, bounds, decay, spring)
  }

  private init(
    _ from: Double, _ velocity: Double, to target: Double, _ bounds: ClosedRange<Double>,
    _ decay: Decay, _ spring: Spring
  ) {
    require(from.isFinite && velocity.isFinite, "Throw: place and velocity must be finite")
    require(spring.damping > 0, "Throw: a spring without damping never rests at a bound")
    (self.from, startVelocity, self.decay, self.spring) = (from, velocity, decay, spring)
    let inside = min(max(from, bounds.lowerBound), bounds.upperBound)
    let bound = min(max(target, bounds.lowerBound), bounds.upperBound)
    if inside != from {
      (rest, meeting) = (inside, 0)
    } else {
      rest = bound
      meeting =
        bound == target ? nil : decay.time(toReach: bound, from: from, velocity: velocity)
    }
  }

  /// The place after a time in seconds.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard let meeting, time >= meeting else {
      // Counted from the rest, so that it ends exactly there.
      return meeting != nil
        ? decay.value(at: time, from: from, velocity: startVelocity)
        : rest - decay.distance(velocity: decay.velocity(at: time, velocity: startVelocity))
    }
    return spring.value(
      at: time - meeting, from: meeting > 0 ? rest : from, to: rest,
      velocity: velocity(meetingAt: meeting))
  }

  /// The velocity after a time in seconds, per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return startVelocity }
    guard let meeting, time >= meeting else {
      return decay.velocity(at: time, velocity: startVelocity)
    }
    return spring.velocity(
      at: time - meeting, from: meeting > 0 ? rest : from, to: rest,
      velocity: velocity(meetingAt: meeting))
  }

  /// The time from which it is within a distance (above 0) of its rest for good, in seconds.
  public func duration(tolerance: Double) -> Double {
    require(tolerance > 0, "Throw: the tolerance must be above 0")
    guard let meeting else {
      return decay.duration(
        velocity: startVelocity, untilSlowerThan: tolerance / decay.distance(velocity: 1))
    }
    return meeting
      + spring.settlingDuration(
        displacement: (meeting > 0 ? rest : from) - rest, velocity: velocity(meetingAt: meeting),
        tolerance: tolerance)
  }

  /// The velocity with which it meets a bound, from where a spring takes over.
  private func velocity(meetingAt time: Double) -> Double {
    decay.velocity(at: time, velocity: startVelocity)
  }
}
