/// The mask of a line of text and where it lies on the device.
struct TextPlacement {
  /// From a mask's pixels to the device's.
  enum Way {
    /// One to one, from a place on, and moved on by 256ths of a pixel.
    case moved(x: Int, y: Int, right: Int, down: Int)
    /// By a map from the device's pixels to the mask's.
    case sampled(AffineTransform)
    /// Likewise; of the picture a share 0…1 is that of a second mask.
    case mixed(AffineTransform, GlyphMask, AffineTransform, share: Double)
  }

  let mask: GlyphMask
  let way: Way
  /// The pixels that it may touch.
  let bounds: PixelRect
  /// Those of letters without colours of their own.
  let letterBounds: PixelRect
  /// From the pixels of the mask's pictures to the device's.
  let pictureMap: AffineTransform

  /// nil if there is nothing to see, or no way to see it.
  init?(_ line: TextLine, at origin: Point, in place: Place, glyphs: (any GlyphMasking)?) {
    let wanted = line.font.size * place.map.sizeFactor
    guard let glyphs, wanted > 0.5, line.font.size > 0 else { return nil }
    let corner = place.map.apply(to: origin) + place.textShift(line.font, at: origin)
    guard max(abs(corner.x), abs(corner.y)) <= Double(PixelRect.limit) else { return nil }
    guard corner.x == corner.x && corner.y == corner.y else { return nil }
    let sizes = TextSizes(line.font.size, under: place.map, way: place.way)
    func mask(_ size: Double) -> GlyphMask? {
      var font = line.font
      font.size = size
      let mask = glyphs.mask(of: line.string, font: font)
      return mask.flatMap { $0.hasLetters || !$0.pictures.isEmpty ? $0 : nil }
    }
    guard let first = mask(sizes.first) else { return nil }
    if place.map.isUprightScale && abs(sizes.first - wanted) <= 1e-9 * wanted {
      self.init(first, at: corner)
      return
    }
    var turn = place.map
    (turn.tx, turn.ty) = (corner.x, corner.y)
    func map(_ size: Double) -> AffineTransform {
      let shrink = line.font.size / size
      return .scale(shrink, shrink).then(turn)
    }
    self.init(
      first, map(sizes.first), sizes.share,
      sizes.second.flatMap { size in mask(size).map { ($0, map(size)) } })
  }

  /// The mask as it is, its origin at a place of the device.
  private init(_ mask: GlyphMask, at corner: Point) {
    let (x, right) = Self.split(corner.x)
    let (y, down) = Self.split(corner.y)
    self.mask = mask
    way = .moved(x: x + mask.left, y: y + mask.top, right: right, down: down)
    pictureMap = .translation(Double(x) + Double(right) / 256, Double(y) + Double(down) / 256)
    letterBounds = PixelRect(
      x: x + mask.left, y: y + mask.top, width: mask.width + (right > 0 ? 1 : 0),
      height: mask.height + (down > 0 ? 1 : 0))
    bounds = letterBounds.union(mask.pictureBounds(pictureMap))
  }

  /// One mask, or two, by maps from their pixels around the text's origin to the device's.
  private init?(
    _ mask: GlyphMask, _ map: AffineTransform, _ share: Double,
    _ second: (mask: GlyphMask, map: AffineTransform)?
  ) {
    let corner = mask.corner.then(map)
    guard let box = Self.box(mask, corner), let inverse = corner.inverse else { return nil }
    let second = second.flatMap { mask.hasLetters && $0.mask.hasLetters ? $0 : nil }
    self.mask = mask
    pictureMap = map
    if let second, let other = Self.box(second.mask, second.mask.corner.then(second.map)),
      let back = second.mask.corner.then(second.map).inverse
    {
      way = .mixed(inverse, second.mask, back, share: share)
      letterBounds = box.union(other)
    } else {
      way = .sampled(inverse)
      letterBounds = mask.hasLetters ? box : .empty
    }
    bounds = letterBounds.union(mask.pictureBounds(map))
  }

  /// Whole pixels and 256ths; so few of them that they can't be seen are left out.
  private static func split(_ place: Double) -> (Int, Int) {
    let parts = Int((place * 256).rounded())
    let nearest = (parts + 128) >> 8
    return abs(parts - nearest << 8) <= 3 ? (nearest, 0) : (parts >> 8, parts & 255)
  }

  /// The pixels of a moved mask and its soft edge.
  private static func box(_ mask: GlyphMask, _ map: AffineTransform) -> PixelRect? {
    let size = Size(Double(mask.width), Double(mask.height))
    return Rect(origin: .zero, size: size).inset(by: -1).deviceBounds(map)?.pixels()
  }
}

extension GlyphMask {
  /// True if there is something without colours of its own.
  fileprivate var hasLetters: Bool { width > 0 && height > 0 }

  /// From its pixels to those around the text's origin.
  fileprivate var corner: AffineTransform { .translation(Double(left), Double(top)) }

  /// The pixels of the device that its pictures may touch.
  fileprivate func pictureBounds(_ map: AffineTransform) -> PixelRect {
    pictures.reduce(.empty) { box, picture in
      box.union(Path.rect(picture.frame).deviceBounds(map)?.pixels() ?? .empty)
    }
  }
}
