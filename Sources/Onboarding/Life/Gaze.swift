import Engine

/// The direction in which the creatures look: after the pointer, by a spring.
///
/// A point of the unit disc; zero is straight ahead. Times are in seconds of one clock.
struct Gaze {
  private static let spring = Spring(response: 0.25, dampingRatio: 1)
  /// The time after which nobody sees that it still moves.
  private static let settling = 0.45

  private var from = SIMD2<Double>.zero
  private var target = SIMD2<Double>.zero
  /// At the start, per second.
  private var velocity = SIMD2<Double>.zero
  private var start = -settling

  func direction(at time: Double) -> Point {
    guard !isSettled(at: time) else { return Point(target.x, target.y) }
    let place = Self.spring.value(at: time - start, from: from, to: target, velocity: velocity)
    return Point(place.x, place.y)
  }

  func isSettled(at time: Double) -> Bool { time - start >= Self.settling }

  /// Looks towards a direction from now on.
  mutating func turn(to direction: Point, at time: Double) {
    let target = SIMD2(direction.x, direction.y)
    guard target != self.target else { return }
    let now = self.direction(at: time)
    velocity =
      isSettled(at: time)
      ? .zero
      : Self.spring.velocity(at: time - start, from: from, to: self.target, velocity: velocity)
    (from, self.target, start) = (SIMD2(now.x, now.y), target, time)
  }

  /// The direction of a point as seen from the middle of a picture as wide as this: the farther
  /// away it is, the more the eyes turn.
  static func direction(of point: Point, from center: Point, width: Double) -> Point {
    let way = point - center
    return way * (1 / (Point.zero.distance(to: way) + max(1, width) / 2))
  }
}
