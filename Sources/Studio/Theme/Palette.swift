package import Engine

/// The colours of a theme, by what they are for; unless said otherwise those of the light one.
package struct Palette {
  /// The ground of everything.
  var page = Color(236, 238, 244)
  /// A sheet that lies on the page.
  var card = Color.white
  /// A card on a sheet, as those of pairs are.
  var paper = Color(245, 246, 250)
  /// The ground of a graph on a sheet.
  var well = Color(247, 248, 252)
  /// A button on a sheet.
  var control = Color(236, 238, 244)
  /// A row on a sheet in which a marker lies.
  var trough = Color(236, 238, 244)
  /// The same in the tuner.
  var kinds = Color(228, 231, 240)
  /// A row of names on the page.
  var tabs = Color(222, 226, 237)
  /// The mark below the name that is chosen.
  var marker = Color.white
  /// The knob of a switch.
  var knob = Color.white
  /// The track of a switch that is off.
  var off = Color(208, 213, 226)
  /// The way between the screens.
  var bar = Color(34, 38, 56, alpha: 0.09)

  /// The edge of a sheet, where its shadow can't be seen.
  var edge = Color.clear
  var edgeWidth = 1.0
  /// The edge of a control, where its ground alone does not tell it well enough from what it lies on.
  var rim = Color.clear
  /// The edge that parts cards which pass over each other.
  var gap = Color.white
  /// The edge of a panel at a window's side.
  var side = Color(214, 218, 230)
  var line = Color(228, 231, 240)
  /// A line in a graph that says more than the others.
  package var mark = Color(200, 206, 222)
  /// The line that a knob slides along.
  var track = Color(120, 130, 162)
  /// The light around guides, to be seen on any colour.
  var halo = Color.white
  /// The colour of guides that is none of the hues.
  var guide = Color(214, 122, 0)
  /// The curve of speeds, and its name.
  var velocity = Color(79, 102, 214)
  var shade = Color(40, 48, 90)
  /// The opacity of the shadows of what lies on the page, and of what is lifted.
  var (ambience, lift) = (0.1, 0.16)

  var ink = Color(34, 38, 56)
  var soft = Color(88, 96, 120)
  var faint = Color(95, 104, 134)
  /// The text of what can't be pressed now.
  var disabled = Color(140, 147, 170)

  /// Each hue as a shape, as text, and below white text.
  var shapes = [
    Color(74, 108, 247), Color(246, 174, 45), Color(238, 66, 80), Color(38, 176, 122),
    Color(150, 92, 224),
  ]
  var words = [
    Color(53, 86, 224), Color(154, 98, 0), Color(201, 42, 59), Color(19, 122, 80),
    Color(126, 68, 200),
  ]
  var fills = [
    Color(53, 86, 224), Color(154, 98, 0), Color(201, 42, 59), Color(19, 122, 80),
    Color(126, 68, 200),
  ]
  /// The words of each habitat.
  var habitats = [
    Color(64, 120, 60), Color(40, 110, 150), Color(184, 92, 40), Color(104, 84, 176),
  ]
  /// Behind a row that would come back, and one that would go; below white text.
  var (danger, deepDanger) = (Color(217, 45, 63), Color(184, 28, 48))

  /// A dark side of a page in any theme, and a dark disc on a card; below white text.
  var (night, slate) = (Color(34, 38, 56), Color(34, 38, 56))
  /// The words on the dark side.
  var dusk = Color(176, 183, 206)
  /// The words of somebody else.
  var bubble = Color(238, 240, 246)
  /// The edge of a field in a picture of a page.
  var field = Color(212, 216, 228)
  /// Bars that are not the highest.
  var bars = Color(198, 209, 252)
  /// The sky of a picture.
  var sky = Color(226, 232, 255)

  /// Panels over everything, of dark glass; below white text.
  var panel = Color(30, 27, 36, alpha: 0.96)
  var glass = Color(30, 27, 36, alpha: 0.75)
  /// The words on it that explain.
  var panelWords = Color(white: 1, alpha: 0.78)
  /// The shade below it.
  var scrim = Color(11, 15, 30, alpha: 0.24)

  static let light = Palette()

  /// The colours of the current theme.
  package static var current: Palette {
    switch (Theme.current.scheme, Theme.current.highContrast) {
    case (.light, false): light
    case (.light, true): lightContrast
    case (.dark, false): dark
    case (.dark, true): darkContrast
    }
  }
}
