/// A value that a spring pulls after a target which moves on its own: a thing on the pointer.
///
/// The target is only known once a frame; in between it is taken to move straight. For such a
/// target the spring has a closed form, so frames of any rate give the same motion where the
/// target really moves straight. (A target held still inside a frame would lag by the rate.)
public struct Follow: Hashable, Sendable {
  /// The spring that pulls; it may be changed at any time.
  public var spring: Spring
  /// The present value.
  public private(set) var value: Double
  /// Its velocity, per second.
  public private(set) var velocity: Double
  /// The place of the target at the last frame.
  public private(set) var target: Double

  /// A value at rest on its target.
  public init(_ spring: Spring, at value: Double, file: StaticString = #fileID, line: UInt = #line)
  {
    require(value.isFinite, "Follow: the value must be finite", file: file, line: line)
    (self.spring, self.value, velocity, target) = (spring, value, 0, value)
  }

  /// Moves on by a frame of so many seconds (at least 0), at whose end the target is there.
  public mutating func advance(to next: Double, over seconds: Double) {
    require(next.isFinite, "Follow: the target must be finite")
    require(seconds >= 0, "Follow: a frame takes at least 0 seconds, not \(seconds)")
    defer { target = next }
    guard seconds > 0 else { return }
    let speed = (next - target) / seconds
    // Behind a target of constant speed a spring comes to lag by c/k · speed.
    let lag = spring.damping / spring.stiffness * speed
    let state = spring.step(after: seconds)
      .applied(displacement: value - target + lag, velocity: velocity - speed)
    value = next - lag + state.displacement
    velocity = speed + state.velocity
  }

  /// True if value and target are this close and the value this slow (per second).
  public func isAtRest(distance: Double, speed: Double) -> Bool {
    abs(value - target) <= distance && abs(velocity) <= speed
  }
}
