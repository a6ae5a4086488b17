public import Engine

/// Text without a font that can be seen: a pattern as large as the text would be, unlike that of
/// other texts, weights and sizes.
public final class PatternGlyphs: GlyphMasking {
  /// The number of masks that were asked for.
  public private(set) var count = 0

  /// Glyphs that nobody has asked for yet.
  public init() {}

  /// The pattern of a text, at most 200 pixels high.
  public func mask(of text: String, font: Font) -> GlyphMask? {
    count += 1
    let height = max(1, min(200, Int(font.size)))
    let width = max(1, text.utf8.count * height / 2)
    let salt = text.utf8.reduce(font.weight == .bold ? 7 : 3) { ($0 * 31 + Int($1)) & 1023 }
    let coverage = (0..<width * height).map { UInt8(($0 * 37 + salt) % 256) }
    return GlyphMask(
      width: width, height: height, coverage: coverage, left: -1, top: -height * 3 / 4)
  }
}
