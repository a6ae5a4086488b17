/// Text without a font: it takes about its usual place and draws nothing.
package final class SilentText: TextMaker, DocumentFonts {
  package init() {}

  package func width(of text: String, font: Font) -> Double {
    Double(text.count) * font.size * 0.55
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, lineHeight: font.size * 1.2)
  }

  package func mask(of text: String, font: Font) -> GlyphMask? { nil }
  package func take(_ families: [String: [FontData]]) {}
  package func lack(in text: String, font: Font) -> TextLack? { nil }
}
