import Engine

/// A font in a file that may hold several.
struct FontFace: Hashable {
  var file: String
  /// Its number in the file, as FreeType counts.
  var index = 0
}

/// The system's fonts for characters that the text's own font has no glyph for.
///
/// The system is asked at the first such character, which takes some hundredths of a second; a font
/// that was found is tried first for all others. It is not asked again about characters that are
/// near one that no font has.
struct FontFallback {
  /// Asks the system for a font with a character.
  typealias Match = (Unicode.Scalar, Font.Weight) -> FontFace?

  private struct Block: Hashable {
    let weight: Font.Weight
    let number: UInt32
  }

  private let match: Match
  private var found: [Font.Weight: [FontFace]] = [:]
  /// Characters of which no font has all.
  private var barren: Set<Block> = []

  init(match: @escaping Match = Fontconfig.match) { self.match = match }

  /// A font that has a glyph for a character; nil: there is none.
  ///
  /// - Parameter has: says whether a font has it.
  mutating func face(
    for scalar: Unicode.Scalar, _ weight: Font.Weight, has: (FontFace) -> Bool
  ) -> FontFace? {
    if let known = found[weight]?.first(where: has) { return known }
    let block = Block(weight: weight, number: Self.block(of: scalar))
    guard scalar.isShown, !barren.contains(block) else { return nil }
    guard let face = match(scalar, weight), has(face) else {
      barren.insert(block)
      return nil
    }
    found[weight, default: []].append(face)
    return face
  }

  /// Neighbours, of one script as a rule: those of the East have thousands of characters.
  private static func block(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0x2E80 ? scalar.value >> 7 : 0x1000 + scalar.value >> 12
  }
}

extension Unicode.Scalar {
  /// True if fonts may have a picture of it.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// True if it but changes, or joins, what stands before it.
  var belongsToOneBefore: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: properties.isVariationSelector
    }
  }
}
