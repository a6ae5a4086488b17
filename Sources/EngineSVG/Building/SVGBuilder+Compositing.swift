import Engine

/// Groups that are filtered, cut, faded and blended, in this order.
extension SVGBuilder {
  /// What an element draws, as its properties change it, in the coordinates around it.
  mutating func composed(
    _ drawn: SVGItems, by element: SVGElement, id: String?, _ map: AffineTransform,
    opacity: Double, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    var drawn = drawn
    let blend = context.drawsOutlines ? .normal : try blendMode(of: element)
    let isCut = isReferring(element["clip-path"]) || isReferring(element["mask"])
    let isIsolated = opacity < 1 || isCut || element["isolation"]?.word == "isolate"
    if !context.drawsOutlines, isReferring(element["filter"]) {
      drawn = try filtered(drawn, by: element, in: context)
    }
    if drawn.blends, isIsolated {
      drawn.items = [.composited(by: Compositing(isIsolated: true), items: drawn.items)]
    }
    drawn.items = try clipped(drawn, by: element, in: context)
      .wrapped(id: id, transform: map, opacity: opacity)
    if blend != .normal, !drawn.items.isEmpty {
      drawn.items = [.composited(by: Compositing(blend: blend), items: drawn.items)]
    }
    drawn.blends = blend != .normal || drawn.blends && !isIsolated
    drawn.box = drawn.box.map(map.boundingBox)
    return drawn
  }

  private mutating func blendMode(of element: SVGElement) throws(SVGError) -> BlendMode {
    do {
      return try element.word("mix-blend-mode", known: BlendMode.allCases) ?? .normal
    } catch {
      try report.add(error, once: "mix-blend-mode")
      return .normal
    }
  }

  private func isReferring(_ attribute: SVGAttribute?) -> Bool {
    guard let word = attribute?.word else { return false }
    return !word.isEmpty && word != "none"
  }
}

extension SVGElement {
  /// True if the element is painted as one picture, to be changed as one.
  var isComposited: Bool {
    ["filter", "mix-blend-mode", "isolation"].contains { name in
      self[name].map { !["none", "normal", "auto", ""].contains($0.word) } ?? false
    }
  }
}
