/// The step of a spring over a span of time: a 2×2 matrix on (displacement, velocity).
///
/// Displacement is position − target. One matrix serves all springs of one configuration.
public struct SpringStep: Hashable, Sendable {
  /// Displacement from displacement, and from velocity in seconds; velocity from displacement per
  /// second, and from velocity.
  public let xx, xv, vx, vv: Double

  /// The displacement and velocity after the span.
  public func applied(
    displacement x: Double, velocity v: Double
  ) -> (displacement: Double, velocity: Double) {
    (xx * x + xv * v, vx * x + vv * v)
  }

  /// The same for vectors (`SIMD2`, `SIMD4`, `Lanes`), each component by itself.
  @inlinable
  public func applied<Vector: SIMD>(
    displacement x: Vector, velocity v: Vector
  ) -> (displacement: Vector, velocity: Vector) where Vector.Scalar == Double {
    (xx * x + xv * v, vx * x + vv * v)
  }
}

extension Spring {
  /// The step over a time of at least 0 seconds.
  ///
  /// With a = c/2m, ω² = k/m and s² = a² − ω² the solution is e^(−at)·(C ± a·S), where C and S
  /// are cos and sin/s of the damped frequency, or cosh and sinh/s: smooth through s = 0.
  public func step(after time: Double) -> SpringStep {
    let rate = damping / (2 * mass)
    let squaredFrequency = stiffness / mass
    let split = rate * rate - squaredFrequency
    let (even, odd) =
      split < 0
      ? Spring.swinging(rate, (-split).squareRoot(), time)
      : Spring.creeping(rate, split.squareRoot(), squaredFrequency, time)
    return SpringStep(
      xx: even + rate * odd, xv: odd, vx: -squaredFrequency * odd, vv: even - rate * odd)
  }

  /// e^(−at)·cos(st) and e^(−at)·sin(st)/s.
  private static func swinging(
    _ rate: Double, _ frequency: Double, _ time: Double
  ) -> (even: Double, odd: Double) {
    let envelope = Math.exp(-rate * time)
    // Of a turn beyond all numbers nothing is left, unless the spring is undamped.
    let angle = min(frequency * time, .greatestFiniteMagnitude)
    return (envelope * Math.cos(angle), envelope * Math.sin(angle) / frequency)
  }

  /// e^(−at)·cosh(st) and e^(−at)·sinh(st)/s, without overflow and without cancellation.
  private static func creeping(
    _ rate: Double, _ split: Double, _ squaredFrequency: Double, _ time: Double
  ) -> (even: Double, odd: Double) {
    let slow = Math.exp(-squaredFrequency / (rate + split) * time)
    let fast = Math.exp(-(rate + split) * time)
    let gap = 2 * split
    let span = gap > 0 ? -Math.expm1(-gap * time) / gap : time
    return ((slow + fast) / 2, slow * span)
  }
}
