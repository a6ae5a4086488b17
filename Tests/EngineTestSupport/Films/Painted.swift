package import Engine

/// Paints into a new bitmap, transparent or of one colour.
package func painted(
  _ commands: [DrawCommand], _ width: Int, _ height: Int, scale: Double = 1,
  clip: PixelRect? = nil, glyphs: (any GlyphMasking)? = nil, on background: Color = .clear
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  bitmap.clear(background)
  Painter().paint(
    DisplayList(commands), into: bitmap, scale: scale, clip: clip, glyphs: glyphs)
  return bitmap
}
