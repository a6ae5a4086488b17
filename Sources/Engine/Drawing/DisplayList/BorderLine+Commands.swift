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
      let line = Path.roundedRect(bounds.inset(by: width / 2), radius: max(0, radius - width / 2))
      return stroke(isWhole ? line : line.trimmed(from: start, to: end), width, color)
    }
    let lines = sideLines(in: bounds, width).filter { $0.start != $0.end }
    guard radius > 0, !lines.isEmpty else {
      return lines.flatMap { stroke($0.path, $0.width, color) }
    }
    return [
      .layer(
        Layer(
          clip: .roundedRect(bounds, radius: radius),
          commands: lines.flatMap { stroke($0.path, $0.width, color) }))
    ]
  }

  private func stroke(_ path: Path, _ width: Double, _ color: Color) -> [DrawCommand] {
    guard !path.elements.isEmpty else { return [] }
    guard let dash else { return [.stroke(path, StrokeStyle(width: width), .color(color))] }
    // Dashes that can't be told apart are a line that lets through what their gaps would.
    guard period > Self.leastPeriod,
      let dashes = path.dashed([dash.on, dash.off], offset: 0, most: Self.mostDashes)
    else {
      return [
        .stroke(
          path, StrokeStyle(width: width), .color(color.withAlpha(color.alpha * (1 - gap))))
      ]
    }
    return [.stroke(dashes, StrokeStyle(width: width), .color(color))]
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
    let lengths = zip(ways, widths).map { $1 > 0 ? $0.0.distance(to: $0.1) : 0 }
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
