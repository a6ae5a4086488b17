/// The straight track of a slider or a playhead, in points of the hand's events: a press near it
/// takes its knob there, and what is let go stays.
public struct ScrubTrack: Hashable, Sendable {
  /// The knob's places at progress 0 and 1.
  public let start, end: Point

  /// A track between the knob's places at progress 0 and 1, which may be one.
  public init(from start: Point, to end: Point) {
    (self.start, self.end) = (start, end)
  }

  /// A bar's middle, from the left to the right.
  public init(along bar: Rect) {
    self.init(from: Point(bar.minX, bar.midY), to: Point(bar.maxX, bar.midY))
  }

  /// The farthest a press may be from the track, in points.
  public static let reach = 22.0
  /// A knob gives way by less than this beyond an end, in points: it stays off what lies beside.
  package static let give = 10.0
  /// The share of the track, at either end, that counts as the end when a knob is let go.
  static let snap = 0.04

  /// The place of the knob at a progress.
  func knob(at progress: Double) -> Point { start + (end - start) * progress }

  /// The progress whose knob is nearest to a point, 0…1.
  func progress(at point: Point) -> Double {
    let (way, hand) = (end - start, point - start)
    let square = way.x * way.x + way.y * way.y
    return square > 0 ? min(1, max(0, (hand.x * way.x + hand.y * way.y) / square)) : 0
  }

  /// The distance of a point beyond the end of the track, in points along it, below 0 before its
  /// start; 0 beside it.
  func overshoot(of point: Point) -> Double {
    let path = ScrubPath(end - start)
    let (length, share) = (start.distance(to: end), path.progress(of: point - start))
    return length > 0 ? length * (share - min(1, max(0, share))) : 0
  }

  /// The part of a velocity that leads along the track.
  func along(_ velocity: Point) -> Double {
    start.distance(to: end) * ScrubPath(end - start).progress(of: velocity)
  }

  /// Tests whether a press there is for the track.
  public func takes(_ point: Point) -> Bool {
    point.distance(to: knob(at: progress(at: point))) <= Self.reach
  }
}

/// A view that is a change's track from its left edge to its right one, as far in as ``margin``.
public final class ScrubTrackView: View {
  /// In points.
  public var margin = 0.0

  /// A slider of no size.
  public required init() {
    super.init()
    cursor = .resizeHorizontally
  }

  /// The track on screen.
  package var track: ScrubTrack {
    let map = presentedToRoot
    let middle = size.height / 2
    return ScrubTrack(
      from: map.apply(to: Point(margin, middle)),
      to: map.apply(to: Point(size.width - margin, middle)))
  }
}

/// The give of a knob that is pulled beyond an end of its track: a rubber band, and the way back when
/// it is let go.
package struct KnobGive {
  /// The hand beyond the end of the track, in points along it.
  private var overshoot = 0.0
  private var back: RubberReturn?
  private var letGoTime = Instant.zero
  /// From the end of the track to the knob, in points along it.
  package private(set) var way = 0.0

  package init() {}

  /// True while it comes back.
  package var isMoving: Bool { back != nil }

  /// Follows a hand that is beyond an end of the track, in points; 0: on it.
  package mutating func pull(_ distance: Double) {
    (overshoot, back) = (distance, nil)
    way = RubberBand.offset(overshoot: distance, dimension: ScrubTrack.give)
  }

  /// Lets it come back from a time on, or be there at once.
  ///
  /// - Parameter velocity: the hand's along the track, in points a second.
  package mutating func letGo(at time: Instant, velocity: Double, isAtOnce: Bool) {
    defer { overshoot = 0 }
    guard overshoot != 0, !isAtOnce else { return way = 0 }
    back = RubberReturn(
      overshoot: overshoot, velocity: velocity, dimension: ScrubTrack.give)
    letGoTime = time
  }

  /// Brings it back, frame by frame.
  package mutating func advance(to time: Instant) {
    guard let back else { return }
    let seconds = time.seconds(since: letGoTime)
    way = back.offset(at: seconds)
    if seconds >= back.duration { self.back = nil }
  }
}
