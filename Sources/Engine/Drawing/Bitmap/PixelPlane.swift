/// The pixels of a picture while they are lent out, for several painters to paint on: those of a
/// bitmap, or of memory that belongs to somebody else.
package struct PixelPlane {
  /// The first pixel; the rows follow each other without gaps.
  package let base: UnsafeMutablePointer<UInt32>
  /// All pixels of the picture.
  package let bounds: PixelRect

  /// - Parameters:
  ///   - base: the first of `width * height` pixels, which stay as long as the plane is used.
  ///   - width: in pixels, ≥ 1.
  ///   - height: in pixels, ≥ 1.
  package init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    self.base = base
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// Makes the pixels of a block this colour, whatever was there before.
  package func clear(_ color: Color, in block: PixelRect) {
    let block = block.intersection(bounds)
    guard !block.isEmpty else { return }
    let pixel = Pixel.premultiplied(color)
    for y in block.top..<block.bottom {
      (base + y * bounds.width + block.left).update(repeating: pixel, count: block.width)
    }
  }
}

extension Bitmap {
  /// Lends the pixels out while `body` runs; they must not be used afterwards.
  package func withPixels<Result>(_ body: (PixelPlane) throws -> Result) rethrows -> Result {
    let (width, height) = (width, height)
    require(
      pixels.count == width * height,
      "a bitmap of \(width)×\(height) pixels, but there are \(pixels.count)")
    return try pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { refuse("a bitmap has pixels") }
      return try body(PixelPlane(base: base, width: width, height: height))
    }
  }
}
