/// A row that is drawn aside to delete it.
///
/// Let go past half of its width, or fast enough to get there, it goes on until it is gone; else
/// it springs back. The other way it gives like a rubber band. A drag that starts up or down is
/// refused: it scrolls. A row that is on its way can be caught.
public struct SwipeGesture: Hashable, Sendable {
  /// What an event was to the row.
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

  private var scrub: ScrubGesture
  private var recognizer = DragRecognizer()
  private var isRefused = false
  private let direction: Double

  /// A row at rest.
  ///
  /// - Parameters:
  ///   - width: the row's, in points, finite and above 0.
  ///   - direction: −1 if it is drawn to the left, 1 if to the right.
  public init(width: Double, direction: Double = -1) {
    self.direction = direction
    scrub = ScrubGesture(length: width, direction: direction)
  }

  /// How much of its way the row has gone at a time, in 0…1.
  public func progress(at time: Instant) -> Double { scrub.progress(at: time) }

  /// How far the row is from its place at a time, in points; to the left below 0.
  public func offset(at time: Instant) -> Double {
    direction * scrub.progress(at: time) * scrub.length + scrub.overscroll
  }

  /// Whether the row moves by itself at a time: whether frames are needed.
  public func isMoving(at time: Instant) -> Bool {
    var now = scrub
    now.update(at: time)
    return now.state == .settling
  }

  /// Whether the row has gone its whole way at a time.
  public func isDeleted(at time: Instant) -> Bool {
    scrub.target == 1 && !isMoving(at: time)
  }

  /// The row has another width, in points; ignored unless finite and above 0.
  public mutating func resize(width: Double, at time: Instant) {
    scrub.handle(.resize(Size(width, 0)), at: time)
  }

  /// Takes an event at a time not before the last one's; nil if it means nothing here. A deleted
  /// row takes none.
  public mutating func handle(_ event: InputEvent, at time: Instant) -> Response? {
    if case .resize = event { return nil }
    guard !isDeleted(at: time) else { return nil }
    let wasHeld = scrub.target == nil
    if !isRefused { scrub.handle(event, at: time) }
    switch recognizer.handle(event, at: time) {
    case nil: return nil
    case .pressed:
      isRefused = false
      return nil
    case .began(let origin, let point): return begin(by: point - origin, time)
    case .moved: return isRefused ? nil : .dragged
    case .ended, .tapped, .cancelled:
      defer { isRefused = false }
      return wasHeld && !isRefused ? decision : nil
    }
  }

  private mutating func begin(by way: Point, _ time: Instant) -> Response {
    guard abs(way.x) <= abs(way.y) else { return .dragged }
    scrub.handle(.cancel, at: time)
    isRefused = true
    return .refused
  }

  private var decision: Response { scrub.target == 1 ? .deletes : .returns }
}
