/// Fonts that documents add to.
package protocol DocumentFonts: AnyObject {
  /// Has these families, by the names that texts say, beside its own, instead of those that it was given
  /// before. Each has files that were looked at before: what can't be read is left out.
  func take(_ families: [String: [FontData]])
  /// What it can't set of a text; nil: it sets all of it.
  func lack(in text: String, font: Font) -> TextLack?
  /// The same wherever the same fonts set texts; empty without any.
  func fingerprint() -> String
}

extension DocumentFonts {
  /// Empty.
  package func fingerprint() -> String { "" }
}

/// What nobody can set of a text.
package struct TextLack: Hashable, Sendable {
  /// The characters that no font has, each once, in the text's order, with the Debian package that has a
  /// font for each; nil: none is known.
  package var characters: [Character]
  /// What is missing beside fonts.
  package var knowledge: Set<Knowledge>

  /// Something that libraries know of texts.
  package enum Knowledge: CaseIterable, Hashable, Sendable {
    /// The order of letters that run from right to left: without it they stand in that of the text.
    case order
    /// The words of a text without spaces: without it a line may end before any of its letters.
    case words
  }

  /// A character without a font.
  package struct Character: Hashable, Sendable {
    package var scalar: Unicode.Scalar
    package var package: String?

    package init(_ scalar: Unicode.Scalar, package: String?) {
      (self.scalar, self.package) = (scalar, package)
    }
  }

  package init(_ characters: [Character], knowledge: Set<Knowledge> = []) {
    (self.characters, self.knowledge) = (characters, knowledge)
  }
}
