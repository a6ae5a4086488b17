import Engine

/// A card in the hand, and on its way to its place.
extension GalleryStage {
  /// A hand takes a card: from now on it goes where the hand does.
  func hold(_ id: String) {
    lower()
    held = id
    raised = id
    taken = (deck, view.lastChange)
    widen(grid)
    raise()
    grow(id, to: 1.08)
  }

  /// The held card's middle goes to a place in the content.
  func carry(to center: Point) {
    guard let held, let card = view.view(id: held), card.center != center else { return }
    card.center = center
  }

  /// The card in the hand is to be at another place: those between make room, the nearest first.
  func makeRoom(from: Int, to: Int, at time: Instant) {
    var delays: [String: Double] = [:]
    for (index, card) in deck.cards.enumerated()
    where min(from, to)...max(from, to) ~= index && index != from {
      delays[card.id] = Double(abs(index - from) - 1) * Self.stagger
    }
    perform("Move", delays: delays, at: time) { $0.move(from: from, to: to) }
  }

  /// In seconds from one card to the next.
  private static let stagger = 0.015

  /// The hand lets go at a velocity in points a second: the card goes to its place.
  func drop(with velocity: Point, at time: Instant) {
    guard let id = held, let taken else { return }
    held = nil
    self.taken = nil
    if deck.cards != taken.deck.cards {
      move(from: taken.deck, at: time)
    } else if view.lastChange === taken.change, let card = view.view(id: id) {
      land(card, at: view.frame(id: id))
    } else {
      apply(deck, named: "Move", at: time)
      forgetChange()
    }
    grow(id, to: 1)
    if let card = view.view(id: id), options.motion != .none {
      stage.setVelocity(velocity, of: card)
    }
  }

  /// What the hand has done becomes one change, from where it took the card to where it is put.
  ///
  /// Everything goes back and at the same instant to where it is wanted, so what is on screen is
  /// where both motions begin: T + (x − T₀)(1 − p) + (T₀ − T)(1 − p) is T + (x − T)(1 − p).
  private func move(from start: GalleryDeck, at time: Instant) {
    let wanted = deck
    apply(start, named: "Move", plainly: true, at: time)
    apply(wanted, named: "Move", plainly: true, at: time)
    // The others have been there for long: nothing is to fade in anew.
    if stage.reducesMotion {
      lastChange?.commit()
      stage.dropLeftovers()
    }
  }

  /// Nothing was changed, so the last change stays what it was.
  private func land(_ card: View, at frame: Rect?) {
    guard let frame else { return }
    if options.motion == .none || stage.reducesMotion {
      card.frame = frame
    } else {
      view.animate(options.timing, animations: { card.frame = frame })
    }
  }

  func grow(_ id: String, to scale: Double) {
    guard let card = view.view(id: id), !stage.reducesMotion else { return }
    stage.animate(withDuration: 0.15) { card.scale = Point(scale, scale) }
  }

  func raise() {
    guard let raised, let card = view.view(id: raised) else { return }
    view.contentView.addSubview(card)
  }

  /// Puts the card that is raised back among the others, behind the one that follows it.
  func lower() {
    guard let raised, let card = view.view(id: raised),
      let index = view.visibleIds.firstIndex(of: raised)
    else { return }
    let after = view.visibleIds.dropFirst(index + 1).first.flatMap { view.view(id: $0) }
    let others = view.contentView.subviews.filter { $0 !== card }
    let place = others.firstIndex { $0 === after } ?? others.count
    view.contentView.insertSubview(card, at: place)
  }

  /// Everything has come to rest.
  func rest() {
    guard raised != nil, held == nil else { return }
    lower()
    raised = nil
  }
}
