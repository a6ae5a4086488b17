import Engine

/// The markers of a shape: the elements that stand at the vertices of its outline.
struct SVGMarkers {
  var start: Int?
  var middle: Int?
  var end: Int?

  var isEmpty: Bool { start == nil && middle == nil && end == nil }
}

extension SVGBuilder {
  /// What all markers of a shape draw, in the shape's coordinates; they have no box.
  mutating func markers(
    on path: Path, of shape: SVGShape, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    let markers = context.style.markers
    guard !markers.isEmpty, !context.drawsOutlines else { return SVGItems() }
    let isRound = shape == .circle || shape == .ellipse
    let vertices = (isRound ? path.fromTheRight.withoutEmptyLines : path)
      .vertices(without: shape.arcSteps(of: element))
    try spend(steps: vertices.count, on: element)
    var paints = context
    paints.contextPaints = try self.paints(of: path, in: context)
    var items = SVGItems()
    for (index, vertex) in vertices.enumerated() {
      if index == 0, let node = markers.start {
        items += try marker(node, at: vertex, isStart: true, for: element, in: paints)
      }
      if index > 0, index < vertices.count - 1, let node = markers.middle {
        items += try marker(node, at: vertex, for: element, in: paints)
      }
      if index == vertices.count - 1, let node = markers.end {
        items += try marker(node, at: vertex, for: element, in: paints)
      }
    }
    return items
  }

  /// What a marker at a vertex draws. One with an error in it is reported, and isn't drawn.
  private mutating func marker(
    _ node: Int, at vertex: SVGVertex, isStart: Bool = false, for shape: SVGElement,
    in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    do {
      return try drawnMarker(node, at: vertex, isStart: isStart, for: shape, in: context)
    } catch {
      guard !isRefused else { throw error }
      try report.add(error, once: "marker \(error.message)")
      return SVGItems()
    }
  }

  private mutating func drawnMarker(
    _ node: Int, at vertex: SVGVertex, isStart: Bool, for shape: SVGElement,
    in outer: SVGContext
  ) throws(SVGError) -> SVGItems {
    let element = element(node)
    guard element.name == "marker" else {
      try report.add(shape.error("has a marker that is none; name a <marker>"), once: "marker")
      return SVGItems()
    }
    guard !outer.targets.contains(node) else {
      try report.add(
        element.error("marks what it lies in; a marker can't mark itself"), once: "in marker")
      return SVGItems()
    }
    let units = SVGUnits(viewport: outer.viewport, fontSize: outer.style.fontSize)
    let size = Size(
      try element.extent("markerWidth", .horizontal, in: units) ?? 3,
      try element.extent("markerHeight", .vertical, in: units) ?? 3)
    let scale =
      element["markerUnits"]?.word == "userSpaceOnUse" ? 1 : outer.style.strokeStyle.width
    guard size.width > 0, size.height > 0, scale > 0 else { return SVGItems() }
    let room = Rect(origin: .zero, size: size)
    let viewBox = try SVGViewBox(element)
    let content = viewBox?.map(into: room) ?? .identity
    let inner = SVGUnits(
      viewport: viewBox?.box.size ?? outer.viewport, fontSize: outer.style.fontSize)
    let pin = content.apply(to: try element.pin(in: inner, viewBox?.box))
    let place = AffineTransform.translation(-pin.x, -pin.y).then(.scale(scale, scale))
      .then(.rotation(try element.angle(at: vertex, isStart: isStart)))
      .then(.translation(vertex.point.x, vertex.point.y))
    var context = try entered(cut: node, content.then(place), in: outer)
    context.viewport = inner.viewport
    try addLayer(element, to: &context)
    var drawn = try children(of: node, in: context).moved(by: content)
    cut(&drawn.items, of: element, to: room)
    drawn = drawn.moved(by: place)
    // The shape's box is that of its outline.
    drawn.box = nil
    return drawn
  }

  /// Cuts what a marker draws to its room, if it says nothing else.
  private func cut(_ items: inout [Drawing.Item], of marker: SVGElement, to room: Rect) {
    guard !["visible", "auto"].contains(marker["overflow"]?.word), reachesOut(items, of: room)
    else { return }
    items = [.clipped(by: .rect(room), items: items)]
  }
}

extension SVGElement {
  /// The point of a marker that lies on a vertex, in the coordinates of what lies in it.
  fileprivate func pin(in units: SVGUnits, _ box: Rect?) throws(SVGError) -> Point {
    func side(_ name: String, _ axis: SVGUnits.Axis, _ start: Double) throws(SVGError) -> Double {
      switch self[name]?.word {
      case "left", "top": start
      case "center": start + units.whole(axis) / 2
      case "right", "bottom": start + units.whole(axis)
      default: try length(name, axis, in: units) ?? 0
      }
    }
    return Point(
      try side("refX", .horizontal, box?.minX ?? 0), try side("refY", .vertical, box?.minY ?? 0))
  }

  /// The angle of a marker at a vertex, in radians.
  fileprivate func angle(at vertex: SVGVertex, isStart: Bool) throws(SVGError) -> Double {
    guard let attribute = self["orient"] else { return 0 }
    switch attribute.word {
    case "auto": return vertex.angle
    case "auto-start-reverse": return vertex.angle + (isStart ? .pi : 0)
    default:
      var scanner = SVGScanner(attribute, of: self)
      let value = try scanner.number()
      let turns = ["": 360.0, "deg": 360, "grad": 400, "rad": 2 * .pi, "turn": 1]
      guard let turn = turns[scanner.word()] else {
        throw invalid("orient", "is unknown; write auto, auto-start-reverse or an angle")
      }
      try scanner.expectEnd()
      return value / turn * 2 * .pi
    }
  }
}

extension SVGShape {
  /// The numbers of the steps of its path that end within an arc.
  fileprivate func arcSteps(of element: SVGElement) -> Set<Int> {
    guard self == .path, let data = element["d"], data.value.contains(where: { $0 | 0x20 == 0x61 })
    else { return [] }
    var reader = SVGPathReader(SVGScanner(data, of: element))
    var problem: SVGError?
    _ = reader.read(&problem)
    return reader.arcSteps
  }
}
