import Engine

/// A line of text that is made of the masks and pictures of its runs.
struct MaskedLine {
  private var parts: [(mask: GlyphMask, x: Double)] = []
  private var pictures: [GlyphMask.Picture] = []

  /// Adds a mask so many pixels to the right of the line's origin.
  mutating func add(_ mask: GlyphMask?, x: Double) {
    if let mask, abs(x) < Self.longest { parts.append((mask, x)) }
  }

  /// Adds letters with colours, at an em size in pixels.
  mutating func add(_ picture: ColorGlyphs.Picture, x: Double, size: Double) {
    guard let image = picture.image else { return }
    let frame = picture.frame
    pictures.append(
      GlyphMask.Picture(
        image,
        frame: Rect(
          x: x + frame.origin.x * size, y: frame.origin.y * size, width: frame.size.width * size,
          height: frame.size.height * size)))
  }

  /// Adds a line below the letters.
  mutating func underline(from start: Double, to end: Double, size: Double) {
    guard max(abs(start), abs(end)) < Self.longest else { return }
    let (left, right) = (Int(start.rounded()), Int(end.rounded()))
    guard right > left else { return }
    let height = max(1, Int((size * Self.thickness).rounded()))
    let mask = GlyphMask(
      width: right - left, height: height,
      coverage: [UInt8](repeating: 255, count: (right - left) * height), left: left,
      top: max(1, Int((size * Self.depth).rounded())))
    parts.append((mask, 0))
  }

  /// What lies farther out, in pixels, is not drawn.
  private static let longest = 1e6

  /// The height of a line under letters, and its distance from the baseline, in ems.
  static let (thickness, depth) = (0.07, 0.1)

  /// All of it; nil if there is nothing.
  var mask: GlyphMask? {
    let moved = parts.map { $0.mask.moved(by: $0.x) }
    guard let left = moved.map(\.left).min(), let top = moved.map(\.top).min() else {
      guard !pictures.isEmpty else { return nil }
      return GlyphMask(width: 0, height: 0, coverage: [], left: 0, top: 0, pictures: pictures)
    }
    let width = (moved.map { $0.left + $0.width }.max() ?? left) - left
    let height = (moved.map { $0.top + $0.height }.max() ?? top) - top
    guard width * height <= ImageBitmap.mostPixels else { return nil }
    var coverage = [UInt8](repeating: 0, count: width * height)
    for mask in moved {
      let start = (mask.top - top) * width + mask.left - left
      for row in 0..<mask.height {
        for column in 0..<mask.width {
          let place = start + row * width + column
          coverage[place] = max(coverage[place], mask.coverage[row * mask.width + column])
        }
      }
    }
    return GlyphMask(
      width: width, height: height, coverage: coverage, left: left, top: top, pictures: pictures)
  }
}

extension GlyphMask {
  /// The mask so many pixels farther right; between two pixels what is in one lies in both.
  fileprivate func moved(by x: Double) -> GlyphMask {
    let parts = Int((x * 256).rounded())
    let (whole, share) = (parts >> 8, parts & 255)
    if share == 0 {
      return GlyphMask(
        width: width, height: height, coverage: coverage, left: left + whole, top: top)
    }
    var moved = [UInt8](repeating: 0, count: (width + 1) * height)
    for row in 0..<height {
      for column in 0...width {
        let own = column < width ? Int(coverage[row * width + column]) : 0
        let before = column > 0 ? Int(coverage[row * width + column - 1]) : 0
        moved[row * (width + 1) + column] = UInt8((own * (256 - share) + before * share + 128) >> 8)
      }
    }
    return GlyphMask(
      width: width + 1, height: height, coverage: moved, left: left + whole, top: top)
  }
}
