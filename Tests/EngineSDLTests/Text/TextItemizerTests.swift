import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL

@Suite struct TextItemizerTests {
  private let other = FontFace(file: "other")

  /// Hebrew and emoji are another font's.
  private func runs(_ text: String) -> [String] {
    TextItemizer(font: Font(size: 20), hasLatin: true) { wish in
      wish.letter.contains { (0x590...0x5FF).contains($0.value) || $0.value > 0x1F000 }
        ? other : nil
    }.runs(of: text).map { ($0.face == nil ? "" : "*") + $0.text }
  }

  @Test func aTextOfOneFontIsOneRun() {
    #expect(runs("fadeIn * é → ≠") == ["fadeIn * é → ≠"])
    #expect(runs("שלום") == ["*שלום"])
    #expect(runs("שלום עולם") == ["*שלום עולם"])
  }

  @Test func fontsTakeTurns() { #expect(runs("a שלום b") == ["a ", "*שלום", " b"]) }

  @Test func whatIsJoinedStaysTogether() {
    let family = "\u{1F468}\u{200D}\u{1F469}"
    #expect(runs("a" + family + "\u{FE0F}b") == ["a", "*" + family + "\u{FE0F}", "b"])
  }

  @Test func linesStandAsTheyAreRead() {
    // From left to right: each run of one direction, in the order in which it is seen.
    #expect(runs("שלום abc עולם") == ["*עולם", " ", "abc", "*שלום "])
    #expect(runs("abc שלום 12 עולם def") == ["abc ", "*עולם", " ", "12", "*שלום ", " def"])
  }

  /// Without FriBidi words of one direction are right, each by itself.
  @Test func withoutFriBidiScriptsTellTheDirection() {
    var itemizer = TextItemizer(font: Font(size: 20), hasLatin: true) { _ in nil }
    itemizer.levels = { _ in nil }
    let runs = itemizer.runs(of: "שלום abc")
    #expect(runs.map(\.isRightToLeft) == [true, false])
    #expect(runs.map(\.text).joined().count == 8)
  }

  @Test func scriptsAreToldFromEachOther() {
    let runs = TextItemizer(font: Font(size: 20), hasLatin: true) { _ in nil }
      .runs(of: "नमस्ते สวัสดี hello")
    #expect(runs.map { $0.script?.code } == ["Deva", "Thai", nil])
  }

  @Test(arguments: [
    ("😀", true), ("☺\u{FE0F}", true), ("☺", false), ("☺\u{FE0E}", false),
    ("1\u{FE0F}\u{20E3}", true),
    ("1", false), ("🇺🇸", true), ("👍🏽", true), ("😀\u{FE0E}", false), ("é", false), ("©", false),
    ("©\u{FE0F}", true),
  ])
  func picturesAreToldFromSigns(_ letter: Character, isEmoji: Bool) {
    #expect(letter.isEmoji == isEmoji)
  }

  /// Of a million isolates none is lost, and for none a font is asked for.
  @Test func isolatesWithoutEndAreBounded() {
    let bomb = String(repeating: "\u{2067}\u{2066}", count: 500_000) + "שלום"
    var questions = 0
    let runs = TextItemizer(font: Font(size: 20), hasLatin: true) { _ in
      questions += 1
      return nil
    }.runs(of: bomb)
    #expect(runs.map(\.text.unicodeScalars.count).reduce(0, +) == 1_000_004)
    #expect(questions == 4)
  }
}
