import Engine

/// The fonts of a document that go along with its pictures, each once.
struct SVGFonts {
  /// The style rules that hold them.
  private(set) var rules: [String] = []
  /// Whether letters in a font are set in it.
  private var answers: [Font: Bool] = [:]
  private var embedded: Set<Font> = []

  /// Embeds a document's font; false: its maker doesn't allow that, so that its letters must be shapes.
  mutating func embed(_ font: Font, _ file: (Font) -> FontFile?) -> Bool {
    guard let family = font.style.family else { return true }
    let wanted = font.face
    if let answer = answers[wanted] { return answer }
    guard let file = file(wanted) else { return true }
    answers[wanted] = file.mayBeEmbedded
    let own = Font(
      size: 1, weight: file.weight, style: TextStyle(family: family, isItalic: file.isItalic))
    if file.mayBeEmbedded, embedded.insert(own).inserted {
      let slant = file.isItalic ? " font-style: italic;" : ""
      rules.append(
        "@font-face { font-family: \(Self.name(family)); font-weight: \(file.weight.number);\(slant)"
          + " src: url(data:font/sfnt;base64,\(Base64.text(file.bytes))) }")
    }
    return file.mayBeEmbedded
  }

  /// The families that are asked for: a document's own first.
  static func list(_ family: String) -> String { "\(name(family)), \(SVGPicture.fonts)" }

  /// A family's name as style sheets quote it.
  private static func name(_ family: String) -> String {
    let letters = FontData.plainName(family).unicodeScalars.map { scalar in
      "'\\<>&\"".unicodeScalars.contains(scalar) || scalar.value < 0x20
        ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
    }
    return "'\(letters.joined())'"
  }
}
