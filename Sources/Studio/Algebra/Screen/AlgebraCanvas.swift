import Engine
import Workbench

/// The canvas of the screen's pages in a window: they are designed 960×720 or, for a tall window,
/// 480×720 points large, and the longer side has more room.
struct AlgebraCanvas: Equatable {
  /// The window, in points.
  let window: Size
  /// Points of the window for one of the design.
  let unit: Double
  /// The window in points of the design.
  let size: Size
  /// True if cards lie below each other rather than side by side.
  let isTall: Bool

  init(window: Size) {
    self.window = window
    isTall = window.width < 0.9 * window.height
    let design = isTall ? Size(480, 720) : Size(960, 720)
    unit = max(0.01, min(window.width / design.width, window.height / design.height))
    size = Size(window.width / unit, window.height / unit)
  }

  /// The distance of everything to the window's sides.
  var margin: Double { isTall ? 20 : 40 }

  /// The distance of the words to the window's top, below the pill in its corner.
  private var top: Double {
    max(isTall ? 44 : 50, min(0.2 * size.height, (NavBar.frame(in: window).maxY + 2) / unit))
  }

  /// A root as large as the window, and in it the page, as large as the design: what it is, what
  /// it says, and its cards, above the tabs.
  func makeRoot(_ title: String, _ line: String, _ cards: any Layout) -> View {
    let root = View(
      frame: Rect(origin: .zero, size: window), backgroundColor: Palette.page)
    let page = View(
      frame: Rect(center: Point(window.width / 2, window.height / 2), size: size))
    page.scale = Point(unit, unit)
    root.addSubview(page)
    VStack {
      Label(title, size: 28, .bold, Palette.ink).size(height: 36)
      Label(line, size: 16).size(height: 40).inset(Insets(top: 2, bottom: isTall ? 10 : 8))
      cards
    }
    .inset(Insets(top: top, left: margin, bottom: 84, right: margin))
    .arrangement(width: size.width, height: size.height).makeViews(in: page)
    return root
  }
}
