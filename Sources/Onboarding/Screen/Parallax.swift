import Engine

/// The place of the scenery behind the slides: it goes along with a change and with the hand, and
/// where one change takes over from another it keeps its place and velocity.
///
/// Places are counted in slides; the scenery of the slide after the last one is that of the first.
struct Parallax {
  private static let spring = Spring(response: SettleSpring.response, dampingRatio: 1)

  /// A place that is left behind, and the velocity it still has.
  private struct Rest: Equatable {
    var displacement = 0.0
    var velocity = 0.0
  }

  /// The number of slides.
  private let count: Double

  /// The place that the change on its way has reached by itself, and its velocity per second.
  private var goal = 0.0
  private var velocity = 0.0
  /// The way from there that changes before it have left, and its velocity.
  private var rest = Rest()

  init(slides: Int) { count = Double(slides) }

  /// The place on screen, 0 up to the number of slides.
  var place: Double {
    let place = goal + rest.displacement
    return place - count * (place / count).rounded(.down)
  }

  /// True while it moves by itself.
  var isMoving: Bool { rest != Rest() }

  /// Takes the place that a change has reached.
  ///
  /// - Parameters:
  ///   - takesOver: true if another change was on its way until now.
  ///   - seconds: the time since the last frame.
  mutating func follow(_ next: Double, takesOver: Bool, over seconds: Double) {
    let left = Self.spring.step(after: seconds)
      .applied(displacement: rest.displacement, velocity: rest.velocity)
    rest = Rest(displacement: left.displacement, velocity: left.velocity)
    let gap = next - goal
    let way = gap - count * (gap / count).rounded()
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
