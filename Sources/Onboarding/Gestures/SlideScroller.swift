import Engine

/// The scrolling of what is in an element, by hand, wheel and keys, in points of the canvas.
final class SlideScroller: ScrollHost, PressClaimant {
  /// The element's key.
  let key: String
  let axis: Axis
  private(set) var physics: ScrollPhysics
  private var trigger = PullTrigger()
  /// The time at which it was asked last: none before it may be asked.
  private var seen = Instant.zero

  /// Something that rests at an offset, in points of the canvas.
  init(_ key: String, along axis: Axis, _ group: SlideFrames.Group, offset: Double) {
    (self.key, self.axis) = (key, axis)
    physics = ScrollPhysics(
      scrollsX: axis == .horizontal, scrollsY: axis == .vertical, locksAxis: true)
    fit(group, snap: nil, at: .zero)
    scroll(to: offset, at: .zero, isAnimated: false)
  }

  /// Goes by what there is to scroll now.
  func fit(_ group: SlideFrames.Group, snap: SlideScroll.Snap?, at time: Instant) {
    let snaps = snap.map { group.snaps(to: $0, along: axis) } ?? ScrollSnaps()
    physics.resize(
      content: group.content, viewport: group.viewport,
      snapsX: axis == .horizontal ? snaps : ScrollSnaps(),
      snapsY: axis == .vertical ? snaps : ScrollSnaps(), at: looked(at: time))
  }

  /// How far it is scrolled at a time.
  func offset(at time: Instant) -> Double { motion.offset(at: looked(at: time)) }

  func claim(_ event: InputEvent, at time: Instant) -> PressClaim {
    if event == .cancel { trigger.cancel() }
    return switch physics.handle(event, at: looked(at: time)) {
    case .caught, .dragged: .takes
    case .refused: .refuses
    case .pressed, .released, .tapped, .cancelled, nil: .waits
    }
  }

  /// True if a hand has just let go of what it had pulled far enough beyond its start.
  func takesPull(at time: Instant) -> Bool {
    trigger.follow(offset: offset(at: time), isDragged: physics.isDragged)
  }

  func isSpent(on translation: Point, at time: Instant) -> Bool {
    isAtEnd(towards: axis == .vertical ? -translation.y : -translation.x, at: time)
  }

  func wheel(by distance: Double, at time: Instant) {
    let distance = axis == .vertical ? Point(0, distance) : Point(distance, 0)
    physics.wheel(by: distance, at: looked(at: time))
  }

  func scroll(to offset: Double, at time: Instant, isAnimated: Bool = true) {
    physics.scroll(
      to: axis == .vertical ? Point(0, offset) : Point(offset, 0), isAnimated: isAnimated,
      at: looked(at: time))
  }

  /// Scrolls with an even velocity, in points per second, until it gets another one.
  func scroll(withVelocity velocity: Double, at time: Instant) {
    physics.drift(
      at: axis == .vertical ? Point(0, velocity) : Point(velocity, 0), at: looked(at: time))
  }

  /// Scrolls by some distance from where it is, or is going.
  func scroll(by distance: Double, at time: Instant) {
    scroll(to: (motion.rest ?? offset(at: time)) + distance, at: time)
  }

  var isMoving: Bool { physics.isMoving(at: seen) || physics.isDragged }
  var extent: ScrollExtent { motion.extent }
  /// True if there is more than is seen at once.
  var isNeeded: Bool { extent.bounds.upperBound > extent.bounds.lowerBound + 0.5 }

  /// True if nothing more comes into sight in a direction: 1 is towards the end.
  func isAtEnd(towards direction: Double, at time: Instant) -> Bool {
    let offset = offset(at: time)
    return direction > 0
      ? offset >= extent.bounds.upperBound - 0.5 : offset <= extent.bounds.lowerBound + 0.5
  }

  private var motion: ScrollMotion { axis == .vertical ? physics.y : physics.x }

  private func looked(at time: Instant) -> Instant {
    seen = max(seen, time)
    return seen
  }

  // MARK: ScrollHost

  var takesDrags: Bool { true }
  func isThrown(at time: Instant) -> Bool { physics.isThrown(at: looked(at: time)) }
}

extension SlideFrames.Group {
  /// More pages than anybody turns.
  private static let mostPages = 10_000.0

  /// Where scrolling comes to rest.
  fileprivate func snaps(to snap: SlideScroll.Snap, along axis: Axis) -> ScrollSnaps {
    let length = axis == .vertical ? viewport.height : viewport.width
    let all = axis == .vertical ? content.height : content.width
    let things: [ClosedRange<Double>] =
      snap == .page
      ? stride(from: 0, to: max(1, all), by: max(1, length, all / Self.mostPages))
        .map { $0...$0 + length }
      : frames.map {
        axis == .vertical ? $0.minY...max($0.minY, $0.maxY) : $0.minX...max($0.minX, $0.maxX)
      }
    let share =
      switch snap {
      case .page, .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    return ScrollSnaps(of: things, at: share, viewport: length, isMandatory: true)
  }
}
