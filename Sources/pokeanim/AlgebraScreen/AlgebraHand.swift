import Engine

/// What a press does on a page: it catches what moves, and a drag scrubs from there. Let go, it
/// stays where it is; a tap lets it go on.
struct AlgebraHand {
  private var recognizer = DragRecognizer()
  /// The progress when the drag began.
  private var start: Double?
  private var caughtMoving = false

  /// Whether a press is held.
  var isDown: Bool { recognizer.state != .idle }

  /// - Parameter length: the drag for the whole way, in the window's points.
  /// - Returns: where a tap was.
  mutating func handle(
    _ event: InputEvent, at time: Instant, player: AlgebraPlayer, length: Double
  ) -> Point? {
    guard let drag = recognizer.handle(event, at: time) else { return nil }
    switch drag {
    case .pressed: press(player)
    case .began(let origin, let point):
      start = player.progress
      scrub(point.x - origin.x, player, length)
    case .moved(let translation): scrub(translation.x, player, length)
    case .ended: forget()
    case .tapped(let point):
      letGo(player)
      return point
    case .cancelled: letGo(player)
    }
    return nil
  }

  private mutating func press(_ player: AlgebraPlayer) {
    caughtMoving = player.isMoving
    if caughtMoving { player.pause() }
  }

  private func scrub(_ translation: Double, _ player: AlgebraPlayer, _ length: Double) {
    guard let start else { return }
    player.seek(to: start + translation / length)
  }

  /// What was caught and not dragged goes on.
  private mutating func letGo(_ player: AlgebraPlayer) {
    if start == nil, caughtMoving { player.resume() }
    forget()
  }

  private mutating func forget() {
    start = nil
    caughtMoving = false
  }
}
