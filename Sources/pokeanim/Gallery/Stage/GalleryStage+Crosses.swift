import Engine

/// The crosses on cards, and the creatures' answers to clicks.
extension GalleryStage {
  /// Lets there be a cross on these cards and on no others; each frame, for cards grow and shrink.
  func showCrosses(on ids: Set<String>) {
    let wanted = ids.compactMap { view.view(id: $0) as? CardView }
      .filter { $0.presented.size.width >= RemoveCross.leastWidth }
    for card in crossed where !wanted.contains(where: { $0 === card }) {
      card.cross?.show(false)
      card.cross?.warn(false)
    }
    for card in wanted {
      let cross = card.makeCross()
      cross.place(in: card.presented.size.width)
      guard !crossed.contains(where: { $0 === card }) else { continue }
      cross.action = { [unowned self, unowned card] in view.id(of: card).map(onCross) }
      cross.show(true)
    }
    crossed = wanted
  }

  /// The creature of a card or row hops, or does what stands for it.
  func react(_ id: String) {
    guard let item = view.view(id: id),
      let creature = item as? CreatureView ?? ListRow.portrait(in: item)
    else { return }
    reactions.begin(in: creature, isPulse: stage.reducesMotion)
  }

  /// Takes one card away, and tells of it.
  func remove(
    named name: String = "Remove", at time: Instant, _ change: (inout GalleryDeck) -> Void
  ) {
    let before = deck.cards
    perform(name, at: time, change)
    let count = before.count - deck.cards.count
    guard count > 0 else { return }
    let gone = zip(before, deck.cards).first { $0 != $1 }?.0 ?? before.last
    if let gone { onRemove(count == 1 ? gone.kind.name : "\(count) cards", time) }
  }
}
