/// The rectangle of a picture that is shown over and over.
struct FilterTile {
  /// All pixels that it touches.
  let block: PixelRect
  private let rect: Rect
  private let map: AffineTransform
  private let inverse: AffineTransform

  /// - Parameters:
  ///   - map: leads from the rectangle's coordinates to pixels.
  ///   - room: the pixels that the rectangle is cut to.
  init?(_ rect: Rect, by map: AffineTransform, in room: PixelRect) {
    block = FilterRegion(rect, by: map).block.intersection(room)
    guard !block.isEmpty, rect.width > 0, rect.height > 0, let inverse = map.inverse else {
      return nil
    }
    (self.rect, self.map, self.inverse) = (rect, map, inverse)
  }

  /// The picture that the rectangle of one makes everywhere.
  func tiled(_ picture: FilterPicture) -> FilterPicture {
    var tiled = FilterPicture(picture.bounds)
    tiled.isLinear = picture.isLinear
    let (bounds, width) = (picture.bounds, picture.bounds.width)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        let from = source(of: Point(Double(x) + 0.5, Double(y) + 0.5))
        guard bounds.contains(from.x, from.y), block.contains(from.x, from.y) else { continue }
        tiled.pixels[(y - bounds.top) * width + x - bounds.left] =
          picture.pixels[(from.y - bounds.top) * width + from.x - bounds.left]
      }
    }
    return tiled
  }

  /// The pixel of the rectangle whose copy lies at a point.
  private func source(of point: Point) -> (x: Int, y: Int) {
    let place = inverse.apply(to: point)
    let inside = Point(
      Self.wrapped(place.x - rect.x, rect.width) + rect.x,
      Self.wrapped(place.y - rect.y, rect.height) + rect.y)
    let pixel = map.apply(to: inside)
    return (Self.whole(pixel.x), Self.whole(pixel.y))
  }

  private static func wrapped(_ length: Double, _ period: Double) -> Double {
    length - (length / period).rounded(.down) * period
  }

  /// The whole number below, out of every picture for what is none.
  private static func whole(_ length: Double) -> Int {
    abs(length) < 1e9 ? Int(length.rounded(.down)) : .min
  }
}

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool {
    left <= x && x < right && top <= y && y < bottom
  }
}
