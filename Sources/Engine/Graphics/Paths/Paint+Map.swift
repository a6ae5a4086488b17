extension Paint {
  /// The paint of a shape that is moved by a map, moved with it.
  package func mapped(by map: AffineTransform) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(let start, let end, let stops):
      let (start, end) = map.axis(start, end)
      return .linearGradient(start: start, end: end, stops: stops)
    case .radialGradient(let circle, let focus, let stops):
      return .radialGradient(circle.then(map), focus: focus, stops: stops)
    case .image(let image, let own, let opacity):
      return .image(image, own.then(map), opacity: opacity)
    }
  }
}

extension AffineTransform {
  /// The axis across which the same colours lie as across a mapped one, which a skewing map doesn't
  /// leave at a right angle to them.
  package func axis(_ start: Point, _ end: Point) -> (Point, Point) {
    guard self != .identity else { return (start, end) }
    let along = end - start
    let length = along.x * along.x + along.y * along.y
    let (first, last) = (apply(to: start), apply(to: end))
    guard let inverse = inverse else { return (first, last) }
    let slope = Point(
      (inverse.a * along.x + inverse.b * along.y) / length,
      (inverse.c * along.x + inverse.d * along.y) / length)
    let steepness = slope.x * slope.x + slope.y * slope.y
    return (first, first + slope * (1 / steepness))
  }
}
