/// The elements that draw: each gives a path.
enum SVGShape: String, CaseIterable {
  case path, rect, circle, ellipse, line, polyline, polygon

  /// The attributes that give the shape its form.
  var attributes: [String] {
    switch self {
    case .path: ["d"]
    case .rect: ["x", "y", "width", "height", "rx"]
    case .circle: ["cx", "cy", "r"]
    case .ellipse: ["cx", "cy", "rx", "ry"]
    case .line: ["x1", "y1", "x2", "y2"]
    case .polyline, .polygon: ["points"]
    }
  }

  func path(of element: SVGElement) throws(SVGError) -> Path {
    switch self {
    case .path:
      guard let data = element["d"] else { throw element.error("has no d; add d=\"M…\"") }
      var reader = SVGPathReader(SVGScanner(data, of: element))
      return try reader.read()
    case .rect: return try Self.rect(element)
    case .circle:
      return .circle(center: try Self.center(element), radius: try element.requiredLength("r"))
    case .ellipse:
      let radii = Size(try element.requiredLength("rx"), try element.requiredLength("ry"))
      return .ellipse(
        in: Rect(
          center: try Self.center(element), size: Size(2 * radii.width, 2 * radii.height)))
    case .line:
      return Path([
        .move(Point(try element.number("x1") ?? 0, try element.number("y1") ?? 0)),
        .line(Point(try element.number("x2") ?? 0, try element.number("y2") ?? 0)),
      ])
    case .polyline: return try Self.polyline(element)
    case .polygon:
      var path = try Self.polyline(element)
      path.close()
      return path
    }
  }

  private static func center(_ element: SVGElement) throws(SVGError) -> Point {
    Point(try element.number("cx") ?? 0, try element.number("cy") ?? 0)
  }

  private static func rect(_ element: SVGElement) throws(SVGError) -> Path {
    let rect = Rect(
      try element.number("x") ?? 0, try element.number("y") ?? 0,
      try element.requiredLength("width"), try element.requiredLength("height"))
    return .roundedRect(rect, radius: try element.length("rx") ?? 0)
  }

  private static func polyline(_ element: SVGElement) throws(SVGError) -> Path {
    guard let attribute = element["points"] else {
      throw element.error("has no points; add points=\"x,y x,y\"")
    }
    var scanner = SVGScanner(attribute, of: element)
    let numbers = try scanner.numbers()
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else {
      throw element.error(
        "points has \(numbers.count) numbers; it takes two a point, two points or more",
        at: attribute)
    }
    var path = Path()
    path.move(to: Point(numbers[0], numbers[1]))
    for index in stride(from: 2, to: numbers.count, by: 2) {
      path.line(to: Point(numbers[index], numbers[index + 1]))
    }
    return path
  }
}
