package import Engine
package import Workbench

/// The colours of the current theme, by their names.
extension Palette {
  package static var page: Color { current.page }
  static var card: Color { current.card }
  static var paper: Color { current.paper }
  static var well: Color { current.well }
  static var control: Color { current.control }
  static var trough: Color { current.trough }
  static var tabs: Color { current.tabs }
  static var marker: Color { current.marker }
  static var edge: Color { current.edge }
  static var rim: Color { current.rim }
  static var line: Color { current.line }
  static var track: Color { current.track }

  static var ink: Color { current.ink }
  package static var soft: Color { current.soft }
  static var faint: Color { current.faint }
  static var disabled: Color { current.disabled }

  static var blue: Color { current.shape(.blue) }
  static var amber: Color { current.shape(.amber) }
  static var red: Color { current.shape(.red) }
  static var green: Color { current.shape(.green) }
  static var violet: Color { current.shape(.violet) }

  private func shape(_ hue: Hue) -> Color { shapes[hue.rawValue] }

  /// A hue as text.
  static func readable(_ color: Color) -> Color { current.colour(color, among: current.words) }

  /// A hue below white text.
  static func fill(_ color: Color) -> Color {
    let fill = current.colour(color, among: current.fills)
    return fill == color && Theme.current.highContrast
      ? color.interpolated(to: .black, at: 0.3) : fill
  }

  private func colour(_ color: Color, among others: [Color]) -> Color {
    shapes.firstIndex(of: color).map { others[$0] } ?? color
  }

  /// The shadow of what lies on the page.
  ///
  /// - Parameter unit: points of the window for one of the design.
  static func ambient(unit: Double = 1) -> Shadow {
    shadow(blur: 8, y: 2, alpha: current.ambience, unit)
  }

  /// The shadow of what is in the hand, or passes above others.
  static func lifted(unit: Double = 1) -> Shadow {
    shadow(blur: 24, y: 10, alpha: current.lift, unit)
  }

  private static func shadow(
    blur: Double, y: Double, alpha: Double, _ unit: Double
  ) -> Shadow {
    Shadow(
      blur: blur * unit, offset: Point(0, y * unit), color: current.shade.withAlpha(alpha))
  }
}

extension NoticePill.Colors {
  package static var current: NoticePill.Colors {
    NoticePill.Colors(ground: Palette.current.glass, edge: Palette.edge)
  }
}
