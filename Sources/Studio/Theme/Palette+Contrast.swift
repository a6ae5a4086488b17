import Engine
import Workbench

/// The themes for people who see little contrast: text stands out by 7 to 1 (WCAG 2.2, 1.4.6), and
/// what lies on something has an edge.
extension Palette {
  static let lightContrast: Palette = {
    var light = Palette()
    light.page = Color(240, 242, 247)
    light.well = .white
    light.trough = Color(240, 242, 247)
    light.tabs = Color(226, 229, 239)
    light.kinds = light.tabs
    light.bar = Color(white: 1, alpha: 0.95)
    (light.guide, light.velocity) = (Color(150, 70, 0), Color(46, 62, 150))
    light.marker = Color(214, 222, 250)
    light.off = Color(120, 128, 152)
    light.strengthen(
      edge: Color(76, 84, 112), line: Color(150, 158, 180), ink: Color(8, 10, 18),
      words: Color(40, 46, 66))
    light.disabled = Color(98, 105, 128)
    light.shapes = [
      Color(44, 74, 210), Color(190, 120, 0), Color(196, 24, 48), Color(0, 122, 78),
      Color(112, 48, 190),
    ]
    light.words = [
      Color(30, 56, 170), Color(102, 62, 0), Color(146, 12, 34), Color(0, 78, 48),
      Color(84, 30, 152),
    ]
    light.fills = light.words
    light.habitats = [
      Color(28, 74, 26), Color(8, 64, 96), Color(112, 46, 6), Color(62, 42, 126),
    ]
    light.dusk = Color(214, 219, 234)
    (light.danger, light.deepDanger) = (Color(150, 16, 36), Color(112, 4, 22))
    light.panel = Color(16, 14, 20)
    light.glass = light.panel
    light.panelWords = .white
    return light
  }()

  static let darkContrast: Palette = {
    var dark = Palette.dark
    dark.page = .black
    dark.card = Color(14, 16, 23)
    dark.paper = Color(22, 25, 34)
    dark.well = Color(8, 9, 13)
    dark.control = Color(30, 34, 46)
    dark.trough = Color(6, 7, 10)
    dark.kinds = dark.trough
    dark.tabs = Color(20, 23, 31)
    dark.marker = Color(44, 49, 67)
    dark.bar = Color(22, 25, 34, alpha: 0.97)
    dark.halo = .black
    dark.velocity = Color(190, 202, 255)
    dark.strengthen(
      edge: Color(150, 158, 184), line: Color(110, 118, 144), ink: .white,
      words: Color(222, 227, 240))
    dark.disabled = Color(142, 149, 172)
    dark.shapes = [
      Color(132, 160, 255), Color(255, 196, 92), Color(255, 124, 132), Color(82, 220, 166),
      Color(196, 156, 255),
    ]
    dark.words = [
      Color(178, 196, 255), Color(255, 212, 132), Color(255, 178, 182), Color(130, 236, 188),
      Color(220, 198, 255),
    ]
    dark.fills = [
      Color(40, 66, 180), Color(108, 66, 0), Color(156, 18, 40), Color(0, 86, 52),
      Color(94, 42, 164),
    ]
    dark.habitats = [
      Color(170, 228, 162), Color(156, 216, 248), Color(255, 194, 150), Color(210, 196, 255),
    ]
    (dark.danger, dark.deepDanger) = (Color(150, 16, 36), Color(112, 4, 22))
    dark.slate = Color(58, 66, 92)
    dark.dusk = Color(222, 227, 240)
    dark.bubble = Color(30, 34, 46)
    dark.panel = Color(24, 27, 36)
    dark.glass = dark.panel
    dark.panelWords = .white
    return dark
  }()

  private mutating func strengthen(edge: Color, line: Color, ink: Color, words: Color) {
    (common.edge, edgeWidth, common.side) = (edge, 2, edge)
    (common.rim, gap) = (edge, edge)
    (common.line, common.mark, field) = (line, edge, edge)
    common.track = edge
    common.ink = ink
    (common.soft, common.faint) = (words, words)
  }
}
