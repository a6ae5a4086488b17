import Engine
import EngineSystem

/// Something by which texts of the world are set, beside a font.
package struct TextNeed {
  package let name: String
  /// What is there; nil: it is missing.
  package let found: String?
  /// What needs it.
  package let purpose: String
  /// Debian's package of it.
  package let package: String

  /// All of them.
  package static var all: [TextNeed] { all(in: FontCatalog()) }

  static func all(in catalog: FontCatalog) -> [TextNeed] {
    func file(_ faces: [FontFace], _ part: String) -> String? {
      faces.first { $0.file.contains(part) }?.file
    }
    return [
      TextNeed(
        name: "order",
        found: FriBidi.shared.map { _ in "FriBidi orders what runs from right to left" },
        purpose: "only texts of several directions need FriBidi", package: "libfribidi0"),
      TextNeed(
        name: "shapes", found: HarfBuzz.shared.map { _ in "HarfBuzz knows scripts and outlines" },
        purpose: "only scripts beside the Latin, and outlines in exports, need HarfBuzz",
        package: "libharfbuzz0b"),
      TextNeed(
        name: "words",
        found: WordDictionary.shared.map { _ in "ICU knows words without spaces between them" },
        purpose: "only Thai, Lao, Khmer and Burmese need ICU", package: "libicu72"),
      TextNeed(
        name: "emoji", found: file(catalog.emoji, "Emoji"), purpose: "only emoji need it",
        package: "fonts-noto-color-emoji"),
      TextNeed(
        name: "east", found: file(catalog.faces(of: .han, .regular, language: nil), "CJK"),
        purpose: "only Chinese, Japanese and Korean need it", package: "fonts-noto-cjk"),
      TextNeed(
        name: "scripts",
        found: file(catalog.faces(of: Script("Deva"), .regular, language: nil), "Devanagari"),
        purpose: "only scripts that the font lacks need it", package: "fonts-noto-core"),
    ]
  }
}
