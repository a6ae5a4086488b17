import Engine

/// How the squares' canvas lies in a window: on a sheet of paper, as large as fits, with a bar
/// below that shows where it stands.
struct SquaresPage {
  /// The window, in points.
  let size: Size
  /// Points of the window for one of the canvas.
  let scale: Double
  /// The canvas in the window.
  let sheet: Rect

  private static let canvas = ScreenName.squares.naturalSize

  init(size: Size) {
    self.size = size
    let room = Size(max(1, size.width - 2 * 28), max(1, size.height - 2 * 64))
    scale = max(
      0.01, min(room.width / Self.canvas.width, room.height / Self.canvas.height))
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
    page.addSubview(paper(sheet, .white, radius: 18))
    addBar(to: page, progress: progress)
    let clip = Path.roundedRect(Rect(origin: .zero, size: Self.canvas), radius: 18 / scale)
    let layer = Layer(
      transform: AffineTransform.scale(scale, scale).then(.translation(sheet.minX, sheet.minY)),
      clip: clip, commands: canvas)
    return builder.commands(for: page) + [.layer(layer)]
  }

  private func addShadow(to page: View) {
    for step in 1...5 {
      let spread = Double(step) * 3
      page.addSubview(
        paper(
          sheet.inset(by: -spread).offset(by: Point(0, 6)),
          Color(40, 48, 80, alpha: 0.018), radius: 18 + spread))
    }
  }

  /// The labels of the two ends, and how far it is from one to the other.
  private func addBar(to page: View, progress: Double) {
    let middle = (sheet.maxY + size.height) / 2
    let length = max(0, min(sheet.width - 180, 420))
    let track = Rect(center: Point(size.width / 2, middle), size: Size(length, 6))
    page.addSubview(paper(track, Color(212, 216, 228), radius: 3))
    var gone = track
    gone.size.width *= progress
    page.addSubview(paper(gone, Color(74, 108, 247), radius: 3))
    let knob = Rect(center: Point(gone.maxX, middle), size: Size(16, 16))
    page.addSubview(paper(knob, Color(74, 108, 247), radius: 8))
    let room = Size(70, 24)
    page.addSubview(
      label("before", .trailing, Rect(track.minX - 16 - room.width, middle - 12, 70, 24)))
    page.addSubview(label("after", .leading, Rect(track.maxX + 16, middle - 12, 70, 24)))
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
        text, font: Font(size: 15, weight: .semibold), color: Color(96, 104, 128),
        alignment: alignment))
    return view
  }
}
