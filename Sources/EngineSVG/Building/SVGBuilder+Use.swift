import Engine

/// Elements that are drawn in another place, and boxes with coordinates of their own.
extension SVGBuilder {
  /// The items of a `use`: the element that it refers to, in its own place.
  mutating func used(
    by node: Int, _ element: SVGElement, in outer: SVGContext
  ) throws(SVGError) -> SVGItems {
    var context = outer
    let (target, move) = try target(of: node, element, in: &context)
    context.map = move.then(outer.map)
    if document.namesContextPaints {
      // A gradient may be measured by the box of what is drawn.
      context.contextPaints = try paints(of: Path(), in: outer)
      if !outer.isMeasured, outer.style.hasServer {
        var measuring = context
        measuring.isMeasured = true
        if let box = try items(of: target, in: measuring).moved(by: move).box {
          context.contextPaints = try paints(of: .rect(box), in: outer)
        }
      }
    }
    let name = self.element(target).name
    guard name == "symbol" || name == "svg", !context.drawsOutlines else {
      return try items(of: target, in: context).moved(by: move)
    }
    return try symbol(target, for: element, move, in: context)
  }

  /// The element that a `use` refers to, and the map to its place.
  func target(
    of node: Int, _ element: SVGElement, in context: inout SVGContext
  ) throws(SVGError) -> (node: Int, move: AffineTransform) {
    guard let href = element["href"] else {
      throw element.error("has no href; add href=\"#id\"")
    }
    guard href.word.hasPrefix("#"), let target = document.ids[String(href.word.dropFirst())] else {
      throw element.invalid("href", "names nothing in the document; write #id")
    }
    guard !document.lies(node, in: target), !context.targets.contains(target) else {
      throw element.invalid("href", "names what it lies in; a use can't draw itself")
    }
    context.targets.append(target)
    let units = SVGUnits(viewport: context.viewport, fontSize: context.style.fontSize)
    let place = try element.point("x", "y", in: units)
    return (target, .translation(place.x, place.y))
  }

  /// A `symbol` or an `svg` in the place and the size that a `use` gives it.
  private mutating func symbol(
    _ target: Int, for use: SVGElement, _ move: AffineTransform, in outer: SVGContext
  ) throws(SVGError) -> SVGItems {
    var element = self.element(target)
    for side in ["width", "height"] {
      guard let own = use[side] else { continue }
      element.attributes.removeAll { $0.name == side }
      element.attributes.append(own)
    }
    // A symbol is never shown but by a use.
    guard element.name == "symbol" || element["display"]?.word != "none" else {
      return SVGItems()
    }
    let transform = try element.transform(
      around: outer.viewport, fontSize: outer.style.fontSize)
    let opacity = try element.opacity("opacity") ?? 1
    var context = try entered(outer, element, transform, opacity)
    context.style = try outer.style.inherited(
      by: element, viewport: outer.viewport, ids: document.ids, &report)
    let drawn = try viewport(target, of: element, in: context)
    let map = transform.then(move)
    return try composed(
      drawn, by: element, id: element["id"]?.text, map, opacity: opacity, in: context)
  }

  /// The contents of a box with coordinates of its own, which cuts them.
  ///
  /// - Parameter element: the `svg` or `symbol` with the size that counts.
  mutating func viewport(
    _ node: Int, of element: SVGElement, in outer: SVGContext
  ) throws(SVGError) -> SVGItems {
    let units = SVGUnits(viewport: outer.viewport, fontSize: outer.style.fontSize)
    let size = Size(
      try element.extent("width", .horizontal, in: units) ?? outer.viewport.width,
      try element.extent("height", .vertical, in: units) ?? outer.viewport.height)
    let origin = element.name == "svg" ? try element.point("x", "y", in: units) : .zero
    let box = Rect(origin: origin, size: size)
    guard !box.isEmpty else { return SVGItems() }
    let viewBox = try SVGViewBox(element)
    let map = viewBox?.map(into: box) ?? .translation(origin.x, origin.y)
    var context = outer
    context.viewport = viewBox?.box.size ?? size
    context.map = map.then(outer.map)
    try addLayer(element, to: &context)
    var drawn = try children(of: node, in: context).moved(by: map)
    let overflow = element["overflow"]?.word
    guard overflow != "visible", overflow != "auto", reachesOut(drawn.items, of: box) else {
      return drawn
    }
    drawn.items = [.clipped(by: .rect(box), items: drawn.items)]
    return drawn
  }

  /// True if items may be seen outside of a rectangle.
  func reachesOut(_ items: [Drawing.Item], of rect: Rect) -> Bool {
    let slack = 1e-6 * max(rect.width, rect.height)
    guard let reach = Drawing.Item.reach(of: items) else { return false }
    return reach.minX < rect.minX - slack || reach.minY < rect.minY - slack
      || reach.maxX > rect.maxX + slack || reach.maxY > rect.maxY + slack
  }
}
