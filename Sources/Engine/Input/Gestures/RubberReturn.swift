/// The way back of a rubber band that a hand has let go: it begins as fast as the hand drew the band,
/// and comes to the edge without passing it.
///
/// The hand's overshoot goes on as a critically damped spring, which a hand on its way back makes
/// stiffer; the band gives way to that as to the hand itself, and so never by more than it can.
package struct RubberReturn: Hashable, Sendable {
  /// Less is not seen, in points.
  private static let least = 0.01

  private let overshoot, velocity, dimension: Double
  private let spring: Spring
  /// The time until it is back, in seconds; 0: it is.
  package let duration: Double

  /// - Parameters:
  ///   - overshoot: the hand's distance beyond the edge, in points.
  ///   - velocity: the hand's, in points a second, as the overshoot counts.
  ///   - dimension: as ``RubberBand`` has it, in points, > 0.
  package init(overshoot: Double, velocity: Double, dimension: Double) {
    (self.overshoot, self.velocity, self.dimension) = (overshoot, velocity, dimension)
    let distance = abs(overshoot)
    let isBelow = overshoot == 0 ? velocity < 0 : overshoot < 0
    let speed = isBelow ? -velocity : velocity
    guard distance > Self.least || speed > 0 else {
      (spring, duration) = (Self.spring(response: SettleSpring.response), 0)
      return
    }
    let stiffest = speed < 0 ? 2 * .pi * distance / -speed : .infinity
    spring = Self.spring(response: min(SettleSpring.response, stiffest))
    let frequency = spring.angularFrequency
    let drift = speed + frequency * distance
    let peak = speed > 0 ? speed / (frequency * drift) : 0
    duration = Bisection.crossing(from: peak, to: nil) { [spring] in
      abs(spring.value(at: $0, from: distance, to: 0, velocity: speed)) <= Self.least
    }
  }

  /// The way of a band that a push takes as far out as an offset, and that comes back.
  ///
  /// - Parameters:
  ///   - goal: in points; the band does not go out farther from the edge.
  ///   - start: the offset where it is, in points, of the same sign.
  package init(pushedTo goal: Double, from start: Double, dimension: Double) {
    let (now, farthest) = (
      RubberBand.overshoot(offset: start, dimension: dimension),
      RubberBand.overshoot(offset: goal, dimension: dimension)
    )
    let pace = Math.exp(1) * 2 * .pi / SettleSpring.response
    let isOut = abs(now) >= abs(farthest)
    self.init(
      overshoot: now, velocity: isOut ? 0 : (farthest - now) * pace, dimension: dimension)
  }

  private static func spring(response: Double) -> Spring {
    Spring(response: response, dampingRatio: 1)
  }

  /// The offset of the band after a time in seconds, in points.
  package func offset(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let overshoot = spring.value(at: time, from: overshoot, to: 0, velocity: velocity)
    return RubberBand.offset(overshoot: overshoot, dimension: dimension)
  }
}
