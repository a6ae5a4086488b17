/// A bitmap's pixels while they are lent out, for several painters to paint on.
package struct PixelPlane {
  let base: UnsafeMutablePointer<UInt32>
  /// All pixels of the picture.
  package let bounds: PixelRect

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
  package func withPixels<Result>(_ body: (PixelPlane) -> Result) -> Result {
    let bounds = bounds
    return pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { refuse("a bitmap has pixels") }
      return body(PixelPlane(base: base, bounds: bounds))
    }
  }
}
