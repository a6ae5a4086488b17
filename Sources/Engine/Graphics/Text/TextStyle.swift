/// A typeface's size and weight; which family it is, the host decides.
public struct Font: Hashable, Sendable {
  /// The thickness of letters.
  public enum Weight: String, Hashable, Sendable, CaseIterable { case regular, semibold, bold }

  /// The em size in points, > 0.
  public var size: Double
  /// The thickness of the letters.
  public var weight: Weight

  /// A font; `size` in points, finite and > 0.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// Text with its looks: how a view shows a string inside its frame.
public struct TextContent: Hashable, Sendable {
  /// The place of lines between left and right.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }

  /// The text.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour of the letters.
  public var color: Color
  /// The place of each line from left to right; the block is always centred from top to bottom.
  public var alignment: Alignment
  /// The smallest factor (0…1] by which the text may shrink so that it fits its frame.
  public var minimumScale: Double
  /// The places at which lines may be broken to fit the frame.
  public var wrapping: TextWrapping
  /// The most lines shown, the last of them ending in "…" if there are more; 0: all.
  public var lineLimit: Int
  /// From one baseline to the next in points, > 0; nil: the font's.
  public var lineHeight: Double?

  /// A text and the way it is set; see the properties.
  public init(
    _ string: String, font: Font, color: Color, alignment: Alignment = .center,
    minimumScale: Double = 1, wrapping: TextWrapping = .wholeWords, lineLimit: Int = 0,
    lineHeight: Double? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      lineLimit >= 0, "a limit of lines is ≥ 0, not \(lineLimit); 0 is none", file: file, line: line
    )
    require(
      lineHeight.map { $0 > 0 && $0.isFinite } ?? true, "a line's height is finite and > 0",
      file: file, line: line)
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.minimumScale = minimumScale
    self.wrapping = wrapping
    self.lineLimit = lineLimit
    self.lineHeight = lineHeight
  }
}

/// The seam to the host's fonts: the engine asks how large text is, and never opens a font.
public protocol TextMeasuring: AnyObject {
  /// The width of one line of text, in points; 0 for an empty string.
  func width(of text: String, font: Font) -> Double
  /// The distances of a font, in points.
  func metrics(of font: Font) -> FontMetrics
}

/// The vertical distances of a font, in points, all ≥ 0.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// From one baseline to the next.
  public var lineHeight: Double

  /// Heights in points.
  public init(ascent: Double, descent: Double, lineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}
