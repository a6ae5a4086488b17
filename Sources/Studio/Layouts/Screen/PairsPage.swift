import Engine
import Workbench

/// The places of a pair's canvas and its surroundings in a window: the canvas on a sheet of paper,
/// as large as fits, with a word above it, and below it a bar that shows where it stands, and the
/// picker.
struct PairsPage: Equatable {
  /// The window, in points.
  let window: Size
  /// The part of it that the page has for itself, at its top left.
  let size: Size
  /// The canvas, in its own points.
  let canvas: Size
  /// Points of the window for one of the canvas.
  let scale: Double
  /// The canvas in the window.
  let sheet: Rect
  let picker: PillRow
  /// Points of the window for one of the page's design, which was made for 960×720.
  private let unit: Double
  /// The room above the words.
  private let head: Double
  /// The size of the title's letters.
  let titleSize: Double
  /// Half the width of the longest title, in sizes of its letters.
  private static let halfTitle = 8.25
  /// The height of a line of the words.
  private let line: Double

  /// - Parameters:
  ///   - window: in points.
  ///   - covered: the room that something else covers at its right and foot, in points.
  ///   - titles: those in the picker.
  init(
    size window: Size, covered: Insets = .zero, pair: LayoutPair = SquaresPair.pair(),
    titles: [String] = PairName.allCases.map(\.title)
  ) {
    self.window = window
    let size = Size(
      max(1, window.width - covered.right), max(1, window.height - covered.bottom))
    self.size = size
    unit = Self.unit(of: size)
    line = max(18, 24 * unit)
    // Words that would reach the pill in the corner lie below it.
    let isTall = size.width < size.height
    titleSize = max(13.5, 18 * unit)
    let left = size.width / 2 - Self.halfTitle * titleSize
    let isNarrow = !isTall && left < NavBar.frame(in: window).maxX
    head = isTall ? 30 * unit : isNarrow ? NavBar.height(in: window) : 0
    let top = head + (isNarrow ? max(80 * unit, 2.08 * line + 8 * unit) : 80 * unit)
    let bottom = 132 * unit
    let room = Size(max(1, size.width - 56 * unit), max(1, size.height - top - bottom))
    canvas = pair.design(for: room)
    scale = max(0.01, min(room.width / canvas.width, room.height / canvas.height))
    let fitted = Size((canvas.width * scale).rounded(), (canvas.height * scale).rounded())
    sheet = Rect(
      ((size.width - fitted.width) / 2).rounded(),
      (top + (room.height - fitted.height) / 2).rounded(),
      fitted.width, fitted.height)
    picker = PillRow(pairs: titles, on: size, unit: unit)
  }

  private static func unit(of size: Size) -> Double {
    // A narrow window is filled from side to side, so its words and chips keep their size.
    let width: Double = size.width < size.height ? 480 : 960
    return min(3, max(0.4, min(size.width / width, size.height / 720)))
  }

  /// From the canvas to the window.
  var toWindow: AffineTransform {
    .scale(scale, scale).then(.translation(sheet.minX, sheet.minY))
  }

  /// From the canvas' commands to the sheet, cut to it.
  func layer(_ commands: [DrawCommand]) -> DrawCommand {
    // The sheet's own size, which lies on pixels, within its edge.
    let edge = Palette.edge.alpha > 0 ? Palette.current.edgeWidth : 0
    let inner = Rect(origin: .zero, size: sheet.size * (1 / scale)).inset(by: edge / scale)
    let clip = Path.roundedRect(inner, radius: max(0, 18 * unit - edge) / scale)
    return .layer(Layer(transform: toWindow, clip: clip, commands: commands))
  }

  /// The bar from one end to the other, in the window.
  var track: Rect {
    let middle = (sheet.maxY + picker.frame.minY) / 2 + 2 * unit
    let length = max(0, min(sheet.width - 200 * unit, 420 * unit))
    return Rect(center: Point(size.width / 2, middle), size: Size(length, 6 * unit))
  }

  /// The words above the sheet, in the window.
  var words: Rect {
    Rect(
      center: Point(size.width / 2, (head + sheet.minY) / 2 + 2 * unit),
      size: Size(max(0, size.width - 40 * unit), line * 2.08))
  }

  // MARK: The page as a layout

  /// The page in the window: the sheet, words about a pair above it, and the bar below.
  ///
  /// - Parameters:
  ///   - story: the words.
  ///   - progress: the place between the two ends, 0…1; beyond where the knob gives.
  func layout(of story: String, progress: Double) -> any Layout {
    let barFrame = Rect(
      center: track.center, size: Size(track.width + 2 * (84 + 18) * unit, 28 * unit))
    let paper = Box.card(unit: unit)
    return Box(
      Palette.page,
      AbsoluteLayout([
        .init(paper, sheet), .init(hint(story), words),
        .init(bar(progress), barFrame),
      ]))
  }

  private func hint(_ story: String) -> any Layout {
    VStack(spacing: -0.08 * line) {
      Label(story, size: titleSize, .bold, Palette.ink, .center).size(height: 1.08 * line)
      label("Drag across, or press Return. M mirrors, G guides.", .center)
        .size(height: 1.08 * line)
    }
  }

  /// The names of the two ends, and how far it is from one to the other.
  private func bar(_ progress: Double) -> any Layout {
    HStack {
      label("before", .trailing).size(width: 84 * unit).inset(Insets(right: 18 * unit))
      Track(share: progress, thickness: 6 * unit, knob: 8 * unit, floats: true)
      label("after", .leading).size(width: 84 * unit).inset(Insets(left: 18 * unit))
    }
  }

  private func label(_ text: String, _ alignment: TextContent.Alignment) -> any Layout {
    Label(text, size: max(10.5, 15 * unit), .semibold, Palette.soft, alignment)
  }
}
