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

  func passes(_ hull: CurveHull) -> Bool { hull.lies(besides: grid.bounds, margin: 1) }

  /// Beside the grid all lines between two places count alike.
  mutating func pass(to point: Point, last: Point) { line(to: point, smooth: true) }
}
