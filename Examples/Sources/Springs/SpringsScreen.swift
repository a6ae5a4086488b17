import Engine

/// A ball that is dragged, thrown and caught in flight, with a tail of balls on stiffer springs.
///
/// A spring starts at the place and the velocity on screen: so a hand may throw what moves, and
/// catch it again at any moment, and nothing jumps.
final class SpringsScreen: StageScreen {
  private let home = Spring(response: 0.9, dampingRatio: 0.3)
  private let follow = Spring(response: 0.16, dampingRatio: 0.75)
  private let balls = (0..<6).map(SpringsScreen.ball)
  /// From the hand to the first ball's middle; nil: nobody holds it.
  private var grip: Point?
  /// The places of the hand in the last tenth of a second.
  private var trail: [(place: Point, time: Instant)] = []

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
    if grip == nil { for ball in balls { ball.center = middle } }
  }
  override func handle(_ event: InputEvent, at time: Instant) {
    trail.removeAll { time.seconds(since: $0.time) > 0.1 }
    switch event {
    case .press(let hand) where balls[0].presented.frame.contains(hand):
      grip = balls[0].presented.center - hand
      hold(at: hand, time)
    case .move(let hand) where grip != nil: hold(at: hand, time)
    case .release where grip != nil, .cancel where grip != nil: letGo()
    default: super.handle(event, at: time)
    }
  }

  /// Puts the ball under the hand at once, whatever it was doing.
  private func hold(at hand: Point, _ time: Instant) {
    trail.append((hand, time))
    stage.animate(withDuration: 0, interruption: .jump) { balls[0].center = hand + (grip ?? .zero) }
  }

  /// Lets the ball swing back to the middle, from the velocity that the hand had.
  private func letGo() {
    grip = nil
    var velocity = Point.zero
    if let first = trail.first, let last = trail.last, first.time < last.time {
      velocity = (last.place - first.place) * (1 / last.time.seconds(since: first.time))
    }
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
