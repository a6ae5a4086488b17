import Engine

/// The elements that draw: each gives a path.
enum SVGShape: String, CaseIterable {
  case path, rect, circle, ellipse, line, polyline, polygon

  /// True if the path depends on nothing but the element.
  var isFixed: Bool { self == .path || self == .polyline || self == .polygon }

  /// The attributes that a style may set as well.
  var geometry: Set<String> {
    switch self {
    case .rect: ["x", "y", "width", "height", "rx", "ry"]
    case .circle: ["cx", "cy", "r"]
    case .ellipse: ["cx", "cy", "rx", "ry"]
    case .path, .line, .polyline, .polygon: []
    }
  }

  /// The outline of an element; an empty one is not drawn.
  ///
  /// - Parameter problem: gets what is wrong with a part of it that is left out.
  func path(
    of element: SVGElement, in units: SVGUnits, _ problem: inout SVGError?
  ) throws(SVGError) -> Path {
    switch self {
    case .path: return try Self.data(element, &problem)
    case .rect: return try Self.rect(element, units, &problem)
    case .circle:
      let radius = try element.required("r", .diagonal, in: units)
      guard radius > 0 else { return Path() }
      return .circle(center: try element.point("cx", "cy", in: units), radius: radius)
    case .ellipse: return try Self.ellipse(element, units, &problem)
    case .line:
      return Path([
        .move(try element.point("x1", "y1", in: units)),
        .line(try element.point("x2", "y2", in: units)),
      ])
    case .polyline: return try Self.polyline(element, &problem)
    case .polygon:
      var path = try Self.polyline(element, &problem)
      path.close()
      return path
    }
  }

  private static func data(
    _ element: SVGElement, _ problem: inout SVGError?
  ) throws(SVGError) -> Path {
    guard let data = element["d"] else { throw element.error("has no d; add d=\"M…\"") }
    guard !data.word.isEmpty, data.word != "none" else { return Path() }
    var reader = SVGPathReader(SVGScanner(data, of: element))
    return reader.read(&problem)
  }

  private static func ellipse(
    _ element: SVGElement, _ units: SVGUnits, _ problem: inout SVGError?
  ) throws(SVGError) -> Path {
    let rx = radius("rx", .horizontal, of: element, units, &problem)
    let ry = radius("ry", .vertical, of: element, units, &problem)
    guard let width = rx ?? ry, let height = ry ?? rx else {
      guard problem == nil else { return Path() }
      throw element.error("has no rx; add rx=\"…\" and ry=\"…\"")
    }
    guard width > 0, height > 0 else { return Path() }
    return .ellipse(
      in: Rect(
        center: try element.point("cx", "cy", in: units), size: Size(2 * width, 2 * height)))
  }

  private static func rect(
    _ element: SVGElement, _ units: SVGUnits, _ problem: inout SVGError?
  ) throws(SVGError) -> Path {
    let rect = Rect(
      origin: try element.point("x", "y", in: units),
      size: Size(
        try element.required("width", .horizontal, in: units),
        try element.required("height", .vertical, in: units)))
    guard !rect.isEmpty else { return Path() }
    let rx = radius("rx", .horizontal, of: element, units, &problem)
    let ry = radius("ry", .vertical, of: element, units, &problem)
    let radius = Size(
      min(rx ?? ry ?? 0, rect.width / 2), min(ry ?? rx ?? 0, rect.height / 2))
    return radius.width > 0 && radius.height > 0 ? .rounded(rect, radius) : .rect(rect)
  }

  /// A radius of a rectangle or an ellipse; one that can't be read is as if it weren't there.
  private static func radius(
    _ name: String, _ axis: SVGUnits.Axis, of element: SVGElement, _ units: SVGUnits,
    _ problem: inout SVGError?
  ) -> Double? {
    do {
      return try element.extent(name, axis, in: units)
    } catch {
      problem = error
      return nil
    }
  }

  private static func polyline(
    _ element: SVGElement, _ problem: inout SVGError?
  ) throws(SVGError) -> Path {
    guard let attribute = element["points"] else {
      throw element.error("has no points; add points=\"x,y x,y\"")
    }
    var scanner = SVGScanner(attribute, of: element)
    let numbers = scanner.numbers(&problem)
    if problem == nil, numbers.count < 4 || !numbers.count.isMultiple(of: 2) {
      problem = element.error(
        "points has \(numbers.count) numbers; it takes two a point, two points or more",
        at: attribute)
    }
    var path = Path()
    guard numbers.count >= 4 else { return path }
    path.move(to: Point(numbers[0], numbers[1]))
    for index in stride(from: 2, to: numbers.count - 1, by: 2) {
      path.line(to: Point(numbers[index], numbers[index + 1]))
    }
    return path
  }
}
