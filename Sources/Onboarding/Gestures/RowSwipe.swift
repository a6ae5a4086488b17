import Engine

/// An element that the hand draws aside.
final class RowSwipe: PressClaimant {
  let key: String
  let swipe: SlideSwipe
  private(set) var gesture: SwipeGesture
  private var seen = Instant.zero

  /// - Parameter width: the element's, in points of the canvas.
  init(_ key: String, _ swipe: SlideSwipe, width: Double) {
    (self.key, self.swipe) = (key, swipe)
    gesture = SwipeGesture(width: max(1, width), direction: swipe.direction.unit.x)
  }

  func claim(_ event: InputEvent, at time: Instant) -> PressClaim {
    seen = max(seen, time)
    let wasMoving = gesture.isMoving(at: seen)
    switch gesture.handle(event, at: seen) {
    case .dragged: return .takes
    case .refused: return .refuses
    case .returns, .deletes: return .waits
    case nil:
      if case .press = event, wasMoving { return .takes }
      return .waits
    }
  }

  func isSpent(on translation: Point, at time: Instant) -> Bool {
    translation.x * swipe.direction.unit.x < 0
  }

  /// How far it lies from its place.
  func offset(at time: Instant) -> Double { gesture.offset(at: max(seen, time)) }
  func isMoving(at time: Instant) -> Bool { gesture.isMoving(at: max(seen, time)) }
  func hasGone(at time: Instant) -> Bool { gesture.isDeleted(at: max(seen, time)) }
}
