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
  /// Where the hand is among what is seen of a list, and the velocity with which it scrolls there.
  private var edge: EdgeScroll
  private(set) var plan: ReorderPlan
  /// True if the hand has lifted it.
  private(set) var isLifted = false
  /// True if the hand was lost: the elements go back to where they were.
  private var isLost = false
  /// Along which axis the list scrolls, and its offset at the press and by now.
  private let axis: Axis
  private let start: Double
  private var offset: Double
  /// True if a drag at once is for scrolling.
  private let waits: Bool
  private var press: (point: Point, time: Instant)?
  /// Where the hand is, in points of the canvas.
  private(set) var hand: Point

  /// - Parameters:
  ///   - point: the press, in points of the canvas.
  ///   - axis: that of the list, if it scrolls.
  ///   - place: the press along it, from the start of what is seen.
  ///   - offset: how far it is scrolled at the press.
  init(
    _ key: String, in group: String, keys: [String], frames: [Rect], waits: Bool, at point: Point,
    along axis: Axis, place: Double, offset: Double
  ) {
    (self.group, self.key, self.keys, self.frames, self.waits) = (group, key, keys, frames, waits)
    plan = ReorderPlan(frames: frames, dragged: keys.firstIndex(of: key) ?? 0)
    (hand, edge) = (point, EdgeScroll(from: place))
    (self.axis, start, self.offset) = (axis, offset, offset)
  }

  var sort: RowSort? { self }

  func claim(_ event: InputEvent, at time: Instant) -> PressClaim {
    switch event {
    case .press(let point): press = (point, time)
    case .move(let point):
      guard let press else { return .refuses }
      if !isLifted, press.point.distance(to: point) > DragRecognizer.slop {
        guard !waits || time.seconds(since: press.time) >= Self.patience else { return .refuses }
        isLifted = true
      }
      hand = point
      guard isLifted else { return .waits }
      settle()
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

  /// The list is scrolled so far by now.
  func scroll(to offset: Double) {
    self.offset = offset
    if isLifted, press != nil { settle() }
  }

  /// The velocity with which the list scrolls under the hand, in points per second.
  func velocity(at place: Double, in length: Double) -> Double {
    edge.velocity(at: place, in: length)
  }

  /// Where it lies in its group, under the hand.
  var origin: Point { frames[plan.dragged].origin + translation }

  /// How far the list has been scrolled since the press.
  private var scrolled: Point {
    axis == .vertical ? Point(0, offset - start) : Point(offset - start, 0)
  }

  private var translation: Point { press.map { hand - $0.point + scrolled } ?? .zero }

  private func settle() { _ = plan.move(to: frames[plan.dragged].center + translation) }

  /// The keys in the order that they have by now.
  var order: [String] { isLost ? keys : plan.order.map { keys[$0] } }
}
