import Engine

/// A kind of creature: its name, where it lives, and what it looks like.
struct Creature: Hashable, Sendable {
  enum Body: CaseIterable { case ball, pear, block, drop, bean, egg }
  enum Ears: CaseIterable { case round, long, pointed, horns, feelers, leaf, fins, tuft }
  enum Eyes: CaseIterable { case bright, single, sleepy, wide }
  enum Mark: CaseIterable { case belly, spots, mask, stripes }

  let name: String
  let habitat: Habitat
  let body: Body
  let ears: Ears
  let eyes: Eyes
  let mark: Mark
  let color: Color

  /// A darker tone of its colour.
  var dark: Color { color.interpolated(to: Color(59, 42, 42), at: 0.28) }
  /// A lighter one.
  var light: Color { color.interpolated(to: .white, at: 0.55) }
}

/// A habitat of creatures, which is a section of the list.
enum Habitat: String, CaseIterable, Hashable {
  case meadow, river, ember, dusk

  var title: String {
    switch self {
    case .meadow: "Meadow"
    case .river: "River"
    case .ember: "Ember"
    case .dusk: "Dusk"
    }
  }

  /// The colour behind its creatures.
  var ground: Color {
    switch self {
    case .meadow: Color(223, 241, 215)
    case .river: Color(213, 236, 246)
    case .ember: Color(255, 230, 212)
    case .dusk: Color(231, 226, 248)
    }
  }

  /// The colour of its words.
  var ink: Color {
    let inks = Palette.current.habitats
    return switch self {
    case .meadow: inks[0]
    case .river: inks[1]
    case .ember: inks[2]
    case .dusk: inks[3]
    }
  }
}

extension Creature {
  /// All kinds, in the order of their numbers.
  static let all: [Creature] = [
    Creature(
      name: "Mopli", habitat: .meadow, body: .ball, ears: .leaf, eyes: .bright, mark: .belly,
      color: Color(122, 196, 106)),
    Creature(
      name: "Dabbit", habitat: .meadow, body: .pear, ears: .long, eyes: .wide, mark: .belly,
      color: Color(244, 190, 96)),
    Creature(
      name: "Osswin", habitat: .meadow, body: .block, ears: .round, eyes: .sleepy, mark: .spots,
      color: Color(196, 152, 112)),
    Creature(
      name: "Luvane", habitat: .river, body: .drop, ears: .fins, eyes: .bright, mark: .belly,
      color: Color(45, 170, 189)),
    Creature(
      name: "Nuvo", habitat: .river, body: .bean, ears: .feelers, eyes: .single, mark: .spots,
      color: Color(94, 152, 232)),
    Creature(
      name: "Peltro", habitat: .river, body: .egg, ears: .tuft, eyes: .wide, mark: .mask,
      color: Color(70, 118, 176)),
    Creature(
      name: "Krispa", habitat: .ember, body: .drop, ears: .pointed, eyes: .bright, mark: .stripes,
      color: Color(240, 116, 92)),
    Creature(
      name: "Tarnik", habitat: .ember, body: .block, ears: .horns, eyes: .wide, mark: .belly,
      color: Color(222, 88, 82)),
    Creature(
      name: "Yumbo", habitat: .ember, body: .ball, ears: .tuft, eyes: .sleepy, mark: .stripes,
      color: Color(250, 158, 74)),
    Creature(
      name: "Zibbo", habitat: .dusk, body: .egg, ears: .feelers, eyes: .single, mark: .belly,
      color: Color(150, 132, 222)),
    Creature(
      name: "Orrup", habitat: .dusk, body: .pear, ears: .pointed, eyes: .sleepy, mark: .mask,
      color: Color(112, 100, 168)),
    Creature(
      name: "Quimble", habitat: .dusk, body: .bean, ears: .long, eyes: .bright, mark: .spots,
      color: Color(226, 136, 186)),
  ]
}
