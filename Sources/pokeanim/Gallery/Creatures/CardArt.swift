import Engine

/// The pictures of cards: one of each kind of creature and of each amount of detail.
enum CardArt {
  /// A card's width and height in its picture's own units.
  static let box = Size(100, 120)

  /// A card's height for one of its width.
  static let shape = 1.2

  /// Of a card's sheet, in its picture's own units.
  static let cornerRadius = 13.0

  /// Whether a card of a width in points has all details; in a crowd, which moves as one, only a
  /// large one has.
  static func isDetailed(width: Double, inCrowd: Bool) -> Bool { width >= (inCrowd ? 72 : 42) }

  /// A card's picture.
  static func picture(of creature: Int, isDetailed: Bool) -> Drawing {
    (isDetailed ? detailed : simple)[creature % Creature.all.count]
  }

  /// A creature without its card.
  static func portrait(of creature: Int) -> Drawing { portraits[creature % Creature.all.count] }

  private static let detailed = Creature.all.map { card($0, isDetailed: true) }
  private static let simple = Creature.all.map { card($0, isDetailed: false) }
  private static let portraits = Creature.all.map {
    Drawing(viewBox: Rect(0, 0, 90, 84), items: CreatureArt(creature: $0).detailed)
  }

  private static func card(_ creature: Creature, isDetailed: Bool) -> Drawing {
    let art = CreatureArt(creature: creature)
    let inside = Drawing.Item.group(
      transform: .translation(5, 6), opacity: 1, items: isDetailed ? art.detailed : art.simple)
    let sheet = Path.roundedRect(Rect(0, 0, 100, 120), radius: cornerRadius)
    let ground = Path.roundedRect(Rect(5, 5, 90, 86), radius: 9)
    return Drawing(
      viewBox: Rect(0, 0, 100, 120),
      items: [
        .fill(sheet, .color(.white)), .fill(ground, .color(creature.habitat.ground)), inside,
      ])
  }
}
