import Engine

/// Text without a font: it takes about its usual place and draws nothing.
final class SilentText: TextMaker {
  func width(of text: String, font: Font) -> Double { Double(text.count) * font.size * 0.55 }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, lineHeight: font.size * 1.2)
  }

  func mask(of text: String, weight: Font.Weight, pixelSize: Double) -> GlyphMask? { nil }
}
