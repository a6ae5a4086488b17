/// A typeface's size and weight; which family it is, the host decides.
public struct Font: Hashable, Sendable {
  public enum Weight: String, Hashable, Sendable, CaseIterable { case regular, semibold, bold }

  /// The em size in points, > 0.
  public var size: Double
  public var weight: Weight

  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// Text with its looks: how a view shows a string inside its frame.
public struct TextContent: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }

  /// Lines are broken at spaces to fit the frame, and always at `\n`.
  public var string: String
  public var font: Font
  public var color: Color
  /// Where each line lies from left to right; the block is always centred from top to bottom.
  public var alignment: Alignment
  /// The smallest factor (0…1] by which the text may shrink so that it fits its frame.
  public var minimumScale: Double

  public init(
    _ string: String, font: Font, color: Color, alignment: Alignment = .center,
    minimumScale: Double = 1
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.minimumScale = minimumScale
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

  public init(ascent: Double, descent: Double, lineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}
