extension Bitmap {
  /// Makes every pixel this colour, whatever was there before.
  public func clear(_ color: Color) {
    let pixel = Pixel.premultiplied(color)
    pixels.withUnsafeMutableBufferPointer { $0.update(repeating: pixel) }
  }

  /// All pixels of the picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
