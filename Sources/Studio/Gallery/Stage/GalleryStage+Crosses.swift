import Engine

/// The crosses on cards, and the creatures' answers to clicks.
extension GalleryStage {
  /// Lets there be a cross on these items and on no others; each frame, for cards grow and shrink.
  func showCrosses(on ids: Set<String>) {
    let wanted = ids.compactMap { view.view(id: $0).flatMap(sheet) }
      .filter { $0.presented.size.width >= RemoveCross.leastWidth }
    for sheet in crossed where !wanted.contains(where: { $0 === sheet }) {
      sheet.cross?.show(false)
      sheet.cross?.warn(false)
    }
    for sheet in wanted {
      let cross = sheet.makeCross()
      cross.place(in: sheet.presented.size)
      guard !crossed.contains(where: { $0 === sheet }) else { continue }
      cross.action = { [unowned self, unowned sheet] in view.id(of: sheet).map(onCross) }
      cross.show(true)
    }
    crossed = wanted
  }

  /// The part of an item on which its cross lies; nil: it has none.
  private func sheet(of item: View) -> View? {
    item is CardView ? item : ListRow.front(of: item)
  }

  /// The creature of a card or row hops, or does what stands for it.
  func react(_ id: String) {
    guard let item = view.view(id: id),
      let creature = item as? CreatureView ?? ListRow.portrait(in: item)
    else { return }
    reactions.begin(in: creature, isPulse: stage.reducesMotion)
  }

  /// Takes cards away by a change of the deck, and tells of them.
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
