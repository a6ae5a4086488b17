import Engine

/// The hand on the timeline's playhead: a press takes it, a drag scrubs the change, and letting go
/// leaves it there or, if it was thrown, lets the change settle.
final class TimelinePlayhead: ScrubTarget {
  /// Gives the change that a press takes hold of, begun once more if it is over; nil: there is none.
  var open: () -> (any Change)? = { nil }
  /// The change as it is.
  var current: () -> (any Change)? = { nil }

  let stage: Stage
  private let hand = ScrubHand()
  private var pace = PointVelocityTracker()
  private var track = ScrubTrack(from: .zero, to: Point(1, 0))

  /// The velocity from which on it is thrown, in points of the design a second.
  private static let throwing = 350.0

  init(stage: Stage) { self.stage = stage }

  /// True while it is held, or on its way to where the hand was.
  var isHeld: Bool { hand.isDown || hand.isGliding }

  /// The way by which it gives beyond an end of the change, in points of the design.
  var give: Double { hand.give }

  var change: (any Change)? { current() }
  func change(towards direction: Double) -> (any Change)? { open() }
  func held(at point: Point, in change: any Change) -> View? { nil }
  func track(at point: Point) -> ScrubTrack? { track }
  var path: Point { track.end - track.start }

  /// Takes a hand's step on the lanes, at a point of the ruler's coordinates.
  ///
  /// - Parameter track: from the change's start to its end, which may both be out of sight.
  func follow(_ tracking: Tracking, along track: ScrubTrack, at time: Instant) {
    self.track = track
    let place = tracking.point.map { Point($0.x, track.start.y) }
    if let place { pace.add(position: place, at: time) }
    switch tracking {
    case .began(let point):
      pace.reset()
      pace.add(position: point, at: time)
      hand.handle(.press(Point(point.x, track.start.y)), at: time, on: self)
    case .moved: if let place { hand.handle(.move(place), at: time, on: self) }
    case .ended:
      hand.handle(.release, at: time, on: self)
      letGo(at: time)
    case .cancelled: hand.handle(.cancel, at: time, on: self)
    }
  }

  private func letGo(at time: Instant) {
    let velocity = pace.velocity(at: time).x
    let length = track.end.x - track.start.x
    guard abs(velocity) > Self.throwing, length > 0 else { return }
    change?.release(velocity: velocity / length)
  }

  /// Brings the playhead to the hand, frame by frame.
  func advance(to time: Instant) { hand.follow(at: time, on: self) }

  func cancel(at time: Instant) { hand.cancel(at: time, on: self) }
}
