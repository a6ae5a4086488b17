package import Engine

/// Colours as most files want them: not yet multiplied by their alpha.
package enum StraightAlpha {
  /// The pixel of a premultiplied one; to the nearest of 255 steps.
  package static func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255, alpha != 0 else { return pixel }
    return alpha << 24 | channel(pixel, 16, alpha) | channel(pixel, 8, alpha)
      | channel(pixel, 0, alpha)
  }

  private static func channel(_ pixel: UInt32, _ shift: UInt32, _ alpha: UInt32) -> UInt32 {
    min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
  }

  package static func pixels(_ bitmap: Bitmap) -> [UInt32] { bitmap.pixels.map(pixel) }
}
