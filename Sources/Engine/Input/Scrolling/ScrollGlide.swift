/// Scrolling to a place by a spring that does not swing.
struct ScrollGlide: Hashable, Sendable {
  /// The spring of what a wheel or the program asks for.
  private static let asked = Spring(response: 0.3, dampingRatio: 1)

  private let from: Double
  private let startVelocity: Double
  private let spring: Spring
  let target: Double
  /// The turns of the wheel that it follows; nil: none.
  let wheel: ScrollWheel?
  /// True if a hand's throw set it going.
  let isThrow: Bool
  /// The time at which it rests, in seconds.
  let duration: Double

  /// Everything in points and seconds.
  init(
    from: Double, velocity: Double, to target: Double, wheel: ScrollWheel? = nil,
    isThrow: Bool = false
  ) {
    self.init(from, velocity, target, Self.asked, wheel, isThrow: isThrow)
  }

  /// A throw that comes to rest at another place than it would by itself.
  init(throwing velocity: Double, from: Double, to target: Double) {
    self.init(
      from, velocity, target, Self.spring(velocity, way: target - from), nil, isThrow: velocity != 0
    )
  }

  private init(
    _ from: Double, _ velocity: Double, _ target: Double, _ spring: Spring, _ wheel: ScrollWheel?,
    isThrow: Bool
  ) {
    (self.from, startVelocity, self.target, self.wheel) = (from, velocity, target, wheel)
    (self.spring, self.isThrow) = (spring, isThrow)
    duration = spring.settlingDuration(
      displacement: from - target, velocity: velocity, tolerance: ScrollFling.tolerance)
  }

  /// The spring that takes a throw over.
  ///
  /// With the frequency v/way it is a throw that slows down and stops exactly there, as it would by
  /// itself with 2: so the last part of the way is not felt to be another one. What is too slow for
  /// its way is pulled, the more the slower it is; what is too fast goes beyond and comes back, as
  /// at an end.
  private static func spring(_ velocity: Double, way: Double) -> Spring {
    let ratio = way == 0 ? .infinity : velocity / way
    let pulled = max(ratio, slow - (slow / 2 - 1) * max(0, ratio))
    let frequency = min(pulled, ScrollFling.spring.angularFrequency)
    return Spring(response: 2 * .pi / frequency, dampingRatio: 1)
  }

  /// The frequency of the spring that pulls what stands still, per second.
  private static let slow = 12.0

  func value(at time: Double) -> Double {
    guard time < duration else { return target }
    return spring.value(at: time, from: from, to: target, velocity: startVelocity)
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return spring.velocity(at: time, from: from, to: target, velocity: startVelocity)
  }
}

/// Turns of a wheel that follow each other, as the offset at which they began and the one to which
/// they lead, in points.
struct ScrollWheel: Hashable, Sendable {
  let origin: Double
  var wanted: Double
}
