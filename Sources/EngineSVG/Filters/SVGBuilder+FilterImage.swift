import Engine

/// Pictures that steps of filters show.
extension SVGBuilder {
  /// What an `feImage` shows, as an item beside what the filter is on; nil: nothing.
  mutating func part(
    _ node: Int, _ element: SVGElement, _ setting: SVGFilterSetting, _ chain: inout SVGFilterChain
  ) throws(SVGError) -> Filter.Input? {
    let room = try setting.place(of: element) ?? setting.region
    var item: Drawing.Item?
    do {
      item = try shown(by: node, element, in: room, setting.context)
    } catch {
      guard !isRefused else { throw error }
      try report.add(error)
    }
    guard let item, chain.parts.count < Filter.mostSteps - 1 else { return nil }
    return chain.add(item)
  }

  private mutating func shown(
    by node: Int, _ element: SVGElement, in room: Rect, _ outer: SVGContext
  ) throws(SVGError) -> Drawing.Item? {
    guard element["href"]?.word.hasPrefix("#") == true else {
      guard readImage != nil, !room.isEmpty, let image = try image(node, element) else {
        return nil
      }
      let isPixelated = element["image-rendering"]?.word == "pixelated"
      let item = try item(showing: image, in: room, element, isPixelated: isPixelated)
      try spend([item], on: element, in: outer)
      return item
    }
    var context = outer
    context.style = SVGStyle()
    context.contextPaints = nil
    context.depth += 1
    try addLayer(element, to: &context)
    let target = try target(of: node, element, in: &context).node
    // As a `use` at the rectangle's corner draws it.
    let move = AffineTransform.translation(room.x, room.y)
    context.map = move.then(outer.map)
    let items = try items(of: target, in: context).moved(by: move).items
    return items.isEmpty ? nil : .group(transform: .identity, opacity: 1, items: items)
  }
}
