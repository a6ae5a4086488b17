import Engine

/// The pictures of cards: one of each kind of creature and of each amount of detail.
enum CardArt {
  /// A card's width and height in its picture's own units.
  static let box = Size(100, 120)

  /// A card's height for one of its width.
  static let shape = 1.2

  /// Of a card's sheet, in its picture's own units.
  static let cornerRadius = 13.0

  /// True if a card of a width in points has all details; in a crowd, which moves as one, only a
  /// large one has.
  static func isDetailed(width: Double, inCrowd: Bool) -> Bool { width >= (inCrowd ? 72 : 42) }

  /// The looks of a card of a width.
  struct Looks: Hashable {
    var isDetailed: Bool
    /// The share of a name's strip that the creature's ground takes, 0…1: all of it on a card that
    /// is too narrow for a name.
    var nameless: Double

    /// - Parameter width: the card's, in points.
    init(width: Double, inCrowd: Bool) {
      isDetailed = CardArt.isDetailed(width: width, inCrowd: inCrowd)
      nameless = min(1, max(0, (CardLabel.leastWidth - width) / 8))
    }
  }

  /// A card's picture.
  static func picture(
    of creature: Int, _ looks: Looks, _ pose: CreaturePose = .standing
  ) -> Drawing {
    let index = creature % Creature.all.count
    guard pose == .standing else {
      return card(Creature.all[index], looks.isDetailed, nameless: looks.nameless, pose)
    }
    switch (looks.isDetailed, looks.nameless) {
    case (true, 0): return detailed[index]
    case (true, 1): return namelessDetailed[index]
    case (false, 0): return simple[index]
    case (false, 1): return namelessSimple[index]
    default: return card(Creature.all[index], looks.isDetailed, nameless: looks.nameless)
    }
  }

  /// A creature without its card.
  static func portrait(of creature: Int, _ pose: CreaturePose = .standing) -> Drawing {
    let index = creature % Creature.all.count
    return pose == .standing ? portraits[index] : portrait(Creature.all[index], pose)
  }

  /// The box of a creature without its card, in its own units.
  static let portraitBox = Rect(0, 0, 90, 84)

  private static let detailed = Creature.all.map { card($0, true, nameless: 0) }
  private static let simple = Creature.all.map { card($0, false, nameless: 0) }
  private static let namelessDetailed = Creature.all.map { card($0, true, nameless: 1) }
  private static let namelessSimple = Creature.all.map { card($0, false, nameless: 1) }
  private static let portraits = Creature.all.map { portrait($0, .standing) }

  private static func portrait(_ creature: Creature, _ pose: CreaturePose) -> Drawing {
    Drawing(
      viewBox: portraitBox, items: CreatureArt(creature: creature).items(isDetailed: true, in: pose)
    )
  }

  private static func card(
    _ creature: Creature, _ isDetailed: Bool, nameless: Double, _ pose: CreaturePose = .standing
  ) -> Drawing {
    let strip = 24 * nameless
    let inside = Drawing.Item.group(
      transform: .translation(5, 6 + strip / 2), opacity: 1,
      items: CreatureArt(creature: creature).items(isDetailed: isDetailed, in: pose))
    let sheet = Path.roundedRect(Rect(0, 0, 100, 120), radius: cornerRadius)
    let ground = Path.roundedRect(Rect(5, 5, 90, 86 + strip), radius: 9)
    return Drawing(
      viewBox: Rect(0, 0, 100, 120),
      items: [
        .fill(sheet, .color(.white)), .fill(ground, .color(creature.habitat.ground)), inside,
      ])
  }
}
