/// Pictures of pixels in drawings.
extension Drawing {
  /// A drawing that is a picture of pixels, each of them a point wide.
  public init(_ image: ImageBitmap) {
    let box = Rect(0, 0, Double(image.width), Double(image.height))
    self.init(viewBox: box, items: [.fill(.rect(box), .image(image))])
  }

  /// The same drawing in less memory: no side of its images has more than so many pixels, ≥ 1.
  package func withImages(atMost side: Int) -> Drawing {
    var drawing = self
    var smaller = SmallerImages(side: side)
    drawing.items = items.map { smaller.item($0) }
    return drawing
  }
}

/// The images of a drawing with at most so many pixels a side: one for each, in however many paints
/// it is.
private struct SmallerImages {
  let side: Int
  private var known: [ObjectIdentifier: ImageBitmap] = [:]

  init(side: Int) { self.side = side }

  mutating func item(_ item: Drawing.Item) -> Drawing.Item {
    switch item {
    case .fill(let path, let paint): .fill(path, self.paint(paint))
    case .stroke(let path, let style, let paint): .stroke(path, style, self.paint(paint))
    case .text: item
    case .clipped(let path, let items): .clipped(by: path, items: items.map { self.item($0) })
    case .masked(let mask, let mode, let items):
      .masked(by: mask.map { self.item($0) }, mode, items: items.map { self.item($0) })
    case .composited(let compositing, let items):
      .composited(by: compositing, items: items.map { self.item($0) })
    case .group(let id, let transform, let opacity, let items):
      .group(
        id: id, transform: transform, opacity: opacity, items: items.map { self.item($0) })
    }
  }

  private mutating func paint(_ paint: Paint) -> Paint {
    guard case .image(let image, let map, let opacity) = paint else { return paint }
    let sides = image.levels.map { max($0.width, $0.height) }
    guard let index = sides.firstIndex(where: { $0 <= side }), index > 0 else { return paint }
    let level = image.levels[index]
    let small =
      known[ObjectIdentifier(image)]
      ?? ImageBitmap(width: level.width, height: level.height, pixels: level.pixels)
      .pixelated(image.isPixelated)
    known[ObjectIdentifier(image)] = small
    let factor = Double(1 << index)
    return .image(small, AffineTransform.scale(factor, factor).then(map), opacity: opacity)
  }
}
