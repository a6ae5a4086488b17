extension Path {
  /// Adds a part of an ellipse as cubics, by the rules of SVG's arc command.
  ///
  /// - Parameters:
  ///   - start: The place of the pen.
  ///   - radii: The ellipse's radii; enlarged together if it cannot reach, a line if one is 0.
  ///   - turn: The angle of the ellipse's first axis, in radians.
  ///   - isLarge: True to take the way round that is longer than half.
  ///   - isClockwise: True to go clockwise on screen.
  package mutating func arc(
    from start: Point, radii: Size, turn: Double, isLarge: Bool, isClockwise: Bool, to end: Point
  ) {
    guard start != end else { return }
    var radii = Size(radii.width.magnitude, radii.height.magnitude)
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    // Half the way in the ellipse's own axes, in radii: at most 1 long if the ellipse reaches.
    let unturn = AffineTransform.rotation(-turn)
    let half = unturn.apply(to: (start - end) * 0.5)
    let steps = Point(half.x / radii.width, half.y / radii.height)
    let reach = Math.hypot(steps.x, steps.y)
    guard reach > 0, steps.x.isFinite, steps.y.isFinite else { return line(to: end) }
    if reach > 1 { radii = Size(radii.width * reach, radii.height * reach) }

    let unit = Point(half.x / radii.width, half.y / radii.height)
    let length = Math.hypot(unit.x, unit.y)
    let side = (max(0, 1 - length * length)).squareRoot() / length
    let sign = isLarge == isClockwise ? -1.0 : 1.0
    let center = Point(unit.y * side * sign, -unit.x * side * sign)
    let from = Math.atan2(unit.y - center.y, unit.x - center.x)
    let to = Math.atan2(-unit.y - center.y, -unit.x - center.x)
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let middle = (start + end) * 0.5
    let map = AffineTransform.translation(center.x, center.y)
      .then(.scale(radii.width, radii.height)).then(.rotation(turn))
      .then(.translation(middle.x, middle.y))
    addUnitArc(from: from, sweep: sweep, map: map, end: end)
  }

  /// A part of the unit circle under a map, at most a quarter a cubic; ends exactly at `end`.
  private mutating func addUnitArc(
    from: Double, sweep: Double, map: AffineTransform, end: Point
  ) {
    let count = max(1, (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let control = 4 / 3 * Math.tan(step / 4)
    for index in 0..<Int(count) {
      let (a, b) = (from + Double(index) * step, from + Double(index + 1) * step)
      let (p, q) = (Point(Math.cos(a), Math.sin(a)), Point(Math.cos(b), Math.sin(b)))
      let first = Point(p.x - control * p.y, p.y + control * p.x)
      let second = Point(q.x + control * q.y, q.y - control * q.x)
      let isLast = index == Int(count) - 1
      cubic(
        map.apply(to: first), map.apply(to: second), to: isLast ? end : map.apply(to: q))
    }
  }
}
