import Engine
import Testing

@testable import Onboarding

/// What fonts can't set of a document's texts, each at its place.
@Suite struct TextLackTests {
  /// Fonts that have the letters of ASCII alone.
  private final class PlainFonts: DocumentFonts {
    private(set) var asked: [(text: String, font: Font)] = []
    var package: (Unicode.Scalar) -> String? = { $0.value > 0x1F000 ? "emoji" : "letters" }
    var hasOrder = true

    func take(_ families: [String: [FontData]]) {}

    func lack(in text: String, font: Font) -> TextLack? {
      asked.append((text, font))
      let scalars = text.unicodeScalars.filter { $0.value > 127 }
      let isUnordered = !hasOrder && text.unicodeScalars.contains { $0.value == 0x5D0 }
      guard !scalars.isEmpty || isUnordered else { return nil }
      return TextLack(
        scalars.map { TextLack.Character($0, package: package($0)) },
        knowledge: isUnordered ? [.order] : [])
    }
  }

  private let fonts = PlainFonts()

  private func lacks(_ text: String, _ artwork: Artwork = Artwork()) throws -> [String] {
    try DeckFile(Array(text.utf8)).texts.lacks(in: fonts, artwork)?.lines(in: "t") ?? []
  }

  private func lacks(in words: String) throws -> [String] {
    try lacks(#"{"slides": [{"elements": [{"id": "a", "text": "\#(words)"}]}]}"#)
  }

  @Test func whatIsPlainIsNotTold() throws {
    #expect(try lacks(in: "Hello").isEmpty)
    #expect(fonts.asked.map(\.text) == ["Hello"])
  }

  @Test func charactersAreNamedWithTheirNumbersAndPackages() throws {
    let place = "t:1:47: no font here has "
    #expect(try lacks(in: "a\u{1F9CC}b") == [place + "“\u{1F9CC}” (U+1F9CC); install emoji"])
    #expect(try lacks(in: "éß") == [place + "“é” (U+00E9) and “ß” (U+00DF); install letters"])
    #expect(
      try lacks(in: "äöüéèê") == [
        place
          + "“ä” (U+00E4), “ö” (U+00F6), “ü” (U+00FC), “é” (U+00E9) and 2 more; install letters"
      ])
    #expect(
      try lacks(in: "é\u{1F9CC}") == [
        place + "“é” (U+00E9) and “\u{1F9CC}” (U+1F9CC); install letters and emoji"
      ])
    fonts.package = { _ in nil }
    #expect(try lacks(in: "\u{FFFF0}") == [place + "U+FFFF0"])
    #expect(try lacks(in: "\u{E000}\u{85}\u{301}") == [place + "U+E000, U+0085 and U+0301"])
  }

  @Test func eachTextIsToldAtItsPlaceAndEachCharacterOnce() throws {
    let told = try lacks(
      #"""
      {"slides": [{"button": "é", "elements": [
        {"id": "a", "text": "é"},
        {"id": "b", "text": "x", "states": {"on": {"text": "ß"}}, "tap": {"state": "on"}},
        {"id": "g", "elements": [{"id": "c", "text": "in ü é", "frame": [0, 0, 9, 9]}]}]},
       {"finish": "ä", "elements": []}]}
      """#)
    #expect(
      told == [
        "t:2:23: no font here has “é” (U+00E9); install letters",
        "t:3:54: no font here has “ß” (U+00DF); install letters",
        "t:4:48: no font here has “ü” (U+00FC); install letters",
        "t:5:13: no font here has “ä” (U+00E4); install letters",
      ])
  }

  @Test func textsAreAskedForInTheirFonts() throws {
    var artwork = Artwork()
    artwork.fonts = ["F": [FontData([1], file: "f.ttf")]]
    _ = try lacks(
      #"""
      {"fonts": {"F": "f.ttf"}, "lang": "ja", "slides": [{"elements": [
        {"id": "a", "text": "é", "font": "F", "weight": "thin", "italic": true}]}]}
      """#, artwork)
    let font = try #require(fonts.asked.first?.font)
    #expect(font.weight == .thin && font.style.isItalic && font.style.language == "ja")
    #expect(font.style.family == artwork.families.keys.first)
  }

  @Test func anUnknownOrderIsToldOnce() throws {
    fonts.hasOrder = false
    let text = #"""
      {"slides": [{"elements": [{"id": "a", "text": "x א"}, {"id": "b", "text": "y א"}]}]}
      """#
    #expect(
      try lacks(text) == [
        "t:1:47: no font here has “א” (U+05D0); install letters",
        "t:1:47: letters from right to left stand in the order in which they are written; install"
          + " libfribidi0",
      ])
  }

  /// Each is looked at once, and of very many the first ones are told.
  @Test func tenThousandTextsAreLookedAtOnce() throws {
    let row = (0..<10_000).map {
      #"{"id": "r\#($0)", "text": "row \#($0 % 500) \#(Unicode.Scalar(0x4E00 + $0 % 300)!)"}"#
    }
    let text =
      #"{"slides": [{"elements": [{"id": "l", "scroll": "vertical", "frame": [0, 0, 9, 9], "layout": {"stack": "vertical"}, "elements": [\#(row.joined(separator: ","))]}]}]}"#
    let told = try lacks(text)
    #expect(told.count == 20 && fonts.asked.count <= 1_500)
  }
}
