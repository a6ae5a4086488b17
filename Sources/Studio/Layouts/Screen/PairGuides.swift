import Engine
import Workbench

/// The guides that show how a pair is made: the frame and the id of every view, and the path of its
/// middle from one layout to the other, with a dot where it is.
struct PairGuides {
  private let measuring: any TextMeasuring

  init(measuring: any TextMeasuring) { self.measuring = measuring }

  private static var colors: [Color] {
    let shapes = Palette.current.shapes
    return [shapes[0], shapes[2], shapes[3], shapes[4], Palette.current.guide]
  }

  /// More views than this are named one by one.
  private static let most = 8

  /// The guides above a stage's views, in the canvas: of many only the one under the pointer, with
  /// its parts, is named and has its way drawn strongly.
  ///
  /// - Parameters:
  ///   - pointer: in the canvas; nil: nowhere.
  ///   - scale: points of the window for one of the canvas; lines keep their width.
  func commands(
    for squares: PairsStage, pointer: Point?, scale: Double
  ) -> [DrawCommand] {
    let root = squares.stage.root
    var views: [View] = []
    root.forEachInPaintOrder { view in
      if view !== root, view.key != nil { views.append(view) }
    }
    let colors = colors(of: views)
    let pointed = pointer.flatMap { root.seen(at: $0)?.key }.map(Self.family)
    let marks = zip(views, colors).map { view, color in
      let id = view.key ?? ""
      return GuideMark(
        view: view, color: color, path: squares.way.paths[id] ?? [], unit: 1 / scale,
        isStrong: views.count <= Self.most || pointed == Self.family(id))
    }
    let layer = Layer(
      transform: .translation(root.presented.transform.translation.x, 0),
      commands: marks.flatMap(\.outline) + marks.flatMap(\.way)
        + names(of: marks.filter(\.isStrong), in: root))
    return [.layer(layer)]
  }

  /// The ids on tags; what finds no place for one has none.
  private func names(of marks: [GuideMark], in root: View) -> [DrawCommand] {
    var places = TagPlaces(
      room: Rect(origin: .zero, size: root.size),
      avoided: marks.filter(\.view.subviews.isEmpty).map(\.frame), gap: marks.first?.unit ?? 0)
    return marks.flatMap { mark -> [DrawCommand] in
      guard let place = places.place(mark.tagSize(measuring), at: mark.frame) else { return [] }
      return mark.name(at: place)
    }
  }

  /// One colour for a view and its parts, which have its id and a dot before their own: its own, if
  /// it has one.
  private func colors(of views: [View]) -> [Color] {
    var families: [Substring: Int] = [:]
    return views.map { view in
      if let own = Self.own(view.rest.backgroundColor) { return own }
      let family = Self.family(view.key ?? "")
      let number = families[family] ?? families.count
      families[family] = number
      return Self.colors[number % Self.colors.count]
    }
  }

  /// A background as dark as white letters need it, or in the dark as light as black ones do; nil
  /// if it is grey, or none.
  private static func own(_ color: Color) -> Color? {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    guard color.alpha > 0.5, most - least > 0.25 else { return nil }
    let light = zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.0 * $1.1 }
    let isStrong = Theme.current.highContrast
    guard Theme.current.scheme == .light else {
      let wanted = isStrong ? 0.6 : 0.4
      return color.interpolated(to: .white, at: max(0, (wanted - light) / (1 - light)))
    }
    let factor = min(1, ((isStrong ? 0.09 : 0.17) / light).squareRoot())
    return Color(red: parts[0] * factor, green: parts[1] * factor, blue: parts[2] * factor)
  }

  private static func family(_ id: String) -> Substring { id.prefix { $0 != "." } }
}

/// The guides of one view.
private struct GuideMark {
  let view: View
  let frame: Rect
  let color: Color
  let path: [Point]
  /// A point of the window, in the canvas.
  let unit: Double
  let isStrong: Bool

  init(view: View, color: Color, path: [Point], unit: Double, isStrong: Bool) {
    self.view = view
    self.color = color.withAlpha(max(0.25, view.presented.alpha) * (isStrong ? 1 : 0.35))
    self.path = path
    self.unit = unit
    self.isStrong = isStrong
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
  /// lies a halo, to be seen on any colour.
  var way: [DrawCommand] {
    let halo = Paint.color(Palette.current.halo.withAlpha(0.85 * color.alpha))
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

  private var id: String { view.key ?? "" }
  private var font: Font { Font(size: 10 * unit, weight: .semibold) }

  func tagSize(_ measuring: any TextMeasuring) -> Size {
    Size(measuring.width(of: id, font: font) + 7 * unit, 13 * unit)
  }

  /// The id on a tag.
  func name(at place: Rect) -> [DrawCommand] {
    [
      .fill(.roundedRect(place, radius: 2.5 * unit), .color(color)),
      .text(
        TextLine(id, font: font, color: Palette.card),
        origin: place.origin + Point(3.5 * unit, 10 * unit)),
    ]
  }
}
