import EngineTestSupport
import Testing

@testable import Engine

@Suite struct TextDirectionTests {
  @Test func theFirstStrongCharacterDecides() {
    #expect("".direction == nil && "12 + 3 …".direction == nil)
    #expect("12 abc שלום".direction == .leftToRight)
    #expect("12 שלום abc".direction == .rightToLeft)
    #expect("… مرحبا".direction == .rightToLeft && "… 漢字".direction == .leftToRight)
    #expect("\u{200F}abc".direction == .rightToLeft && "\u{200E}ש".direction == .leftToRight)
  }

  @Test func isolatesCountForNothing() {
    #expect("\u{2067}שלום\u{2069} abc".direction == .leftToRight)
    #expect("\u{2068}a \u{2066}b\u{2069} c\u{2069} ש".direction == .rightToLeft)
    #expect("\u{2069}ש".direction == .rightToLeft)
    #expect("\u{2066}שלום abc".direction == nil)
    #expect("\u{2066}abc\nש".direction == .rightToLeft)
    #expect(String(repeating: "\u{2067}", count: 100_000).direction == nil)
  }

  private let font = Font(size: 1)

  private func lines(
    _ text: String, _ width: Double, _ direction: TextDirection? = nil
  ) -> [String] {
    TextBlock.wrapping(
      text, font: font, width: width, by: .words, direction: direction,
      measuring: MonospacedText(advance: 1)
    ).lines.map(\.text)
  }

  @Test func aLineHasTheDirectionOfItsParagraph() {
    #expect(lines("שלום abc", 4) == ["שלום", "\u{200F}abc"])
    #expect(lines("abc שלום", 4) == ["abc", "\u{200E}שלום"])
    #expect(lines("abc שלום\nשלום abc", 8) == ["abc שלום", "שלום abc"])
    #expect(lines("abc 12", 3) == ["abc", "12"] && lines("abc", 3, .leftToRight) == ["abc"])
    #expect(lines("abc\n\n12", 3, .rightToLeft) == ["\u{200F}abc", "", "\u{200F}12"])
    #expect(lines("שלום", 4, .leftToRight) == ["\u{200E}שלום"])
  }

  @Test func eachLineHasTheDirectionThatWasAskedFor() {
    forAll(seeds: 0..<300) { random in
      let parts = ["abc", "שלום", "12", " ", "…", "\u{2067}", "\u{2069}", "漢"]
      let text = (0..<12).map { _ in parts[random.int(in: 0...7)] }.joined()
      let asked = [nil, TextDirection.leftToRight, .rightToLeft][random.int(in: 0...2)]
      let wanted = asked ?? text.direction ?? .leftToRight
      for line in lines(text, Double(random.int(in: 1...9)), asked) where !line.isEmpty {
        #expect(line.lineDirection == wanted, "\(text.debugDescription): \(line.debugDescription)")
      }
    }
  }

  @Test func markedLinesAreNoWider() {
    let block = TextBlock.wrapping(
      "שלום abc", font: font, width: 4, measuring: MonospacedText(advance: 1))
    #expect(block.lines.map(\.width) == [4, 3])
    #expect(MonospacedText(advance: 1).width(of: "\u{200F}abc", font: font) == 3)
  }

  @Test func aShortenedLineKeepsItsDirection() {
    let content = TextContent(
      "שלום 123 456", font: font, color: .black, lineLimit: 2, direction: nil)
    let lines = TextBlock.fitting(
      content, in: Size(4, 9), measuring: MonospacedText(advance: 1)
    ).lines.map(\.text)
    #expect(lines == ["שלום", "\u{200F}123…"])
  }

  /// A line separator ends no paragraph: all its lines are read as its first letter is.
  @Test func linesOfAParagraphHaveOneDirection() {
    let (left, right) = (TextDirection.leftToRight, TextDirection.rightToLeft)
    for (text, wanted) in [
      ("Hello\u{2028}שלום", [left, left]), ("…\u{2028}שלום", [right, right]),
      ("שלום\u{2028}Hello", [right, right]), ("Hello\nשלום", [left, right]),
      ("שלום\nHello\u{B}12", [right, left, left]), ("12\u{C}שלום\nHello", [right, right, left]),
    ] {
      #expect(lines(text, 90, nil).map(\.lineDirection) == wanted, "\(text.debugDescription)")
    }
  }

  /// A mark before a line is no letter: it has no room behind it, and comes with none.
  @Test func marksAreNoLetters() {
    #expect(TextSplit.Unit.letter.count(in: "\u{200E}ab\u{AD}c") == 3)
    #expect(Character("\u{200F}").isHidden && Character("\u{AD}").isHidden)
    #expect(!Character("a").isHidden && !Character(" ").isHidden)
  }
}
