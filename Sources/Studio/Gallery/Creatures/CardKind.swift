import Engine

/// The kind of a card: what is on it, and its section in the list.
final class CardKind: Sendable {
  enum Art: Sendable {
    case creature(Creature)
    /// A person's picture, which keeps its shape.
    case picture(Drawing)
  }

  /// Its place among all kinds.
  let index: Int
  let name: String
  let section: CardSection
  let art: Art

  init(index: Int, name: String, section: CardSection, art: Art) {
    self.index = index
    self.name = name
    self.section = section
    self.art = art
  }

  /// The thing on the card, in a box of 90×84.
  func items(isDetailed: Bool, in pose: CreaturePose) -> [Drawing.Item] {
    switch art {
    case .creature(let creature):
      return CreatureArt(creature: creature).items(isDetailed: isDetailed, in: pose)
    case .picture(let drawing):
      let place = Image(drawing).frame(in: Rect(5, 4, 80, 76))
      let map = AffineTransform.translation(-drawing.viewBox.minX, -drawing.viewBox.minY)
        .then(.scale(place.width / drawing.viewBox.width, place.height / drawing.viewBox.height))
        .then(.translation(place.minX, place.minY))
      return [.group(transform: map.then(pose.body), opacity: pose.opacity, items: drawing.items)]
    }
  }
}

extension CardKind: Hashable {
  static func == (a: CardKind, b: CardKind) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CardKind {
  /// The program's own, in the order of the creatures' numbers.
  static let creatures = Creature.all.enumerated().map { index, creature in
    CardKind(
      index: index, name: creature.name, section: .habitat(creature.habitat),
      art: .creature(creature))
  }

  /// The program's own, in the order in which cards have them: 5 and 12 have no common divisor, so
  /// all come before one comes again.
  static let dealt = creatures.indices.map { creatures[($0 + 1) * 5 % creatures.count] }
}

/// A section of the list.
enum CardSection: Hashable {
  case habitat(Habitat)
  /// The pictures of a folder, by its name.
  case folder(String)

  var title: String {
    switch self {
    case .habitat(let habitat): habitat.title
    case .folder(let name): name
    }
  }

  /// The name of its head's view.
  var id: String {
    switch self {
    case .habitat(let habitat): "head-\(habitat.rawValue)"
    case .folder: "head-folder"
    }
  }

  /// The colour behind what is on its cards.
  var ground: Color {
    switch self {
    case .habitat(let habitat): habitat.ground
    case .folder: Color(238, 240, 244)
    }
  }

  /// The colour of its words.
  var ink: Color {
    switch self {
    case .habitat(let habitat): habitat.ink
    case .folder: Palette.ink
    }
  }
}
