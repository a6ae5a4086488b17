/// Follows a path that has been made of straight lines only.
protocol LinePen {
  mutating func move(to point: Point)
  /// `smooth` says that the corner at the line's start is inside a curve.
  mutating func line(to point: Point, smooth: Bool)
  mutating func close()
  /// The path is over.
  mutating func finish()
}

extension Path {
  /// The distance in pixels by which straight lines may miss a curve.
  static let flatness = 0.05

  /// Draws the path with a pen, moved by a map, its curves as lines that stray by at most
  /// `tolerance` from them. Lines before the first move start there where they lead.
  func flatten<Pen: LinePen>(by map: AffineTransform, tolerance: Double, into pen: inout Pen) {
    var start: Point?
    var current = Point.zero
    var isDrawing = false
    for element in elements {
      switch element {
      case .move(let to):
        current = map.apply(to: to)
        start = current
        pen.move(to: current)
        isDrawing = true
      case .close:
        if isDrawing { pen.close() }
        isDrawing = false
      case .line(let to), .quad(_, let to), .cubic(_, _, let to):
        if !isDrawing {
          current = start ?? map.apply(to: to)
          start = current
          pen.move(to: current)
          isDrawing = true
        }
        current = Self.draw(element, from: current, map, tolerance, &pen)
      }
    }
    pen.finish()
  }

  private static func draw<Pen: LinePen>(
    _ element: Element, from start: Point, _ map: AffineTransform, _ tolerance: Double,
    _ pen: inout Pen
  ) -> Point {
    switch element {
    case .move, .close:
      return start
    case .line(let to):
      let end = map.apply(to: to)
      pen.line(to: end, smooth: false)
      return end
    case .quad(let control, let to):
      return draw(
        Quadratic(start: start, control: map.apply(to: control), end: map.apply(to: to)),
        tolerance, &pen)
    case .cubic(let control1, let control2, let to):
      return draw(
        CubicCurve(
          start: start, control1: map.apply(to: control1), control2: map.apply(to: control2),
          end: map.apply(to: to)),
        tolerance, &pen)
    }
  }

  private static func draw<Pen: LinePen>(
    _ curve: some Curve, _ tolerance: Double, _ pen: inout Pen
  ) -> Point {
    let count = curve.pieces(tolerance: tolerance)
    for index in 1..<count {
      pen.line(to: curve.point(at: Double(index) / Double(count)), smooth: index > 1)
    }
    pen.line(to: curve.end, smooth: count > 1)
    return curve.end
  }
}
