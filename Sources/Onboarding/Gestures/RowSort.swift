import Engine

/// An element that the hand takes to another place among its siblings.
final class RowSort: PressClaimant {
  /// The seconds for which a hand rests on something that scrolls before it lifts an element of it.
  private static let patience = 0.3

  /// The keys of the element that holds the others, and of the one that is dragged.
  let group, key: String
  /// The keys as they lay when it was lifted.
  let keys: [String]
  /// Their frames in the group.
  let frames: [Rect]
  private(set) var plan: ReorderPlan
  /// The hand's way since the press.
  private(set) var translation = Point.zero
  private(set) var isLifted = false
  /// True if the hand was lost: the elements go back to where they were.
  private var isLost = false
  /// True if a drag at once is for scrolling.
  private let waits: Bool
  private var press: (point: Point, time: Instant)?

  init(_ key: String, in group: String, keys: [String], frames: [Rect], waits: Bool) {
    (self.group, self.key, self.keys, self.frames, self.waits) = (group, key, keys, frames, waits)
    plan = ReorderPlan(frames: frames, dragged: keys.firstIndex(of: key) ?? 0)
  }

  func claim(_ event: InputEvent, at time: Instant) -> PressClaim {
    switch event {
    case .press(let point): press = (point, time)
    case .move(let point):
      guard let press else { return .refuses }
      if !isLifted, press.point.distance(to: point) > DragRecognizer.mouseSlop {
        guard !waits || time.seconds(since: press.time) >= Self.patience else { return .refuses }
        isLifted = true
      }
      guard isLifted else { return .waits }
      translation = point - press.point
      _ = plan.move(to: frames[plan.dragged].center + translation)
      return .takes
    case .cancel: (press, isLost) = (nil, true)
    default: press = nil
    }
    return .waits
  }

  func claim(at time: Instant) -> PressClaim {
    guard waits, !isLifted, let press, time.seconds(since: press.time) >= Self.patience else {
      return .waits
    }
    isLifted = true
    return .takes
  }

  /// The keys in the order that they have by now.
  var order: [String] { isLost ? keys : plan.order.map { keys[$0] } }
}
