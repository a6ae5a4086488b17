import Engine

/// The keyboard on the cards: its focus goes from one to another, and takes one along that was
/// picked up.
///
/// | key | does | with a card picked up |
/// |---|---|---|
/// | arrows, PageUp and PageDown, Home and End | the focus goes to another card | the card does |
/// | Space | picks the card up; a row reacts | puts it there |
/// | Return | the creature reacts | puts it there |
/// | Delete, Backspace | takes the card away | the same |
/// | Escape | – | puts it back |
struct CardKeys {
  /// The card that has the focus, or had it last.
  private var card: GalleryCard?
  /// Its place among the others, which another one has if it is gone.
  private var place = 0
  private(set) var isCarrying = false

  /// The focused card, or the one that would be.
  func focused(_ gallery: GalleryStage) -> GalleryCard? {
    let cards = gallery.cardsInSequence
    return index(in: cards).map { cards[$0] }
  }

  private func index(in cards: [GalleryCard]) -> Int? {
    guard !cards.isEmpty else { return nil }
    return card.flatMap { cards.firstIndex(of: $0) } ?? min(place, cards.count - 1)
  }

  /// The focus comes: to the card that had it last, else to the first in sight.
  mutating func arrive(at time: Instant, _ gallery: GalleryStage) {
    let cards = gallery.cardsInSequence
    if card == nil { place = gallery.firstInSight ?? 0 }
    if let index = index(in: cards) { focus(index, cards, at: time, gallery) }
  }

  /// Does what a key asks of the cards; returns false for a key that it has no use for.
  mutating func handle(_ key: Key, at time: Instant, on gallery: GalleryStage) -> Bool {
    let cards = gallery.cardsInSequence
    guard let index = index(in: cards) else { return false }
    if let target = gallery.ways.target(of: key, from: index) {
      if isCarrying { carry(from: index, to: target, at: time, gallery) }
      focus(target, gallery.cardsInSequence, at: time, gallery)
      return true
    }
    switch key {
    case .space, .return:
      if isCarrying {
        drop(at: time, gallery)
      } else if key == .space, gallery.options.mode == .cards {
        pickUp(cards[index], gallery)
      } else {
        gallery.react(gallery.itemID(of: cards[index]))
      }
    case .delete, .backspace: remove(cards[index], at: time, gallery)
    case .escape where isCarrying: putBack(at: time, gallery)
    default: return false
    }
    return true
  }

  private mutating func focus(
    _ index: Int, _ cards: [GalleryCard], at time: Instant, _ gallery: GalleryStage
  ) {
    (card, place) = (cards[index], index)
    gallery.scroll(toShow: gallery.itemID(of: cards[index]), at: time)
  }

  private mutating func remove(_ card: GalleryCard, at time: Instant, _ gallery: GalleryStage) {
    drop(at: time, gallery)
    place = index(in: gallery.cardsInSequence) ?? 0
    gallery.remove(at: time) { $0.remove(id: card.id) }
    let cards = gallery.cardsInSequence
    self.card = nil
    if let index = index(in: cards) { focus(index, cards, at: time, gallery) }
  }

  // MARK: Carrying

  private mutating func pickUp(_ card: GalleryCard, _ gallery: GalleryStage) {
    guard gallery.held == nil, gallery.view.view(id: card.id) != nil else { return }
    gallery.hold(card.id)
    isCarrying = true
  }

  private func carry(from: Int, to: Int, at time: Instant, _ gallery: GalleryStage) {
    gallery.makeRoom(from: from, to: to, at: time)
    gallery.glide(to: gallery.grid.frame(to).center)
  }

  /// The card stays where it is.
  mutating func drop(at time: Instant, _ gallery: GalleryStage) {
    guard isCarrying else { return }
    isCarrying = false
    gallery.drop(with: .zero, at: time)
  }

  /// The card goes back to where it was picked up.
  mutating func putBack(at time: Instant, _ gallery: GalleryStage) {
    guard isCarrying, let card, let start = gallery.placeTaken(of: card.id) else { return }
    gallery.makeRoom(from: place, to: start, at: time)
    drop(at: time, gallery)
    focus(start, gallery.cardsInSequence, at: time, gallery)
  }
}
