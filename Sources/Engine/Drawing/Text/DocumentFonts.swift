/// Fonts that documents add to.
package protocol DocumentFonts: AnyObject {
  /// Has these families, by the names that texts say, beside its own, instead of those that it was given
  /// before. Each has files that were looked at before: what can't be read is left out.
  func take(_ families: [String: [FontData]])
  /// What it can't set of a text; nil: it sets all of it.
  func lack(in text: String, font: Font) -> TextLack?
  /// The same wherever the same fonts set texts; empty without any.
  var fingerprint: String { get }
}

extension DocumentFonts {
  /// Empty.
  package var fingerprint: String { "" }
}

/// What nobody can set of a text.
package struct TextLack: Hashable, Sendable {
  /// The characters that no font has, each once, in the text's order, with the Debian package that has a
  /// font for each; nil: none is known.
  package var characters: [Character]
  /// True if letters stand in the order of the text, as nobody knows that of what runs from right to left.
  package var isUnordered: Bool

  /// A character without a font.
  package struct Character: Hashable, Sendable {
    package var scalar: Unicode.Scalar
    package var package: String?

    package init(_ scalar: Unicode.Scalar, package: String?) {
      (self.scalar, self.package) = (scalar, package)
    }
  }

  package init(_ characters: [Character], isUnordered: Bool = false) {
    (self.characters, self.isUnordered) = (characters, isUnordered)
  }
}
