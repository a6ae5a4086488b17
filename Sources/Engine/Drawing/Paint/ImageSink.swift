/// Paints with the pixels of an image.
///
/// From the middle of each of them to the next the colours go over into each other. Where the image
/// is shown smaller they come from its halves, and go over from one size to the next, too.
struct ImageSink: SpanSink {
  private let surface: Surface
  private var near: LevelReader
  private var far: LevelReader
  /// The share of the smaller size, 0…256.
  private let share: UInt64
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>

  /// Paints each pixel of a shape.
  ///
  /// - Parameters:
  ///   - inverse: from the device's coordinates to those in which the image's pixels have sides of
  ///     1.
  ///   - opacity: 0…255.
  static func sweep(
    _ shape: some Coverage, _ image: ImageBitmap, _ inverse: AffineTransform, opacity: UInt32,
    on surface: Surface
  ) {
    let last = image.isPixelated ? 0 : image.levels.count - 1
    let stretch = max(1, min(inverse.stretch, 0x1p40))
    let (nearest, fraction) = (Int(stretch.exponent), stretch.significand - 1)
    read(image, min(nearest, last), inverse) { near in
      read(image, min(nearest + 1, last), inverse) { far in
        shape.sweep(
          into: ImageSink(
            surface: surface, near: near, far: far, share: UInt64(fraction * 256 + 0.5),
            opacity: opacity, row: surface.base))
      }
    }
  }

  private static func read(
    _ image: ImageBitmap, _ level: Int, _ inverse: AffineTransform, _ body: (LevelReader) -> Void
  ) {
    image.levels[level].pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      body(
        LevelReader(
          base, image.levels[level], inverse, halved: level, isSharp: image.isPixelated))
    }
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    near.beginRow(y)
    far.beginRow(y)
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let place = row + (x &- surface.bounds.left)
    let factor = Pixel.product(coverage, opacity)
    for index in 0..<count {
      let pixel = pixel(x &+ index)
      let front = factor == 255 ? pixel : Pixel.scaled(pixel, by: factor)
      place[index] = Pixel.over(front, place[index])
    }
  }

  func quad(x: Int, coverage: SIMD4<UInt32>) {
    for index in 0..<4 where coverage[index] != 0 {
      span(x: x &+ index, count: 1, coverage: coverage[index])
    }
  }

  @inline(__always) private func pixel(_ x: Int) -> UInt32 {
    let color = near.color(x)
    return Pixel.joined(share == 0 ? color : Pixel.mixed(color, far.color(x), share: share))
  }
}

/// The colours of an image in one of its sizes, at the pixels of the device.
private struct LevelReader {
  private let pixels: UnsafePointer<UInt32>
  private let (width, right, bottom): (Int, Double, Double)
  /// From the device's coordinates to those in which the pixels have sides of 1.
  private let toPixels: AffineTransform
  /// The place of the row's pixel at x = 0, from the middle of the first pixel.
  private var rowStart = Point.zero
  /// The row of pixels that a row of the device lies in, and by how much below its middle, 0…255,
  /// where the image is upright.
  private var line: UnsafePointer<UInt32>
  private var shareY: UInt64 = 0
  private let isUpright: Bool
  /// The nearest pixel counts alone.
  private let isSharp: Bool

  /// `pixels` must outlive the reader; `halved` says how often the size was halved.
  init(
    _ pixels: UnsafePointer<UInt32>, _ level: ImageBitmap.Level, _ inverse: AffineTransform,
    halved: Int, isSharp: Bool
  ) {
    self.isSharp = isSharp
    self.pixels = pixels
    line = pixels
    (width, right, bottom) = (level.width, Double(level.width - 1), Double(level.height - 1))
    let size = 1 / Double(1 << halved)
    toPixels = inverse.then(.scale(size, size))
    isUpright = toPixels.b == 0
  }

  mutating func beginRow(_ y: Int) {
    rowStart = toPixels.apply(to: Point(0.5, Double(y) + 0.5)) - Point(0.5, 0.5)
    let down = steps(rowStart.y, bottom)
    line = pixels + (down &>> 8) &* width
    shareY = UInt64(down & 255)
  }

  /// The colour at a pixel of the row, in lanes.
  @inline(__always) func color(_ x: Int) -> UInt64 {
    let across = steps(rowStart.x + toPixels.a * Double(x), right)
    let shareX = UInt64(across & 255)
    guard isUpright else { return turned(x, across &>> 8, shareX) }
    return color(line + (across &>> 8), shareX, shareY)
  }

  private func turned(_ x: Int, _ column: Int, _ shareX: UInt64) -> UInt64 {
    let down = steps(rowStart.y + toPixels.b * Double(x), bottom)
    let place = pixels + ((down &>> 8) &* width &+ column)
    return color(place, shareX, UInt64(down & 255))
  }

  /// The colour between four pixels.
  @inline(__always) private func color(
    _ place: UnsafePointer<UInt32>, _ shareX: UInt64, _ shareY: UInt64
  ) -> UInt64 {
    let upper = Self.mixed(place, shareX)
    return shareY == 0
      ? upper : Pixel.mixed(upper, Self.mixed(place + width, shareX), share: shareY)
  }

  /// The colour between a pixel and the next one in its row.
  @inline(__always) private static func mixed(
    _ place: UnsafePointer<UInt32>, _ share: UInt64
  ) -> UInt64 {
    let color = Pixel.spread(place[0])
    return share == 0 ? color : Pixel.mixed(color, Pixel.spread(place[1]), share: share)
  }

  /// A place in steps of 1/256 pixel, not beyond the middles of the pixels at the edges, so that
  /// behind each step that is no whole pixel there is another pixel.
  @inline(__always) private func steps(_ place: Double, _ last: Double) -> Int {
    if isSharp { return Int(max(0, min(last, place)) + 0.5) &<< 8 }
    return Int(max(0, min(last, place)) * 256 + 0.5)
  }
}
