import Engine

/// The hand on the cards: on a card a click lets its creature react and a drag carries it, also out
/// of the room, where letting go takes it away; beside the cards a press catches the last change,
/// and a drag scrubs it.
struct GalleryHand {
  /// A card that is carried, and where the others make room.
  private struct Carrying {
    let id: String
    /// From the hand to the card's middle.
    let grip: Point
    var plan: ReorderPlan
    var place: Int
    /// True if it goes when the hand lets go.
    var isGoing = false
    var edge: EdgeScroll
    /// The hand, in the window.
    var point: Point
    var speed = PointVelocityTracker()
  }

  private var recognizer = DragRecognizer(slop: DragRecognizer.mouseSlop)
  private var slop = SlopEase()
  /// The card under the press.
  private var card: String?
  private var carrying: Carrying?
  /// The hand beside the cards.
  private let scrub = ScrubHand()

  /// True while a press is held.
  var isDown: Bool { recognizer.state != .idle || scrub.isDown }
  /// True while a knob that was let go is on its way to where the hand was.
  var isGliding: Bool { scrub.isGliding }
  /// The way by which the knob of the line of time gives beyond an end, in points.
  var give: Double { scrub.give }

  mutating func handle(_ event: InputEvent, at time: Instant, on gallery: GalleryStage) {
    if case .press(let point) = event, !isDown { card = gallery.id(at: point) }
    guard card != nil else { return scrub.handle(event, at: time, on: gallery) }
    guard let drag = recognizer.handle(event, at: time) else { return }
    switch drag {
    case .pressed: break
    case .began(let origin, let point):
      slop = SlopEase(origin - recognizer.press, since: time)
      begin(recognizer.press, gallery)
      carry(to: point, at: time, gallery)
    case .moved(let translation):
      guard case .dragging(let origin, _) = recognizer.state else { return }
      carry(to: origin + translation, at: time, gallery)
    case .ended(let translation, let velocity):
      carrying?.point = recognizer.press + slop.way(translation, at: time)
      follow(at: time, gallery)
      drop(velocity, at: time, gallery)
    case .cancelled:
      if carrying?.isGoing == true { putBack(at: time, gallery) }
      drop(.zero, at: time, gallery)
    case .tapped:
      card.map(gallery.react)
      forget()
    }
  }

  // MARK: Carrying

  private mutating func begin(_ origin: Point, _ gallery: GalleryStage) {
    let cards = gallery.deck.cards
    guard let card, let index = cards.firstIndex(where: { $0.id == card }),
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

  private mutating func carry(to point: Point, at time: Instant, _ gallery: GalleryStage) {
    guard var carrying else { return }
    let room = gallery.room
    let isOut = gallery.wayOut?.contains(point) ?? false
    let pace = isOut ? 0 : carrying.edge.velocity(at: point.y - room.y, in: room.height)
    self.carrying = carrying
    gallery.scroll.drift(at: Point(0, pace), at: time)
    follow(at: time, gallery)
  }

  /// Keeps what is carried under the hand while the content scrolls; each frame.
  mutating func follow(at time: Instant, _ gallery: GalleryStage) {
    scrub.follow(at: time, on: gallery)
    if case .dragging(_, let translation) = recognizer.state {
      carrying?.point = recognizer.press + slop.way(translation, at: time)
    }
    guard let carrying else { return }
    let center = Self.place(carrying.point, gallery) + carrying.grip
    self.carrying?.speed.add(position: carrying.point, at: time)
    let isGoing = gallery.wayOut?.contains(carrying.point) ?? false
    if isGoing != carrying.isGoing {
      self.carrying?.isGoing = isGoing
      gallery.showGoing(isGoing)
    }
    if isGoing {
      closeGap(at: time, gallery)
    } else {
      makeRoom(at: gallery.view.bounds.nearest(to: center), at: time, gallery)
    }
    gallery.carry(to: center, velocity: self.carrying?.speed.velocity(at: time) ?? .zero)
  }

  /// The other cards close up.
  private mutating func closeGap(at time: Instant, _ gallery: GalleryStage) {
    makeRoom(at: gallery.grid.frame(gallery.placeOutOfSight).center, at: time, gallery)
  }

  /// The other cards make room for the one in the hand at a place in the content.
  private mutating func makeRoom(at place: Point, at time: Instant, _ gallery: GalleryStage) {
    guard var carrying else { return }
    let isElsewhere = carrying.plan.move(to: place)
    if isElsewhere {
      gallery.makeRoom(from: carrying.place, to: carrying.plan.target, at: time)
      carrying.place = carrying.plan.target
    }
    self.carrying = carrying
  }

  /// A place of the window in the content.
  private static func place(_ point: Point, _ gallery: GalleryStage) -> Point {
    point - gallery.room.origin + gallery.view.contentOffset
  }

  // MARK: Letting go

  /// Ends whatever the hand does: a scrub settles where it is, what was caught goes on, a card
  /// goes to its place.
  mutating func cancel(at time: Instant, _ gallery: GalleryStage) {
    handle(.cancel, at: time, on: gallery)
  }

  /// The card in the hand, if there is one, goes to where it was taken.
  mutating func putBack(at time: Instant, _ gallery: GalleryStage) {
    guard let carrying, let start = gallery.placeTaken(of: carrying.id) else { return }
    gallery.scroll.drift(at: .zero, at: time)
    if carrying.isGoing { gallery.showGoing(false) }
    if start != carrying.place { gallery.makeRoom(from: carrying.place, to: start, at: time) }
    gallery.drop(with: .zero, at: time)
    self.carrying = nil
  }

  /// The card goes to the place to which it was thrown, as fast as the hand was.
  private mutating func drop(_ velocity: Point, at time: Instant, _ gallery: GalleryStage) {
    if let carrying {
      gallery.scroll.drift(at: .zero, at: time)
      if carrying.isGoing {
        gallery.throwAway(at: time)
      } else {
        let center = Self.place(carrying.point, gallery) + carrying.grip
        let aim = gallery.view.bounds.nearest(to: center + Self.throwing(velocity))
        makeRoom(at: aim, at: time, gallery)
        gallery.drop(with: velocity, at: time)
      }
    }
    forget()
  }

  /// The distance that a throw leads, in points.
  private static func throwing(_ velocity: Point) -> Point {
    func distance(_ velocity: Double) -> Double {
      Projection.distance(velocity: velocity, decelerationRate: 0.99)
    }
    return Point(distance(velocity.x), distance(velocity.y))
  }

  private mutating func forget() {
    card = nil
    carrying = nil
  }
}

extension Rect {
  /// The point of the rectangle that is nearest to another one.
  fileprivate func nearest(to point: Point) -> Point {
    Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
  }
}
