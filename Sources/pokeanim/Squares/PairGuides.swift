import Engine

/// What shows how a pair is made: the frame and the id of every view, and the path of its middle
/// from one layout to the other, with a dot where it is.
struct PairGuides {
  private let measuring: any TextMeasuring

  init(measuring: any TextMeasuring) { self.measuring = measuring }

  private static let colors = [
    Palette.blue, Palette.red, Palette.green, Palette.violet, Color(214, 122, 0),
  ]

  /// The guides above a stage's views, in the canvas.
  ///
  /// - Parameter scale: points of the window for one of the canvas; lines keep their width.
  func commands(for squares: SquaresStage, scale: Double) -> [DrawCommand] {
    let root = squares.stage.root
    var views: [View] = []
    root.forEachInPaintOrder { view in
      if view !== root, view.key != nil { views.append(view) }
    }
    let colors = colors(of: views)
    let marks = zip(views, colors).map { view, color in
      GuideMark(
        view: view, color: color, path: squares.way.paths[view.key ?? ""] ?? [],
        unit: 1 / scale)
    }
    let layer = Layer(
      transform: .translation(root.presented.transform.translation.x, 0),
      commands: marks.flatMap(\.outline) + marks.flatMap(\.way)
        + marks.flatMap { $0.name(measuring) })
    return [.layer(layer)]
  }

  /// One colour for a view and its parts, which have its id and a dot before their own.
  private func colors(of views: [View]) -> [Color] {
    var families: [Substring: Int] = [:]
    return views.map { view in
      let family = (view.key ?? "").prefix { $0 != "." }
      let number = families[family] ?? families.count
      families[family] = number
      return Self.colors[number % Self.colors.count]
    }
  }
}

/// The guides of one view.
private struct GuideMark {
  let view: View
  let frame: Rect
  let color: Color
  let path: [Point]
  /// A point of the window, in the canvas.
  let unit: Double

  init(view: View, color: Color, path: [Point], unit: Double) {
    self.view = view
    self.color = color.withAlpha(max(0.25, view.presented.alpha))
    self.path = path
    self.unit = unit
    frame = view.presentedBox
  }

  var outline: [DrawCommand] {
    [
      .stroke(
        .rect(frame.inset(by: unit / 2)), StrokeStyle(width: unit),
        .color(color.withAlpha(0.7 * color.alpha)))
    ]
  }

  /// The path from ring to ring, and the dot; a view that stays has only the dot. Under all of it
  /// lies something white, to be seen on any colour.
  var way: [DrawCommand] {
    let halo = Paint.color(Color.white.withAlpha(0.85 * color.alpha))
    let dot = [(5.0, halo), (3.5, .color(color))].map { radius, paint in
      DrawCommand.fill(.circle(center: frame.center, radius: radius * unit), paint)
    }
    guard let start = path.first, let end = path.last, start != end else { return dot }
    var line = Path()
    line.move(to: start)
    for point in path.dropFirst() { line.line(to: point) }
    let lines = [line] + [start, end].map { Path.circle(center: $0, radius: 3 * unit) }
    let strokes = [(3.5, halo), (1.5, .color(color))].flatMap { width, paint in
      let pen = StrokeStyle(width: width * unit, cap: .round, join: .round)
      return lines.map { DrawCommand.stroke($0, pen, paint) }
    }
    return strokes + dot
  }

  /// The id on a tag at the frame's top left corner: inside it, or above it if it is small.
  func name(_ measuring: any TextMeasuring) -> [DrawCommand] {
    let font = Font(size: 8.5 * unit, weight: .semibold)
    let text = view.key ?? ""
    let size = Size(measuring.width(of: text, font: font) + 6 * unit, 11 * unit)
    let isSmall = frame.height < 3 * size.height || frame.width < 2 * size.width
    let corner = Point(frame.minX, frame.minY - (isSmall ? size.height : 0))
    return [
      .fill(.roundedRect(Rect(origin: corner, size: size), radius: 2 * unit), .color(color)),
      .text(
        TextLine(text, font: font, color: .white), origin: corner + Point(3 * unit, 8.5 * unit)),
    ]
  }
}
