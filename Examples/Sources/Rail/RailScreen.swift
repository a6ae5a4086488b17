import Engine

/// A stone on a rail. Pulled past an end it gives like rubber; thrown it slows down and comes to rest
/// on the rail. A second one follows, and lamps light up in a wave as it goes by the goal.
final class RailScreen: StageScreen {
  private let lamps = (0..<9).map { disc("lamp \($0)", 10, .gray) }
  private let goal = disc("goal", 28, Color(244, 190, 60))
  private let echo = disc("echo", 44, Color(150, 170, 230))
  private let stone = disc("stone", 60, Color(70, 90, 200))
  /// From the hand to the stone's middle, and the place that it draws the stone to; nil: no hand.
  private var grasp: (grip: Double, x: Double)?
  private var flight = Throw(from: 60, velocity: 0, within: 60...60)
  private var (start, now) = (Instant.zero, Instant.zero)
  private var tracker = VelocityTracker()
  private var follow = Follow(Spring(response: 0.3, dampingRatio: 0.6), at: 60)
  private var detent = Detent()

  private static func disc(_ key: String, _ side: Double, _ color: Color) -> View {
    let view = View(frame: Rect(0, 0, side, side), backgroundColor: color, key: key)
    (view.cornerRadius, view.floats) = (side / 2, true)
    return view
  }
  private var rail: ClosedRange<Double> { 60...max(60, size.width - 60) }
  override func layOut(at time: Instant) {
    if stone.superview == nil { (lamps + [goal, echo, stone]).forEach(root.addSubview) }
    for (number, lamp) in lamps.enumerated() {
      lamp.center = Point(60 + (rail.upperBound - 60) * Double(number) / 8, size.height / 2 + 60)
    }
    goal.center = lamps[4].center - Point(0, 60)
    letGo(at: 0, time)
    show(at: time)
  }

  override func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press(let point) where stone.frame.contains(point):
      (grasp, tracker) = ((stone.center.x - point.x, stone.center.x), VelocityTracker())
      tracker.add(position: point.x, at: time)
    case .move(let point) where grasp != nil:
      grasp = grasp.map { ($0.grip, point.x + $0.grip) }
      tracker.add(position: point.x, at: time)
    case .release where grasp != nil, .cancel where grasp != nil:
      letGo(at: tracker.velocity(at: time), time)
    default: super.handle(event, at: time)
    }
  }

  private func letGo(at velocity: Double, _ time: Instant) {
    flight = Throw(from: place(at: time), velocity: velocity, within: rail)
    (start, grasp) = (time, nil)
  }
  private func place(at time: Instant) -> Double {
    guard let x = grasp?.x else { return flight.value(at: time.seconds(since: start)) }
    let inside = min(max(x, rail.lowerBound), rail.upperBound)
    return inside + RubberBand.offset(overshoot: x - inside, dimension: size.width)
  }

  override var isRunning: Bool {
    super.isRunning || grasp != nil || detent.isMoving(at: now)
      || !follow.isAtRest(distance: 0.1, speed: 1)
      || now.seconds(since: start) < flight.duration(tolerance: 0.1)
  }
  override func advance(to time: Instant) {
    super.advance(to: time)
    show(at: time)
  }
  override func update(at time: Instant) {
    show(at: time)
    super.update(at: time)
  }

  private func show(at time: Instant) {
    let (x, wasPassed) = (place(at: time), detent.isPassed)
    follow.advance(to: x, over: max(0, time.seconds(since: now)))
    detent.follow(isPassed: x > goal.center.x, isHeld: grasp != nil, at: time)
    (stone.center, echo.center) = (Point(x, size.height / 2), Point(follow.value, size.height / 2))
    goal.scale = Point(detent.scale(at: time), detent.scale(at: time))
    now = time
    guard detent.isPassed != wasPassed else { return }
    for lamp in lamps {
      let wave = detent.isPassed ? Cascade.leading : .trailing
      let delay = wave.delay(of: lamp.frame, in: root.frame, speed: 1500)
      stage.animate(withDuration: 0.2, delay: delay) {
        lamp.backgroundColor = detent.isPassed ? goal.backgroundColor : .gray
      }
    }
  }
}
