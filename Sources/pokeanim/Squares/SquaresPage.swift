import Engine

/// How the squares' canvas lies in a window: on a sheet of paper, as large as fits, with a word
/// above it and a bar below that shows where it stands.
struct SquaresPage {
  /// The window, in points.
  let size: Size
  /// Points of the window for one of the canvas.
  let scale: Double
  /// The canvas in the window.
  let sheet: Rect
  /// Points of the window for one of the page's design, which was made for 960×720.
  private let unit: Double

  private static let canvas = ScreenName.squares.naturalSize
  private static let ink = Color(96, 104, 128)
  private static let accent = Color(74, 108, 247)

  init(size: Size) {
    self.size = size
    unit = min(3, max(0.4, min(size.width / 960, size.height / 720)))
    let room = Size(max(1, size.width - 56 * unit), max(1, size.height - 144 * unit))
    scale = max(0.01, min(room.width / Self.canvas.width, room.height / Self.canvas.height))
    let fitted = Size((Self.canvas.width * scale).rounded(), (Self.canvas.height * scale).rounded())
    sheet = Rect(
      ((size.width - fitted.width) / 2).rounded(), ((size.height - fitted.height) / 2).rounded(),
      fitted.width, fitted.height)
  }

  /// The page with the canvas's commands on the sheet.
  func commands(
    around canvas: [DrawCommand], progress: Double, builder: DisplayListBuilder
  ) -> [DrawCommand] {
    let page = View(
      frame: Rect(origin: .zero, size: size), backgroundColor: Color(236, 238, 244))
    addShadow(to: page)
    page.addSubview(paper(sheet, .white, radius: 18 * unit))
    addHint(to: page)
    addBar(to: page, progress: progress)
    let clip = Path.roundedRect(
      Rect(origin: .zero, size: Self.canvas), radius: 18 * unit / scale)
    let layer = Layer(
      transform: AffineTransform.scale(scale, scale).then(.translation(sheet.minX, sheet.minY)),
      clip: clip, commands: canvas)
    return builder.commands(for: page) + [.layer(layer)]
  }

  private func addShadow(to page: View) {
    for step in 1...5 {
      let spread = Double(step) * 3 * unit
      page.addSubview(
        paper(
          sheet.inset(by: -spread).offset(by: Point(0, 6 * unit)),
          Color(40, 48, 80, alpha: 0.018), radius: 18 * unit + spread))
    }
  }

  private func addHint(to page: View) {
    let room = Size(min(sheet.width, 560 * unit), 28 * unit)
    let place = Rect(center: Point(size.width / 2, sheet.minY / 2), size: room)
    page.addSubview(label("Drag across, or press Return. M mirrors.", .center, place))
  }

  /// The names of the two ends, and how far it is from one to the other.
  private func addBar(to page: View, progress: Double) {
    let middle = (sheet.maxY + 6 * unit + size.height) / 2
    let length = max(0, min(sheet.width - 200 * unit, 420 * unit))
    let track = Rect(center: Point(size.width / 2, middle), size: Size(length, 6 * unit))
    page.addSubview(paper(track, Color(212, 216, 228), radius: 3 * unit))
    var gone = track
    gone.size.width *= progress
    page.addSubview(paper(gone, Self.accent, radius: 3 * unit))
    let knob = Rect(center: Point(gone.maxX, middle), size: Size(16 * unit, 16 * unit))
    page.addSubview(paper(knob, Self.accent, radius: 8 * unit))
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

  private func label(_ text: String, _ alignment: TextContent.Alignment, _ frame: Rect) -> View {
    let view = View(frame: frame)
    view.content = .text(
      TextContent(
        text, font: Font(size: max(12, 15 * unit), weight: .semibold), color: Self.ink,
        alignment: alignment, minimumScale: 0.5))
    return view
  }
}
