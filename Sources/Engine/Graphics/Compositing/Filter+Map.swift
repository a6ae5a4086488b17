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
    case .offset(let offset): .offset(map.direction(offset))
    case .shadow(let offset, let blur, let color):
      .shadow(offset: map.direction(offset), blur: map.deviations(blur), color)
    case .erode(let radius): .erode(map.deviations(radius))
    case .dilate(let radius): .dilate(map.deviations(radius))
    case .tile(let rect): .tile(map.boundingBox(of: rect))
    case .flood, .blend, .composite, .merge, .matrix, .transfer, .convolve: self
    }
  }
}

extension AffineTransform {
  /// The deviations of a blur along the axes that the map leads to.
  package func deviations(_ blur: Size) -> Size {
    Size(Math.hypot(a * blur.width, c * blur.height), Math.hypot(b * blur.width, d * blur.height))
  }

  /// The offset between two points, moved by the map.
  package func direction(_ offset: Point) -> Point {
    Point(a * offset.x + c * offset.y, b * offset.x + d * offset.y)
  }
}
