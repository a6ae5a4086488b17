import Engine

/// A part of a text that one font draws.
struct TextRun: Hashable {
  var text: String
  /// nil: the text's own font.
  var face: FontFace?

  /// The runs of a text; a character, with all that is joined to it, is in one run.
  ///
  /// - Parameter face: the font for a scalar, nil for the text's own; asked about no more than one
  ///   scalar of a character, and about none of ASCII's.
  static func runs(
    of text: String, face: (Unicode.Scalar) -> FontFace?
  ) -> [TextRun] {
    if text.utf8.allSatisfy({ $0 < 128 }) { return [TextRun(text: text)] }
    var runs: [TextRun] = []
    for character in text {
      let base = character.unicodeScalars.first { !$0.belongsToOneBefore }
      let face = base.flatMap { $0.isASCII ? nil : face($0) }
      if runs.last?.face == face, !runs.isEmpty {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(TextRun(text: String(character), face: face))
      }
    }
    return runs
  }
}

extension GlyphMask {
  /// The masks of runs, each so many pixels to the right of the text's origin, as one.
  static func joined(_ parts: [(mask: GlyphMask, x: Int)]) -> GlyphMask? {
    guard let left = parts.map({ $0.x + $0.mask.left }).min(),
      let right = parts.map({ $0.x + $0.mask.left + $0.mask.width }).max(),
      let top = parts.map(\.mask.top).min(),
      let bottom = parts.map({ $0.mask.top + $0.mask.height }).max()
    else { return nil }
    let (width, height) = (right - left, bottom - top)
    var coverage = [UInt8](repeating: 0, count: width * height)
    for (mask, x) in parts {
      let start = (mask.top - top) * width + x + mask.left - left
      for row in 0..<mask.height {
        for column in 0..<mask.width {
          let place = start + row * width + column
          coverage[place] = max(coverage[place], mask.coverage[row * mask.width + column])
        }
      }
    }
    return GlyphMask(width: width, height: height, coverage: coverage, left: left, top: top)
  }
}
