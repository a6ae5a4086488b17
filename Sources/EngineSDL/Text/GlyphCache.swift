import CSDL2
package import Engine

/// Text by SDL_ttf: how wide it is, and its shape as coverage.
///
/// Widths are measured once at a large size and scaled, so that a layout is the same at every
/// scale of the window; masks are drawn at exactly the size asked for.
package final class GlyphCache: TextMaker {
  private struct Line: Hashable {
    var text: String
    var font: Font
  }

  let shelf: FontShelf
  let own: FontFamily
  /// Families that texts may name.
  var families: [String: FontFamily] = [:]
  private(set) var fallback: FontFallback
  private var masks = BoundedCache<Line, GlyphMask?>(limit: 512)
  private var widths = BoundedCache<Line, Double>(limit: 2048)
  private var spreads = BoundedCache<SpreadRun.Key, SpreadRun>(limit: 256)
  private var colors: ColorGlyphs
  var outlined: [FontFace: OutlineFont] = [:]
  /// The em size in pixels at which text is measured.
  static let measure = 256.0

  package convenience init(family: FontFamily) throws {
    try self.init(family: family, fallback: FontFallback())
  }

  init(family: FontFamily, fallback: FontFallback) throws {
    shelf = try FontShelf(family: family)
    own = family
    self.fallback = fallback
    colors = ColorGlyphs(shelf: shelf)
  }

  // MARK: Fonts

  /// Forgets what texts of some families look like.
  func forget(families names: Set<String>) {
    let isGone = { (line: Line) in line.font.style.family.map(names.contains) ?? false }
    _ = masks.remove(isGone)
    _ = widths.remove(isGone)
  }

  func family(of font: Font) -> FontFamily { font.style.family.flatMap { families[$0] } ?? own }

  /// The runs of a line, from left to right.
  func runs(of text: String, _ font: Font) -> [TextRun] {
    let face = member(for: font).face
    let hasLatin = shelf.hasLatin(face)
    return TextItemizer(font: font, hasLatin: hasLatin) { self.face(for: $0, font) }.runs(of: text)
  }

  private func member(for font: Font) -> FontFamily.Member {
    family(of: font).member(font.weight, isItalic: font.style.isItalic)
  }

  /// The font for a letter; nil: the text's own.
  private func face(for wish: FontFallback.Wish, _ font: Font) -> FontFace? {
    func has(_ face: FontFace, _ letter: [Unicode.Scalar]) -> Bool {
      letter.allSatisfy { shelf.has($0, in: face) }
    }
    if wish.isEmoji { return fallback.face(for: wish, has: has) }
    if has(member(for: font).face, wish.letter) { return nil }
    let plain = own.member(font.weight, isItalic: font.style.isItalic).face
    if font.style.family != nil, has(plain, wish.letter) { return plain }
    return fallback.face(for: wish) { has($0, $1) && shelf.isScalable($0) }
  }

  /// The font of a run.
  func setting(of run: TextRun, _ font: Font) -> FontSetting {
    let member = member(for: font)
    let leans = run.face.map(own.isItalic) ?? member.isItalic
    return FontSetting(
      face: run.face ?? member.face, script: run.script, isRightToLeft: run.isRightToLeft,
      isSlanted: font.style.isItalic && !leans && run.script == nil && !run.isEmoji)
  }

  /// The outlines of a font; nil: nobody can read them.
  func outlineFont(_ face: FontFace) -> OutlineFont? {
    if let known = outlined[face] { return known }
    let font = OutlineFont(face)
    outlined[face] = font
    return font
  }

  package func missing(in text: String, font: Font) -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    let own = member(for: font).face
    if shelf.hasLatin(own), text.utf8.allSatisfy({ $0 < 128 }) { return [] }
    for run in runs(of: text, font) where !run.isEmoji {
      let face = run.face ?? own
      for scalar in run.text.unicodeScalars where scalar.needsGlyph {
        if !shelf.has(scalar, in: face), !missing.contains(scalar) { missing.append(scalar) }
      }
    }
    return missing
  }

  package func wordEnds(in text: String) -> [Int]? { WordDictionary.shared?.ends(in: text) }

  // MARK: Widths

  /// The length of a run in ems.
  func advance(_ run: TextRun, _ font: Font) -> Double {
    if run.isEmoji {
      return colors.pictures(of: run).reduce(0) { $0 + $1.advance + run.tracking(font) }
    }
    if run.tracking(font) != 0 { return spread(run, font).length }
    return advance(of: run.text, setting(of: run, font))
  }

  /// The letters of a run with room between them, which lie alike in all sizes.
  func spread(_ run: TextRun, _ font: Font) -> SpreadRun {
    let key = SpreadRun.Key(
      run: run, setting: setting(of: run, font), tracking: run.tracking(font))
    if let known = spreads.value(for: key) { return known }
    let spread = SpreadRun(run, tracking: key.tracking) { advance(of: $0, key.setting) }
    _ = spreads.insert(spread, for: key)
    return spread
  }

  private func advance(of text: String, _ setting: FontSetting) -> Double {
    var width: Int32 = 0
    let opened = shelf.font(setting, pixelSize: Self.measure)
    if let opened { TTF_SizeUTF8(opened, text, &width, nil) }
    return Double(width) / Self.measure
  }

  package func width(of text: String, font: Font) -> Double {
    var key = Line(text: text, font: font)
    key.font.size = 1
    if let width = widths.value(for: key) { return width * font.size }
    var ems = 0.0
    if !text.isEmpty {
      for run in runs(of: text, font) { ems += advance(run, font) }
    }
    _ = widths.insert(ems, for: key)
    return ems * font.size
  }

  package func metrics(of font: Font) -> FontMetrics {
    let setting = FontSetting(face: member(for: font).face)
    guard let opened = shelf.font(setting, pixelSize: Self.measure) else {
      return FontMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
    }
    let scale = font.size / Self.measure
    return FontMetrics(
      ascent: Double(TTF_FontAscent(opened)) * scale,
      descent: Double(-TTF_FontDescent(opened)) * scale,
      lineHeight: Double(TTF_FontLineSkip(opened)) * scale)
  }

  // MARK: Masks

  package func mask(of text: String, font: Font) -> GlyphMask? {
    guard !text.isEmpty, font.size > 0, font.size.isFinite else { return nil }
    var line = Line(text: text, font: font)
    line.font.size = (font.size * 72).rounded() / 72
    if let known = masks.value(for: line) { return known }
    let mask = draw(text, line.font)
    _ = masks.insert(mask, for: line)
    return mask
  }

  private func draw(_ text: String, _ font: Font) -> GlyphMask? {
    let runs = runs(of: text, font)
    let isPlain = runs.count == 1 && !runs[0].isEmoji && runs[0].tracking(font) == 0
    if isPlain, !font.style.isUnderlined {
      return render(runs[0].text, setting(of: runs[0], font), font.size)
    }
    var x = 0.0
    var line = MaskedLine()
    for run in runs {
      add(run, font, at: x, to: &line)
      x += advance(run, font)
    }
    if font.style.isUnderlined { line.underline(from: 0, to: x * font.size, size: font.size) }
    return line.mask
  }

  /// - Parameter x: where the run begins, in ems.
  private func add(_ run: TextRun, _ font: Font, at x: Double, to line: inout MaskedLine) {
    let size = font.size
    let setting = setting(of: run, font)
    if run.isEmoji {
      var x = x
      for picture in colors.pictures(of: run) {
        line.add(picture, x: x * size, size: size)
        x += picture.advance + run.tracking(font)
      }
    } else if run.tracking(font) == 0 {
      line.add(render(run.text, setting, size), x: (x * size).rounded())
    } else {
      for letter in spread(run, font).letters {
        line.add(render(letter.text, setting, size), x: (x + letter.x) * size)
      }
    }
  }

  private func render(_ text: String, _ setting: FontSetting, _ size: Double) -> GlyphMask? {
    guard let font = shelf.font(setting, pixelSize: size),
      setting.face.data == nil || Self.isPaintable(text, in: font)
    else { return nil }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let alpha = AlphaPlane(of: surface) else { return nil }
    let first = setting.isRightToLeft ? text.unicodeScalars.last : text.unicodeScalars.first
    let left = first.map { Self.overhang(of: $0, in: font) } ?? 0
    return alpha.mask(left: left, top: -Int(TTF_FontAscent(font)))
  }

  /// False if a font says that a text is larger than any picture.
  private static func isPaintable(_ text: String, in font: OpaquePointer) -> Bool {
    var (width, height) = (Int32(0), Int32(0))
    guard TTF_SizeUTF8(font, text, &width, &height) == 0, width >= 0, height >= 0 else {
      return false
    }
    return Int(width) * Int(height) <= ImageBitmap.mostPixels
  }

  /// The length by which the first glyph reaches to the left of the text's origin: ≤ 0.
  private static func overhang(of scalar: Unicode.Scalar, in font: OpaquePointer) -> Int {
    var left: Int32 = 0
    let known = TTF_GlyphMetrics32(font, scalar.value, &left, nil, nil, nil, nil) == 0
    return known ? min(0, Int(left)) : 0
  }
}

extension TextRun {
  /// The room behind each of its letters, in ems.
  func tracking(_ font: Font) -> Double { script?.isSeparable == false ? 0 : font.style.tracking }
}
