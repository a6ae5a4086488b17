import Engine
import Workbench

// The parts of the chrome in the colours of the current theme.

extension Pane {
  /// - Parameter timing: of the change to something else that is shown; nil: it is there at once.
  convenience init(
    timing: AnimatorTiming? = nil, reducesMotion: Bool = false, _ design: @escaping Design
  ) {
    self.init(
      timing: timing, reducesMotion: reducesMotion, in: { AnyHashable(Theme.current) }, design)
  }
}

extension Label {
  init(
    _ string: String, size: Double, _ weight: Font.Weight = .regular,
    _ alignment: TextContent.Alignment = .leading, id: String? = nil
  ) {
    self.init(string, size: size, weight, Palette.soft, alignment, id: id)
  }
}

extension TextContent {
  /// Text as labels show it.
  init(
    label string: String, size: Double, weight: Font.Weight = .regular,
    alignment: TextContent.Alignment = .leading
  ) {
    self.init(
      label: string, size: size, weight: weight, color: Palette.soft, alignment: alignment)
  }
}

extension Button {
  init(
    _ title: String, size: Double, color: Color, fill: Color, radius: Double = 99,
    insets: Insets = .zero, typesetter: Typesetter, id: String, look: PressLook = .plain,
    yieldsToDrag: Bool = false, keepsRingInside: Bool = false, action: (() -> Void)?
  ) {
    self.init(
      title, size: size, color: color, fill: fill, radius: radius, insets: insets,
      typesetter: typesetter, id: id, look: look, inks: Palette.inks, yieldsToDrag: yieldsToDrag,
      keepsRingInside: keepsRingInside, action: action)
  }
}

extension Box {
  /// A sheet with a soft shadow, or an edge, as the squares lie on.
  ///
  /// - Parameter unit: points of the window for one of the design.
  static func card(radius: Double = 18, unit: Double = 1, _ content: (any Layout)? = nil) -> Box {
    Box(
      Palette.card, radius: radius * unit, border: Palette.edge,
      borderWidth: Palette.current.edgeWidth, shadow: Palette.ambient(unit: unit), content)
  }
}
