import Engine

/// The style in which shapes are painted: the properties that children inherit.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var isEvenOdd = false
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeStyle = StrokeStyle(width: 1)
  /// Lengths of dashes and gaps in turns; empty for a line without gaps.
  var dashes: [Double] = []
  var dashOffset = 0.0
  var strokeLiesBelow = false
  var color = Color.black
  var isVisible = true
  /// The rule of the outline as a clip.
  var clipsEvenOdd = false
  var fontSize = 16.0
}

extension SVGStyle {
  /// The style of an element inside one of this style. A value that can't be read is reported and
  /// left as it was.
  func inherited(
    by element: SVGElement, viewport: Size, ids: [String: Int], _ report: inout SVGReport
  ) throws(SVGError) -> SVGStyle {
    var style = self
    // Lengths in ems are of the element's own font, wherever its size stands.
    style.setFontSize(element, SVGUnits(viewport: viewport, fontSize: fontSize))
    for attribute in element.attributes where SVGProperty.isDrawn(attribute.name) {
      do {
        try style.set(attribute.name, of: element, viewport, ids)
      } catch {
        try report.add(error)
        if attribute.reference != nil { style.setNone(attribute.name) }
      }
    }
    return style
  }

  private mutating func set(
    _ name: String, of element: SVGElement, _ viewport: Size, _ ids: [String: Int]
  ) throws(SVGError) {
    let units = SVGUnits(viewport: viewport, fontSize: fontSize)
    switch name {
    case "fill": fill = try element.paint(name, ids: ids) ?? fill
    case "stroke": stroke = try element.paint(name, ids: ids) ?? stroke
    case "fill-opacity": fillOpacity = try element.opacity(name) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = try element.opacity(name) ?? strokeOpacity
    case "fill-rule": isEvenOdd = try element.isEvenOdd(name)
    case "clip-rule": clipsEvenOdd = try element.isEvenOdd(name)
    case "color": color = try element.color(name, current: color) ?? color
    case "visibility":
      isVisible = try element.word(name, of: ["visible", "hidden", "collapse"]) == "visible"
    case "paint-order":
      strokeLiesBelow = try element.strokeLiesBelow()
    case "font-size": break
    default: try setLine(name, of: element, units)
    }
  }

  /// Nothing is painted with a paint that isn't there.
  private mutating func setNone(_ name: String) {
    if name == "fill" { fill = .none }
    if name == "stroke" { stroke = .none }
  }

  private mutating func setLine(
    _ name: String, of element: SVGElement, _ units: SVGUnits
  ) throws(SVGError) {
    switch name {
    case "stroke-width":
      strokeStyle.width = try element.extent(name, .diagonal, in: units) ?? strokeStyle.width
    case "stroke-linecap":
      let cap = try element.word(name, known: [StrokeStyle.Cap.butt, .round, .square])
      strokeStyle.cap = cap ?? strokeStyle.cap
    case "stroke-linejoin":
      let join = try element.word(name, known: [StrokeStyle.Join.miter, .round, .bevel])
      strokeStyle.join = join ?? strokeStyle.join
    case "stroke-miterlimit":
      strokeStyle.miterLimit = try element.ratio(name) ?? strokeStyle.miterLimit
    case "stroke-dasharray": dashes = try element.dashes(units)
    case "stroke-dashoffset":
      dashOffset = try element.length(name, .diagonal, in: units) ?? dashOffset
    default: break
    }
  }

  /// Words such as `large` leave it as it was: nothing but lengths in `em` depends on it.
  private mutating func setFontSize(_ element: SVGElement, _ units: SVGUnits) {
    let size = try? element.extent("font-size", .diagonal, in: units)
    fontSize = size ?? fontSize
  }
}

extension SVGElement {
  fileprivate func isEvenOdd(_ name: String) throws(SVGError) -> Bool {
    try word(name, of: ["nonzero", "evenodd"]) == "evenodd"
  }

  /// True if the line is painted before the fill.
  fileprivate func strokeLiesBelow() throws(SVGError) -> Bool {
    let words = self["paint-order"]?.word.split(separator: " ").map(String.init) ?? []
    guard words.allSatisfy(["normal", "fill", "stroke", "markers"].contains) else {
      throw invalid("paint-order", "is unknown; write normal, or such as stroke fill")
    }
    return (words.firstIndex(of: "stroke") ?? 9) < (words.firstIndex(of: "fill") ?? 8)
  }

  /// The lengths of `stroke-dasharray`, an even number of them; empty for none.
  fileprivate func dashes(_ units: SVGUnits) throws(SVGError) -> [Double] {
    guard let attribute = self["stroke-dasharray"], attribute.word != "none" else { return [] }
    var scanner = SVGScanner(attribute, of: self)
    var lengths: [Double] = []
    var comma = false
    while !scanner.isAtEnd || comma {
      let length = try scanner.length(.diagonal, in: units)
      guard length >= 0 else { throw invalid("stroke-dasharray", "must not be below 0") }
      lengths.append(length)
      comma = scanner.skipSeparator()
    }
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }
}
