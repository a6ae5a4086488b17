import Engine
import EngineFilms

/// The paints of an SVG picture: colours as attributes, gradients and pixels as definitions, each
/// once.
struct SVGPaints {
  private var gradients: [(paint: Paint, fitsBox: Bool, id: String)] = []

  /// The gradients that were asked for, a line each.
  var definitions: [String] {
    guard !gradients.isEmpty else { return [] }
    let lines = gradients.map { "  " + Self.definition($0.paint, fitsBox: $0.fitsBox, id: $0.id) }
    return ["<defs>"] + lines + ["</defs>"]
  }

  static func fill(_ color: Color) -> String { attributes("fill", color) }

  /// - Parameters:
  ///   - fitsBox: true if the paint lies in the unit square, which is stretched over the box of what is
  ///     painted.
  ///   - names: gives a gradient its id.
  mutating func fill(_ paint: Paint, fitsBox: Bool = false, _ names: inout TakenNames) -> String {
    attributes("fill", paint, fitsBox, &names)
  }

  mutating func stroke(
    _ paint: Paint, _ style: StrokeStyle, fitsBox: Bool = false, _ names: inout TakenNames
  ) -> String {
    var look = [
      attributes("stroke", paint, fitsBox, &names),
      "stroke-width=\"\(CSSText.number(style.width))\"",
    ]
    if style.cap != .butt { look.append("stroke-linecap=\"\(style.cap.rawValue)\"") }
    if style.join == .miter, style.miterLimit != 4 {
      look.append("stroke-miterlimit=\"\(CSSText.number(style.miterLimit))\"")
    }
    if style.join != .miter { look.append("stroke-linejoin=\"\(style.join.rawValue)\"") }
    return look.joined(separator: " ")
  }

  private mutating func attributes(
    _ name: String, _ paint: Paint, _ fitsBox: Bool, _ names: inout TakenNames
  ) -> String {
    if case .color(let color) = paint { return Self.attributes(name, color) }
    let known = gradients.first { $0.paint == paint && $0.fitsBox == fitsBox }?.id
    let id = known ?? names.name(for: "paint")
    if known == nil { gradients.append((paint, fitsBox, id)) }
    return "\(name)=\"url(#\(id))\""
  }

  private static func attributes(
    _ name: String, _ color: Color, opacity: String? = nil
  ) -> String {
    let ink = "\(name)=\"\(color.hexText)\""
    guard color.alpha < 1 else { return ink }
    return "\(ink) \(opacity ?? name + "-opacity")=\"\(CSSText.share(color.alpha))\""
  }

  private static func definition(_ paint: Paint, fitsBox: Bool, id: String) -> String {
    switch paint {
    case .color: return ""
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops):
      let (tag, places) = head(of: paint, fitsBox: fitsBox)
      return gradient(tag, id, places.joined(separator: " "), stops)
    case .image(let image, let map, let opacity):
      return pattern(image, map, opacity: opacity, id: id)
    }
  }

  /// The pixels of an image, as a PNG in the file itself.
  private static func pattern(
    _ image: ImageBitmap, _ map: AffineTransform, opacity: Double, id: String
  ) -> String {
    let bitmap = Bitmap(width: image.width, height: image.height)
    bitmap.pixels = image.pixels
    let png = Base64.text(ImageEncoding.png(bitmap, isTransparent: true))
    let sharp = image.isPixelated ? " style=\"image-rendering:pixelated\"" : ""
    let sides = "width=\"\(image.width)\" height=\"\(image.height)\"\(sharp)"
    let faded = opacity < 1 ? " opacity=\"\(CSSText.share(opacity))\"" : ""
    return """
      <pattern id="\(id)" patternUnits="userSpaceOnUse" \(sides)\
       patternTransform="\(SVGText.matrix(map))">\
      <image \(sides)\(faded) href="data:image/png;base64,\(png)"/></pattern>
      """
  }

  /// The element of a gradient, and the attributes that say where it lies.
  static func head(of paint: Paint, fitsBox: Bool = false) -> (tag: String, places: [String]) {
    let units = ["gradientUnits=\"\(fitsBox ? "objectBoundingBox" : "userSpaceOnUse")\""]
    return switch paint {
    case .color, .image: ("linearGradient", [])
    case .linearGradient(let start, let end, _):
      (
        "linearGradient",
        units + numbers([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
      )
    case .radialGradient(let circle, let focus, _):
      (
        "radialGradient",
        units + numbers([("cx", 0), ("cy", 0), ("r", 1), ("fx", focus.x), ("fy", focus.y)])
          + ["gradientTransform=\"\(SVGText.matrix(circle))\""]
      )
    }
  }

  private static func numbers(_ attributes: [(String, Double)]) -> [String] {
    attributes.map { "\($0)=\"\(CSSText.number($1))\"" }
  }

  private static func gradient(
    _ tag: String, _ id: String, _ places: String, _ stops: [GradientStop]
  ) -> String {
    let colors = stops.map { stop in
      "<stop offset=\"\(CSSText.number(stop.offset, decimals: 4))\""
        + " \(attributes("stop-color", stop.color, opacity: "stop-opacity"))/>"
    }.joined()
    return "<\(tag) id=\"\(id)\" \(places)>\(colors)</\(tag)>"
  }
}
