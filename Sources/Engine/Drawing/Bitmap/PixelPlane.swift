/// A bitmap's pixels while they are lent out, for several painters to paint on.
public struct PixelPlane {
  let base: UnsafeMutablePointer<UInt32>
  /// All pixels of the picture.
  public let bounds: PixelRect

  /// Makes the pixels of a block this colour, whatever was there before.
  public func clear(_ color: Color, in block: PixelRect) {
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
  public func withPixels<Result>(_ body: (PixelPlane) -> Result) -> Result {
    let bounds = bounds
    return pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { refuse("a bitmap has pixels") }
      return body(PixelPlane(base: base, bounds: bounds))
    }
  }
}
