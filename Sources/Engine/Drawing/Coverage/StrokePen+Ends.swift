extension StrokePen {
  /// Fills the corner between two lines that meet in a point.
  func addJoin(at point: Point, from: Point, to: Point, _ join: StrokeStyle.Join) {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    if cross > 0 {
      // The left side is the inner one: there the rectangles overlap around the point.
      edge(point + from, point)
      edge(point, point + to)
      let zero = Point.zero
      addCorner(point, zero - to, zero - from, cross: -cross, dot: dot, join)
    } else {
      edge(point - to, point)
      edge(point, point - from)
      addCorner(point, from, to, cross: cross, dot: dot, join)
    }
  }

  /// Draws the end of a line: from its left edge, `side` off the point, round to its right edge.
  func addCap(at point: Point, side: Point) {
    let opposite = Point.zero - side
    let ahead = Point(side.y, -side.x)
    switch style.cap {
    case .butt:
      edge(point + side, point + opposite)
    case .square:
      edge(point + side, point + (side + ahead))
      edge(point + (side + ahead), point + (opposite + ahead))
      edge(point + (opposite + ahead), point + opposite)
    case .round:
      addArc(around: point, from: side, to: opposite, angle: -Double.pi)
    }
  }

  /// Draws the outer edge of a corner, between two places given by their distance from it.
  private func addCorner(
    _ point: Point, _ from: Point, _ to: Point, cross: Double, dot: Double,
    _ join: StrokeStyle.Join
  ) {
    // The cosine of the angle between the sides, and of half of it squared.
    let cosine = dot / (reach * reach)
    let halfCosineSquared = (1 + cosine) / 2
    let limit = style.miterLimit
    switch join {
    case .miter where halfCosineSquared * limit * limit >= 1:
      let tip = (from + to) * (1 / (1 + cosine))
      edge(point + from, point + tip)
      edge(point + tip, point + to)
    case .round where cosine < arcStepCosine:
      // Straight back is half a turn the same way round.
      addArc(around: point, from: from, to: to, angle: -abs(Math.atan2(cross, dot)))
    case .miter, .round, .bevel:
      edge(point + from, point + to)
    }
  }

  /// Draws a part of a circle as lines; it begins and ends exactly at the places given.
  private func addArc(around center: Point, from: Point, to: Point, angle: Double) {
    let count = max(1, Int((abs(angle) / arcStep).rounded(.up)))
    let turn = AffineTransform.rotation(angle / Double(count))
    var spoke = from
    for _ in 1..<count {
      let next = turn.apply(to: spoke)
      edge(center + spoke, center + next)
      spoke = next
    }
    edge(center + spoke, center + to)
  }
}
