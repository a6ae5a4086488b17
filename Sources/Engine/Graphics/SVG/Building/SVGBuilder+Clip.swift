/// Paths that cut what is drawn.
extension SVGBuilder {
  /// Items cut by the `clip-path` of their element, and by its `mask` where that is a shape.
  func cut(_ items: [Drawing.Item], by paths: [Path]) -> [Drawing.Item] {
    paths.reduce(items) { [.clipped(by: $1, items: $0)] }
  }

  mutating func clipped(
    _ items: [Drawing.Item], by element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> [Drawing.Item] {
    guard !items.isEmpty else { return [] }
    var items = items
    for name in ["clip-path", "mask"] {
      guard let attribute = element[name], attribute.word != "none", !attribute.word.isEmpty else {
        continue
      }
      guard let (id, _) = attribute.reference else {
        try report.add(
          element.invalid(name, "is not drawn; write url(#id) of a clipPath"), once: name)
        continue
      }
      let wanted = name == "mask" ? "mask" : "clipPath"
      guard let node = document.ids[id], self.element(node).name == wanted else {
        try report.add(element.invalid(name, "names no \(wanted) of the document"))
        continue
      }
      let box = Drawing.Item.outlineBox(of: items) ?? .zero
      var paths = try cuts(of: node, box: box, in: context)
      let region = wanted == "mask" ? try maskRegion(node, box: box, in: context) : nil
      if let region, let shape = paths.first?.tightBox, let reach = Drawing.Item.reach(of: items),
        region.union(reach.intersection(shape)) != region
      {
        paths.append(.rect(region))
      }
      items = cut(items, by: paths)
    }
    return items
  }

  /// The rectangle outside of which a mask lets nothing through.
  private func maskRegion(
    _ node: Int, box: Rect, in context: SVGContext
  ) throws(SVGError) -> Rect {
    let element = element(node)
    let isFixed = element["maskUnits"]?.word == "userSpaceOnUse"
    let units = SVGUnits(
      viewport: isFixed ? context.viewport : Size(1, 1), fontSize: context.style.fontSize)
    func side(_ axis: SVGUnits.Axis, _ place: String, _ extent: String) throws(SVGError) -> (
      start: Double, length: Double
    ) {
      (
        try element.length(place, axis, in: units) ?? -0.1 * units.whole(axis),
        try element.extent(extent, axis, in: units) ?? 1.2 * units.whole(axis)
      )
    }
    let (x, y) = (try side(.horizontal, "x", "width"), try side(.vertical, "y", "height"))
    let region = Rect(x.start, y.start, x.length, y.length)
    return isFixed ? region : AffineTransform.fromUnits(of: box).boundingBox(of: region)
  }

  /// The most clips that may cut one another: each is a layer of its own.
  private static let longestChain = 3

  /// The paths of a `clipPath` or a `mask`, each of which cuts; none if it can't be drawn.
  private mutating func cuts(
    of node: Int, box: Rect, in outer: SVGContext, chain: Int = 0
  ) throws(SVGError) -> [Path] {
    let element = element(node)
    var context = outer
    context.depth += 1
    guard !context.targets.contains(node) else {
      throw element.error("cuts itself; a clip-path can't name what it lies in")
    }
    guard chain < Self.longestChain else {
      throw element.error("is cut by more than \(Self.longestChain) clips of one another")
    }
    context.targets.append(node)
    context.style = SVGStyle()
    context.style = try context.style.inherited(
      by: element, viewport: context.viewport, ids: document.ids, &report)
    var map = try element.transform()
    let units = element.name == "mask" ? "maskContentUnits" : "clipPathUnits"
    if element[units]?.word == "objectBoundingBox" {
      map = .fromUnits(of: box).then(map)
    }
    let shapes = try SVGCuts(node, map, in: context, &self).shapes
    guard element.name == "clipPath" || shapes.allSatisfy(\.isSolid) else {
      try report.add(element.error(SVGNames.maskRefusal), once: "mask")
      return []
    }
    var paths = [try union(of: shapes.map(\.path), element)]
    if let next = element["clip-path"]?.reference, let number = document.ids[next.id],
      self.element(number).name == "clipPath"
    {
      paths += try cuts(of: number, box: box, in: context, chain: chain + 1)
    }
    return paths
  }

  /// One path around all that lies in any of some; an empty one cuts everything away.
  private mutating func union(
    of paths: [Path], _ element: SVGElement
  ) throws(SVGError) -> Path {
    guard paths.count > 1 else { return paths.first ?? Path() }
    if paths.contains(where: \.isEvenOdd) {
      try report.add(
        element.error(
          "has several shapes, one with clip-rule=\"evenodd\"; its holes are not cut"),
        once: "clip-rule")
    }
    return Path(paths.flatMap { ($0.turn < 0 ? $0.reversed : $0).elements })
  }
}

/// The shapes in a `clipPath` or a `mask`.
private struct SVGCuts {
  struct Shape {
    var path: Path
    /// Filled with full opacity and no line, in white for a mask.
    var isSolid: Bool
  }

  private(set) var shapes: [Shape] = []

  init(
    _ node: Int, _ map: AffineTransform, in context: SVGContext, _ builder: inout SVGBuilder
  ) throws(SVGError) {
    let isAlpha = builder.element(node)["mask-type"]?.word == "alpha"
    for child in builder.document.nodes[node].children {
      try add(child, map, in: context, isAlpha: isAlpha, &builder)
    }
  }

  private mutating func add(
    _ node: Int, _ outer: AffineTransform, in outerContext: SVGContext, isAlpha: Bool,
    _ builder: inout SVGBuilder
  ) throws(SVGError) {
    let element = builder.element(node)
    guard element["display"]?.word != "none" else { return }
    var context = outerContext
    context.depth += 1
    try builder.spend(visit: element)
    guard context.depth < SVGContext.maximumDepth else {
      throw builder.refusal(builder.tooDeep(element))
    }
    context.style = try context.style.inherited(
      by: element, viewport: context.viewport, ids: builder.document.ids, &builder.report)
    if let cut = element["clip-path"], cut.word != "none" {
      try builder.report.add(
        element.error("clip-path is not drawn in a clipPath; put it on the clipPath", at: cut),
        once: "clip in a clip")
    }
    let map = try element.transform().then(outer)
    let known = shapes.count
    defer {
      if element["opacity"] != nil {
        for index in known..<shapes.count { shapes[index].isSolid = false }
      }
    }
    if let shape = SVGShape(rawValue: element.name) {
      try add(shape, node, map, in: context, isAlpha: isAlpha, &builder)
    } else if element.name == "use" {
      try use(node, map, in: context, isAlpha: isAlpha, &builder)
    } else if element.name == "g" || element.name == "a" {
      for child in builder.document.nodes[node].children {
        try add(child, map, in: context, isAlpha: isAlpha, &builder)
      }
    } else if let reason = SVGNames.refusal(of: element.name) {
      try builder.report.add(element.error(reason), once: "<\(element.name)>")
    }
  }

  private mutating func add(
    _ shape: SVGShape, _ node: Int, _ map: AffineTransform, in context: SVGContext, isAlpha: Bool,
    _ builder: inout SVGBuilder
  ) throws(SVGError) {
    let element = builder.element(node)
    guard context.style.isVisible, map.isFinite else { return }
    var path = try builder.path(of: shape, node, element, in: context).mapped(by: map)
    try builder.spend(steps: path.elements.count, on: element)
    path.isEvenOdd = context.style.clipsEvenOdd || isAlpha && context.style.isEvenOdd
    guard !path.isEmpty else { return }
    shapes.append(Shape(path: path, isSolid: context.style.isSolid(isAlpha: isAlpha)))
  }

  private mutating func use(
    _ node: Int, _ map: AffineTransform, in outer: SVGContext, isAlpha: Bool,
    _ builder: inout SVGBuilder
  ) throws(SVGError) {
    let element = builder.element(node)
    var context = outer
    let place: (node: Int, move: AffineTransform)
    do {
      place = try builder.target(of: node, element, in: &context)
    } catch {
      return try builder.report.add(error)
    }
    try add(place.node, place.move.then(map), in: context, isAlpha: isAlpha, &builder)
  }
}

extension SVGStyle {
  /// True if a mask lets all through where a shape of this style is.
  fileprivate func isSolid(isAlpha: Bool) -> Bool {
    guard case .color(let color) = fill, case .none = stroke, fillOpacity == 1, color.alpha == 1
    else { return false }
    return isAlpha || color == .white
  }
}
