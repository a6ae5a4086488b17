import Engine
import Workbench

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
    /// Its sheet has the theme's colour.
    var theme: Theme
    /// The share of a name's strip that the creature's ground takes, 0…1: all of it on a card that
    /// is too narrow for a name.
    var nameless: Double

    /// - Parameter width: the card's, in points.
    init(width: Double, inCrowd: Bool) {
      isDetailed = CardArt.isDetailed(width: width, inCrowd: inCrowd)
      theme = Theme.current
      nameless = min(1, max(0, (CardLabel.leastWidth - width) / 8))
    }
  }

  /// A card's picture.
  static func picture(
    of kind: CardKind, _ looks: Looks, _ pose: CreaturePose = .standing
  ) -> Drawing {
    let (pictures, index) = (pictures(in: looks.theme), kind.index)
    guard pose == .standing, kind.figure.isCreature else {
      return pictures.card(kind, looks.isDetailed, nameless: looks.nameless, pose)
    }
    switch (looks.isDetailed, looks.nameless) {
    case (true, 0): return pictures.detailed[index]
    case (true, 1): return pictures.namelessDetailed[index]
    case (false, 0): return pictures.simple[index]
    case (false, 1): return pictures.namelessSimple[index]
    default:
      return pictures.card(kind, looks.isDetailed, nameless: looks.nameless)
    }
  }

  /// The thing on a card, without the card.
  static func portrait(of kind: CardKind, _ pose: CreaturePose = .standing) -> Drawing {
    guard pose == .standing, kind.figure.isCreature else { return made(kind, pose) }
    return portraits[kind.index]
  }

  /// The box of what is on a card, in its own units.
  static let portraitBox = Rect(0, 0, 90, 84)

  private static func made(_ kind: CardKind, _ pose: CreaturePose) -> Drawing {
    Drawing(viewBox: portraitBox, items: kind.figure.items(isDetailed: true, in: pose))
  }

  private static func pictures(in theme: Theme) -> CardPictures {
    switch (theme.scheme, theme.highContrast) {
    case (.light, false): light
    case (.light, true): lightContrast
    case (.dark, false): dark
    case (.dark, true): darkContrast
    }
  }

  private static let light = CardPictures(.light)
  private static let lightContrast = CardPictures(.lightContrast)
  private static let dark = CardPictures(.dark)
  private static let darkContrast = CardPictures(.darkContrast)
  private static let portraits = CardKind.creatures.map { made($0, .standing) }
}

/// The pictures of the program's own cards in a theme's colours.
private struct CardPictures {
  private let palette: Palette
  private(set) var detailed: [Drawing] = []
  private(set) var simple: [Drawing] = []
  private(set) var namelessDetailed: [Drawing] = []
  private(set) var namelessSimple: [Drawing] = []

  init(_ palette: Palette) {
    self.palette = palette
    detailed = CardKind.creatures.map { card($0, true, nameless: 0) }
    simple = CardKind.creatures.map { card($0, false, nameless: 0) }
    namelessDetailed = CardKind.creatures.map { card($0, true, nameless: 1) }
    namelessSimple = CardKind.creatures.map { card($0, false, nameless: 1) }
  }

  func card(
    _ kind: CardKind, _ isDetailed: Bool, nameless: Double, _ pose: CreaturePose = .standing
  ) -> Drawing {
    let strip = 24 * nameless
    let inside = Drawing.Item.group(
      transform: .translation(5, 6 + strip / 2), opacity: 1,
      items: kind.figure.items(isDetailed: isDetailed, in: pose))
    let sheet = Path.roundedRect(Rect(0, 0, 100, 120), radius: CardArt.cornerRadius)
    let ground = Path.roundedRect(Rect(5, 5, 90, 86 + strip), radius: 9)
    return Drawing(
      viewBox: Rect(0, 0, 100, 120),
      items: [.fill(sheet, .color(palette.card))] + edge
        + [.fill(ground, .color(kind.section.ground)), inside])
  }

  /// The sheet's edge, where a theme's sheets have one.
  private var edge: [Drawing.Item] {
    guard palette.edge.alpha > 0 else { return [] }
    let inner = Rect(0, 0, 100, 120).inset(by: palette.edgeWidth / 2)
    let path = Path.roundedRect(inner, radius: CardArt.cornerRadius - palette.edgeWidth / 2)
    return [.stroke(path, StrokeStyle(width: palette.edgeWidth), .color(palette.edge))]
  }
}
