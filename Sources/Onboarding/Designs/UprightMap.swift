import Engine

/// A map as an element can say it: a factor along each axis, then a turn, then a shift.
struct UprightMap {
  /// Both > 0.
  let scale: Point
  /// In radians, clockwise.
  let rotation: Double
  private let shift: Point

  /// nil: the map skews, mirrors or flattens.
  init?(_ map: AffineTransform) {
    let scale = Point(
      (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
    let skew = (map.a * map.c + map.b * map.d).magnitude
    guard map.determinant > 0, skew <= 1e-6 * scale.x * scale.y else { return nil }
    self.scale = scale
    rotation = map.b == 0 && map.a > 0 ? 0 : Math.atan2(map.b, map.a)
    shift = Point(map.tx, map.ty)
  }

  /// True if both axes grow alike.
  var isUniform: Bool { (scale.x / scale.y - 1).magnitude < 1e-6 }

  /// What is done first.
  var scaling: AffineTransform { .scale(scale.x, scale.y) }

  /// The frame, before it is turned around its centre, of a box that was scaled.
  func frame(ofScaled box: Rect) -> Rect {
    let turned =
      rotation == 0 ? box.center : AffineTransform.rotation(rotation).apply(to: box.center)
    return Rect(center: turned + shift, size: box.size)
  }

  /// The same of one that was not.
  func frame(of box: Rect) -> Rect { frame(ofScaled: scaling.boundingBox(of: box)) }

  /// The box, scaled alone, around what the map takes to a box.
  func scaled(around box: Rect) -> Rect {
    let back = AffineTransform.translation(-shift.x, -shift.y)
    return (rotation == 0 ? back : back.then(.rotation(-rotation))).boundingBox(of: box)
  }
}

extension Rect {
  /// True if another one lies in it, but for a hundredth of a point.
  func covers(_ other: Rect) -> Bool {
    let room = 0.01
    return minX <= other.minX + room && minY <= other.minY + room && maxX >= other.maxX - room
      && maxY >= other.maxY - room
  }
}
