import CSDL2
package import Engine

/// Text by SDL_ttf: how wide it is, and its shape as coverage.
///
/// Widths are measured once at a large size and scaled, so that a layout is the same at every
/// scale of the window; masks are drawn at exactly the size asked for.
package final class GlyphCache: TextMaker {
  private struct Shape: Hashable {
    var text: String
    var weight: Font.Weight
    var pixelSize: Double
  }

  private struct Width: Hashable {
    var text: String
    var weight: Font.Weight
  }

  private let shelf: FontShelf
  private var fallback: FontFallback
  private var masks = BoundedCache<Shape, GlyphMask?>(limit: 512)
  private var widths = BoundedCache<Width, Double>(limit: 2048)
  /// The em size in pixels at which text is measured.
  private static let measure = 256.0

  package convenience init(files: FontFiles) throws {
    try self.init(files: files, fallback: FontFallback())
  }

  init(files: FontFiles, fallback: FontFallback) throws {
    shelf = try FontShelf(files: files)
    self.fallback = fallback
  }

  // MARK: Fonts

  private func runs(of text: String, _ weight: Font.Weight) -> [TextRun] {
    TextRun.runs(of: text) { scalar in
      guard let own = shelf.font(weight, pixelSize: Self.measure),
        TTF_GlyphIsProvided32(own, scalar.value) == 0
      else { return nil }
      return fallback.face(for: scalar, weight) { shelf.has(scalar, in: $0) }
    }
  }

  private func font(_ run: TextRun, _ weight: Font.Weight, _ pixelSize: Double) -> OpaquePointer? {
    guard let face = run.face else { return shelf.font(weight, pixelSize: pixelSize) }
    return shelf.font(face, pixelSize: pixelSize)
  }

  /// The length of a run in ems.
  private func advance(_ run: TextRun, _ weight: Font.Weight) -> Double {
    var width: Int32 = 0
    if let opened = font(run, weight, Self.measure) { TTF_SizeUTF8(opened, run.text, &width, nil) }
    return Double(width) / Self.measure
  }

  // MARK: TextMeasuring

  package func width(of text: String, font: Font) -> Double {
    let key = Width(text: text, weight: font.weight)
    if let width = widths.value(for: key) { return width * font.size }
    var ems = 0.0
    if !text.isEmpty {
      for run in runs(of: text, font.weight) { ems += advance(run, font.weight) }
    }
    _ = widths.insert(ems, for: key)
    return ems * font.size
  }

  package func metrics(of font: Font) -> FontMetrics {
    guard let opened = shelf.font(font.weight, pixelSize: Self.measure) else {
      return FontMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
    }
    let scale = font.size / Self.measure
    return FontMetrics(
      ascent: Double(TTF_FontAscent(opened)) * scale,
      descent: Double(-TTF_FontDescent(opened)) * scale,
      lineHeight: Double(TTF_FontLineSkip(opened)) * scale)
  }

  // MARK: GlyphMasking

  package func mask(of text: String, weight: Font.Weight, pixelSize: Double) -> GlyphMask? {
    guard !text.isEmpty, pixelSize > 0, pixelSize.isFinite else { return nil }
    let shape = Shape(
      text: text, weight: weight, pixelSize: (pixelSize * 72).rounded() / 72)
    if let known = masks.value(for: shape) { return known }
    let mask = joined(runs(of: text, weight), weight, shape.pixelSize)
    _ = masks.insert(mask, for: shape)
    return mask
  }

  private func joined(_ runs: [TextRun], _ weight: Font.Weight, _ size: Double) -> GlyphMask? {
    func mask(_ run: TextRun) -> GlyphMask? {
      font(run, weight, size).flatMap { render(run.text, $0) }
    }
    if runs.count == 1 { return mask(runs[0]) }
    var x = 0.0
    var parts: [(mask: GlyphMask, x: Int)] = []
    for run in runs {
      if let mask = mask(run) { parts.append((mask, Int((x * size).rounded()))) }
      x += advance(run, weight)
    }
    return .joined(parts)
  }

  private func render(_ text: String, _ font: OpaquePointer) -> GlyphMask? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let alpha = AlphaPlane(of: surface) else { return nil }
    let left = text.unicodeScalars.first.map { Self.overhang(of: $0, in: font) } ?? 0
    return alpha.mask(left: left, top: -Int(TTF_FontAscent(font)))
  }

  /// The length by which the first glyph reaches to the left of the text's origin: ≤ 0.
  private static func overhang(of scalar: Unicode.Scalar, in font: OpaquePointer) -> Int {
    var left: Int32 = 0
    let known = TTF_GlyphMetrics32(font, scalar.value, &left, nil, nil, nil, nil) == 0
    return known ? min(0, Int(left)) : 0
  }
}
