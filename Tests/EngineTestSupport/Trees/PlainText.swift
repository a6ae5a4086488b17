package import Engine

/// Text without a font: every character is as wide as the others.
package final class PlainText: TextMeasuring {
  package init() {}

  package func width(of text: String, font: Font) -> Double {
    Double(text.unicodeScalars.count) * font.size / 2
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.9, descent: font.size * 0.3, lineHeight: font.size * 1.25)
  }
}
