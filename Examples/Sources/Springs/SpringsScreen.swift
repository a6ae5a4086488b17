import Engine

/// A ball that is dragged, thrown and caught in flight, with a tail of balls on stiffer springs.
///
/// A spring starts at the place and the velocity on screen: so a hand may throw what moves, and
/// catch it again at any moment, and nothing jumps.
final class SpringsScreen: StageScreen {
  private let home = Spring(response: 0.9, dampingRatio: 0.3)
  private let follow = Spring(response: 0.16, dampingRatio: 0.75)
  private let balls = (0..<6).map(SpringsScreen.ball)
  /// Tells where the hand is, and how fast it was as it let go.
  private var drag = DragRecognizer(slop: 0)
  /// The first ball's middle when it was pressed; nil: nobody holds it.
  private var start: Point?

  override init(measuring: any TextMeasuring, stage: Stage = Stage()) {
    super.init(measuring: measuring, stage: stage)
    root.backgroundColor = Color(252, 244, 236)
    balls.reversed().forEach(root.addSubview)
  }

  private static func ball(_ number: Int) -> View {
    let (side, share) = (84 - 10 * Double(number), Double(number) / 5)
    let color = Color(red: 1 - 0.5 * share, green: 0.36, blue: 0.3 + 0.6 * share)
    let ball = View(frame: Rect(0, 0, side, side), backgroundColor: color, key: "ball \(number)")
    ball.cornerRadius = side / 2
    return ball
  }

  private var middle: Point { Point(size.width / 2, size.height / 2) }
  override func layOut(at time: Instant) {
    if start == nil { for ball in balls { ball.center = middle } }
  }
  override func handle(_ event: InputEvent, at time: Instant) {
    switch (drag.handle(event, at: time), start) {
    case (.pressed(let hand)?, _) where balls[0].presented.frame.contains(hand):
      start = balls[0].presented.center
      hold(at: balls[0].presented.center)
    case (.began(let origin, let hand)?, let start?): hold(at: start + (hand - origin))
    case (.moved(let translation)?, let start?): hold(at: start + translation)
    case (.ended(_, let velocity)?, _?): letGo(at: velocity)
    case (.tapped?, _?), (.cancelled?, _?): letGo(at: .zero)
    default: super.handle(event, at: time)
    }
  }

  /// Puts the ball there at once, whatever it was doing.
  private func hold(at place: Point) {
    stage.animate(withDuration: 0, interruption: .jump) { balls[0].center = place }
  }

  /// Lets the ball swing back to the middle, from the velocity that the hand had.
  private func letGo(at velocity: Point) {
    start = nil
    stage.animate(spring: home, velocity: velocity) { balls[0].center = middle }
  }

  /// Draws each ball of the tail to the one before it, anew in every frame.
  override func advance(to time: Instant) {
    super.advance(to: time)
    for (ball, leader) in zip(balls.dropFirst(), balls.map(\.presented.center))
    where leader.distance(to: ball.center) > 0.5 {
      stage.animate(spring: follow, interruption: .velocity) { ball.center = leader }
    }
  }
}
