/// The same filter in other coordinates.
extension Filter {
  /// The filter of a group that is moved by a map.
  package func mapped(by map: AffineTransform) -> Filter {
    Filter(
      region: region.map(map.boundingBox),
      steps: steps.map { step in
        var step = step
        step.operation = step.operation.mapped(by: map)
        step.region = step.region.map(map.boundingBox)
        return step
      })
  }
}

extension Filter.Operation {
  fileprivate func mapped(by map: AffineTransform) -> Filter.Operation {
    switch self {
    case .blur(let blur): .blur(map.deviations(blur))
    case .offset(let way): .offset(map.direction(way))
    case .shadow(let way, let blur, let color):
      .shadow(offset: map.direction(way), blur: map.deviations(blur), color)
    case .flood, .blend, .composite, .merge, .matrix, .transfer: self
    }
  }
}

extension AffineTransform {
  /// The deviations of a blur along the axes that the map leads to.
  package func deviations(_ blur: Size) -> Size {
    Size(Math.hypot(a * blur.width, c * blur.height), Math.hypot(b * blur.width, d * blur.height))
  }

  /// A way between two points, moved by the map.
  package func direction(_ way: Point) -> Point {
    Point(a * way.x + c * way.y, b * way.x + d * way.y)
  }
}
