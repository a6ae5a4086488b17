/// The seam to the host's fonts: the engine asks how large text is, and never opens a font.
public protocol TextMeasuring: AnyObject {
  /// The width of one line of text, in points; 0 for an empty string.
  func width(of text: String, font: Font) -> Double
  /// The distances of a font, in points.
  func metrics(of font: Font) -> FontMetrics
  /// The ends of the words of a text in a script that has no spaces between them (Thai, Lao, Khmer,
  /// Burmese), in Unicode scalars from its start; nil, the default, if nobody knows its words: then
  /// a line may end behind any `Character` of it.
  func wordEnds(in text: String) -> [Int]?
  /// The characters of a text that no font at hand has, each once, in the text's order.
  func missing(in text: String, font: Font) -> [Unicode.Scalar]
  /// The shapes that one line of text fills, in points from the left end of its baseline; nil: nobody
  /// knows them.
  func outlines(of text: String, font: Font) -> [Path]?
  /// The file of a font whose family is the text's own; nil: it is of the host.
  func file(of font: Font) -> FontFile?
}

extension TextMeasuring {
  /// Knows no words.
  public func wordEnds(in text: String) -> [Int]? { nil }
  /// None.
  public func missing(in text: String, font: Font) -> [Unicode.Scalar] { [] }
  /// nil.
  public func outlines(of text: String, font: Font) -> [Path]? { nil }
  /// nil.
  public func file(of font: Font) -> FontFile? { nil }
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
