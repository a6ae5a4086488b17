/// Text without a font: every character is as wide as every other.
///
/// For tests, for vectors, and as a stand-in where there is no host to measure.
public final class MonospacedText: TextMeasuring, Sendable {
  /// Half an em a character.
  static let standIn = MonospacedText()

  /// The width of a character, and the height of a line, in ems; > 0.
  public let advance: Double
  /// The height of a line, in ems, > 0.
  public let lineHeight: Double

  /// Text whose letters are `advance` wide and lines `lineHeight` high, in font sizes.
  public init(
    advance: Double = 0.5, lineHeight: Double = 1.25, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      advance > 0 && advance.isFinite && lineHeight > 0 && lineHeight.isFinite,
      "a character's advance and height are finite and > 0, not \(advance) and \(lineHeight)",
      file: file, line: line)
    self.advance = advance
    self.lineHeight = lineHeight
  }

  /// The number of letters times their width, in points; a mark of direction before them has none.
  public func width(of text: String, font: Font) -> Double {
    let isMarked = text.unicodeScalars.first.map { $0 == "\u{200E}" || $0 == "\u{200F}" } ?? false
    return Double(text.count - (isMarked ? 1 : 0)) * (advance * font.size)
  }

  /// The heights of a line, in points.
  public func metrics(of font: Font) -> FontMetrics {
    let height = lineHeight * font.size
    return FontMetrics(ascent: height * 0.75, descent: height * 0.25, lineHeight: height)
  }
}
