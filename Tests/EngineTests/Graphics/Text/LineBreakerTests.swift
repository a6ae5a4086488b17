import EngineTestSupport
import Testing

@testable import Engine

/// Lines of texts that need more than spaces.
@Suite struct LineBreakerTests {
  private let font = Font(size: 1)

  private func lines(
    _ text: String, _ width: Double, _ wrapping: TextWrapping = .wholeWords
  ) -> [String] {
    TextBlock.wrapping(text, font: font, width: width, by: wrapping, measuring: Typewriter())
      .lines.map(\.text)
  }

  /// Each character is as wide as every other, but for one ideograph.
  private final class Typewriter: TextMeasuring {
    let letters = MonospacedText(advance: 1)

    func width(of text: String, font: Font) -> Double {
      letters.width(of: text, font: font) + (text.contains("漢") ? 1 : 0)
    }

    func metrics(of font: Font) -> FontMetrics { letters.metrics(of: font) }
  }

  @Test func ideographsBreakAnywhereButBeforeTheirSigns() {
    #expect(lines("日本語の文章、改行。", 4) == ["日本語の", "文章、改", "行。"])
    #expect(lines("\u{3000}日本\u{3000}\u{3000}語", 4) == ["\u{3000}日本", "語"])
  }

  @Test func wordsBreakBehindHyphensAndSlashes() {
    #expect(lines("read-write well", 6) == ["read-", "write", "well"])
    #expect(lines("here/there", 6) == ["here/", "there"] && lines("a – b", 3) == ["a –", "b"])
    #expect(lines("Non !  Oui ?", 5) == ["Non !", "Oui ?"])
  }

  /// By the rules alone the spaces before them were none.
  @Test func signsMayBeginWords() {
    #expect(lines("a .looped .held(1)", 9) == ["a .looped", ".held(1)"])
    #expect(lines("a .looped .held(1)", 1) == ["a", ".looped", ".held(1)"])
    #expect(lines("is .5 /usr/bin", 1) == ["is", ".5", "/usr/", "bin"])
    #expect(lines(".5 ...so, a / b !", 1) == [".5", "...so,", "a /", "b !"])
    #expect(lines("the \"A\" (or B)", 8) == ["the \"A\"", "(or B)"])
    #expect(lines("a, b: c", 1) == ["a,", "b:", "c"])
  }

  @Test func aSoftHyphenIsSeenWhereALineEnds() {
    let text = "fan\u{AD}tas\u{AD}tic"
    #expect(lines(text, 9) == ["fantastic"] && lines(text, 8) == ["fantas-", "tic"])
    #expect(lines(text, 6) == ["fan-", "tastic"] && lines(text, 1) == ["fan-", "tas-", "tic"])
    #expect(lines(text, 8, .words) == ["fantas-", "tic"])
    #expect(lines(text, 3, .words) == ["fa", "n-", "ta", "s-", "tic"])
    #expect(lines(text, 6, .characters) == ["fanta", "stic"])
    #expect(lines("fan\u{AD}漢", 4, .characters) == ["fan-", "漢"])
    #expect(lines("a\u{AD} b\u{AD}", 1) == ["a", "b"])
  }

  /// A text that finds room with hyphens stays as large as it is.
  @Test func hyphensComeBeforeATextShrinks() {
    let content = TextContent(
      "fan\u{AD}tastic", font: font, color: .black, minimumScale: 0.5)
    let block = TextBlock.fitting(
      content, in: Size(6, 9), measuring: MonospacedText(advance: 1, lineHeight: 1))
    #expect(block.lines.map(\.text) == ["fan-", "tastic"] && block.font.size == 1)
  }

  @Test func anEllipsisTakesTheSoftHyphensPlace() {
    func lines(_ text: String) -> [String] {
      TextBlock.fitting(
        TextContent(text, font: font, color: .black, lineLimit: 1), in: Size(6, 9),
        measuring: MonospacedText(advance: 1)
      ).lines.map(\.text)
    }
    #expect(lines("fan\u{AD}tastic") == ["fan…"] && lines("fan-tastic") == ["fan-…"])
    #expect(lines("ab👩‍👧👩‍👧👩‍👧👩‍👧👩‍👧") == ["ab👩‍👧👩‍👧👩‍👧…"])
  }

  @Test func aSpaceOfNoWidthIsNeverSeen() {
    #expect(lines("ab\u{200B}cd", 4) == ["abcd"] && lines("ab\u{200B}cd", 3) == ["ab", "cd"])
    #expect(lines("ab\u{200B}cd", 3, .characters) == ["abc", "d"])
  }

  @Test(arguments: TextWrapping.allCases)
  func everyEndOfALineEndsIt(_ wrapping: TextWrapping) {
    for end in ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(lines("a\(end)\(end)é\(end)", 9, wrapping) == ["a", "", "é", ""])
    }
  }

  @Test func aTabIsASpace() {
    #expect(lines("\ta\t \tb", 9) == ["a b"] && lines("a\tb", 1) == ["a", "b"])
    #expect(lines("a\tb", 9, .characters) == ["a b"])
  }

  /// Whatever the text, its characters come out in their order and in one piece, blanks aside.
  @Test(arguments: TextWrapping.allCases)
  func noCharacterIsLostOrCut(_ wrapping: TextWrapping) {
    let parts = [
      "a", "b ", "-", "/", "é", "e\u{301}", "👩‍👧", "🇨🇭", "漢", "。", "ที่", "한", "ש", "\u{AD}", "\u{200B}",
      "\u{200D}", "\u{301}", "\u{3000}", "(", "1", "\t",
    ]
    let unseen: Set<Character> = ["\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}"]
    forAll(seeds: 0..<500) { random in
      let text = (0..<random.int(in: 1...14)).map { _ in parts[random.int(in: 0...20)] }.joined()
      let whole = lines(text, .infinity, wrapping)[0]
      let got = lines(text, Double(random.int(in: 0...6)), wrapping)
      let seen = got.map { $0.filter { !unseen.contains($0) } }
      let bare = { (line: Substring) in line.filter { !$0.isWhitespace && $0 != "-" } }
      #expect(
        seen.flatMap { Array(bare($0[...])) }
          == Array(bare(whole[...].filter { !unseen.contains($0) }[...])),
        "\(text.debugDescription): \(got.map(\.debugDescription))")
    }
  }

  @Test func wordsOfOtherScriptsEndWhereTheMeasurerSays() {
    final class Thai: TextMeasuring {
      let letters = MonospacedText(advance: 1)
      func width(of text: String, font: Font) -> Double { letters.width(of: text, font: font) }
      func metrics(of font: Font) -> FontMetrics { letters.metrics(of: font) }
      func wordEnds(in text: String) -> [Int]? { text == "ภาษาไทย" ? [4, 7] : nil }
    }
    let block = TextBlock.wrapping("ภาษาไทย", font: font, width: 6, measuring: Thai())
    #expect(block.lines.map(\.text) == ["ภาษา", "ไทย"])
    #expect(lines("ภาษาไทย", 6) == ["ภาษาไท", "ย"])
  }
}
