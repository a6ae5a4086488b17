extension ComponentView: ScrollHost {
  /// The content's point at the view's top left corner. Setting it scrolls.
  public final var contentOffset: Point {
    get { offset }
    set { scroll(to: newValue) }
  }

  /// The part of the content that is rendered.
  public final var visibleFrame: Rect { bounds.inset(by: visibleFrameInsets) }

  /// Shows another part of the content, also one beyond its ends, and renders at once.
  public final func scroll(to offset: Point) {
    guard offset != self.offset else { return }
    show(offset)
    stopHand()
  }

  /// Ends what a hand has set going: the offset is somebody else's now.
  final func stopHand() {
    if let hand { self.hand = ScrollHand(hand.axes, at: offset) }
  }

  final func placeContent() {
    let frame = Rect(origin: .zero - offset, size: contentSize)
    if contentView.size != frame.size { contentView.size = frame.size }
    if contentView.center != frame.center { contentView.center = frame.center }
  }

  private func show(_ offset: Point) {
    guard offset != self.offset else { return }
    self.offset = offset
    placeContent()
    if isReloading {
      setNeedsRender()
    } else if hasReloaded {
      render()
    }
    tellScroll()
  }

  /// Tells where it is scrolled to, if another part of the content is seen than before.
  final func tellScroll() {
    let part = ScrolledPart(offset: offset, content: contentSize, viewport: size)
    guard part != toldPart else { return }
    toldPart = part
    onScroll?(offset)
  }

  // MARK: By hand

  /// Scrolls as a hand or a wheel asks for, along the axes of ``scrolling``: what is dragged
  /// follows the hand; what is thrown slows down and comes to rest, at the places of ``snapping``.
  ///
  ///     override func handle(_ event: InputEvent, at time: Instant) {
  ///       if !list.scroll(with: event, at: time) { super.handle(event, at: time) }
  ///     }
  ///
  /// A press on something in it that has an action is the scrolling's once it is a drag: as soon as
  /// the view has ``snapping`` or ``onScroll``, else from the first event on. While the content still
  /// goes on from a throw, a press holds it and is no press on what is in it.
  ///
  /// - Parameter event: one of the screen's, in the coordinates of the view's root.
  /// - Returns: true if it was for the scrolling: a press on the view that no view in it takes, what
  ///   follows it, or a wheel over the view.
  @discardableResult
  public final func scroll(with event: InputEvent, at time: Instant) -> Bool {
    guard scrolling != .neither else { return false }
    guard let toView = presentedToRoot.inverse else { return false }
    let event = event.mapped(by: toView)
    if hand?.axes != scrolling { hand = ScrollHand(scrolling, at: offset) }
    // A press that others had first comes when it was, but the content has moved on since.
    let time = max(time, hand?.seen ?? time)
    if event.isPressOrWheel {
      guard let place = event.place, Rect(origin: .zero, size: size).contains(place) else {
        return false
      }
      fitHand(at: time)
    }
    let isTaken = hand?.handle(event, at: time) ?? false
    if isTaken { followHand(at: time) }
    return isTaken
  }

  package final var takesDrags: Bool {
    scrolling != .neither && (hand != nil || snapping != nil || onScroll != nil)
  }

  package final func isThrown(at time: Instant) -> Bool {
    hand?.physics.isThrown(at: time) ?? false
  }

  /// Lets the hand know what there is to scroll, which may be something else than it was.
  final func fitHand(at time: Instant) {
    if let hand, hand.physics.isAtRest(at: time), hand.offset(at: time, from: offset) != offset {
      stopHand()
    }
    guard var hand else { return }
    let frames = snapping == nil ? [] : laidOut.items.map(\.frame)
    let x = snapping?.snaps(
      of: frames.map { $0.minX...max($0.minX, $0.maxX) }, viewport: size.width)
    let y = snapping?.snaps(
      of: frames.map { $0.minY...max($0.minY, $0.maxY) }, viewport: size.height)
    hand.physics.resize(
      content: contentSize, viewport: size, snapsX: x ?? ScrollSnaps(), snapsY: y ?? ScrollSnaps(),
      at: time)
    self.hand = hand
  }

  /// Shows the part of the content to which the hand has scrolled by a time.
  final func followHand(at time: Instant) {
    guard let hand else { return }
    self.hand?.seen = time
    show(hand.offset(at: time, from: offset))
  }

  /// The time of the stage's frame, or of the last one in which the hand was followed.
  final var frameTime: Instant { max(hand?.seen ?? .zero, stage?.clock.now ?? .zero) }
}

/// The part of the content that is seen, with what it is a part of.
struct ScrolledPart: Equatable {
  let offset: Point
  let content: Size
  let viewport: Size
}
