import Engine

/// A font in a file that may hold several.
struct FontFace: Hashable {
  var file: String
  /// Its number in the file, as FreeType counts.
  var index = 0
  /// What was in the file when it was read; nil: the file stays as it is.
  var data: FontData?
}

/// The fonts for letters that the text's own font has no glyph for: those of a fixed list first, then
/// whatever the system has.
///
/// The system is asked once, at the first letter that no font of the list has, which takes some tenths of
/// a second. What is found depends on the letter, its script, weight and language alone, and not on what
/// was asked before.
struct FontFallback {
  /// Asks the system for fonts with a character, in an order that is always the same.
  typealias Find = (Unicode.Scalar) -> [FontFace]

  /// A letter, and what its font is chosen by.
  struct Wish: Hashable {
    /// A grapheme's characters, without those that are not seen.
    var letter: [Unicode.Scalar]
    var script: Script
    var weight: Font.Weight
    var language: String?
    /// True if it is to be a picture with colours.
    var isEmoji = false
  }

  let catalog: FontCatalog
  private let find: Find
  private var known = BoundedCache<Wish, FontFace?>(limit: 4096)
  private var lists: [Wish: [FontFace]] = [:]

  init(catalog: FontCatalog = FontCatalog(), find: @escaping Find = SystemFonts.faces(with:)) {
    (self.catalog, self.find) = (catalog, find)
  }

  /// A font that has all of a letter; nil: there is none.
  ///
  /// - Parameter has: says whether a font has it.
  mutating func face(for wish: Wish, has: (FontFace, [Unicode.Scalar]) -> Bool) -> FontFace? {
    if let face = known.value(for: wish) { return face }
    let listed = listed(wish).first { has($0, wish.letter) }
    let face = listed ?? (wish.isEmoji ? nil : installed(wish, has))
    _ = known.insert(face, for: wish)
    return face
  }

  private mutating func listed(_ wish: Wish) -> [FontFace] {
    var key = wish
    key.letter = []
    if let list = lists[key] { return list }
    let list =
      wish.isEmoji
      ? catalog.emoji : catalog.faces(of: wish.script, wish.weight, language: wish.language)
    lists[key] = list
    return list
  }

  private func installed(
    _ wish: Wish, _ has: (FontFace, [Unicode.Scalar]) -> Bool
  ) -> FontFace? {
    guard let base = wish.letter.first(where: \.isShown) else { return nil }
    let faces = find(base)
    return faces.first { has($0, wish.letter) } ?? faces.first { has($0, [base]) }
  }
}

extension Unicode.Scalar {
  /// True if fonts of the system may have a picture of it.
  var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: !isHidden
    }
  }

  /// True if it is never seen itself, and says but how others are drawn.
  var isHidden: Bool { properties.isDefaultIgnorableCodePoint }

  /// True if a font without a glyph for it draws a box.
  var needsGlyph: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !isHidden
    }
  }
}
