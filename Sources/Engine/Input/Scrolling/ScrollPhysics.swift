/// Scrolling in the plane: two axes, and the hand that drags them.
///
///     physics.resize(content: size, viewport: frame.size, at: now)
///     if case .tapped(let point) = physics.handle(event, at: now) { … }
///     let offset = physics.offset(at: now)
public struct ScrollPhysics: Hashable, Sendable {
  /// The meaning of an event for the scrolling.
  public enum Response: Hashable, Sendable {
    /// The hand went down on content that did not move.
    case pressed(Point)
    /// The hand went down and stopped the content.
    case caught
    /// The hand drags the content.
    case dragged
    /// The hand drags along the other axis only, and is left to others.
    case refused
    /// The hand let go of a drag.
    case released
    /// The hand let go where it went down, of content that it did not have to stop.
    case tapped(Point)
    /// The hand was lost.
    case cancelled
  }

  /// Scrolling to the right and left.
  public private(set) var x: ScrollMotion
  /// Scrolling down and up.
  public private(set) var y: ScrollMotion
  /// True if a hand, a wheel and the program can scroll to the right and left.
  public let scrollsX: Bool
  /// True if a hand, a wheel and the program can scroll down and up.
  public let scrollsY: Bool
  /// True if a drag that starts along the axis that does not scroll is refused; for rows that are
  /// swiped.
  public let locksAxis: Bool
  private var recognizer = DragRecognizer()
  private var hasCaught = false

  /// Nothing to scroll yet.
  public init(scrollsX: Bool = false, scrollsY: Bool = true, locksAxis: Bool = false) {
    let nothing = ScrollMotion(ScrollExtent(content: 0, viewport: 0))
    (x, y, self.locksAxis) = (nothing, nothing, locksAxis)
    (self.scrollsX, self.scrollsY) = (scrollsX, scrollsY)
  }

  /// The content's point at the viewport's top left corner.
  public func offset(at time: Instant) -> Point { Point(x.offset(at: time), y.offset(at: time)) }

  /// The offset's velocity, in points per second; 0 under the hand.
  public func velocity(at time: Instant) -> Point {
    Point(x.velocity(at: time), y.velocity(at: time))
  }

  /// True if it moves by itself at a time, so that frames are needed.
  public func isMoving(at time: Instant) -> Bool { x.isMoving(at: time) || y.isMoving(at: time) }

  /// True while it goes on after a hand has let go, so fast that one sees it.
  public func isThrown(at time: Instant) -> Bool { x.isThrown(at: time) || y.isThrown(at: time) }

  /// True if nobody holds it and it does not move at a time.
  public func isAtRest(at time: Instant) -> Bool { x.isAtRest(at: time) && y.isAtRest(at: time) }

  /// True while a hand holds it and has moved it.
  public var isDragged: Bool { x.isDragged || y.isDragged }

  /// Sets what there is to scroll; see `ScrollMotion.resize`.
  ///
  /// - Parameters:
  ///   - insets: room around the content that stays reachable.
  ///   - shift: by how much content before the viewport has grown.
  ///   - snapsX: the offsets at which it comes to rest by itself, along x; `snapsY` along y.
  public mutating func resize(
    content: Size, viewport: Size, insets: Insets = .zero, shiftingBy shift: Point = .zero,
    snapsX: ScrollSnaps = ScrollSnaps(), snapsY: ScrollSnaps = ScrollSnaps(), at time: Instant
  ) {
    x.resize(
      to: ScrollExtent(
        content: content.width, viewport: viewport.width, before: insets.left,
        after: insets.right), shiftingBy: shift.x, snaps: snapsX, at: time)
    y.resize(
      to: ScrollExtent(
        content: content.height, viewport: viewport.height, before: insets.top,
        after: insets.bottom), shiftingBy: shift.y, snaps: snapsY, at: time)
  }

  /// Takes an event at a time not before the last one's; nil if it means nothing here.
  public mutating func handle(_ event: InputEvent, at time: Instant) -> Response? {
    switch recognizer.handle(event, at: time) {
    case nil: return nil
    case .pressed(let point): return press(point, time)
    case .began(let origin, let point): return begin(by: point - origin, time)
    case .moved(let translation): return drag(to: translation)
    case .ended(_, let velocity):
      return release(velocity, time) ? .released : nil
    case .tapped(let point):
      release(.zero, time)
      return hasCaught ? .released : .tapped(point)
    case .cancelled:
      release(.zero, time)
      return .cancelled
    }
  }

  /// Takes a wheel's turn by distances in points, forwards if positive.
  public mutating func wheel(by distance: Point, at time: Instant) {
    if scrollsX { x.wheel(by: distance.x, at: time) }
    if scrollsY { y.wheel(by: distance.y, at: time) }
  }

  /// Scrolls at an even pace in points per second; see `ScrollMotion.drift`.
  public mutating func drift(at pace: Point, at time: Instant) {
    if scrollsX { x.drift(at: pace.x, at: time) }
    if scrollsY { y.drift(at: pace.y, at: time) }
  }

  /// Scrolls to an offset, or the nearest possible one.
  public mutating func scroll(to offset: Point, isAnimated: Bool = true, at time: Instant) {
    if scrollsX { x.scroll(to: offset.x, isAnimated: isAnimated, at: time) }
    if scrollsY { y.scroll(to: offset.y, isAnimated: isAnimated, at: time) }
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  public mutating func scroll(toShow rect: Rect, isAnimated: Bool = true, at time: Instant) {
    if scrollsX {
      let range = rect.minX...max(rect.minX, rect.maxX)
      x.scroll(toShow: range, isAnimated: isAnimated, at: time)
    }
    if scrollsY {
      let range = rect.minY...max(rect.minY, rect.maxY)
      y.scroll(toShow: range, isAnimated: isAnimated, at: time)
    }
  }
}

extension ScrollPhysics {
  private mutating func press(_ point: Point, _ time: Instant) -> Response {
    hasCaught = isMoving(at: time)
    if scrollsX { x.hold(at: time) }
    if scrollsY { y.hold(at: time) }
    return hasCaught ? .caught : .pressed(point)
  }

  private mutating func begin(by translation: Point, _ time: Instant) -> Response? {
    let isHorizontal = abs(translation.x) > abs(translation.y)
    if locksAxis, !(isHorizontal ? scrollsX : scrollsY) {
      release(.zero, time)
      return .refused
    }
    return drag(to: translation)
  }

  private mutating func drag(to translation: Point) -> Response? {
    guard x.isHeld || y.isHeld else { return nil }
    x.drag(to: translation.x)
    y.drag(to: translation.y)
    return .dragged
  }

  /// Lets go of both axes; true if one of them was held.
  @discardableResult
  private mutating func release(_ velocity: Point, _ time: Instant) -> Bool {
    let wasHeld = x.isHeld || y.isHeld
    x.release(velocity: velocity.x, at: time)
    y.release(velocity: velocity.y, at: time)
    return wasHeld
  }
}
