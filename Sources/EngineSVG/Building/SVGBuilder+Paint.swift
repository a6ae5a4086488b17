import Engine

/// The paints of shapes: colours, gradients and patterns.
extension SVGBuilder {
  /// The pattern that a paint is; nil: it is another.
  func pattern(_ paint: SVGPaint) -> Int? {
    guard case .server(let node, _) = paint, element(node).name == "pattern" else { return nil }
    return node
  }

  /// The same for an outline; nil also where that can't be measured.
  mutating func pattern(
    _ paint: SVGPaint, on path: Path, _ context: SVGContext
  ) throws(SVGError) -> Int? {
    guard let node = pattern(paint), try !lacksBox(path, for: node, context) else { return nil }
    return node
  }

  /// True if a pattern is measured by an outline's box that has no extent.
  private mutating func lacksBox(
    _ path: Path, for node: Int, _ context: SVGContext
  ) throws(SVGError) -> Bool {
    guard !path.isEmpty, (path.tightBox ?? .zero).isEmpty else { return false }
    let pattern = try SVGPattern(node, in: document, viewport: context.viewport, &report)
    return pattern.fitsBox || pattern.contentFitsBox
  }

  /// The paint of a shape; nil if nothing is painted.
  mutating func paint(
    _ paint: SVGPaint, _ opacity: Double, _ path: Path, _ context: SVGContext
  ) throws(SVGError) -> Paint? {
    switch paint {
    case .none: return nil
    case .color(let color): return Paint.color(color).faded(by: opacity)
    case .current: return Paint.color(context.style.color).faded(by: opacity)
    case .context(let isFill):
      guard let paints = context.contextPaints, let inverse = context.map.inverse else {
        return nil
      }
      if let node = isFill ? paints.patterns.fill : paints.patterns.stroke {
        let pattern = element(node)
        try report.add(
          pattern.error("is not drawn where it is the paint of a context; use a colour"),
          once: "context pattern")
      }
      return (isFill ? paints.fill : paints.stroke)?.mapped(by: paints.map.then(inverse))
        .faded(by: opacity)
    case .server(let node, let fallback) where element(node).name == "pattern":
      guard try lacksBox(path, for: node, context) else { return nil }
      return try self.paint(fallback, opacity, path, context)
    case .server(let node, let fallback):
      if let gradient = try gradient(node, in: context.viewport) {
        let box = path.tightBox ?? .zero
        // What is measured by a box without an extent is as if it weren't there.
        guard !gradient.fitsBox || !box.isEmpty else {
          return try self.paint(fallback, opacity, path, context)
        }
        let paint = try gradient.paint(box, viewport: context.viewport)
        try spend(steps: gradient.excess + (paint?.stops.count ?? 0) / 4, on: element(node))
        return paint?.faded(by: opacity)
      }
      return try self.paint(fallback, opacity, path, context)
    }
  }

  /// The paints of a shape for what is drawn on it.
  mutating func paints(
    of path: Path, in context: SVGContext
  ) throws(SVGError) -> SVGContextPaints {
    SVGContextPaints(
      fill: try paint(context.style.fill, 1, path, context),
      stroke: try paint(context.style.stroke, 1, path, context),
      patterns: (pattern(context.style.fill), pattern(context.style.stroke)), map: context.map)
  }

  /// The gradient of an element; nil if it is none that can be drawn.
  private mutating func gradient(
    _ node: Int, in viewport: Size
  ) throws(SVGError) -> SVGGradient? {
    if let gradient = gradients[node] { return gradient }
    let element = element(node)
    guard element.name == "linearGradient" || element.name == "radialGradient" else {
      let reason = SVGNames.refusal(of: element.name) ?? "is no paint; name a gradient"
      try report.add(element.error(reason), once: "<\(element.name)>")
      return nil
    }
    let gradient = try SVGGradient(node, in: document, viewport: viewport, &report)
    try spend(steps: gradient.excess + gradient.stops.count, on: element)
    gradients[node] = gradient
    return gradient
  }
}
