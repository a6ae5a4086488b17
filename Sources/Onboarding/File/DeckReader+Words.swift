import Engine
import JSONText

/// The words of a file's slides: their fonts, looks and languages.
extension DeckReader {
  /// The looks of words, and those of them that a style has.
  static let wordMembers = ["style"] + styleMembers
  static let styleMembers = [
    "font", "size", "weight", "color", "align", "wrap", "lineHeight", "tracking", "italic",
    "underline",
  ]
  static let speechMembers = ["lang", "direction"]
  static let (mostFamilies, mostFiles, mostStyles) = (50, 40, 200)

  // MARK: Of the whole file

  /// Reads the fonts and styles that texts name.
  mutating func readFonts(_ parts: [String: FileValue]) {
    for (name, value) in parts["fonts"]?.entries(of: "fonts", most: Self.mostFamilies) ?? [] {
      guard !name.isEmpty, name.utf8.count <= 100 else {
        value.wrong("wanted a name of 1 to 100 bytes for these fonts")
        continue
      }
      fonts[name] = fontFiles(value)
      families.append((name, value.path))
    }
    for (name, value) in parts["styles"]?.entries(of: "styles", most: Self.mostStyles) ?? [] {
      styles[name] = looks(value.members(Self.styleMembers))
      idleStyles[name] = value.path
    }
  }

  private mutating func fontFiles(_ value: FileValue) -> [String] {
    var values = [value]
    if case .array(let all) = value.json {
      values = value.elements(of: "fonts", most: Self.mostFiles) ?? []
      if all.isEmpty { value.wrong("no fonts; wanted the name of a file at least") }
    }
    return values.compactMap { value in
      guard let name = value.string("the name of a font's file, or a list of them", most: 1_000)
      else { return nil }
      guard DeckFile.isInFolder(name) else {
        return value.wrong(
          wanted: "the name of a file in the slides' folder, as Playfair-Bold.ttf")
      }
      if files[name] == nil { files[name] = value.path }
      return name
    }
  }

  // MARK: Looks

  /// The looks of words: its own, and those of its style.
  mutating func words(_ parts: [String: FileValue]) -> SlideTextLooks {
    guard let value = parts["style"], let name = value.string("the name of a style") else {
      return looks(parts)
    }
    guard let style = styles[name] else {
      let guess = Spelling.nearest(to: name, in: styles.keys.sorted())
      let right =
        guess.map { "did you mean “\($0)”?" } ?? "“styles” of the document has all of them"
      value.wrong("no style “\(name.prefix(40))”; \(right)")
      return looks(parts)
    }
    idleStyles[name] = nil
    return looks(parts).over(style)
  }

  private mutating func looks(_ parts: [String: FileValue]) -> SlideTextLooks {
    var looks = SlideTextLooks()
    looks.family = parts["font"].flatMap { family($0) }
    looks.size = parts["size"]?.number(1...1_000)
    looks.weight = parts["weight"]?.choice(Self.weights)
    looks.color = parts["color"].flatMap(Self.color)
    looks.alignment = parts["align"]?.choice([
      "leading": .leading, "center": .center, "trailing": .trailing,
    ])
    looks.wrapping = parts["wrap"]?.choice([
      "whole words": .wholeWords, "words": .words, "characters": .characters,
    ])
    looks.lineHeight = parts["lineHeight"]?.number(1...10_000)
    looks.tracking = parts["tracking"]?.number(-1_000...1_000)
    looks.isItalic = parts["italic"]?.bool()
    looks.isUnderlined = parts["underline"]?.bool()
    return looks
  }

  private static let weights: KeyValuePairs<String, Font.Weight> = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The name of a family that the document has.
  private mutating func family(_ value: FileValue) -> String? {
    guard let name = value.string("the name of fonts in “fonts”") else { return nil }
    guard fonts[name] != nil else {
      let guess = Spelling.nearest(to: name, in: fonts.keys.sorted())
      let right =
        guess.map { "did you mean “\($0)”?" }
        ?? "give the document “fonts”: {\"\(name.prefix(40))\": \"FILE.ttf\"}"
      value.wrong("no fonts “\(name.prefix(40))”; \(right)")
      return nil
    }
    families.removeAll { $0.name == name }
    return name
  }

  // MARK: Languages

  /// The language and the direction that an object says.
  static func speech(_ parts: [String: FileValue]) -> SlideSpeech {
    SlideSpeech(
      language: parts["lang"].flatMap(language),
      direction: parts["direction"]?.choice(["ltr": .leftToRight, "rtl": .rightToLeft]))
  }

  private static func language(_ value: FileValue) -> String? {
    let wanted = "a language, as ja, zh-Hant or sr-Latn"
    guard let name = value.string(wanted, most: 100) else { return nil }
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard let first = parts.first, 2...8 ~= first.count, first.allSatisfy(isLetter),
      parts.dropFirst().allSatisfy({ part in
        1...8 ~= part.count && part.allSatisfy { isLetter($0) || isDigit($0) }
      })
    else { return value.wrong(wanted: wanted) }
    return name
  }

  // MARK: What is read of them

  /// Notes the words of an element, and of its states, for whoever looks whether they can be set.
  mutating func note(_ element: SlideElement, _ path: [JSONStep]) {
    guard case .text(let text) = element.content else { return }
    texts.places.append(.init(text: text, path: path))
  }

  /// Notes words of the program's own parts.
  mutating func note(_ word: String?, _ value: FileValue?, _ speech: SlideSpeech) {
    guard let word, let value else { return }
    var text = SlideText(word)
    text.speech = speech
    texts.places.append(.init(text: text, path: value.path))
  }

  /// The families and styles that no text has.
  var idleLooks: [(path: [JSONStep], text: String)] {
    families.map { ($0.path, "nothing is set in “\($0.name)”; give a text a “font”") }
      + idleStyles.sorted { $0.key < $1.key }.map {
        ($0.value, "nothing has the style “\($0.key)”; give a text a “style”")
      }
  }
}
