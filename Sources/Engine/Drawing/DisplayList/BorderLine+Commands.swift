extension BorderLine {
  /// The border of a box.
  ///
  /// - Parameters:
  ///   - radius: that of the box's corners.
  ///   - width: in points, > 0.
  func commands(in bounds: Rect, radius: Double, width: Double, _ color: Color) -> [DrawCommand] {
    guard end > start else { return [] }
    let radius = min(radius, bounds.width / 2, bounds.height / 2)
    if isWhole, dash == nil { return [.fill(ring(in: bounds, radius, width), .color(color))] }
    guard !isEven else {
      // A border that meets itself in the middle is no wider.
      let width = min(width, bounds.width / 2, bounds.height / 2)
      let line = Path.roundedRect(bounds.inset(by: width / 2), radius: max(0, radius - width / 2))
      return even(isWhole ? line : line.trimmed(from: start, to: end), width, color)
    }
    return uneven(in: bounds, radius, width, color)
  }

  private func even(_ line: Path, _ width: Double, _ color: Color) -> [DrawCommand] {
    var (path, share) = dashes(of: line)
    guard case .move(let first)? = path.elements.first else { return [] }
    // What begins in a sharp corner, and doesn't end there, takes all of it.
    // The first of dashes that go on around it begins elsewhere.
    if start <= 0, path.elements.last != .close, !line.isCurved,
      path.elements.first == line.elements.first
    {
      path.elements[0] = .move(first - Point(width / 2, 0))
    }
    return [
      .stroke(
        path, StrokeStyle(width: width), .color(color.withAlpha(color.alpha * share)))
    ]
  }

  /// Sides of widths of their own as one area: where they cross they are no darker.
  private func uneven(
    in bounds: Rect, _ radius: Double, _ width: Double, _ color: Color
  ) -> [DrawCommand] {
    var (area, share) = (Path(), 1.0)
    for side in sideLines(in: bounds, width) where side.start != side.end {
      let dashes = dashes(of: side.path)
      area.elements += dashes.path.broad(side.width).elements
      share = dashes.share
    }
    guard !area.elements.isEmpty else { return [] }
    let fill = DrawCommand.fill(area, .color(color.withAlpha(color.alpha * share)))
    guard radius > 0 else { return [fill] }
    return [.layer(Layer(clip: .roundedRect(bounds, radius: radius), commands: [fill]))]
  }

  /// The dashes of a line. Those that can't be told apart are a line that lets through what their
  /// gaps would.
  private func dashes(of line: Path) -> (path: Path, share: Double) {
    guard let dash else { return (line, 1) }
    guard period > Self.leastPeriod,
      let dashes = line.dashed([dash.on, dash.off], offset: 0, most: Self.mostDashes)
    else { return (line, 1 - gap) }
    return (dashes, 1)
  }

  private static let leastPeriod = 0.5, mostDashes = 20_000

  /// A side that is drawn as a line in its middle.
  package struct Side {
    /// One point if nothing of it is drawn.
    package var start, end: Point
    package var width: Double

    fileprivate var path: Path { Path([.move(start), .line(end)]) }
  }

  /// The parts of the sides that are drawn: at the top, right, bottom and left.
  package func sideLines(in bounds: Rect, _ width: Double) -> [Side] {
    let widths = sides.map { $0 * width }
    let (left, top, right, bottom) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    let ways = [
      (Point(left, top + widths[0] / 2), Point(right, top + widths[0] / 2)),
      (Point(right - widths[1] / 2, top), Point(right - widths[1] / 2, bottom)),
      (Point(right, bottom - widths[2] / 2), Point(left, bottom - widths[2] / 2)),
      (Point(left + widths[3] / 2, bottom), Point(left + widths[3] / 2, top)),
    ]
    // Each counts as far as it is wide: one that comes or goes moves none of the others at once.
    let lengths = zip(ways, sides).map { $0.0.distance(to: $0.1) * $1 }
    let whole = lengths.reduce(0, +)
    var before = 0.0
    return ways.indices.map { side in
      let (way, length) = (ways[side], lengths[side])
      defer { before += length }
      let from = length > 0 ? max(0, (start * whole - before) / length) : 0
      let to = length > 0 ? min(1, (end * whole - before) / length) : 0
      let isDrawn = from < to
      return Side(
        start: way.0 + (way.1 - way.0) * min(1, from),
        end: way.0 + (way.1 - way.0) * (isDrawn ? to : min(1, from)), width: widths[side])
    }
  }

  /// What lies between the box's outline and that of what is left inside of its sides, which runs the
  /// other way: so where a side has no width both cancel, wherever they fall on the pixels.
  private func ring(in bounds: Rect, _ radius: Double, _ width: Double) -> Path {
    let widths = sides.map { $0 * width }
    let inner = Path.inner(bounds, widths)
    var path = Path.roundedRect(bounds, radius: radius)
    guard !inner.isEmpty else { return path }
    path.elements += Path.hole(inner, within: radius, widths).elements
    return path
  }
}

extension Path {
  fileprivate var isCurved: Bool {
    elements.contains { if case .cubic = $0 { true } else { false } }
  }

  /// The areas of its straight lines in a width, all of them clockwise.
  fileprivate func broad(_ width: Double) -> Path {
    var (area, last) = (Path(), Point.zero)
    for element in elements {
      defer { last = element.endPoint }
      guard case .line(let end) = element, end != last else { continue }
      let way = (end - last) * (width / 2 / last.distance(to: end))
      let across = Point(-way.y, way.x)
      area.move(to: last - across)
      for corner in [end - across, end + across, last + across] { area.line(to: corner) }
      area.close()
    }
    return area
  }

  /// The border of a box whose sides have widths of their own, always of the same elements.
  ///
  /// - Parameters:
  ///   - radius: that of the box's corners.
  ///   - widths: at the top, right, bottom and left.
  package static func ring(_ bounds: Rect, radius: Double, _ widths: [Double]) -> Path {
    var path = Path.rounded(bounds, Size(radius, radius))
    path.elements += hole(inner(bounds, widths), within: radius, widths).elements
    return path
  }

  fileprivate static func inner(_ bounds: Rect, _ widths: [Double]) -> Rect {
    Rect(
      bounds.minX + widths[3], bounds.minY + widths[0],
      max(0, bounds.width - widths[1] - widths[3]), max(0, bounds.height - widths[0] - widths[2]))
  }

  /// The inner outline, counterclockwise, of a border whose sides have widths of their own.
  ///
  /// - Parameters:
  ///   - radius: that of the outer outline.
  ///   - widths: at the top, right, bottom and left.
  fileprivate static func hole(_ rect: Rect, within radius: Double, _ widths: [Double]) -> Path {
    let radii = widths.map { max(0, radius - $0) }
    let (top, right, bottom, left) = (radii[0], radii[1], radii[2], radii[3])
    let keep = 1 - 0.5522847498307936
    // Each corner with the points where it begins and ends, clockwise from the top right.
    let corners = [
      (Point(rect.maxX, rect.minY), Point(-right, 0), Point(0, top)),
      (Point(rect.maxX, rect.maxY), Point(0, -bottom), Point(-right, 0)),
      (Point(rect.minX, rect.maxY), Point(left, 0), Point(0, -bottom)),
      (Point(rect.minX, rect.minY), Point(0, top), Point(left, 0)),
    ]
    var path = Path()
    path.move(to: corners[0].0 + corners[0].1)
    for (corner, start, end) in corners.reversed() {
      path.line(to: corner + end)
      path.cubic(corner + end * keep, corner + start * keep, to: corner + start)
    }
    path.close()
    return path
  }
}
