import Engine

/// The items that elements draw, and the room that the elements take.
struct SVGItems {
  var items: [Drawing.Item] = []
  /// The box around the outlines of all shapes, as `objectBoundingBox` means it: what isn't painted
  /// counts, clips don't. nil: there is no shape.
  var box: Rect?
  /// Some of them are blended with what lies behind all.
  var blends = false

  static func += (all: inout SVGItems, more: SVGItems) {
    all.items += more.items
    all.blends = all.blends || more.blends
    guard let box = more.box else { return }
    all.box = all.box?.union(box) ?? box
  }

  /// The same, moved by a map.
  func moved(by map: AffineTransform) -> SVGItems {
    SVGItems(
      items: items.wrapped(transform: map), box: box.map(map.boundingBox), blends: blends)
  }
}

extension [Drawing.Item] {
  /// The items in a group of their own, if that changes anything.
  func wrapped(
    id: String? = nil, transform: AffineTransform, opacity: Double = 1
  ) -> [Drawing.Item] {
    guard !isEmpty else { return [] }
    guard id != nil || transform != .identity || opacity != 1 else { return self }
    return [.group(id: id, transform: transform, opacity: opacity, items: self)]
  }
}
