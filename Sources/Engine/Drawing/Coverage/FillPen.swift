/// Adds the outline of a filled path to a grid; open subpaths are closed by a line.
struct FillPen: LinePen {
  private let grid: CoverageGrid
  private var start = Point.zero
  private var current = Point.zero

  init(_ grid: CoverageGrid) { self.grid = grid }

  mutating func move(to point: Point) {
    close()
    start = point
    current = point
  }

  mutating func line(to point: Point, smooth: Bool) {
    grid.addLine(current, point)
    current = point
  }

  mutating func close() {
    grid.addLine(current, start)
    current = start
  }

  mutating func finish() { close() }

  var shortest: Double { -1 }

  func passes(_ hull: CurveHull) -> Bool { grid.bounds.lies(besides: hull, margin: 1) }

  /// Beside the grid all lines between two places count alike.
  mutating func pass(to point: Point, last: Point) { line(to: point, smooth: true) }
}

extension PixelRect {
  /// True if a hull lies on one side of the block, so many pixels away.
  func lies(besides hull: CurveHull, margin: Double) -> Bool {
    let xs = SIMD4(hull.0.x, hull.1.x, hull.2.x, hull.3.x)
    let ys = SIMD4(hull.0.y, hull.1.y, hull.2.y, hull.3.y)
    return xs.max() < Double(left) - margin || xs.min() > Double(right) + margin
      || ys.max() < Double(top) - margin || ys.min() > Double(bottom) + margin
  }
}
