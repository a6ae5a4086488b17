import Engine

/// Outlines that cut what is drawn.
extension SVGBuilder {
  /// The items of an element, cut by its `clip-path` and seen through its `mask`.
  mutating func clipped(
    _ drawn: SVGItems, by element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> [Drawing.Item] {
    guard !drawn.items.isEmpty else { return [] }
    var items = drawn.items
    let box = drawn.box ?? .zero
    if let node = try target(of: element, "clip-path", "clipPath", in: context) {
      items = try cut(items, by: node, box: box, in: context)
    }
    if !context.drawsOutlines, let node = try target(of: element, "mask", "mask", in: context) {
      items = try masked(items, by: node, box: box, in: context)
    }
    return items
  }

  /// The clip or mask that a property of an element names; nil if it names none. One that can't be
  /// found, or that the element lies in, is reported.
  mutating func target(
    of element: SVGElement, _ name: String, _ kind: String, in context: SVGContext
  ) throws(SVGError) -> Int? {
    guard let attribute = element[name], attribute.word != "none", !attribute.word.isEmpty else {
      return nil
    }
    guard let (id, _) = attribute.reference else {
      try report.add(
        element.invalid(name, "is not drawn; write url(#id) of a \(kind)"), once: name)
      return nil
    }
    guard let node = document.ids[id], self.element(node).name == kind else {
      try report.add(element.invalid(name, "names no \(kind) of the document"))
      return nil
    }
    guard !context.targets.contains(node) else {
      try report.add(
        element.invalid(name, "names what it lies in; a \(kind) can't cut itself"))
      return nil
    }
    return node
  }

  /// The most clips that may cut one another: each is a layer of its own.
  private static let longestChain = 3

  /// Items of which only what lies in the shapes of a `clipPath` is left.
  private mutating func cut(
    _ items: [Drawing.Item], by node: Int, box: Rect, in outer: SVGContext, chain: Int = 0
  ) throws(SVGError) -> [Drawing.Item] {
    let element = element(node)
    guard chain < Self.longestChain else {
      throw element.error("is cut by more than \(Self.longestChain) clips of one another")
    }
    var map = try element.transform(around: outer.viewport, fontSize: outer.style.fontSize)
    if element["clipPathUnits"]?.word == "objectBoundingBox" {
      map = .fromUnits(of: box).then(map)
    }
    let context = try entered(cut: node, map, in: outer)
    let shapes = try children(of: node, in: context).items.wrapped(transform: map)
    var cut: [Drawing.Item]
    if let outline = shapes.outline(.alpha) {
      cut = [.clipped(by: outline, items: items)]
    } else {
      try spend(shapes, on: element, in: outer)
      cut = [.masked(by: shapes, .alpha, items: items)]
    }
    let next = outer.going(on: context)
    if let node = try target(of: element, "clip-path", "clipPath", in: next) {
      cut = try self.cut(cut, by: node, box: box, in: next, chain: chain + 1)
    }
    return cut
  }

  /// The context of what lies in a clip or a mask: its style is that of where it stands.
  mutating func entered(
    cut node: Int, _ map: AffineTransform, in outer: SVGContext
  ) throws(SVGError) -> SVGContext {
    let element = element(node)
    var context = outer
    context.depth += 1
    context.targets.append(node)
    context.map = map.then(outer.map)
    context.drawsOutlines = element.name == "clipPath"
    context.style = try style(around: node, in: outer)
      .inherited(by: element, viewport: outer.viewport, ids: document.ids, &report)
    return context
  }

  /// The style that an element inherits where it stands, wherever it is used. Values that can't be
  /// read are reported where they are drawn.
  private mutating func style(
    around node: Int, in context: SVGContext
  ) throws(SVGError) -> SVGStyle {
    var chain: [Int] = []
    var parent = document.nodes[node].parent
    while let number = parent {
      chain.append(number)
      parent = document.nodes[number].parent
    }
    var (style, silent) = (SVGStyle(), SVGReport(isStrict: false))
    for number in chain.reversed() {
      try spend(visit: element(number))
      style = try style.inherited(
        by: element(number), viewport: context.viewport, ids: document.ids, &silent)
    }
    return style
  }
}

extension [Drawing.Item] {
  /// One path around all that lies in any of the items, if a mask of them lets all through there
  /// and nothing elsewhere; else nil. An empty one cuts everything away.
  func outline(_ mode: MaskMode) -> Path? {
    guard let paths = outlines(mode, .identity) else { return nil }
    guard paths.count > 1 else { return paths.first ?? Path() }
    guard !paths.contains(where: \.isEvenOdd) else { return nil }
    return Path(paths.flatMap { ($0.turn < 0 ? $0.reversed : $0).elements })
  }

  private func outlines(_ mode: MaskMode, _ map: AffineTransform) -> [Path]? {
    var outlines: [Path] = []
    for item in self {
      switch item {
      case .fill(let path, .color(let color)) where color.alpha == 1:
        guard mode == .alpha || color == .white else { return nil }
        if map.isFinite { outlines.append(path.mapped(by: map)) }
      case .group(_, let transform, 1, let items):
        guard let inner = items.outlines(mode, transform.then(map)) else { return nil }
        outlines += inner
      default: return nil
      }
    }
    return outlines
  }
}
