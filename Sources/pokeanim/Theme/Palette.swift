import Engine

/// The colours of the program.
enum Palette {
  static let page = Color(236, 238, 244)
  static let card = Color.white
  static let line = Color(228, 231, 240)
  /// The line that a knob slides along.
  static let track = Color(120, 130, 162)
  static let faint = Color(95, 104, 134)
  static let soft = Color(88, 96, 120)
  /// The text of what can't be pressed now.
  static let disabled = Color(140, 147, 170)
  static let ink = Color(34, 38, 56)
  static let blue = Color(74, 108, 247)
  static let amber = Color(246, 174, 45)
  static let red = Color(238, 66, 80)
  static let green = Color(38, 176, 122)
  static let violet = Color(150, 92, 224)

  /// A colour as text, or under white text: as dark as is needed to be read.
  static func readable(_ color: Color) -> Color {
    switch color {
    case blue: Color(53, 86, 224)
    case amber: Color(154, 98, 0)
    case red: Color(201, 42, 59)
    case green: Color(19, 122, 80)
    case violet: Color(126, 68, 200)
    default: color
    }
  }

  /// The shadow of what lies on the page.
  ///
  /// - Parameter unit: points of the window for one of the design.
  static func ambient(unit: Double = 1) -> Shadow { shadow(blur: 8, y: 2, alpha: 0.1, unit) }

  /// The shadow of what is in the hand, or passes above others.
  static func lifted(unit: Double = 1) -> Shadow { shadow(blur: 24, y: 10, alpha: 0.16, unit) }

  private static func shadow(
    blur: Double, y: Double, alpha: Double, _ unit: Double
  ) -> Shadow {
    Shadow(
      blur: blur * unit, offset: Point(0, y * unit), color: Color(40, 48, 90, alpha: alpha))
  }

  /// A part's colour, the same wherever it is named.
  static func part(_ name: String) -> Color {
    if let color = parts[name] { return color }
    let sum = name.unicodeScalars.reduce(0) { $0 &+ Int($1.value) }
    return others[sum % others.count]
  }

  private static let parts: [String: Color] = [
    // The laws' letters.
    "a": blue, "b": amber, "c": red, "d": green, "max": blue,
    // The deck's example.
    "left": blue, "right": amber,
    // The deck's scene: each actor has one.
    "growCircle": blue, "fadeOutBlue": blue, "fadeInRed": red, "fadeInGreen": green,
    "rotateGreen": green,
    // The line's vocabulary.
    "fadeIn": violet, "fadeOut": violet, "shrink": blue, "grow": blue, "rotate": amber,
    "slide": green, "blush": red,
  ]

  /// The paler colour of a bar that has not played: 35 % of a colour, mixed into a card's.
  static func tint(_ color: Color) -> Color {
    Color(lanes: card.lanes + (color.lanes - card.lanes) * 0.35)
  }

  /// A control's colour by its look: with a little ink over it while the pointer is there.
  static func ground(_ color: Color, _ look: PressLook) -> Color {
    let ink =
      switch look {
      case .plain: 0.0
      case .hovered: 0.04
      case .pressed: 0.08
      }
    let alpha = ink + color.alpha * (1 - ink)
    guard ink > 0 else { return color }
    let mixed = lerp(color.withAlpha(1).lanes, Self.ink.lanes, ink / alpha)
    return Color(lanes: mixed).withAlpha(alpha)
  }

  private static let others = [blue, amber, red, green, violet]
}
