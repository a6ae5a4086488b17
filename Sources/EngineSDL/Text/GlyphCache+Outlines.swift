package import Engine

extension GlyphCache {
  package func file(of font: Font) -> FontFile? {
    guard let family = font.style.family.flatMap({ families[$0] }) else { return nil }
    let member = family.member(font.weight, isItalic: font.style.isItalic)
    guard let data = member.face.data, let tables = try? FontTables(data.bytes) else { return nil }
    return FontFile(
      bytes: Array(data.bytes), mayBeEmbedded: tables.mayBeEmbedded, weight: member.weight,
      isItalic: member.isItalic)
  }

  /// The outlines of a line's letters, and the line under them; nil if nobody can read them. Letters with
  /// colours of their own have none.
  package func outlines(of text: String, font: Font) -> [Path]? {
    guard !text.isEmpty, font.size > 0, font.size.isFinite else { return [] }
    var (path, x) = (Path(), 0.0)
    for run in runs(of: text, font) {
      guard let outline = outline(of: run, font) else { return nil }
      path.elements += outline.mapped(by: .translation(x, 0)).elements
      x += advance(run, font)
    }
    var paths = [path]
    if font.style.isUnderlined {
      let (thickness, depth) = (MaskedLine.thickness, MaskedLine.depth)
      paths.append(.rect(Rect(x: 0, y: depth, width: x, height: thickness)))
    }
    return paths.filter { !$0.isEmpty }.map { $0.mapped(by: .scale(font.size, font.size)) }
  }

  /// The outline of a run, in ems.
  private func outline(of run: TextRun, _ font: Font) -> Path? {
    guard !run.isEmoji else { return Path() }
    let setting = setting(of: run, font)
    guard let outlines = outlineFont(setting.face) else { return nil }
    // SDL_ttf leans letters as much.
    let lean = AffineTransform(a: 1, b: 0, c: setting.isSlanted ? -0.207 : 0, d: 1, tx: 0, ty: 0)
    func outline(of run: TextRun, at x: Double) -> Path {
      outlines.glyphs(of: run).reduce(into: Path()) { path, glyph in
        let place = AffineTransform.translation(x + glyph.origin.x, -glyph.origin.y)
        let map = outlines.toEms.then(lean).then(place)
        path.elements += outlines.outline(of: glyph.number).mapped(by: map).elements
      }
    }
    let tracking = run.tracking(font)
    guard tracking != 0 else { return outline(of: run, at: 0) }
    return spread(run, font).letters.reduce(into: Path()) { path, letter in
      var part = run
      part.text = letter.text
      path.elements += outline(of: part, at: letter.x).elements
    }
  }
}
