/// A picture in memory: premultiplied 32-bit pixels, 0xAARRGGBB, row after row from the top.
public final class Bitmap {
  /// The width in pixels, ≥ 1.
  public let width: Int
  /// The height in pixels, ≥ 1.
  public let height: Int
  /// `width * height` pixels.
  public var pixels: [UInt32]

  /// A transparent picture; both sides 1…2²⁰, and at most 2²⁸ pixels in all.
  public init(width: Int, height: Int, file: StaticString = #fileID, line: UInt = #line) {
    require(width >= 1 && height >= 1, "a bitmap needs at least 1×1 pixels", file: file, line: line)
    require(
      max(width, height) <= 1 << 20 && width * height <= 1 << 28,
      "a bitmap of \(width)×\(height) pixels is too large", file: file, line: line)
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }
}
