/// Adds the outline of a stroke to a grid.
///
/// A stroke is the union of one rectangle a line, one wedge a corner and two caps, all of the
/// same direction. The edges inside the union cancel each other, so only its outer edges and
/// those of overlaps are added. Everything is made in the path's own coordinates and moved to
/// the device's by `map` at the end, so that a skewed path gets a skewed stroke.
struct StrokePen: LinePen {
  let grid: CoverageGrid
  let map: AffineTransform
  let style: StrokeStyle
  /// Half the width, in the path's coordinates.
  let reach: Double
  /// The angle over which a straight line may stand for an arc, and its cosine.
  let arcStep: Double
  let arcStepCosine: Double
  /// Shorter lines, below 1/256 px, have no direction; they are joined to the next one.
  let shortest: Double

  private var start = Point.zero
  private var current = Point.zero
  /// From the middle to the left edge of the first and the last line of the subpath.
  private var firstSide: Point?
  private var lastSide = Point.zero
  private var hasLine = false

  /// `tolerance` is in the path's coordinates.
  init(grid: CoverageGrid, map: AffineTransform, style: StrokeStyle, tolerance: Double) {
    self.grid = grid
    self.map = map
    self.style = style
    reach = style.width / 2
    let cosine = 1 - tolerance / reach
    arcStep = cosine > 0 ? max(0.01, 2 * Math.acos(cosine)) : 1.5
    arcStepCosine = Math.cos(arcStep)
    shortest = tolerance / 16
  }

  mutating func move(to point: Point) {
    finish()
    start = point
    current = point
    firstSide = nil
    hasLine = false
  }

  mutating func line(to point: Point, smooth: Bool) {
    hasLine = true
    let delta = point - current
    let length = Math.hypot(delta.x, delta.y)
    guard length > shortest, length.isFinite else { return }
    let factor = reach / length
    let side = Point(-delta.y * factor, delta.x * factor)
    if firstSide == nil {
      firstSide = side
    } else {
      addJoin(at: current, from: lastSide, to: side, smooth ? .round : style.join)
    }
    addRectangle(to: point, side)
  }

  mutating func close() {
    line(to: start, smooth: false)
    if let firstSide {
      // What is left of a line that was too short.
      addRectangle(to: start, lastSide)
      addJoin(at: start, from: lastSide, to: firstSide, style.join)
    } else {
      addDot(at: start)
    }
    firstSide = nil
    hasLine = false
  }

  mutating func finish() {
    if let firstSide {
      addCap(at: start, side: Point.zero - firstSide)
      addCap(at: current, side: lastSide)
    } else if hasLine {
      addDot(at: start)
    }
    firstSide = nil
    hasLine = false
  }

  func passes(_ hull: CurveHull) -> Bool {
    guard firstSide != nil else { return false }
    let margin = 1 + reach * style.farthest() * map.stretch
    return hull.moved(by: map).lies(besides: grid.bounds, margin: margin)
  }

  /// One piece from edge to edge counts as all pieces between do, beside the grid.
  mutating func pass(to point: Point, last: Point) {
    let delta = point - last
    let factor = reach / Math.hypot(delta.x, delta.y)
    let side = Point(-delta.y * factor, delta.x * factor)
    edge(current + lastSide, point + side)
    edge(point - side, current - lastSide)
    (lastSide, current) = (side, point)
  }

  private mutating func addRectangle(to point: Point, _ side: Point) {
    edge(current + side, point + side)
    edge(point - side, current - side)
    lastSide = side
    current = point
  }

  /// A line without length shows nothing but its two caps.
  private func addDot(at point: Point) {
    addCap(at: point, side: Point(0, reach))
    addCap(at: point, side: Point(0, -reach))
  }

  func edge(_ from: Point, _ to: Point) {
    grid.addLine(map.apply(to: from), map.apply(to: to))
  }
}
