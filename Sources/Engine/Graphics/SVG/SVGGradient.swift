/// A `linearGradient` while its stops are being read.
struct SVGGradient {
  static let attributes = ["gradientUnits", "x1", "y1", "x2", "y2"]
  static let stopAttributes = ["offset", "stop-color", "stop-opacity"]

  let id: String
  private let element: SVGElement
  private let start: Point
  private let end: Point
  private var stops: [GradientStop] = []

  init(_ element: SVGElement) throws(SVGError) {
    guard let id = element["id"]?.text, !id.isEmpty else {
      throw element.error("has no id; add id=\"…\" so that fill=\"url(#…)\" can name it")
    }
    guard element["gradientUnits"]?.text == "userSpaceOnUse" else {
      throw element.error("must have gradientUnits=\"userSpaceOnUse\"")
    }
    self.id = id
    self.element = element
    start = Point(try element.required("x1"), try element.required("y1"))
    end = Point(try element.required("x2"), try element.required("y2"))
  }

  mutating func add(stop: SVGElement) throws(SVGError) {
    guard let offset = try stop.opacity("offset") else {
      throw stop.error("has no offset; add offset=\"0\" to \"1\"")
    }
    guard offset >= stops.last?.offset ?? 0 else {
      throw stop.invalid("offset", "lies before the last one; order the stops by offset")
    }
    guard let color = try stop.color("stop-color") else {
      throw stop.error("has no stop-color; add stop-color=\"#rrggbb\"")
    }
    let opacity = try stop.opacity("stop-opacity") ?? 1
    stops.append(GradientStop(offset, color.withAlpha(opacity)))
  }

  func paint() throws(SVGError) -> Paint {
    guard stops.count >= 2 else {
      throw element.error("has \(stops.count) stops; it takes two or more")
    }
    return .linearGradient(start: start, end: end, stops: stops)
  }
}
