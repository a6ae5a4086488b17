import Engine
package import Workbench

/// The colours of a theme, by what they are for; unless said otherwise those of the light one.
@dynamicMemberLookup
package struct Palette {
  /// Those that the workbench has, too.
  package var common = WorkbenchColors()
  /// The ground of everything.
  var page = Color(236, 238, 244)
  /// A card on a sheet, as those of pairs are.
  var paper = Color(245, 246, 250)
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

  /// The width of a sheet's edge, in points.
  var edgeWidth = 1.0
  /// The edge that parts cards which pass over each other.
  var gap = Color.white
  var shade = Color(40, 48, 90)
  /// The opacity of the shadows of what lies on the page, and of what is lifted.
  var (ambience, lift) = (0.1, 0.16)

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

  /// Notices over everything, of dark glass; below white text.
  var glass = Color(30, 27, 36, alpha: 0.75)
  /// The shade below a panel.
  var scrim = Color(11, 15, 30, alpha: 0.24)

  package subscript<Value>(dynamicMember path: WritableKeyPath<WorkbenchColors, Value>) -> Value {
    get { common[keyPath: path] }
    set { common[keyPath: path] = newValue }
  }

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
