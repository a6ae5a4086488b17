/// The shape of one line of text as coverage, one byte a pixel, which has no colour; letters that have
/// colours of their own are pictures beside it.
public struct GlyphMask: Sendable {
  /// A letter with colours of its own.
  public struct Picture: Sendable {
    /// The letter's pixels.
    public let image: ImageBitmap
    /// Where it lies, in pixels of the mask from the text's origin; below is positive.
    public let frame: Rect

    /// A picture of a letter.
    public init(_ image: ImageBitmap, frame: Rect) {
      self.image = image
      self.frame = frame
    }
  }

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
  /// Letters with colours of their own.
  public let pictures: [Picture]

  /// A mask of `width` times `height` pixels, row by row from the top.
  public init(
    width: Int, height: Int, coverage: [UInt8], left: Int, top: Int, pictures: [Picture] = [],
    file: StaticString = #fileID, line: UInt = #line
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
    self.pictures = pictures
  }
}

/// The seam to the host's fonts: it turns text into coverage, and keeps a cache of its own.
public protocol GlyphMasking: AnyObject {
  /// The mask of one line; nil if there is nothing to draw.
  ///
  /// - Parameter font: its size is in *pixels*.
  func mask(of text: String, font: Font) -> GlyphMask?
}
