/// Scrolling that nobody holds: it slows down, springs back at the ends, and comes to rest there
/// or in between.
///
/// What is let go beyond an end comes back by the spring; if it is still fast when it gets there,
/// it goes on into the content.
struct ScrollFling: Hashable, Sendable {
  /// Nearer than this to its rest, in points, it rests.
  static let tolerance = 0.1
  static let spring = Spring(response: 0.35, dampingRatio: 1)

  private let from: Double
  private let startVelocity: Double
  /// True if a hand set it going; else it springs back by itself.
  var isThrow: Bool { startVelocity != 0 }
  /// The time at which it crosses the end that it was let go beyond, in seconds; 0: it does not.
  private let entry: Double
  private let way: Throw
  /// The time at which it rests, in seconds.
  let duration: Double

  /// Everything in points and seconds.
  init(from: Double, velocity: Double, in extent: ScrollExtent) {
    (self.from, startVelocity) = (from, velocity)
    let end = extent.clamped(from)
    if let entry = Self.entry(displacement: from - end, velocity: velocity) {
      let speed = Self.spring.velocity(at: entry, from: from, to: end, velocity: velocity)
      self.entry = entry
      way = Throw(from: end, velocity: speed, within: extent.bounds, spring: Self.spring)
    } else {
      entry = 0
      way = Throw(from: from, velocity: velocity, within: extent.bounds, spring: Self.spring)
    }
    duration = entry + way.duration(tolerance: Self.tolerance)
  }

  var rest: Double { way.rest }

  func value(at time: Double) -> Double {
    guard time < duration else { return rest }
    guard time < entry else { return way.value(at: time - entry) }
    return Self.spring.value(at: time, from: from, to: way.from, velocity: startVelocity)
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    guard time < entry else { return way.velocity(at: time - entry) }
    return Self.spring.velocity(at: time, from: from, to: way.from, velocity: startVelocity)
  }

  /// The time at which the spring takes it through the end, in seconds:
  /// x = (d + (v + ωd)·t)·e^(−ωt) is 0. nil: not within five seconds.
  private static func entry(displacement: Double, velocity: Double) -> Double? {
    // At the end itself, at rest, it is no number.
    let time = -displacement / (velocity + spring.angularFrequency * displacement)
    // Later than in five seconds nothing is left of the motion.
    return time > 0 && time < 5 ? time : nil
  }
}
