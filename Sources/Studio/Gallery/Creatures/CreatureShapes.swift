import Engine

/// Outlines that creatures are put together from. All run clockwise, so that shapes of one path
/// that overlap are one shape.
enum CreatureShapes {
  /// An ellipse, turned by an angle in radians.
  static func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, turn: Double = 0) -> Path {
    let oval = Path.ellipse(in: Rect(-rx, -ry, 2 * rx, 2 * ry))
    return oval.mapped(by: AffineTransform.rotation(turn).then(.translation(x, y)))
  }

  static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    oval(x, y, radius, radius)
  }

  /// A rounded box.
  static func block(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, radius: Double) -> Path {
    .roundedRect(Rect(x - rx, y - ry, 2 * rx, 2 * ry), radius: radius)
  }

  /// Narrow at the top, wide at the bottom.
  static func pear(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    var path = Path()
    path.move(to: Point(x, y - ry))
    path.cubic(
      Point(x + 0.62 * rx, y - ry), Point(x + 0.62 * rx, y - 0.3 * ry),
      to: Point(x + 0.84 * rx, y + 0.1 * ry))
    path.cubic(
      Point(x + 1.2 * rx, y + 0.6 * ry), Point(x + 0.8 * rx, y + ry), to: Point(x, y + ry))
    path.cubic(
      Point(x - 0.8 * rx, y + ry), Point(x - 1.2 * rx, y + 0.6 * ry),
      to: Point(x - 0.84 * rx, y + 0.1 * ry))
    path.cubic(
      Point(x - 0.62 * rx, y - 0.3 * ry), Point(x - 0.62 * rx, y - ry), to: Point(x, y - ry))
    path.close()
    return path
  }

  /// Round below, with a tip at the top.
  static func drop(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    var path = Path()
    path.move(to: Point(x, y - 1.15 * ry))
    path.cubic(
      Point(x + 0.2 * rx, y - 0.7 * ry), Point(x + rx, y - 0.5 * ry),
      to: Point(x + rx, y + 0.15 * ry))
    path.cubic(
      Point(x + rx, y + 0.7 * ry), Point(x + 0.6 * rx, y + ry), to: Point(x, y + ry))
    path.cubic(
      Point(x - 0.6 * rx, y + ry), Point(x - rx, y + 0.7 * ry), to: Point(x - rx, y + 0.15 * ry))
    path.cubic(
      Point(x - rx, y - 0.5 * ry), Point(x - 0.2 * rx, y - 0.7 * ry),
      to: Point(x, y - 1.15 * ry))
    path.close()
    return path
  }

  /// A leaf or a pointed ear: from a root of a width to a tip, its sides bent outwards.
  static func petal(root: Point, width: Double, tip: Point) -> Path {
    let way = tip - root
    let length = max(1e-9, root.distance(to: tip))
    let across = Point(-way.y, way.x) * (width / 2 / length)
    let (right, left) = (root + across, root - across)
    let bend = way * 0.62
    var path = Path()
    path.move(to: left)
    path.quad(left - across * 0.5 + bend, to: tip)
    path.quad(right + across * 0.5 + bend, to: right)
    path.close()
    return path
  }

  /// A smile of a width, open upwards.
  static func smile(_ x: Double, _ y: Double, _ width: Double, _ depth: Double) -> Path {
    var path = Path()
    path.move(to: Point(x - width / 2, y))
    path.quad(Point(x, y + 2 * depth), to: Point(x + width / 2, y))
    return path
  }
}
