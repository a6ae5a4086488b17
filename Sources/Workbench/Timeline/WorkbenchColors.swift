package import Engine

/// The colours of the workbench; unless said otherwise those on a light screen.
package struct WorkbenchColors: Hashable {
  /// The ground of the panel, and that of every second row.
  package var (card, well) = (Color.white, Color(247, 248, 252))
  /// The ground of a control, and of one that is on, below white text.
  package var (control, chosen) = (Color(236, 238, 244), Color(53, 86, 224))
  /// A line, one that says more, one that something slides along, and the panel's edge.
  package var (line, mark) = (Color(228, 231, 240), Color(200, 206, 222))
  package var (track, side) = (Color(120, 130, 162), Color(214, 218, 230))
  /// Text, from the strongest to the palest.
  package var (ink, soft, faint) = (Color(34, 38, 56), Color(88, 96, 120), Color(95, 104, 134))
  /// The edge of controls.
  package var rim = Color.clear
  /// The marks on the screen, the light around them, and the curve of speeds.
  package var (guide, halo, velocity) = (Color(214, 122, 0), Color.white, Color(79, 102, 214))
  /// A card over the screen, its edge, and the words on it that explain.
  package var (panel, edge) = (Color(30, 27, 36, alpha: 0.96), Color.clear)
  package var panelWords = Color(white: 1, alpha: 0.78)
  package var (blue, amber, red) = (Color(74, 108, 247), Color(246, 174, 45), Color(238, 66, 80))
  package var (green, violet) = (Color(38, 176, 122), Color(150, 92, 224))

  package init() {}

  static let light = WorkbenchColors()

  package static let dark: WorkbenchColors = {
    var dark = WorkbenchColors()
    (dark.card, dark.well) = (Color(29, 32, 43), Color(23, 26, 35))
    (dark.control, dark.chosen) = (Color(45, 50, 66), Color(68, 98, 232))
    (dark.line, dark.mark) = (Color(50, 55, 72), Color(82, 90, 116))
    (dark.track, dark.side) = (Color(104, 113, 142), Color(44, 48, 62))
    (dark.ink, dark.soft) = (Color(232, 235, 244), Color(176, 183, 204))
    dark.faint = Color(168, 176, 200)
    (dark.guide, dark.halo) = (Color(255, 160, 84), Color(17, 19, 27))
    dark.velocity = Color(168, 184, 255)
    (dark.panel, dark.edge) = (Color(48, 53, 70, alpha: 0.97), Color(white: 1, alpha: 0.07))
    dark.panelWords = Color(white: 1, alpha: 0.82)
    (dark.blue, dark.amber) = (Color(104, 136, 255), Color(246, 182, 72))
    (dark.red, dark.green) = (Color(255, 100, 110), Color(58, 194, 142))
    dark.violet = Color(174, 128, 244)
    return dark
  }()

  /// The colour of the bars of a group of properties.
  func color(of group: PropertyGroup) -> Color {
    switch group {
    case .position: blue
    case .size: green
    case .rotation: violet
    case .opacity: amber
    case .colour: red
    case .shape: green.interpolated(to: blue, at: 0.5)
    case .shadow: velocity.interpolated(to: track, at: 0.6)
    case .content: amber.interpolated(to: violet, at: 0.5)
    case .order, .value: track
    }
  }
}
