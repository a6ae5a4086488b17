/// The style in which shapes are painted: the attributes that children inherit.
struct SVGStyle {
  static let attributes = [
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin",
  ]

  private var fill: Paint? = .color(.black)
  private var fillOpacity = 1.0
  private var stroke: Paint?
  private var strokeOpacity = 1.0
  private var strokeStyle = StrokeStyle(width: 1)

  /// The style of an element inside one of this style.
  func inherited(
    by element: SVGElement, gradients: [String: Paint]
  ) throws(SVGError) -> SVGStyle {
    var style = self
    style.fill = try element.paint("fill", gradients: gradients, inherited: fill)
    style.stroke = try element.paint("stroke", gradients: gradients, inherited: stroke)
    style.fillOpacity = try element.opacity("fill-opacity") ?? fillOpacity
    style.strokeOpacity = try element.opacity("stroke-opacity") ?? strokeOpacity
    style.strokeStyle = StrokeStyle(
      width: try element.length("stroke-width") ?? strokeStyle.width,
      cap: try element.word("stroke-linecap", known: [.butt, .round, .square]) ?? strokeStyle.cap,
      join: try element.word("stroke-linejoin", known: [.miter, .round, .bevel])
        ?? strokeStyle.join)
    return style
  }

  /// A shape's fill and the line on top of it; a `line` has nothing to fill.
  func items(for path: Path, isFilled: Bool) -> [Drawing.Item] {
    var items: [Drawing.Item] = []
    if isFilled, let fill { items.append(.fill(path, fill.faded(by: fillOpacity))) }
    if let stroke, strokeStyle.width > 0 {
      items.append(.stroke(path, strokeStyle, stroke.faded(by: strokeOpacity)))
    }
    return items
  }
}

extension SVGElement {
  /// A colour, a gradient by `url(#id)`, or nil for `none`.
  fileprivate func paint(
    _ name: String, gradients: [String: Paint], inherited: Paint?
  ) throws(SVGError) -> Paint? {
    guard let text = self[name]?.text else { return inherited }
    if text == "none" { return nil }
    if text.hasPrefix("url(#"), text.hasSuffix(")") {
      if let gradient = gradients[String(text.dropFirst(5).dropLast())] { return gradient }
      throw invalid(name, "names no linearGradient that stands before it in defs")
    }
    return try color(name).map(Paint.color)
  }
}

extension Paint {
  fileprivate func faded(by opacity: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.withAlpha(color.alpha * opacity))
    case .linearGradient(let start, let end, let stops):
      let faded = stops.map {
        GradientStop($0.offset, $0.color.withAlpha($0.color.alpha * opacity))
      }
      return .linearGradient(start: start, end: end, stops: faded)
    }
  }
}
