package import Engine

/// The colours that make a control's ground another one, and its edge.
package struct ControlInks: Equatable {
  /// The colour that lies over a control while the pointer is there.
  package var ink: Color
  /// The edge of a control, where its ground alone does not tell it well enough from what it lies on.
  package var rim: Color

  package init(ink: Color, rim: Color) {
    (self.ink, self.rim) = (ink, rim)
  }

  /// A control's colour by its look: with a little ink over it while the pointer is there.
  package func ground(_ color: Color, _ look: PressLook) -> Color {
    let share =
      switch look {
      case .plain: 0.0
      case .hovered: 0.04
      case .pressed: 0.08
      }
    let alpha = share + color.alpha * (1 - share)
    guard share > 0 else { return color }
    let mixed = lerp(color.withAlpha(1).lanes, ink.lanes, share / alpha)
    return Color(lanes: mixed).withAlpha(alpha)
  }
}
