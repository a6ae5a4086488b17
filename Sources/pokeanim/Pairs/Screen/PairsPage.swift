import Engine

/// The places of a pair's canvas and its surroundings in a window: the canvas on a sheet of paper,
/// as large as fits, with a word above it, and below it a bar that shows where it stands, and the
/// picker.
struct PairsPage {
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
  let picker: PairPicker
  /// Points of the window for one of the page's design, which was made for 960×720.
  private let unit: Double
  /// The room above the words.
  private let head: Double

  /// - Parameters:
  ///   - window: in points.
  ///   - covered: the room that something else covers at its right and foot, in points.
  init(size window: Size, covered: Insets = .zero, pair: LayoutPair = SquaresPair.pair()) {
    self.window = window
    let size = Size(
      max(1, window.width - covered.right), max(1, window.height - covered.bottom))
    self.size = size
    // A narrow window is filled from side to side, so its words and chips keep their size.
    unit = min(
      3, max(0.4, min(size.width / (size.width < size.height ? 480 : 960), size.height / 720)))
    // Words as wide as the window lie below what is said in its corner.
    head = size.width < size.height ? 30 * unit : 0
    let (top, bottom) = (80 * unit + head, 132 * unit)
    let room = Size(max(1, size.width - 56 * unit), max(1, size.height - top - bottom))
    canvas = pair.design(for: room)
    scale = max(0.01, min(room.width / canvas.width, room.height / canvas.height))
    let fitted = Size((canvas.width * scale).rounded(), (canvas.height * scale).rounded())
    sheet = Rect(
      ((size.width - fitted.width) / 2).rounded(),
      (top + (room.height - fitted.height) / 2).rounded(),
      fitted.width, fitted.height)
    picker = PairPicker(page: size, unit: unit)
  }

  /// From the canvas to the window.
  var toWindow: AffineTransform {
    .scale(scale, scale).then(.translation(sheet.minX, sheet.minY))
  }

  /// The page with a pair's commands on the sheet, without the picker.
  func commands(
    of pair: PairName, _ commands: [DrawCommand], progress: Double, builder: DisplayListBuilder
  ) -> [DrawCommand] {
    let page = View(frame: Rect(origin: .zero, size: window), backgroundColor: Palette.page)
    let paper = paper(sheet, .white, radius: 18 * unit)
    paper.shadow = Palette.ambient(unit: unit)
    page.addSubview(paper)
    addHint(pair.story, to: page)
    addBar(to: page, progress: progress)
    // The sheet's own size, which lies on pixels.
    let clip = Path.roundedRect(
      Rect(origin: .zero, size: sheet.size * (1 / scale)), radius: 18 * unit / scale)
    let layer = Layer(transform: toWindow, clip: clip, commands: commands)
    return builder.commands(for: page) + [.layer(layer)]
  }

  private func addHint(_ story: String, to page: View) {
    let line = max(18, 24 * unit)
    let room = Size(max(0, size.width - 40 * unit), line * 1.08)
    let middle = Point(size.width / 2, (head + sheet.minY) / 2 + 2 * unit)
    page.addSubview(
      label(
        story, .center, Rect(center: middle - Point(0, line / 2), size: room), size: 18,
        weight: .bold, color: Palette.ink))
    page.addSubview(
      label(
        "Drag across, or press Return. M mirrors, G guides.", .center,
        Rect(center: middle + Point(0, line / 2), size: room)))
  }

  /// The bar from one end to the other, in the window.
  var track: Rect {
    let middle = (sheet.maxY + picker.row.minY) / 2 + 2 * unit
    let length = max(0, min(sheet.width - 200 * unit, 420 * unit))
    return Rect(center: Point(size.width / 2, middle), size: Size(length, 6 * unit))
  }

  /// The names of the two ends, and how far it is from one to the other.
  private func addBar(to page: View, progress: Double) {
    let middle = track.midY
    let track = self.track
    page.addSubview(paper(track, Palette.track, radius: 3 * unit))
    var gone = track
    gone.size.width *= progress
    page.addSubview(paper(gone, Palette.blue, radius: 3 * unit))
    let knob = Rect(center: Point(gone.maxX, middle), size: Size(16 * unit, 16 * unit))
    let handle = paper(knob, Palette.blue, radius: 8 * unit)
    handle.floats = true
    page.addSubview(handle)
    let room = Size(84 * unit, 28 * unit)
    let before = Point(track.minX - 18 * unit - room.width / 2, middle)
    let after = Point(track.maxX + 18 * unit + room.width / 2, middle)
    page.addSubview(label("before", .trailing, Rect(center: before, size: room)))
    page.addSubview(label("after", .leading, Rect(center: after, size: room)))
  }

  private func paper(_ frame: Rect, _ color: Color, radius: Double) -> View {
    let view = View(frame: frame, backgroundColor: color)
    view.cornerRadius = radius
    return view
  }

  private func label(
    _ text: String, _ alignment: TextContent.Alignment, _ frame: Rect, size: Double = 15,
    weight: Font.Weight = .semibold, color: Color = Palette.soft
  ) -> View {
    let view = View(frame: frame)
    view.content = .text(
      TextContent(
        text, font: Font(size: max(size - 4.5, size * unit), weight: weight), color: color,
        alignment: alignment, minimumScale: 0.5))
    return view
  }
}
