import Engine

/// What a press does to the cards: on a card a click takes it away and a drag carries it; beside
/// the cards a press catches the last change, and a drag scrubs it.
struct GalleryHand {
  /// A card that is carried, and where the others make room.
  private struct Carrying {
    let id: String
    /// From the hand to the card's middle.
    let grip: Point
    var plan: ReorderPlan
    var place: Int
    var edge: EdgeScroll
    /// The hand, in the window.
    var point: Point
  }

  private var recognizer = DragRecognizer()
  /// The card under the press.
  private var card: String?
  private var carrying: Carrying?
  /// The progress of the last change when a drag began.
  private var start: Double?
  /// Whether the press caught the last change on its way, and to which end.
  private var caughtReversed: Bool?

  /// Whether a press is held.
  var isDown: Bool { recognizer.state != .idle }
  /// How far a hand is beyond the end of the last change, in points.
  private(set) var overscroll = 0.0

  mutating func handle(_ event: InputEvent, at time: Instant, on gallery: GalleryStage) {
    guard let drag = recognizer.handle(event, at: time) else { return }
    switch drag {
    case .pressed(let point): press(point, gallery)
    case .began(let origin, let point):
      begin(origin, gallery)
      move(to: point, by: point - origin, at: time, gallery)
    case .moved(let translation):
      guard case .dragging(let origin, _) = recognizer.state else { return }
      move(to: origin + translation, by: translation, at: time, gallery)
    case .ended(let translation, let velocity):
      release(translation.x, velocity.x, at: time, gallery)
    case .tapped: tap(at: time, gallery)
    case .cancelled: cancel(at: time, gallery)
    }
  }

  // MARK: Pressing

  private mutating func press(_ point: Point, _ gallery: GalleryStage) {
    card = gallery.id(at: point)
    guard card == nil, let change = gallery.change, change.isRunning else { return }
    caughtReversed = change.showsBefore
    change.pause()
  }

  private mutating func tap(at time: Instant, _ gallery: GalleryStage) {
    if let card {
      gallery.perform("Remove", at: time) { $0.remove(id: card) }
    } else {
      goOn(gallery)
    }
    forget()
  }

  /// What was caught and not dragged goes on.
  private func goOn(_ gallery: GalleryStage) {
    guard let caughtReversed, let change = gallery.change else { return }
    change.turn(reversed: caughtReversed)
    change.resume()
  }

  // MARK: Dragging

  private mutating func begin(_ origin: Point, _ gallery: GalleryStage) {
    guard let card else {
      start = gallery.change?.progress
      return
    }
    let cards = gallery.deck.cards
    guard let index = cards.firstIndex(where: { $0.id == card }),
      let view = gallery.view.view(id: card)
    else { return }
    let grid = gallery.grid
    let hand = Self.place(origin, gallery)
    carrying = Carrying(
      id: card, grip: view.presented.center - hand,
      plan: ReorderPlan(frames: cards.indices.map(grid.frame), dragged: index), place: index,
      edge: Self.edge(from: origin, gallery.room), point: origin)
    gallery.hold(card)
  }

  /// Through all that is seen in less than a second.
  private static func edge(from origin: Point, _ room: Rect) -> EdgeScroll {
    let height = max(1, room.height)
    return EdgeScroll(
      from: origin.y - room.y, zone: min(96, max(24, 0.2 * height)), fastest: 1.4 * height)
  }

  private mutating func move(
    to point: Point, by translation: Point, at time: Instant, _ gallery: GalleryStage
  ) {
    if carrying != nil { return carry(to: point, at: time, gallery) }
    guard let scrubber = scrubber(gallery), let change = gallery.change else { return }
    change.seek(to: scrubber.progress(forTranslation: translation.x))
    overscroll = RubberBand.offset(
      overshoot: scrubber.overscroll(forTranslation: translation.x),
      dimension: max(1, gallery.room.width))
  }

  private mutating func carry(to point: Point, at time: Instant, _ gallery: GalleryStage) {
    guard var carrying else { return }
    carrying.point = point
    let room = gallery.room
    let pace = carrying.edge.velocity(at: point.y - room.y, in: room.height)
    self.carrying = carrying
    gallery.scroll.drift(at: Point(0, pace), at: time)
    follow(at: time, gallery)
  }

  /// Keeps what is carried under the hand while the content scrolls; each frame.
  mutating func follow(at time: Instant, _ gallery: GalleryStage) {
    guard var carrying else { return }
    let center = Self.place(carrying.point, gallery) + carrying.grip
    let isElsewhere = carrying.plan.move(to: gallery.view.viewport.nearest(to: center))
    if isElsewhere {
      let (from, to) = (carrying.place, carrying.plan.target)
      gallery.perform("Move", at: time) { $0.move(from: from, to: to) }
      carrying.place = to
    }
    self.carrying = carrying
    gallery.carry(to: center)
  }

  private func scrubber(_ gallery: GalleryStage) -> Scrubber? {
    start.map { Scrubber(length: max(1, gallery.room.width), start: $0, direction: 1) }
  }

  /// A place of the window in the content.
  private static func place(_ point: Point, _ gallery: GalleryStage) -> Point {
    point - gallery.room.origin + gallery.view.contentOffset
  }

  // MARK: Letting go

  private mutating func release(
    _ translation: Double, _ velocity: Double, at time: Instant, _ gallery: GalleryStage
  ) {
    if carrying != nil {
      drop(at: time, gallery)
    } else if let scrubber = scrubber(gallery) {
      gallery.settle(scrubber.release(translation: translation, velocity: velocity))
    }
    forget()
  }

  /// Ends whatever the hand does: a scrub settles where it is, what was caught goes on, a card
  /// goes to its place.
  mutating func cancel(at time: Instant, _ gallery: GalleryStage) {
    _ = recognizer.handle(.cancel, at: time)
    if carrying != nil {
      drop(at: time, gallery)
    } else if let scrubber = scrubber(gallery) {
      gallery.settle(scrubber.release(progress: gallery.progress, velocity: 0))
    } else {
      goOn(gallery)
    }
    forget()
  }

  private func drop(at time: Instant, _ gallery: GalleryStage) {
    gallery.scroll.drift(at: .zero, at: time)
    gallery.drop(at: time)
  }

  private mutating func forget() {
    card = nil
    carrying = nil
    start = nil
    caughtReversed = nil
    overscroll = 0
  }
}

extension Rect {
  /// The point of the rectangle that is nearest to another one.
  fileprivate func nearest(to point: Point) -> Point {
    Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
  }
}
