import Engine

/// What a press does to the squares: it catches what moves, and a drag scrubs from there.
struct SquaresHand {
  private var recognizer = DragRecognizer()
  /// The drag's start: the squares' progress, and what the hand had moved by then.
  private var grip: (progress: Double, translation: Double)?
  /// Whether the squares were moving when the hand caught them, and to which end.
  private var caught: (isReversed: Bool, isMoving: Bool)?

  /// Whether a press is held.
  var isDown: Bool { recognizer.state != .idle }

  /// How far a hand is beyond the end of the way, in points of the canvas.
  private(set) var overscroll = 0.0

  /// - Parameter scale: points of the window for one of the canvas.
  /// - Returns: where a tap was.
  @discardableResult
  mutating func handle(
    _ event: InputEvent, at time: Instant, squares: SquaresStage, scale: Double
  ) -> Point? {
    guard let drag = recognizer.handle(event, at: time) else { return nil }
    switch drag {
    case .pressed: press(squares)
    case .began(let origin, let point):
      grip = (squares.progress, 0)
      scrub((point.x - origin.x) / scale, squares)
    case .moved(let translation): scrub(translation.x / scale, squares)
    case .ended(let translation, let velocity):
      release(translation.x / scale, velocity.x / scale, squares)
    case .tapped(let point):
      resume(squares)
      return point
    case .cancelled: letGo(squares)
    }
    return nil
  }

  /// Ends whatever the hand does: a drag settles where it is, what was caught goes on.
  mutating func cancel(at time: Instant, squares: SquaresStage) {
    handle(.cancel, at: time, squares: squares, scale: 1)
  }

  private mutating func press(_ squares: SquaresStage) {
    guard let playback = squares.playback, !playback.isHeld else { return }
    caught = (playback.isReversed, true)
    playback.pause()
  }

  private mutating func scrub(_ translation: Double, _ squares: SquaresStage) {
    guard let scrubber = scrubber(squares), let grip else { return }
    let distance = translation - grip.translation
    squares.hold().seek(to: scrubber.progress(forTranslation: distance))
    overscroll = RubberBand.offset(
      overshoot: scrubber.overscroll(forTranslation: distance), dimension: squares.canvas.width)
  }

  private func scrubber(_ squares: SquaresStage) -> Scrubber? {
    grip.map { Scrubber(length: squares.canvas.width, start: $0.progress, direction: 1) }
  }

  private mutating func release(
    _ translation: Double, _ velocity: Double, _ squares: SquaresStage
  ) {
    if let scrubber = scrubber(squares), let grip {
      squares.settle(
        scrubber.release(translation: translation - grip.translation, velocity: velocity))
    }
    forget()
  }

  private mutating func resume(_ squares: SquaresStage) {
    if let caught, caught.isMoving { squares.play(toStart: caught.isReversed) }
    forget()
  }

  private mutating func letGo(_ squares: SquaresStage) {
    if let scrubber = scrubber(squares) {
      squares.settle(scrubber.release(progress: squares.progress, velocity: 0))
      forget()
    } else {
      resume(squares)
    }
  }

  private mutating func forget() {
    grip = nil
    caught = nil
    overscroll = 0
  }

  /// The canvas has another width now: a drag goes on from where it is.
  mutating func widthChanged(_ squares: SquaresStage, scale: Double) {
    guard case .dragging(_, let translation) = recognizer.state else { return }
    grip = (squares.progress, translation.x / scale)
  }
}
