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
  /// The parts of a shape, the one that is painted first comes first.
  var paintOrder = SVGPart.allCases
  /// Lines keep their width on the screen, however the picture is scaled.
  var keepsWidth = false
  /// Pictures keep their pixels' edges.
  var isPixelated = false
  var markers = SVGMarkers()
  var color = Color.black
  var isVisible = true
  /// The rule of the outline as a clip.
  var clipsEvenOdd = false
  var fontSize = 16.0
  var text = SVGTextStyle()
}

extension SVGStyle {
  /// True if something is painted with a gradient or a pattern.
  var hasServer: Bool {
    if case .server = fill { return true }
    if case .server = stroke { return true }
    return false
  }
}

/// A part of a shape that is painted.
enum SVGPart: String, CaseIterable { case fill, stroke, markers }

extension SVGStyle {
  /// The style of an element inside one of this style. A value that can't be read is reported and
  /// left as it was.
  func inherited(
    by element: SVGElement, viewport: Size, ids: [String: Int], _ report: inout SVGReport
  ) throws(SVGError) -> SVGStyle {
    var style = self
    style.keepsWidth = false
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
    case "paint-order": paintOrder = try element.paintOrder()
    case "font-size": break
    case "marker-start": markers.start = try element.marker(name, ids)
    case "marker-mid": markers.middle = try element.marker(name, ids)
    case "marker-end": markers.end = try element.marker(name, ids)
    case "vector-effect":
      keepsWidth = try element.word(name, of: ["none", "non-scaling-stroke"]) != "none"
    case "image-rendering":
      let words = ["pixelated", "crisp-edges", "optimizeSpeed", "-webkit-optimize-contrast"]
      isPixelated = element[name].map { words.contains($0.word) } ?? false
    default: try setLine(name, of: element, units)
    }
  }

  /// Nothing is painted with a paint that isn't there.
  private mutating func setNone(_ name: String) {
    if name == "fill" { fill = .none }
    if name == "stroke" { stroke = .none }
    if name == "marker-start" { markers.start = nil }
    if name == "marker-mid" { markers.middle = nil }
    if name == "marker-end" { markers.end = nil }
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
    default: text.set(name, of: element, units)
    }
  }

  /// One that can't be read leaves it as it was.
  private mutating func setFontSize(_ element: SVGElement, _ units: SVGUnits) {
    guard let word = element["font-size"]?.word.lowercased() else { return }
    if let place = Self.fontSizes.firstIndex(of: word) {
      fontSize = 16 * [9 / 16.0, 10 / 16.0, 13 / 16.0, 1, 18 / 16.0, 1.5, 2, 3][place]
    } else if word == "larger" || word == "smaller" {
      fontSize *= word == "larger" ? 1.2 : 1 / 1.2
    } else if word.hasSuffix("%"), let share = Double(word.dropLast()) {
      fontSize *= max(0, share / 100)
    } else if let size = try? element.extent("font-size", .diagonal, in: units) {
      fontSize = size
    }
  }

  private static let fontSizes = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
  ]
}

extension SVGElement {
  fileprivate func isEvenOdd(_ name: String) throws(SVGError) -> Bool {
    try word(name, of: ["nonzero", "evenodd"]) == "evenodd"
  }

  /// The parts of a shape in the order in which they are painted.
  fileprivate func paintOrder() throws(SVGError) -> [SVGPart] {
    let words = self["paint-order"]?.word.split(separator: " ").map(String.init) ?? []
    if words == ["normal"] || words.isEmpty { return SVGPart.allCases }
    let parts = words.compactMap(SVGPart.init)
    guard parts.count == words.count, Set(parts).count == parts.count else {
      throw invalid("paint-order", "is unknown; write normal, or such as stroke fill")
    }
    return parts + SVGPart.allCases.filter { !parts.contains($0) }
  }

  /// The element that a property names; nil if it names none, or nothing of the document.
  fileprivate func marker(_ name: String, _ ids: [String: Int]) throws(SVGError) -> Int? {
    guard let attribute = self[name], attribute.word != "none" else { return nil }
    guard let (id, _) = attribute.reference, let number = ids[id] else {
      throw invalid(name, "names no marker of the document; write url(#id)")
    }
    return number
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
