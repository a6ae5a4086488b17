import Engine

/// The least a screen can be: a box below the hand, and no more.
final class PlainScreen: Screen {
  private(set) var events: [InputEvent] = []
  private(set) var size = Size.zero
  private(set) var isRunning = false
  private var place = Point.zero
  private var frames = 0
  /// Told at each frame.
  var onFrame: () -> Void = {}

  func resize(to size: Size, at time: Instant) { self.size = size }
  func advance(to time: Instant) {}

  func handle(_ event: InputEvent, at time: Instant) {
    events.append(event)
    switch event {
    case .press(let point):
      isRunning = true
      place = point
    case .move(let point): place = point
    case .release, .cancel: isRunning = false
    default: break
    }
  }

  func display() -> DisplayList {
    onFrame()
    frames += 1
    // A box above the window's upper edge, another one in each frame: no pixel shows it.
    let unseen = Path.rect(Rect(0, -10 - Double(frames % 7), 5, 5))
    return DisplayList([
      .fill(unseen, .color(Color(0, 0, 0))),
      .fill(.rect(Rect(place.x, place.y, 1, 1)), .color(Color(255, 0, 0))),
    ])
  }
}
