/// Adds the outline of a filled path to a grid; open subpaths are closed by a line.
struct FillPen: LinePen {
  private let grid: CoverageGrid
  private var start = Point.zero
  private var current = Point.zero
  /// The current point; nil if it is too far away to be counted with.
  private var place: SubpixelPoint?

  init(_ grid: CoverageGrid) {
    self.grid = grid
    place = SubpixelPoint(near: .zero)
  }

  mutating func move(to point: Point) {
    close()
    start = point
    current = point
    place = SubpixelPoint(near: point)
  }

  mutating func line(to point: Point, smooth: Bool) {
    let next = SubpixelPoint(near: point)
    if let place, let next {
      grid.addLine(place, next)
    } else {
      grid.addHugeLine(current, point)
    }
    (current, place) = (point, next)
  }

  mutating func close() { line(to: start, smooth: false) }

  mutating func finish() { close() }

  var shortest: Double { -1 }

  func passes(_ hull: CurveHull) -> Bool { hull.lies(besides: grid.bounds, margin: 1) }

  /// Beside the grid all lines between two places count alike.
  mutating func pass(to point: Point, last: Point) { line(to: point, smooth: true) }
}
