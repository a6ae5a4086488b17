/// The shape of one line of text as coverage, one byte a pixel; it has no colour.
public struct GlyphMask: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// `width * height` bytes, 0 outside to 255 inside, row after row from the top.
  public let coverage: [UInt8]
  /// From the text's origin (left end of the baseline) to the mask's top left pixel, in pixels.
  public let left: Int
  /// From the text's origin to the mask's top edge, in pixels; below is positive.
  public let top: Int

  /// A mask of `width` times `height` pixels, row by row from the top.
  public init(
    width: Int, height: Int, coverage: [UInt8], left: Int, top: Int, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      width >= 0 && height >= 0
        && width.multipliedReportingOverflow(by: height) == (coverage.count, false),
      "a mask needs one byte a pixel", file: file, line: line)
    self.width = width
    self.height = height
    self.coverage = coverage
    self.left = left
    self.top = top
  }
}

/// The seam to the host's fonts: it turns text into coverage, and keeps a cache of its own.
public protocol GlyphMasking: AnyObject {
  /// The mask of one line at an em size in *pixels*; nil if there is nothing to draw.
  func mask(of text: String, weight: Font.Weight, pixelSize: Double) -> GlyphMask?
}
