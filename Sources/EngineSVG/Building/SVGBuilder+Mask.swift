import Engine

/// Pictures that others are seen through.
extension SVGBuilder {
  /// Items as far as a `mask` lets them through.
  mutating func masked(
    _ items: [Drawing.Item], by node: Int, box: Rect, in outer: SVGContext
  ) throws(SVGError) -> [Drawing.Item] {
    let element = element(node)
    let fitsBox = element["maskContentUnits"]?.word == "objectBoundingBox"
    let map = fitsBox ? AffineTransform.fromUnits(of: box) : .identity
    var context = try entered(cut: node, map, in: outer)
    try addLayer(element, to: &context)
    var mask = try children(of: node, in: context).items.wrapped(transform: map)
    let isFixed = element["maskUnits"]?.word == "userSpaceOnUse"
    let region = try shareRegion(element, fixed: isFixed, box: box, in: outer)
    let mode = element["mask-type"]?.word == "alpha" ? MaskMode.alpha : .luminance
    let next = outer.going(on: context)
    let other = try target(of: element, "mask", "mask", in: next)
    guard other == nil, let outline = mask.outline(mode) else {
      if let reach = Drawing.Item.reach(of: mask), region.union(reach) != region {
        mask = [.clipped(by: .rect(region), items: mask)]
      }
      if let other { mask = try masked(mask, by: other, box: box, in: next) }
      return [.masked(by: mask, mode, items: items)]
    }
    let cut = [Drawing.Item.clipped(by: outline, items: items)]
    guard let shape = outline.tightBox, let reach = Drawing.Item.reach(of: items),
      region.union(reach.intersection(shape)) != region
    else { return cut }
    return [.clipped(by: .rect(region), items: cut)]
  }

  /// The rectangle outside of which a mask lets nothing through, or a filter shows nothing.
  ///
  /// - Parameter isFixed: it is measured as the element is; else in shares of the box.
  func shareRegion(
    _ element: SVGElement, fixed isFixed: Bool, box: Rect, in context: SVGContext
  ) throws(SVGError) -> Rect {
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
}
