import Engine

/// The cards as keys go through them.
extension GalleryStage {
  /// In the order in which they are seen.
  var cardsInSequence: [GalleryCard] {
    options.mode == .list ? deck.sections.flatMap(\.cards) : deck.cards
  }

  /// The name of a card's view.
  func itemID(of card: GalleryCard) -> String {
    options.mode == .list ? ListRow.id(of: card) : card.id
  }

  var ways: CardWays {
    let isList = options.mode == .list
    let row = isList ? ListRow.height + ListRow.gap : grid.height + grid.gap
    return CardWays(
      count: deck.cards.count, columns: isList ? 1 : grid.columns,
      rows: Int(max(0, room.height / row)))
  }

  /// The index of the first card whose middle is in sight.
  var firstInSight: Int? {
    let cards = cardsInSequence
    let seen = view.visibleIds.first { id in
      view.frame(id: id).map { view.bounds.contains($0.center) } ?? false
        && cards.contains { itemID(of: $0) == id }
    }
    return cards.firstIndex { itemID(of: $0) == seen }
  }

  /// Scrolls as little as needed to show an item, and the title above it.
  func scroll(toShow id: String, at time: Instant) {
    guard let frame = view.frame(id: id) else { return }
    follow(at: time)
    let above = options.mode == .list ? ListHead.height + ListRow.gap : 0
    let margin = CardGrid.margin
    scroll.scroll(
      toShow: frame.inset(by: Insets(top: -margin - above, bottom: -margin - foot)), at: time)
  }

  /// The held card goes to a place in the content by itself.
  func glide(to center: Point) {
    guard let held, let card = view.view(id: held) else { return }
    guard options.motion != .none else { return card.center = center }
    let timing = AnimatorTiming.spring(duration: 0.35, damping: 0.85)
    stage.animate(withDuration: timing.duration, curve: timing.curve) { card.center = center }
  }
}
