/// The mask of a line of text and where it lies on the device.
struct TextPlacement {
  let mask: GlyphMask
  /// From the mask's pixels to the device's.
  let map: AffineTransform
  /// The mask's pixels are the device's, from this place on.
  let corner: (x: Int, y: Int)?
  let bounds: PixelRect

  /// Larger text is drawn by enlarging a mask of this size.
  static let largestPixelSize = 1024.0

  /// nil if there is nothing to see, or no way to see it.
  init?(
    _ line: TextLine, at origin: Point, map: AffineTransform, glyphs: (any GlyphMasking)?
  ) {
    let wanted = line.font.size * abs(map.determinant).squareRoot()
    guard let glyphs, wanted > 0.5, line.font.size > 0 else { return nil }
    let place = map.apply(to: origin)
    guard max(abs(place.x), abs(place.y)) <= Double(PixelRect.limit) else { return nil }
    guard place.x == place.x && place.y == place.y else { return nil }
    let pixelSize = min(wanted, Self.largestPixelSize)
    let found = glyphs.mask(
      of: line.string, weight: line.font.weight, pixelSize: pixelSize)
    guard let mask = found, mask.width > 0, mask.height > 0 else { return nil }
    self.mask = mask
    if map.isUprightScale && pixelSize == wanted {
      let x = Int((place.x + 0.5).rounded(.down)) + mask.left
      let y = Int((place.y + 0.5).rounded(.down)) + mask.top
      corner = (x, y)
      self.map = .translation(Double(x), Double(y))
      bounds = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    } else {
      corner = nil
      let shrink = line.font.size / pixelSize
      self.map = AffineTransform.translation(Double(mask.left), Double(mask.top))
        .then(.scale(shrink, shrink)).then(.translation(origin.x, origin.y)).then(map)
      guard let box = Self.box(mask, self.map) else { return nil }
      bounds = box
    }
  }

  /// The pixels of a moved mask and its soft edge.
  private static func box(_ mask: GlyphMask, _ map: AffineTransform) -> PixelRect? {
    let size = Size(Double(mask.width), Double(mask.height))
    let outline = Path.rect(Rect(origin: .zero, size: size).inset(by: -1))
    return outline.deviceBounds(map)?.pixels()
  }
}

extension AffineTransform {
  /// Neither turned nor mirrored, and of one scale in both directions (to 1e-9 of it).
  fileprivate var isUprightScale: Bool {
    let slack = 1e-9 * abs(a)
    return a > 0 && abs(a - d) <= slack && abs(b) <= slack && abs(c) <= slack
  }
}
