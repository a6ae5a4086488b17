import Engine

/// The kind of a card: what is on it, and its section in the list.
final class CardKind: Sendable {
  /// Its place among all kinds.
  let index: Int
  let name: String
  let section: CardSection
  let figure: any CardFigure

  init(index: Int, name: String, section: CardSection, figure: any CardFigure) {
    self.index = index
    self.name = name
    self.section = section
    self.figure = figure
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
      figure: creature)
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
  /// The elements of a group, by its id, on their slide's colour.
  case group(String, ground: Color)

  var title: String {
    switch self {
    case .habitat(let habitat): habitat.title
    case .folder(let name), .group(let name, _): name
    }
  }

  /// The name of its head's view.
  var id: String {
    switch self {
    case .habitat(let habitat): "head-\(habitat.rawValue)"
    case .folder, .group: "head-folder"
    }
  }

  /// The colour behind what is on its cards.
  var ground: Color {
    switch self {
    case .habitat(let habitat): habitat.ground
    case .folder: Color(238, 240, 244)
    case .group(_, let ground): ground
    }
  }

  /// The colour of its words.
  var ink: Color {
    switch self {
    case .habitat(let habitat): habitat.ink
    case .folder, .group: Palette.ink
    }
  }
}
