/// A spring as a timing curve, made from a duration, a damping ratio and a start velocity.
///
/// The frequency is the one that UIKit's view animations find: the largest ω at which
/// (ζω − v₀)/ω_d · e^(−ζωd) = 0.001, or e^(−ωd)·((ω − v₀)·d + 1) = 0.001 for ζ = 1. It is
/// solved once, when the value is made.
public struct SpringCurve: Hashable, Sendable {
  /// In seconds, finite and above 0.
  public let duration: Double
  /// ζ, above 0; at most 1, but in the curve of a ``Spring`` that is damped more.
  public let damping: Double
  /// In whole distances per second, positive towards the target.
  public let initialVelocity: Double
  /// The solved ω, in radians per second.
  public let angularFrequency: Double

  /// A damping above 1 counts as 1, one below 0.003 as 0.003 (below that the equation has no
  /// sensible root). A start so fast that no ω fulfils the equation takes the nearest one.
  public init(
    duration: Double, damping: Double, initialVelocity: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      duration > 0 && duration.isFinite, "SpringCurve: duration must be finite and above 0",
      file: file, line: line)
    require(damping > 0, "SpringCurve: damping must be above 0", file: file, line: line)
    require(
      initialVelocity.isFinite, "SpringCurve: the initial velocity must be finite", file: file,
      line: line)
    self.duration = duration
    self.damping = min(max(damping, 0.003), 1)
    self.initialVelocity = initialVelocity
    angularFrequency =
      SpringCurve.phase(damping: self.damping, speed: initialVelocity * duration) / duration
    require(
      Spring.range ~= angularFrequency * angularFrequency,
      "SpringCurve: no spring has a duration of \(duration) s at a velocity of \(initialVelocity)",
      file: file, line: line)
  }

  /// A spring from rest, over the time that it takes to stay within a thousandth of its target.
  ///
  /// - Parameter spring: not undamped.
  init(_ spring: Spring) {
    duration = max(spring.settlingDuration(), 1e-9)
    damping = spring.dampingRatio
    initialVelocity = 0
    angularFrequency = spring.angularFrequency
  }

  /// The spring whose motion from 0 to 1 this is.
  public var spring: Spring {
    Spring(
      stiffness: angularFrequency * angularFrequency, damping: 2 * damping * angularFrequency)
  }

  /// The position at a progress of the duration, clamped to 0…1; exactly 0 at 0 and 1 at 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return spring.value(at: progress * duration, from: 0, to: 1, velocity: initialVelocity)
  }

  /// The derivative of `value` by progress, at a progress clamped to 0…1.
  public func slope(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1) * duration
    return duration * spring.velocity(at: time, from: 0, to: 1, velocity: initialVelocity)
  }
}

extension SpringCurve {
  /// ω·d for a damping ratio and a speed of v₀·d.
  ///
  /// Beyond its highest place the equation's left side only falls, so bisection there finds
  /// the largest root; if even the highest place is too low, it is the nearest.
  private static func phase(damping: Double, speed: Double) -> Double {
    let top = highestPhase(damping: damping, speed: speed)
    let isPast = { residual(phase: $0, damping: damping, speed: speed) <= 0.001 }
    guard top == 0 || !isPast(top) else { return top }
    return Bisection.crossing(from: top, to: nil, isPast: isPast)
  }

  private static func residual(phase: Double, damping: Double, speed: Double) -> Double {
    guard damping < 1 else { return Math.exp(-phase) * (phase - speed + 1) }
    let share = (1 - damping * damping).squareRoot()
    return (damping - speed / phase) / share * Math.exp(-damping * phase)
  }

  /// The phase at which the residual is highest (0: it falls from the start).
  private static func highestPhase(damping: Double, speed: Double) -> Double {
    guard speed > 0 else { return 0 }
    guard damping < 1 else { return speed }
    return (speed + (speed * speed + 4 * speed).squareRoot()) / (2 * damping)
  }
}
