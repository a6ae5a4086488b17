import Engine

/// Pictures of pixels that lie in the document itself.
extension SVGBuilder {
  /// The picture of an `image`, in its box.
  mutating func image(
    _ node: Int, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    let drawing = try drawing(element, in: context)
    let image = drawing == nil ? try image(node, element) : nil
    let pixels = image.map { Size(Double($0.width), Double($0.height)) }
    guard let own = drawing?.viewBox.size ?? pixels else { return SVGItems() }
    let units = SVGUnits(viewport: context.viewport, fontSize: context.style.fontSize)
    let width = try element.extent("width", .horizontal, in: units)
    let height = try element.extent("height", .vertical, in: units)
    let room = Rect(
      origin: try element.point("x", "y", in: units),
      size: Size(
        width ?? height.map { $0 * own.width / own.height } ?? own.width,
        height ?? width.map { $0 * own.height / own.width } ?? own.height))
    guard context.style.isVisible, !room.isEmpty else { return SVGItems(box: room) }
    let item =
      if let drawing {
        try self.item(showing: drawing, in: room, element)
      } else {
        try image.map { (image) throws(SVGError) in
          try self.item(
            showing: image, in: room, element, isPixelated: context.style.isPixelated)
        }
      }
    guard let item else { return SVGItems(box: room) }
    try spend([item], on: element, in: context)
    return SVGItems(items: [item], box: room)
  }

  /// The most pictures in one another that are documents.
  private static let mostLevels = 3

  /// The document that an `image` shows; nil: it shows something else.
  private mutating func drawing(
    _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> Drawing? {
    guard let href = element["href"], let bytes = SVGData.bytes(of: href.value),
      bytes.first(where: { !$0.isBlank }) == UInt8(ascii: "<")
    else { return nil }
    guard level < Self.mostLevels else { throw element.error("lies in too many other pictures") }
    try spend(steps: bytes.count / 8, on: element)
    var notes = SVGReport(isStrict: false)
    var problem: SVGError?
    var drawing: Drawing?
    do {
      drawing = try self.drawing(within: bytes, in: context, &notes)
    } catch {
      problem = error
    }
    guard let note = problem ?? notes.notes.first else { return drawing }
    let error = element.error("shows an SVG in which \(note)")
    guard !isRefused else { throw error }
    try report.add(error)
    return drawing ?? Drawing(viewBox: Rect(0, 0, 1, 1), items: [])
  }

  /// A document in a rectangle, as an element's `preserveAspectRatio` says.
  private func item(
    showing drawing: Drawing, in room: Rect, _ element: SVGElement
  ) throws(SVGError) -> Drawing.Item? {
    guard !drawing.items.isEmpty else { return nil }
    var box = SVGViewBox(drawing.viewBox)
    try box.readRatio(element)
    let shown = Drawing.Item.group(
      transform: box.map(into: room), opacity: 1, items: drawing.items)
    return .clipped(by: .rect(room), items: [shown])
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
