/// The hand on a component view's content, with what it has set going. At rest the view's own offset
/// counts, since others may have scrolled it.
struct ScrollHand {
  let axes: ScrollAxes
  var physics: ScrollPhysics
  /// The time at which the offset was shown last.
  var seen = Instant.zero

  /// A hand on content that rests at an offset.
  init(_ axes: ScrollAxes, at offset: Point) {
    self.axes = axes
    physics = ScrollPhysics(scrollsX: axes.scrollsX, scrollsY: axes.scrollsY)
    // As long as it must be for that; its real lengths are found out before it moves.
    physics.resize(
      content: Size(abs(offset.x), abs(offset.y)), viewport: .zero,
      insets: Insets(top: max(0, -offset.y), left: max(0, -offset.x)), at: .zero)
    physics.scroll(to: offset, isAnimated: false, at: .zero)
  }

  /// Takes an event in the view's coordinates; returns false if it means nothing here.
  mutating func handle(_ event: InputEvent, at time: Instant) -> Bool {
    if case .wheel(_, let distance) = event {
      physics.wheel(by: distance, at: time)
      return axes.scrollsX && distance.x != 0 || axes.scrollsY && distance.y != 0
    }
    return physics.handle(event, at: time) != nil
  }

  /// The offset to which it has scrolled from one along the axes that it scrolls.
  func offset(at time: Instant, from offset: Point) -> Point {
    let scrolled = physics.offset(at: time)
    return Point(axes.scrollsX ? scrolled.x : offset.x, axes.scrollsY ? scrolled.y : offset.y)
  }

  /// True if it has moved on since the offset was shown, or will.
  func isMoving(at time: Instant) -> Bool {
    physics.isMoving(at: seen) || physics.isMoving(at: time)
  }
}

extension InputEvent {
  /// The place of the pointer; nil: the event has none.
  var place: Point? {
    switch self {
    case .press(let point), .move(let point), .wheel(let point, _), .pinch(let point, _): point
    case .hover(let point): point
    case .release, .cancel, .key, .keyUp, .text, .composition, .resize: nil
    }
  }

  /// True for what begins something at a place.
  var isPressOrWheel: Bool {
    switch self {
    case .press, .wheel, .pinch: true
    case .move, .release, .cancel, .hover, .key, .keyUp, .text, .composition, .resize: false
    }
  }

  /// The same event in other coordinates.
  func mapped(by map: AffineTransform) -> InputEvent {
    switch self {
    case .press(let point): .press(map.apply(to: point))
    case .move(let point): .move(map.apply(to: point))
    case .wheel(let point, let distance): .wheel(at: map.apply(to: point), by: distance)
    case .pinch(let point, let factor): .pinch(at: map.apply(to: point), by: factor)
    case .hover(let point): .hover(point.map { map.apply(to: $0) })
    case .release, .cancel, .key, .keyUp, .text, .composition, .resize: self
    }
  }
}
