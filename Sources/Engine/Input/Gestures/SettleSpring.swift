/// The rest of a transition after the hand let go, or after it was turned round: a critically
/// damped spring of progress.
///
/// It starts at the present progress and velocity, is clamped to 0…1, and is exactly at its target
/// from `duration` on.
public struct SettleSpring: Hashable, Sendable {
  /// The time of one undamped oscillation, in seconds, if no other is asked for.
  public static let response = 0.35

  /// The progress at the start, in 0…1.
  public let progress: Double
  /// The velocity at the start, in progress per second.
  public let velocity: Double
  /// 1 to commit, 0 to roll back.
  public let target: Double
  /// The time from which on it rests, in seconds: it is within 1e-4 of the target and slower than
  /// 1e-3 a second, or held by the clamp.
  public let duration: Double

  private let spring: Spring

  /// The settling from a progress in 0…1 and a velocity (progress per second) to 0 or 1.
  ///
  /// - Parameter response: the time of one undamped oscillation, in seconds, > 0.
  public init(
    progress: Double, velocity: Double, target: Double, response: Double = SettleSpring.response,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      0 <= progress && progress <= 1, "SettleSpring: progress must lie in 0...1", file: file,
      line: line)
    require(velocity.isFinite, "SettleSpring: velocity must be finite", file: file, line: line)
    require(
      target == 0 || target == 1, "SettleSpring: target must be 0 or 1", file: file, line: line)
    (self.progress, self.velocity, self.target) = (progress, velocity, target)
    spring = Spring(response: response, dampingRatio: 1)
    duration = spring.restTime(
      displacement: target == 1 ? progress - 1 : -progress,
      velocity: target == 1 ? velocity : -velocity)
  }

  /// The settling at the end to which a throw leads: from 0.5 on, projected as a scroll view does,
  /// that is 1.
  ///
  ///     SettleSpring(releasing: 0.3, velocity: 1).target  // 1: 0.3 + 0.4995 ≥ 0.5
  public init(releasing progress: Double, velocity: Double) {
    let projected = progress + Projection.distance(velocity: velocity)
    self.init(progress: progress, velocity: velocity, target: projected >= 0.5 ? 1 : 0)
  }

  /// The way of a motion that is turned round, or sent on, while it moves.
  ///
  /// - Parameter left: the seconds that the way takes at its own pace; one of more than a second is
  ///   not hurried.
  init(turning progress: Double, velocity: Double, target: Double, left: Double) {
    self.init(
      progress: progress, velocity: velocity, target: target,
      response: Self.response * max(1, left))
  }

  /// True if it ends with the new state.
  public var commits: Bool { target == 1 }

  /// The progress after a time in seconds.
  public func value(at time: Double) -> Double {
    guard !isSettled(at: time) else { return target }
    return min(max(unclamped(at: time), 0), 1)
  }

  /// The progress's velocity after a time in seconds; 0 where the clamp holds it.
  public func velocity(at time: Double) -> Double {
    guard !isSettled(at: time), 0...1 ~= unclamped(at: time) else { return 0 }
    return spring.velocity(at: time, from: progress, to: target, velocity: velocity)
  }

  /// True if it rests at its target after a time in seconds.
  public func isSettled(at time: Double) -> Bool { time >= duration }

  private func unclamped(at time: Double) -> Double {
    spring.value(at: time, from: progress, to: target, velocity: velocity)
  }
}

extension Spring {
  /// The time until a critically damped spring rests, in seconds, for a displacement of at most 0:
  /// the target lies above, and so does the clamp.
  fileprivate func restTime(displacement: Double, velocity: Double) -> Double {
    let frequency = angularFrequency
    let drift = velocity + frequency * displacement
    if displacement == 0, velocity >= 0 { return 0 }
    // Half of what may be left: it cannot swing out of the rest.
    if abs(displacement) <= 5e-5, abs(velocity) <= 5e-4 { return 0 }
    if drift > 0 {
      // x = (displacement + drift · t) · e^(−ωt) meets the target, and the clamp holds it there.
      let meeting = min(-displacement / drift, max(10, 30 / frequency))
      return Bisection.crossing(from: 0, to: meeting) { isCalm(displacement, velocity, at: $0) }
    }
    let calm = drift < 0 ? max(1 / frequency + velocity / (frequency * drift), 0) : 0
    return Bisection.crossing(from: calm, to: nil) { isCalm(displacement, velocity, at: $0) }
  }

  private func isCalm(_ displacement: Double, _ velocity: Double, at time: Double) -> Bool {
    let state = step(after: time).applied(displacement: displacement, velocity: velocity)
    return abs(state.displacement) <= 1e-4 && abs(state.velocity) <= 1e-3
  }
}
