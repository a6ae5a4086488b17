import Engine

/// Pictures of pixels that lie in the document itself.
extension SVGBuilder {
  /// The picture of an `image`, in its box.
  mutating func image(
    _ node: Int, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    guard let image = try image(node, element) else { return SVGItems() }
    let units = SVGUnits(viewport: context.viewport, fontSize: context.style.fontSize)
    let own = Size(Double(image.width), Double(image.height))
    let width = try element.extent("width", .horizontal, in: units)
    let height = try element.extent("height", .vertical, in: units)
    let room = Rect(
      origin: try element.point("x", "y", in: units),
      size: Size(
        width ?? height.map { $0 * own.width / own.height } ?? own.width,
        height ?? width.map { $0 * own.height / own.width } ?? own.height))
    guard context.style.isVisible, !room.isEmpty else { return SVGItems(box: room) }
    let item = try item(showing: image, in: room, element, isPixelated: context.style.isPixelated)
    try spend([item], on: element, in: context)
    return SVGItems(items: [item], box: room)
  }

  /// A picture in a rectangle, as an element's `preserveAspectRatio` says.
  func item(
    showing image: ImageBitmap, in room: Rect, _ element: SVGElement, isPixelated: Bool
  ) throws(SVGError) -> Drawing.Item {
    let own = Size(Double(image.width), Double(image.height))
    var box = SVGViewBox(Rect(origin: .zero, size: own))
    try box.readRatio(element)
    let map = box.map(into: room)
    let shown = map.boundingBox(of: box.box).intersection(room)
    return .fill(.rect(shown), .image(isPixelated ? image.pixelated() : image, map))
  }

  /// The pixels of an `image`; nil if there are none that can be read.
  mutating func image(
    _ node: Int, _ element: SVGElement
  ) throws(SVGError) -> ImageBitmap? {
    if let image = images[node] { return image }
    guard let href = element["href"] else {
      throw element.error("has no href; add href=\"data:image/png;base64,…\"")
    }
    guard let bytes = SVGData.bytes(of: href.value) else {
      try report.add(
        element.error("is not drawn; embed the picture in the file, as a PNG"), once: "<image>")
      return nil
    }
    guard budget.pixels > 0, let image = readImage?(bytes) else {
      let reason = "has a picture that can't be read; PNGs of at most \(ImageBitmap.mostPixels) "
      try report.add(element.error(reason + "pixels in all are"), once: "pixels")
      return nil
    }
    budget.spend(pixels: image.width * image.height)
    images[node] = image
    return image
  }
}
