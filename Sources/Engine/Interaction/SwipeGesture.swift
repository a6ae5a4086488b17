/// A row that is drawn aside to delete it.
///
/// Let go past half of its width, or fast enough to get there, it goes on until it is gone; else
/// it springs back. The other way it gives like a rubber band. A drag that starts up or down is
/// refused: it scrolls. A row that is on its way can be caught.
public struct SwipeGesture: Hashable, Sendable {
  /// The meaning of an event for the row.
  public enum Response: Hashable, Sendable {
    /// The hand draws the row.
    case dragged
    /// The hand drags up or down, and is left to others.
    case refused
    /// Let go: the row springs back.
    case returns
    /// Let go: the row goes on until it is gone.
    case deletes
  }

  /// A row in the hand: where it was at one of the hand's translations.
  private struct Grip: Hashable {
    let start: Double
    var taken = 0.0
    var translation = 0.0
  }

  private var recognizer = DragRecognizer()
  /// The row's way, as one second: it rests at either end, or settles there.
  private var playhead = Playhead(duration: 1, isReversed: true)
  /// nil: the row is not in the hand.
  private var grip: Grip?
  /// The way back of a row that was let go beyond its way.
  private var slack: RubberReturn?
  private var letGoTime = Instant.zero
  private var isRefused = false
  private var width: Double
  private let direction: Double

  /// A row at rest.
  ///
  /// - Parameters:
  ///   - width: the row's, in points, finite and above 0.
  ///   - direction: −1 if it is drawn to the left, 1 if to the right.
  public init(
    width: Double, direction: Double = -1, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      width > 0 && width.isFinite, "SwipeGesture: width must be finite and above 0", file: file,
      line: line)
    require(
      abs(direction) == 1, "SwipeGesture: direction must be 1 or -1, not \(direction)", file: file,
      line: line)
    self.direction = direction
    self.width = width
  }

  /// The share of its way that the row has gone at a time, in 0…1.
  public func progress(at time: Instant) -> Double { playhead.position(at: Self.seconds(time)) }

  /// True if the row would go on until it is gone, were it let go at a time without a velocity.
  public func isPastMiddle(at time: Instant) -> Bool {
    SettleSpring(releasing: progress(at: time), velocity: 0).commits
  }

  /// The distance of the row from its place at a time, in points; to the left below 0.
  public func offset(at time: Instant) -> Double {
    direction * progress(at: time) * width
      + RubberBand.offset(overshoot: overshoot, dimension: width) + slack(at: time)
  }

  /// The part of a slack that is left at a time while it springs back.
  private func slack(at time: Instant) -> Double {
    slack?.offset(at: time.seconds(since: letGoTime)) ?? 0
  }

  /// True if the row moves by itself at a time, so that frames are needed.
  public func isMoving(at time: Instant) -> Bool {
    isOnItsWay(at: time) || slack(at: time) != 0
  }

  private func isOnItsWay(at time: Instant) -> Bool {
    !playhead.isHeld && !playhead.hasArrived(at: Self.seconds(time))
  }

  /// True if the row has gone its whole way at a time.
  public func isDeleted(at time: Instant) -> Bool {
    grip == nil && !playhead.isReversed && !isOnItsWay(at: time)
  }

  /// The row has another width, in points; ignored unless finite and above 0.
  public mutating func resize(width: Double, at time: Instant) {
    guard width > 0, width.isFinite else { return }
    self.width = width
    guard let grip else { return }
    self.grip = Grip(
      start: progress(at: time), taken: grip.translation, translation: grip.translation)
  }

  /// Takes an event at a time not before the last one's; nil if it means nothing here. A deleted
  /// row takes none.
  public mutating func handle(_ event: InputEvent, at time: Instant) -> Response? {
    guard !isDeleted(at: time) else { return nil }
    switch recognizer.handle(event, at: time) {
    case nil: return nil
    case .pressed:
      isRefused = false
      if isMoving(at: time) { take(at: time) }
      return nil
    case .began(let origin, let point): return begin(by: point - origin, time)
    case .moved(let translation): return isRefused ? nil : drag(by: translation.x)
    case .ended(_, let velocity): return letGo(at: velocity.x, time)
    case .tapped, .cancelled: return letGo(at: 0, time)
    }
  }

  // MARK: The hand

  private mutating func take(at time: Instant) {
    playhead.hold(at: Self.seconds(time))
    grip = Grip(start: progress(at: time))
  }

  private mutating func begin(by way: Point, _ time: Instant) -> Response {
    guard abs(way.x) <= abs(way.y) else {
      take(at: time)
      return drag(by: way.x)
    }
    _ = letGo(at: 0, time)
    isRefused = true
    return .refused
  }

  private mutating func drag(by translation: Double) -> Response {
    grip?.translation = translation
    if let wanted { playhead.seek(to: wanted) }
    return .dragged
  }

  private mutating func letGo(at velocity: Double, _ time: Instant) -> Response? {
    isRefused = false
    guard grip != nil else { return nil }
    if overshoot != 0 { letSlackGo(at: velocity, time) }
    grip = nil
    let spring = SettleSpring(
      releasing: progress(at: time), velocity: velocity * direction / width)
    playhead.settle(at: Self.seconds(time), .spring(spring))
    return spring.commits ? .deletes : .returns
  }

  /// What is left of the slack before goes along with that of now.
  private mutating func letSlackGo(at velocity: Double, _ time: Instant) {
    let offset = RubberBand.offset(overshoot: overshoot, dimension: width) + slack(at: time)
    let dimension = max(width, 2 * abs(offset))
    slack = RubberReturn(
      overshoot: RubberBand.overshoot(offset: offset, dimension: dimension), velocity: velocity,
      dimension: dimension)
    letGoTime = time
  }

  /// The progress that the hand wants, beyond 0…1 too; nil: the row is not in the hand.
  private var wanted: Double? {
    grip.map { $0.start + direction * ($0.translation - $0.taken) / width }
  }

  /// The distance of the hand beyond the row's way, in points; to the left below 0.
  private var overshoot: Double {
    guard let wanted else { return 0 }
    return direction * width * (wanted - min(1, max(0, wanted)))
  }

  private static func seconds(_ time: Instant) -> Double { time.seconds(since: .zero) }
}
