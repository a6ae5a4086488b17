import Engine

/// A gradient with everything that it takes from others by `href`.
struct SVGGradient {
  /// The way of the colours beyond the last one.
  enum Spread: String { case pad, reflect, `repeat` }

  /// The gradient and those it refers to, the nearest first.
  private let chain: [SVGElement]
  let isRadial: Bool
  /// The coordinates are shares of the box of what is painted.
  let fitsBox: Bool
  let spread: Spread
  let transform: AffineTransform
  /// The long values of all of the chain.
  let excess: Int
  let stops: [GradientStop]

  /// - Parameter viewport: the size that percentages are of.
  init(
    _ node: Int, in document: SVGDocument, viewport: Size, _ report: inout SVGReport
  ) throws(SVGError) {
    let references = try SVGReferenceChain(
      from: node, in: document, kind: "gradient", names: ["linearGradient", "radialGradient"],
      &report)
    chain = references.elements
    excess = chain.reduce(0) { $0 + $1.excess }
    let kinds = ["objectBoundingBox", "userSpaceOnUse"]
    let owner = references.first("gradientUnits")
    let units = try report.value("objectBoundingBox") { () throws(SVGError) in
      try owner.word("gradientUnits", of: kinds)
    }
    let fitsBox = units != "userSpaceOnUse"
    self.fitsBox = fitsBox
    let spreader = references.first("spreadMethod")
    spread =
      try report.value(nil) { () throws(SVGError) in
        try spreader.word("spreadMethod", known: [Spread.pad, .reflect, .repeat])
      } ?? .pad
    let mover = chain.first { $0["gradientTransform"] != nil || $0["transform"] != nil }
    transform =
      try mover.map { (element) throws(SVGError) in
        try element.transform(
          element["gradientTransform"] == nil ? "transform" : "gradientTransform",
          around: fitsBox ? Size(1, 1) : viewport, fontSize: 16)
      } ?? .identity
    isRadial = chain[0].name == "radialGradient"
    stops = try Self.stops(of: references.owner, in: document, &report)
  }

  private static func stops(
    of owner: Int?, in document: SVGDocument, _ report: inout SVGReport
  ) throws(SVGError) -> [GradientStop] {
    guard let owner else { return [] }
    let gradient = document.nodes[owner]
    let above = color(of: gradient.parent, in: document)
    var stops: [GradientStop] = []
    for number in gradient.children {
      let element = document.nodes[number].element
      guard element.name == "stop" else { continue }
      do {
        let offset = try report.value(0) { () throws(SVGError) in
          try element.opacity("offset") ?? 0
        }
        let stop = try stop(element, offset, in: gradient.element, above)
        if let last = stops.last, stop.offset < last.offset {
          try report.add(
            element.invalid("offset", "lies before the last one; order the stops by offset"))
        }
        stops.append(GradientStop(max(stop.offset, stops.last?.offset ?? 0), stop.color))
      } catch {
        try report.add(error)
      }
    }
    return stops
  }

  /// The `color` that an element has from itself, or from what it lies in. One that can't be read
  /// is reported where that is drawn.
  private static func color(of node: Int?, in document: SVGDocument) -> Color {
    var node = node
    while let number = node {
      let element = document.nodes[number].element
      let isOwn = element["color"].map { $0.word.lowercased() != "currentcolor" } ?? false
      if isOwn, let color = try? element.color("color") { return color }
      node = document.nodes[number].parent
    }
    return .black
  }

  private static func stop(
    _ element: SVGElement, _ offset: Double, in gradient: SVGElement, _ above: Color
  ) throws(SVGError) -> GradientStop {
    let outer = try gradient.color("color", current: above) ?? above
    let current = try element.color("color", current: outer) ?? outer
    let color = try element.color("stop-color", current: current) ?? .black
    let opacity = try element.opacity("stop-opacity") ?? 1
    return GradientStop(offset, color.withAlpha(color.alpha * opacity))
  }
}

// MARK: - Paints

extension SVGGradient {
  /// The paint of a shape; nil if it paints nothing there.
  ///
  /// - Parameters:
  ///   - box: that of the shape, in its coordinates.
  ///   - viewport: the size that percentages are of.
  func paint(_ box: Rect, viewport: Size) throws(SVGError) -> Paint? {
    guard let last = stops.last else { return nil }
    guard stops.count > 1 else { return .color(last.color) }
    guard !fitsBox || !box.isEmpty else { return nil }
    let units = SVGUnits(viewport: fitsBox ? Size(1, 1) : viewport)
    let map = fitsBox ? transform.then(.fromUnits(of: box)) : transform
    guard map.isFinite, map.inverse != nil else { return nil }
    return isRadial ? try radial(units, map, box) : try linear(units, map, box)
  }

  private func length(
    _ name: String, _ axis: SVGUnits.Axis, _ units: SVGUnits, share: Double
  ) throws(SVGError) -> Double {
    // A gradient of the other kind has no such places.
    guard let element = chain.first(where: { $0.name == chain[0].name && $0[name] != nil }) else {
      return share * units.whole(axis)
    }
    return try element.length(name, axis, in: units) ?? share * units.whole(axis)
  }

  private func linear(
    _ units: SVGUnits, _ map: AffineTransform, _ box: Rect
  ) throws(SVGError) -> Paint {
    let start = Point(
      try length("x1", .horizontal, units, share: 0), try length("y1", .vertical, units, share: 0))
    let end = Point(
      try length("x2", .horizontal, units, share: 1), try length("y2", .vertical, units, share: 0))
    guard start != end else { return .color(stops[stops.count - 1].color) }
    let mapped = map.axis(start, end)
    guard spread != .pad else {
      return .linearGradient(start: mapped.0, end: mapped.1, stops: stops)
    }
    return spreadLinear(mapped.0, mapped.1, box)
  }

  private func radial(
    _ units: SVGUnits, _ map: AffineTransform, _ box: Rect
  ) throws(SVGError) -> Paint {
    let center = Point(
      try length("cx", .horizontal, units, share: 0.5),
      try length("cy", .vertical, units, share: 0.5))
    let radius = try length("r", .diagonal, units, share: 0.5)
    let inner = try length("fr", .diagonal, units, share: 0)
    for (name, value) in [("r", radius), ("fr", inner)] where value < 0 {
      throw chain[0].error("\(name) must not be below 0")
    }
    guard radius > inner else { return .color(stops[stops.count - 1].color) }
    let hasFocus = chain.contains {
      $0.name == chain[0].name && ($0["fx"] != nil || $0["fy"] != nil)
    }
    var focus = Point.zero
    if hasFocus {
      let place = Point(
        try length("fx", .horizontal, units, share: center.x / units.whole(.horizontal)),
        try length("fy", .vertical, units, share: center.y / units.whole(.vertical)))
      // All circles, the inner one too, grow out of one point.
      focus = (place - center) * (1 / (radius - inner))
      let reach = Math.hypot(focus.x, focus.y)
      if reach > 0.99 { focus = focus * (0.99 / reach) }
    }
    let circle = AffineTransform.scale(radius, radius).then(.translation(center.x, center.y))
      .then(map)
    guard spread != .pad else {
      return .radialGradient(circle, focus: focus, stops: stops(behind: inner / radius))
    }
    guard inner == 0 else {
      throw chain[0].error("begins again around fr, which is not drawn; remove spreadMethod or fr")
    }
    return spreadRadial(circle, focus, box)
  }

  /// The stops where the first part of the way has the first colour.
  private func stops(behind part: Double) -> [GradientStop] {
    guard part > 0 else { return stops }
    return stops.map { GradientStop(part + $0.offset * (1 - part), $0.color) }
  }
}
