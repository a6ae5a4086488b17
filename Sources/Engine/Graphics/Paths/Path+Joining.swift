extension Path {
  /// The parts of both paths as one, filled by the first one's rule.
  public static func + (a: Path, b: Path) -> Path {
    var path = a
    path.elements += b.elements
    return path
  }

  /// A straight line from point to point.
  public static func line(through points: [Point]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    return path
  }

  /// The same, closed.
  public static func polygon(_ corners: [Point]) -> Path {
    var path = line(through: corners)
    if !corners.isEmpty { path.close() }
    return path
  }

  /// A line through points in dashes with gaps between them, all in points and > 0.
  public static func dashed(through points: [Point], dash: Double, gap: Double) -> Path {
    var path = Path()
    guard var pen = points.first else { return path }
    var (isOn, left) = (true, dash)
    path.move(to: pen)
    for point in points.dropFirst() {
      var rest = pen.distance(to: point)
      while rest >= left {
        pen = pen + (point - pen) * (left / rest)
        rest -= left
        if isOn { path.line(to: pen) } else { path.move(to: pen) }
        isOn.toggle()
        left = isOn ? dash : gap
      }
      if isOn { path.line(to: point) }
      left -= rest
      pen = point
    }
    return path
  }
}
