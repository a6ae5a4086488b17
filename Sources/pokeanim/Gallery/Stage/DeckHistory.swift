/// The decks before the last changes, to go back to, and those that were taken back.
struct DeckHistory {
  private var past: [GalleryDeck] = []
  private var future: [GalleryDeck] = []
  /// So many changes are remembered.
  static let most = 100

  /// Remembers the deck before a change; nothing that was taken back can be done again after it.
  mutating func remember(_ deck: GalleryDeck) {
    past.append(deck)
    past.removeFirst(max(0, past.count - Self.most))
    future = []
  }

  /// The deck before the last change; nil if none is remembered.
  mutating func undo(_ present: GalleryDeck) -> GalleryDeck? {
    Self.step(from: &past, to: &future, present)
  }

  /// The deck before the last change was taken back; nil if none was.
  mutating func redo(_ present: GalleryDeck) -> GalleryDeck? {
    Self.step(from: &future, to: &past, present)
  }

  /// The last deck that differs: a change that was scrubbed back is taken back already.
  private static func step(
    from decks: inout [GalleryDeck], to others: inout [GalleryDeck], _ present: GalleryDeck
  ) -> GalleryDeck? {
    while let deck = decks.popLast() {
      guard deck.cards != present.cards else { continue }
      others.append(present)
      return deck
    }
    return nil
  }
}
