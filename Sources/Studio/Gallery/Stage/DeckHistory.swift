/// The decks before the last changes, to go back to, and those that were taken back.
///
/// On screen a change can also be played back, and on again: the present deck may be a neighbour of
/// the one at which it is believed to be.
struct DeckHistory {
  /// In the order of time; the present one is here as well, but right after a change.
  private var decks: [GalleryDeck] = []
  /// The place of the present deck.
  private var place = 0
  /// The way of the last step: 1 on, −1 back. That is what can be played back.
  private var way = 1
  /// So many changes are remembered.
  static let most = 100

  /// Remembers the deck before a change; nothing that was taken back can be done again after it.
  mutating func remember(_ deck: GalleryDeck) {
    find(deck)
    decks.removeSubrange((place + 1)...)
    decks.removeFirst(max(0, decks.count - Self.most))
    (place, way) = (decks.count, 1)
  }

  /// The deck before the last change; nil if none is remembered.
  mutating func undo(_ present: GalleryDeck) -> GalleryDeck? { step(by: -1, from: present) }

  /// The deck before the last change was taken back; nil if none was.
  mutating func redo(_ present: GalleryDeck) -> GalleryDeck? { step(by: 1, from: present) }

  /// The next deck that differs.
  private mutating func step(by way: Int, from present: GalleryDeck) -> GalleryDeck? {
    find(present)
    var next = place + way
    while decks.indices.contains(next), decks[next].cards == present.cards { next += way }
    guard decks.indices.contains(next) else { return nil }
    (place, self.way) = (next, way)
    return decks[next]
  }

  /// Goes to the present deck: here, or where a change on screen has brought it; else it is one
  /// more, after what is here.
  private mutating func find(_ present: GalleryDeck) {
    let near = [place, place - way, place + way].first {
      decks.indices.contains($0) && decks[$0].cards == present.cards
    }
    if let near {
      place = near
      return
    }
    let end = min(place + 1, decks.count)
    decks.replaceSubrange(end..., with: [present])
    place = end
  }
}
