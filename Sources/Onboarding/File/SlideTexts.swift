package import Engine
import JSONText

/// All texts of a document, for whoever looks whether they can be set.
package struct SlideTexts: Sendable {
  /// A text, and where it stands.
  struct Place: Sendable {
    let text: SlideText
    let path: [JSONStep]
  }

  /// What the font of a text, and what it can set, depend on.
  private struct Question: Hashable {
    let string: String
    let font: Font
  }

  /// More lacks than these nobody reads.
  private static let most = 20

  var places: [Place] = []
  /// The text of the file.
  var bytes: [UInt8] = []

  /// No texts.
  package init() {}

  /// What can't be set, each where it stands first; nil: all of it can be.
  ///
  /// - Parameters:
  ///   - fonts: they have those of the document.
  ///   - artwork: the pictures and fonts of the document.
  package func lacks(in fonts: any DocumentFonts, _ artwork: Artwork) -> DeckFileError? {
    var (asked, reported) = (Set<Question>(), Set<Unicode.Scalar>())
    var knowledge: Set<TextLack.Knowledge> = []
    var notes: [(path: [JSONStep], text: String)] = []
    for place in places where notes.count < Self.most {
      let question = Question(string: place.text.string, font: place.text.font(size: 1, artwork))
      guard asked.insert(question).inserted,
        var lack = fonts.lack(in: question.string, font: question.font)
      else { continue }
      lack.characters.removeAll { reported.contains($0.scalar) }
      reported.formUnion(lack.characters.map(\.scalar))
      if !lack.characters.isEmpty { notes.append((place.path, lack.words)) }
      for missing in TextLack.Knowledge.allCases
      where lack.knowledge.contains(missing) && !knowledge.contains(missing) {
        knowledge.insert(missing)
        notes.append((place.path, missing.words))
      }
    }
    return notes.isEmpty ? nil : DeckFile.error(notes, in: bytes)
  }
}

extension TextLack {
  /// More characters are counted, and not named.
  private static let most = 4

  /// The characters that no font has, and what helps.
  fileprivate var words: String {
    let named = characters.prefix(Self.most).map(\.words)
    let rest = characters.count - named.count
    let all = rest > 0 ? named + ["\(rest) more"] : named
    let list =
      all.count > 1 ? all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "") : all[0]
    var packages: [String] = []
    for package in characters.compactMap(\.package) where !packages.contains(package) {
      packages.append(package)
    }
    return "no font here has \(list)"
      + (packages.isEmpty ? "" : "; install \(packages.joined(separator: " and "))")
  }
}

extension TextLack.Knowledge {
  /// What becomes of a text without it, and what helps.
  fileprivate var words: String {
    switch self {
    case .order:
      "letters from right to left stand in the order in which they are written; install libfribidi0"
    case .words: "lines may end within its words; install libicu72"
    }
  }
}

extension TextLack.Character {
  /// The character, if it can be seen, and its number.
  fileprivate var words: String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    return isSeen ? "“\(scalar)” (\(code))" : code
  }

  private var isSeen: Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
