import Engine

/// The fonts of a document that go along with its pictures, each once.
struct SVGFonts {
  /// The style rules that hold them.
  private(set) var rules: [String] = []
  private var known: [Font: Bool] = [:]

  /// Takes a font along; false: its maker doesn't allow that, so that its letters must be shapes.
  mutating func takes(_ font: Font, _ file: (Font) -> FontFile?) -> Bool {
    guard let family = font.style.family else { return true }
    var key = Font(size: 1, weight: font.weight)
    (key.style.family, key.style.isItalic) = (family, font.style.isItalic)
    if let answer = known[key] { return answer }
    let file = file(key)
    let answer = file?.mayBeEmbedded ?? true
    known[key] = answer
    if let file, answer {
      let slant = font.style.isItalic ? " font-style: italic;" : ""
      rules.append(
        "@font-face { font-family: \(Self.name(family)); font-weight: \(font.weight.number);\(slant)"
          + " src: url(data:font/sfnt;base64,\(Base64.text(file.bytes))) }")
    }
    return answer
  }

  /// The families that are asked for: a document's own first.
  static func list(_ family: String) -> String { "\(name(family)), \(SVGPicture.fonts)" }

  /// A family's name as style sheets quote it.
  private static func name(_ family: String) -> String {
    let letters = FontData.plainName(family).unicodeScalars.map { scalar in
      scalar == "'" || scalar == "\\" || scalar == "<" || scalar.value < 0x20
        ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
    }
    return "'\(letters.joined())'"
  }
}
