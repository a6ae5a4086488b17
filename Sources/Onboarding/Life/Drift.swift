import Engine

/// The way in which a moving creature's loose parts stay behind it, and how fast it goes: a spring
/// that follows it 90 ms later.
///
/// Places are in points of the design.
struct Drift {
  /// A critically damped spring stays behind by 2/ω seconds.
  private static let spring = Spring(response: 0.09 * .pi, dampingRatio: 1)

  private var x: Follow
  private var y: Follow

  /// At rest at a place.
  init(at place: Point) {
    x = Follow(Self.spring, at: place.x)
    y = Follow(Self.spring, at: place.y)
  }

  /// The creature has come to a place, in so many seconds.
  mutating func follow(_ place: Point, over seconds: Double) {
    x.advance(to: place.x, over: seconds)
    y.advance(to: place.y, over: seconds)
  }

  /// The way from the creature to what follows it.
  var lag: Point { Point(x.value - x.target, y.value - y.target) }

  /// In points a second.
  var velocity: Point { Point(x.velocity, y.velocity) }

  var isAtRest: Bool {
    x.isAtRest(distance: 0.2, speed: 4) && y.isAtRest(distance: 0.2, speed: 4)
  }
}
