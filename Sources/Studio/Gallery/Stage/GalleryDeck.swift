import Engine

/// A card of the gallery.
struct GalleryCard: Hashable {
  /// Of no other card in the deck.
  let number: Int
  let kind: CardKind

  /// The name by which its view is found again.
  var id: String { "card\(number)" }
}

/// The cards in their order, and what can be done to them. The same from the same start.
struct GalleryDeck: Hashable {
  private(set) var cards: [GalleryCard] = []
  /// The kinds that new cards have, one after the other; not empty.
  private var kinds: [CardKind]
  private var next = 1
  private var random: UInt64

  /// As many as there may be.
  static let most = CardFolder.most

  /// - Parameter kinds: the kinds of the cards, one after the other; not empty.
  init(_ kinds: [CardKind] = CardKind.dealt, count: Int, seed: UInt64 = Launch.usualSeed) {
    self.kinds = kinds
    random = seed
    for _ in 0..<max(0, count) { append() }
  }

  private mutating func append() {
    guard cards.count < Self.most else { return }
    cards.append(make())
  }

  private mutating func make() -> GalleryCard {
    defer { next += 1 }
    return GalleryCard(number: next, kind: kinds[(next - 1) % kinds.count])
  }

  /// A number of 0..<count.
  private mutating func draw(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(max(1, count)))
  }
}

extension GalleryDeck {
  /// A new card, anywhere.
  mutating func add() {
    guard cards.count < Self.most else { return }
    let place = draw(cards.count + 1)
    cards.insert(make(), at: place)
  }

  /// Takes a card away, any of them.
  mutating func removeAny() {
    guard !cards.isEmpty else { return }
    cards.remove(at: draw(cards.count))
  }

  /// Takes a card away.
  mutating func remove(id: String) { cards.removeAll { $0.id == id } }

  mutating func shuffle() {
    for index in cards.indices.dropFirst().reversed() { cards.swapAt(index, draw(index + 1)) }
  }

  /// By kind, then by number.
  mutating func sort() { cards.sort { ($0.kind.index, $0.number) < ($1.kind.index, $1.number) } }

  /// The cards by sections, in the order of their kinds.
  var sections: [(section: CardSection, cards: [GalleryCard])] {
    var order: [CardSection] = []
    for kind in kinds.sorted(by: { $0.index < $1.index }) where !order.contains(kind.section) {
      order.append(kind.section)
    }
    return order.compactMap { section in
      let cards = cards.filter { $0.kind.section == section }
      return cards.isEmpty ? nil : (section, cards)
    }
  }

  mutating func reverse() { cards.reverse() }

  mutating func clear() { cards = [] }

  /// A card of each of other kinds takes the place of all that there are.
  ///
  /// - Parameter kinds: not empty.
  mutating func deal(_ kinds: [CardKind]) {
    cards = []
    // The first of them is of the first kind, whatever number it has.
    let first = kinds.count - (next - 1) % kinds.count
    self.kinds = kinds.indices.map { kinds[($0 + first) % kinds.count] }
    fill(to: kinds.count)
  }

  /// The kinds are what an edited file has for them: cards of a name are of the kind of that name by now,
  /// those of a name that is gone go, and each new one gets a card in its place. In another order, the
  /// cards take it.
  ///
  /// - Parameter kinds: not empty.
  mutating func follow(_ kinds: [CardKind]) {
    let (old, new) = (self.kinds.sorted { $0.index < $1.index }.map(\.name), kinds.map(\.name))
    let (wasThere, isThere) = (Set(old), Set(new))
    let byName = Dictionary(kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    cards = cards.compactMap { card in
      byName[card.kind.name].map { GalleryCard(number: card.number, kind: $0) }
    }
    if old.filter(isThere.contains) != new.filter(wasThere.contains) {
      cards.sort { ($0.kind.index, $0.number) < ($1.kind.index, $1.number) }
    }
    self.kinds = kinds
    for kind in kinds where !wasThere.contains(kind.name) && cards.count < Self.most {
      cards.insert(GalleryCard(number: next, kind: kind), at: min(kind.index, cards.count))
      next += 1
    }
  }

  /// New cards at the end until there are so many.
  mutating func fill(to count: Int) { while cards.count < min(count, Self.most) { append() } }

  /// A card goes to another place among the others.
  mutating func move(from: Int, to: Int) {
    guard cards.indices.contains(from), cards.indices.contains(to) else { return }
    cards.insert(cards.remove(at: from), at: to)
  }
}
