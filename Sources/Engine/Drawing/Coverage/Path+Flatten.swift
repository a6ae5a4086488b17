/// Follows a path that has been made of straight lines only.
protocol LinePen {
  mutating func move(to point: Point)
  /// `smooth` says that the corner at the line's start is inside a curve.
  mutating func line(to point: Point, smooth: Bool)
  mutating func close()
  /// The path is over.
  mutating func finish()
  /// Lines up to that length may be left out; below 0 if none are.
  var shortest: Double { get }
  /// True if nothing can be seen of lines that lie inside of a hull.
  func passes(_ hull: CurveHull) -> Bool
  /// Goes past such lines, as if all of them had been drawn; `last` is the start of the last one.
  mutating func pass(to point: Point, last: Point)
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
    if count > shortRun * 4 {
      draw(curve, 0..<count, of: count, &pen)
    } else {
      drawAll(curve, 0..<count, of: count, &pen)
    }
    return curve.end
  }

  /// The number of lines that are drawn without asking whether they can be seen.
  private static let shortRun = 8

  /// Draws a run of a curve's lines; long parts of it that can't be seen are passed, so that a huge
  /// curve takes about as long as the part of it that is seen.
  private static func draw<Pen: LinePen>(
    _ curve: some Curve, _ run: Range<Int>, of count: Int, _ pen: inout Pen
  ) {
    guard run.count > shortRun else { return drawAll(curve, run, of: count, &pen) }
    func time(_ index: Int) -> Double { Double(index) / Double(count) }
    let end = run.upperBound
    if pen.passes(curve.hull(from: time(run.lowerBound), to: time(end))) {
      let points = (end - 3...end).map { $0 == count ? curve.end : curve.point(at: time($0)) }
      // Behind a line that is left out it can't be told where the pen is.
      let shortest = 4 * pen.shortest
      let isLong = zip(points, points.dropFirst()).allSatisfy { $0.distance(to: $1) > shortest }
      if isLong { return pen.pass(to: points[3], last: points[2]) }
    }
    let middle = (run.lowerBound + end) / 2
    draw(curve, run.lowerBound..<middle, of: count, &pen)
    draw(curve, middle..<end, of: count, &pen)
  }

  private static func drawAll<Pen: LinePen>(
    _ curve: some Curve, _ run: Range<Int>, of count: Int, _ pen: inout Pen
  ) {
    // All points are found before the first line is drawn: after a branch of the pen that was
    // guessed wrongly, the next point would have to be begun anew.
    withUnsafeTemporaryAllocation(of: Point.self, capacity: run.count) { points in
      guard let first = points.baseAddress else { return }
      for index in 0..<run.count {
        let time = Double(run.lowerBound &+ index &+ 1) / Double(count)
        (first + index).initialize(to: curve.point(at: time))
      }
      if run.upperBound == count { first[run.count &- 1] = curve.end }
      for index in 0..<run.count {
        pen.line(to: first[index], smooth: run.lowerBound &+ index > 0)
      }
    }
  }
}
