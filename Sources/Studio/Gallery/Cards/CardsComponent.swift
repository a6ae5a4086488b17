import Engine

/// The deck as a tree of components.
struct CardsComponent {
  let deck: GalleryDeck
  let options: GalleryOptions
  let room: Size
  /// The card that a hand holds.
  var held: String?
  /// The card that a hand has thrown away.
  var thrown: ThrownCard?

  var grid: CardGrid { CardGrid(count: deck.cards.count, room: room, size: options.size) }

  /// The cards in a flow.
  var cards: any Layout {
    let grid = self.grid
    let size = Size(grid.width, grid.height)
    let other = self.other
    let faces = deck.cards.map { card -> any Layout in
      let face = CardFace(card: card, size: size)
      if card.id == held { return face.animator(HeldAnimator()) }
      if let thrown, card.id == thrown.id { return thrown.leaving(face) }
      return card.number % 3 == 0 ? own(face, other) : face
    }
    // A hair more than the columns need: thirds of a room do not add up to it exactly.
    let right = max(0, room.width - grid.frame(grid.columns - 1).maxX) - 0.01
    return InsetLayout(
      insets: Insets(
        top: CardGrid.margin, left: grid.left, bottom: CardGrid.margin, right: right),
      sublayout: Flow(spacing: grid.gap, children: faces))
  }

  /// The cards as rows, in their sections.
  var list: any Layout {
    let width = Self.rowWidth(in: room.width)
    let side = max(CardGrid.margin, (room.width - width) / 2)
    let other = self.other
    var rows: [any Layout] = []
    for (section, cards) in deck.sections {
      rows.append(ListHead(section: section, count: cards.count, width: width))
      for card in cards {
        let row = ListRow(card: card, width: width)
        rows.append(card.number % 3 == 0 ? own(row, other) : row)
      }
    }
    return InsetLayout(
      insets: Insets(top: CardGrid.margin, left: side, bottom: CardGrid.margin, right: side),
      sublayout: StackLayout<View>(
        axis: .vertical, spacing: ListRow.gap, distribution: .leading, sublayouts: rows))
  }

  /// The width of a row in a room's: a line of a list is read from end to end.
  static func rowWidth(in room: Double) -> Double {
    min(760, max(1, room - 2 * CardGrid.margin))
  }

  /// The animator that every third card has for itself; nil: the same as all.
  private var other: (any Animator)? {
    options.isPerComponent ? GalleryAnimators.other(than: options, in: room) : nil
  }

  private func own(_ face: any Layout, _ animator: (any Animator)?) -> any Layout {
    animator.map { face.animator($0) } ?? face
  }
}
