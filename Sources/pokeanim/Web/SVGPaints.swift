import Engine

/// The paints of an SVG picture: colours as attributes, gradients as definitions, each once.
struct SVGPaints {
  private var gradients: [Paint] = []

  /// The gradients that were asked for, a line each.
  var definitions: [String] {
    guard !gradients.isEmpty else { return [] }
    let lines = gradients.enumerated().map { "  " + Self.definition($1, id: Self.id($0)) }
    return ["<defs>"] + lines + ["</defs>"]
  }

  static func fill(_ color: Color) -> String { attributes("fill", color) }

  mutating func fill(_ paint: Paint) -> String { attributes("fill", paint) }

  mutating func stroke(_ paint: Paint, _ style: StrokeStyle) -> String {
    var look = [attributes("stroke", paint), "stroke-width=\"\(CSSText.number(style.width))\""]
    if style.cap != .butt { look.append("stroke-linecap=\"\(style.cap.rawValue)\"") }
    if style.join == .miter, style.miterLimit != 4 {
      look.append("stroke-miterlimit=\"\(CSSText.number(style.miterLimit))\"")
    }
    if style.join != .miter { look.append("stroke-linejoin=\"\(style.join.rawValue)\"") }
    return look.joined(separator: " ")
  }

  private mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color): return Self.attributes(name, color)
    case .linearGradient, .radialGradient:
      let known = gradients.firstIndex(of: paint)
      if known == nil { gradients.append(paint) }
      return "\(name)=\"url(#\(Self.id(known ?? gradients.count - 1)))\""
    }
  }

  private static func attributes(
    _ name: String, _ color: Color, opacity: String? = nil
  ) -> String {
    let ink = "\(name)=\"\(CSSText.color(color))\""
    guard color.alpha < 1 else { return ink }
    return "\(ink) \(opacity ?? name + "-opacity")=\"\(CSSText.share(color.alpha))\""
  }

  private static func id(_ number: Int) -> String { "paint-\(number + 1)" }

  private static func definition(_ paint: Paint, id: String) -> String {
    switch paint {
    case .color: return ""
    case .linearGradient(let start, let end, let stops):
      let places = numbers([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
      return gradient("linearGradient", id, places, stops)
    case .radialGradient(let circle, let focus, let stops):
      let places = numbers([("cx", 0), ("cy", 0), ("r", 1), ("fx", focus.x), ("fy", focus.y)])
      let map = "gradientTransform=\"\(SVGText.matrix(circle))\""
      return gradient("radialGradient", id, places + " " + map, stops)
    }
  }

  private static func numbers(_ attributes: [(String, Double)]) -> String {
    attributes.map { "\($0)=\"\(CSSText.number($1))\"" }.joined(separator: " ")
  }

  private static func gradient(
    _ tag: String, _ id: String, _ places: String, _ stops: [GradientStop]
  ) -> String {
    let colors = stops.map { stop in
      "<stop offset=\"\(CSSText.number(stop.offset, decimals: 4))\""
        + " \(attributes("stop-color", stop.color, opacity: "stop-opacity"))/>"
    }.joined()
    return "<\(tag) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(places)>\(colors)</\(tag)>"
  }
}
