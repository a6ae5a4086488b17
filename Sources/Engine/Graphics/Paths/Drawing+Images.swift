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
    drawing.items = items.map { $0.withImages(atMost: side) }
    return drawing
  }
}

extension Drawing.Item {
  fileprivate func withImages(atMost side: Int) -> Drawing.Item {
    switch self {
    case .fill(let path, let paint): .fill(path, paint.withImages(atMost: side))
    case .stroke(let path, let style, let paint):
      .stroke(path, style, paint.withImages(atMost: side))
    case .clipped(let path, let items):
      .clipped(by: path, items: items.map { $0.withImages(atMost: side) })
    case .group(let id, let transform, let opacity, let items):
      .group(
        id: id, transform: transform, opacity: opacity,
        items: items.map { $0.withImages(atMost: side) })
    }
  }
}

extension Paint {
  fileprivate func withImages(atMost side: Int) -> Paint {
    guard case .image(let image, let map, let opacity) = self else { return self }
    let sides = image.levels.map { max($0.width, $0.height) }
    guard let index = sides.firstIndex(where: { $0 <= side }), index > 0 else { return self }
    let level = image.levels[index]
    let small = ImageBitmap(width: level.width, height: level.height, pixels: level.pixels)
    let factor = Double(1 << index)
    return .image(small, AffineTransform.scale(factor, factor).then(map), opacity: opacity)
  }
}
