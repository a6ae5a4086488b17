import Engine

/// A number that a change on its way leads; where one change takes over from another it keeps its
/// place and its velocity.
struct Handover {
  private static let spring = Spring(response: SettleSpring.response, dampingRatio: 1)
  /// As long as a fade that stands for a movement.
  private static let short = Spring(response: 0.11, dampingRatio: 1)

  /// A place that is left behind, and the velocity it still has.
  private struct Rest: Equatable {
    var displacement = 0.0
    var velocity = 0.0
  }

  /// The number to which the change on its way has come by itself, and its velocity per second.
  private(set) var goal = 0.0
  private var velocity = 0.0
  /// The way from there that changes before it have left, and its velocity.
  private var rest = Rest()

  /// The number on screen.
  var value: Double { goal + rest.displacement }

  /// True while it moves by itself.
  var isMoving: Bool { rest != Rest() }

  /// Takes the number to which a change has come.
  ///
  /// - Parameters:
  ///   - way: the way to it, where that is not their difference, as on a ring.
  ///   - takesOver: true if another change was on its way until now.
  ///   - seconds: the time since the last frame.
  ///   - isShort: true if what is left behind is to be gone after 0.15 seconds.
  mutating func follow(
    _ next: Double, by way: Double? = nil, takesOver: Bool, over seconds: Double,
    isShort: Bool = false
  ) {
    let left = (isShort ? Self.short : Self.spring).step(after: seconds)
      .applied(displacement: rest.displacement, velocity: rest.velocity)
    rest = Rest(displacement: left.displacement, velocity: left.velocity)
    let way = way ?? next - goal
    if takesOver {
      // The old change would have gone on.
      rest.displacement += velocity * seconds - way
      rest.velocity += velocity
    }
    if abs(rest.displacement) < 1e-4, abs(rest.velocity) < 1e-3 { rest = Rest() }
    velocity = takesOver || seconds == 0 ? 0 : way / seconds
    goal = next
  }
}
