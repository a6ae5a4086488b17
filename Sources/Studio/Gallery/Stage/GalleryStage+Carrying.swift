import Engine

/// A card in the hand, and on its way to its place.
extension GalleryStage {
  /// A hand takes a card: from now on it goes where the hand does.
  func hold(_ id: String) {
    held = id
    raised = view.view(id: id)
    taken = Taken(deck: deck, change: view.componentChange)
    widen(grid)
    guard let card = view.view(id: id) else { return }
    (card as? CardView)?.isHeld = true
    pickUp(card)
  }

  /// The held card's middle goes to a place in the content, and the card leans into its motion.
  ///
  /// - Parameter velocity: of the hand, in points a second.
  func carry(to center: Point, velocity: Point) {
    guard let held, let card = view.view(id: held) else { return }
    if card.center != center { card.center = center }
    let degrees = max(-Self.steepest, min(Self.steepest, velocity.x / Self.velocityPerDegree))
    tilt(card, by: degrees * .pi / 180)
  }

  /// The card in the hand is to be at another place: those between make room, the nearest first.
  func makeRoom(from: Int, to: Int, at time: Instant) {
    var delays: [String: Double] = [:]
    for (index, card) in deck.cards.enumerated()
    where min(from, to)...max(from, to) ~= index && index != from {
      delays[card.id] = Double(min(Self.mostStaggered, abs(index - from) - 1)) * Self.stagger
    }
    perform("Move", delays: delays, at: time) { $0.move(from: from, to: to) }
  }

  /// The place of a card when a hand took it; nil: none is held.
  func placeTaken(of id: String) -> Int? { taken?.deck.cards.firstIndex { $0.id == id } }

  /// In seconds from one card to the next.
  private static let stagger = 0.015
  /// The cards after so many go with the last of them.
  private static let mostStaggered = 40

  /// The hand lets go at a velocity in points a second: the card goes to its place.
  func drop(with velocity: Point, at time: Instant) {
    guard let id = held, let taken else { return }
    letGo(of: view.view(id: id))
    if deck.cards != taken.deck.cards {
      remember(taken.deck)
      change(from: taken.deck, to: deck, named: "Move", at: time)
    } else if view.componentChange === taken.change, let card = view.view(id: id) {
      land(card, at: view.frame(id: id))
    } else {
      apply(deck, named: "Move", at: time)
      forgetChange()
    }
    guard let card = view.view(id: id) else { return }
    putDown(card)
    if options.motion != .none { stage.setVelocity(velocity, of: card) }
  }

  /// No hand holds the card any more.
  func letGo(of card: View?) {
    held = nil
    taken = nil
    (card as? CardView)?.isHeld = false
    showOverhang(false)
  }

  /// Turns what the hand has done into one change, from where it took the card to what is wanted.
  ///
  /// Everything goes back and at the same instant to where it is wanted, so what is on screen is
  /// where both motions begin: T + (x − T₀)(1 − p) + (T₀ − T)(1 − p) is T + (x − T)(1 − p).
  func change(
    from start: GalleryDeck, to wanted: GalleryDeck, named name: String, at time: Instant
  ) {
    apply(start, named: name, plainly: true, lifts: false, at: time)
    apply(wanted, named: name, plainly: true, at: time)
    // The others have been there for long: nothing is to fade in anew.
    if stage.reducesMotion {
      lastChange?.commit()
      stage.dropLeftovers()
    }
  }

  /// Nothing was changed, so the last change stays what it was.
  private func land(_ card: View, at frame: Rect?) {
    guard let frame else { return }
    landed = card as? CardView
    let edge = CardEdge(width: frame.width)
    if options.motion == .none || stage.reducesMotion {
      card.frame = frame
      edge.show(on: card)
    } else {
      view.animate(options.timing) {
        card.frame = frame
        edge.show(on: card)
      }
    }
  }
}

/// The looks of a card in the hand.
extension GalleryStage {
  /// The scale of a card in the hand, and of one that lands.
  static let grown = Point(1.06, 1.06)
  private static let squashed = Point(1.02, 0.97)
  /// In points a second for a degree, and in degrees.
  private static let (velocityPerDegree, steepest) = (900.0, 6.0)
  /// The width of the ring of light, in points.
  private static let ring = 5.0
  /// Above all that is on its way.
  static let height = 1e5

  private func pickUp(_ card: View) {
    card.zPosition = Self.height
    card.floats = true
    showOverhang(true)
    let shadow = CardEdge(width: card.size.width).held
    guard !stage.reducesMotion else {
      card.shadow = shadow
      return
    }
    let timing = AnimatorTiming.spring(duration: 0.25, damping: 0.8)
    stage.animate(withDuration: timing.duration, curve: timing.curve) {
      card.scale = Self.grown
      card.shadow = shadow
    }
  }

  /// - Parameter angle: in radians.
  private func tilt(_ card: View, by angle: Double) {
    guard angle != card.rotation, !stage.reducesMotion else { return }
    // A response of 0.2 s.
    let spring = AnimatorTiming.spring(duration: 0.29, damping: 0.8)
    stage.animate(withDuration: spring.duration, curve: spring.curve, interruption: .velocity) {
      card.rotation = angle
    }
  }

  /// The card lands: it gives a little, and is as it was.
  private func putDown(_ card: View) {
    card.floats = false
    guard !stage.reducesMotion else { return }
    tilt(card, by: 0)
    guard options.motion != .none else {
      stage.animate(withDuration: 0.15) { card.scale = Point(1, 1) }
      return
    }
    let landing = min(0.3, 0.45 * options.timing.duration)
    let back = SpringCurve(duration: 0.35, damping: 0.7)
    let down = linear(from: card.presented.transform.scale, to: Self.squashed, in: landing)
    let up = linear(from: Self.squashed, to: Point(1, 1), in: back.duration)
    let way = down.time(.cssEaseInOut) * up.time(.spring(back))
    stage.play(way.bind(card, with: \.scale) + ring(around: card, after: landing))
  }

  /// A ring of light at the edge of a card that lands, for 150 ms.
  private func ring(around card: View, after landing: Double) -> Animation<Effect> {
    card.borderColor = Palette.blue.withAlpha(0.45)
    let wait = linear(from: 0, to: 0, in: landing)
    let flash = linear(from: 0, to: Self.ring, in: 0.05) * linear(from: Self.ring, to: 0, in: 0.1)
    return (wait * flash).bind(card, with: \.borderWidth)
  }
}
