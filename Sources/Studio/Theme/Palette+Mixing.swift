import Engine
import Workbench

/// The hues that shapes, words and fills are told apart by.
enum Hue: Int {
  case blue, amber, red, green, violet
}

extension Palette {
  /// A part's colour, the same wherever it is named.
  static func part(_ name: String) -> Color {
    let shapes = current.shapes
    if let hue = parts[name] { return shapes[hue.rawValue] }
    let sum = name.unicodeScalars.reduce(0) { $0 &+ Int($1.value) }
    return shapes[sum % shapes.count]
  }

  private static let parts: [String: Hue] = [
    // The laws' letters.
    "a": .blue, "b": .amber, "c": .red, "d": .green, "max": .blue,
    // The deck's example.
    "left": .blue, "right": .amber,
    // The deck's scene: each actor has one.
    "growCircle": .blue, "fadeOutBlue": .blue, "fadeInRed": .red, "fadeInGreen": .green,
    "rotateGreen": .green,
    // The line's vocabulary.
    "fadeIn": .violet, "fadeOut": .violet, "shrink": .blue, "grow": .blue, "rotate": .amber,
    "slide": .green, "orbit": .amber, "blush": .red,
  ]

  /// The paler colour of a bar that has not played: 35 % of a colour, mixed into a card's.
  static func tint(_ color: Color) -> Color { card.interpolated(to: color, at: 0.35) }

  /// A colour as a card's background.
  static func wash(_ color: Color) -> Color { card.interpolated(to: color, at: 0.1) }

  /// A control's colour by its look: with a little ink over it while the pointer is there.
  static func ground(_ color: Color, _ look: PressLook) -> Color { inks.ground(color, look) }

  static var inks: ControlInks { ControlInks(ink: ink, rim: rim) }
}
