/// An event in the course of a press, which turns out to be a drag, a tap or neither.
public enum DragEvent: Hashable, Sendable {
  /// The button went down.
  case pressed(Point)
  /// The press is a drag; translations count from `origin`, the hand is at `at`.
  case began(origin: Point, at: Point)
  /// The hand has moved this far from the drag's origin.
  case moved(translation: Point)
  /// The hand let go of a drag, at a velocity in points per second; the translation is where the
  /// hand is by then, if it has gone on like that since it was last seen.
  case ended(translation: Point, velocity: Point)
  /// The hand let go without a drag.
  case tapped(Point)
  /// The press or drag was lost.
  case cancelled
}

/// Tells drags from taps.
///
/// A press that moves more than a few points becomes a drag, counted from where it left that
/// circle. Whatever comes in whatever order, a release or a cancel ends it.
public struct DragRecognizer: Hashable, Sendable {
  /// The greatest distance that a press may move without becoming a drag, in points.
  public static let slop = 8.0
  /// The same for a hand that is as still as a mouse.
  public static let mouseSlop = 4.0

  /// The state of the press: none, held, or a drag.
  public enum State: Hashable, Sendable {
    case idle
    case pressed(at: Point)
    case dragging(origin: Point, translation: Point)
  }

  /// The state of the present press.
  public private(set) var state = State.idle
  /// The place where the button went down last.
  public private(set) var press = Point.zero
  private let slop: Double
  private var tracker = PointVelocityTracker()
  /// The time at which the hand was seen last.
  private var seen = Instant.zero

  /// A recogniser that waits for a press.
  ///
  /// - Parameter slop: the greatest distance that a press may move without becoming a drag, in
  ///   points, ≥ 0.
  public init(slop: Double = DragRecognizer.slop) { self.slop = slop }

  /// Takes an event at a frame's time; returns what it means, if anything.
  ///
  /// A second press is ignored, and so are a move or release without a press; all else
  /// means nothing here.
  public mutating func handle(_ event: InputEvent, at time: Instant) -> DragEvent? {
    switch event {
    case .press(let point): return press(point, time)
    case .move(let point): return move(to: point, time)
    case .release: return release(time)
    case .cancel: return cancel()
    case .hover, .wheel, .pinch, .key, .keyUp, .text, .composition, .resize: return nil
    }
  }

  private mutating func press(_ point: Point, _ time: Instant) -> DragEvent? {
    guard state == .idle else { return nil }
    state = .pressed(at: point)
    press = point
    seen = time
    tracker.reset()
    tracker.add(position: point, at: time)
    return .pressed(point)
  }

  private mutating func move(to point: Point, _ time: Instant) -> DragEvent? {
    guard state != .idle else { return nil }
    seen = time
    tracker.add(position: point, at: time)
    switch state {
    case .idle: return nil
    case .pressed(let press): return begin(from: press, at: point)
    case .dragging(let origin, _):
      state = .dragging(origin: origin, translation: point - origin)
      return .moved(translation: point - origin)
    }
  }

  private mutating func begin(from press: Point, at point: Point) -> DragEvent? {
    let distance = press.distance(to: point)
    guard distance > slop else { return nil }
    let origin = press + (point - press) * (slop / distance)
    state = .dragging(origin: origin, translation: point - origin)
    return .began(origin: origin, at: point)
  }

  private mutating func release(_ time: Instant) -> DragEvent? {
    defer { state = .idle }
    switch state {
    case .idle: return nil
    case .pressed(let point): return .tapped(point)
    case .dragging(_, let translation):
      let velocity = tracker.velocity(at: time)
      let way = velocity * max(0, time.seconds(since: seen))
      return .ended(translation: translation + way, velocity: velocity)
    }
  }

  private mutating func cancel() -> DragEvent? {
    defer { state = .idle }
    return state == .idle ? nil : .cancelled
  }
}
