import Engine
import EngineTestSupport
import Testing

@Suite struct TextBlockTests {
  /// Every character is as wide as the font is high; lines are twice as high.
  private let measuring = MonospacedText(advance: 1, lineHeight: 2)
  private let font = Font(size: 10)

  private func lines(_ text: String, _ width: Double) -> [String] {
    TextBlock.wrapping(text, font: font, width: width, measuring: measuring).lines.map(\.text)
  }

  @Test func linesAreFilledGreedilyAndBrokenAtSpaces() {
    #expect(lines("to be or not", 50) == ["to be", "or", "not"])
    #expect(lines("to be or not", 60) == ["to be", "or not"])
    #expect(lines("to be or not", 59.9) == ["to be", "or", "not"])
    #expect(lines("to be or not", 1_000) == ["to be or not"])
  }

  @Test func aWordTooWideStaysWholeOnItsOwnLine() {
    #expect(lines("a creature b", 30) == ["a", "creature", "b"])
    #expect(lines("creature", 0) == ["creature"])
  }

  @Test func everyNewLineBreaks() {
    #expect(lines("one\ntwo", 1_000) == ["one", "two"])
    #expect(lines("one\n\ntwo\n", 1_000) == ["one", "", "two", ""])
    #expect(lines("one\r\ntwo\r\n", 1_000) == ["one", "two", ""])
    #expect(lines("", 100) == [""])
  }

  @Test func spacesAtTheEndsOfLinesAndDoubleOnesCountForNothing() {
    #expect(lines("  a  b ", 1_000) == ["a b"])
    #expect(lines("aa  bb", 30) == ["aa", "bb"])
  }

  @Test func theSizeIsThatOfAllLines() {
    let block = TextBlock.wrapping("abc de", font: font, width: 30, measuring: measuring)
    #expect(block.lines.map(\.width) == [30, 20])
    #expect(block.size == Size(30, 40))
    #expect(block.metrics.lineHeight == 20)
    #expect(TextBlock.wrapping("", font: font, width: 9, measuring: measuring).size == Size(0, 20))
  }

  @Test func noLineIsTooWideAndNoWordIsLost() {
    forAll(seeds: 0..<500) { random in
      let words = random.list(count: 0...12) { random in
        String(repeating: "x", count: random.int(in: 1...9))
      }
      let room = random.int(in: 1...20)
      let broken = lines(words.joined(separator: " "), Double(room) * 10)
      #expect(broken.flatMap { $0.split(separator: " ").map(String.init) } == words)
      #expect(broken.allSatisfy { $0.count <= room || !$0.contains(" ") })
      for (line, next) in zip(broken, broken.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(line.count + 1 + word.count > room, "\(word) had room behind \(line)")
      }
    }
  }

  private func fitted(_ text: String, _ size: Size, minimum: Double) -> TextBlock {
    let content = TextContent(text, font: font, color: .black, minimumScale: minimum)
    return TextBlock.fitting(content, in: size, measuring: measuring)
  }

  @Test func textThatFitsKeepsItsSize() {
    #expect(fitted("abcd", Size(40, 20), minimum: 0.5).font == font)
  }

  @Test func textShrinksUntilItFits() {
    let block = fitted("abcd", Size(36, 20), minimum: 0.5)
    #expect(agree(block.font.size, 10 * 0.95 * 0.95 * 0.95))
    #expect(block.size.width <= 36)
    let tall = fitted("ab cd", Size(30, 30), minimum: 0.1)
    #expect(tall.size.height <= 30 && tall.size.width <= 30)
  }

  @Test func textShrinksNoFurtherThanItsMinimum() {
    #expect(fitted("abcdefgh", Size(10, 10), minimum: 0.5).font.size == 5)
    #expect(fitted("abcdefgh", Size(10, 10), minimum: 1).font.size == 10)
    #expect(fitted("abcdefgh", .zero, minimum: 0.01).font.size == 0.1)
  }

  @Test func theWeightStays() {
    let bold = TextContent("abc", font: Font(size: 8, weight: .bold), color: .black)
    let block = TextBlock.fitting(bold, in: Size(99, 99), measuring: measuring)
    #expect(block.font == Font(size: 8, weight: .bold))
  }

  @Test func aMinimumOfNothingIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let content = TextContent(
        "a", font: Font(size: 1), color: .black, minimumScale: 0)
      _ = TextBlock.fitting(content, in: .zero, measuring: MonospacedText())
    }
  }

  private func shown(_ text: String, _ width: Double, limit: Int) -> [String] {
    let content = TextContent(
      text, font: font, color: .black, wrapping: .words, lineLimit: limit)
    return TextBlock.fitting(content, in: Size(width, 99), measuring: measuring).lines.map(\.text)
  }

  @Test func linesBeyondTheLimitAreCutOffWithAnEllipsis() {
    #expect(shown("to be or not", 50, limit: 3) == ["to be", "or", "not"])
    #expect(shown("to be or not", 50, limit: 2) == ["to be", "or…"])
    #expect(shown("to be or not", 50, limit: 1) == ["to b…"])
    #expect(shown("ab c d", 40, limit: 1) == ["ab…"], "no space before it")
    #expect(shown("creature", 30, limit: 1) == ["cr…"])
    #expect(shown("a\n\nb", 30, limit: 2) == ["a", "…"])
    #expect(shown("ab", 0, limit: 1) == ["…"])
  }

  @Test func aHeightOfOnesOwnMovesTheLinesApart() {
    let content = TextContent("a\nb", font: font, color: .black, lineHeight: 30)
    let block = TextBlock.fitting(content, in: Size(99, 99), measuring: measuring)
    #expect(block.size == Size(10, 60))
    let small = TextContent(
      "a\nb", font: font, color: .black, minimumScale: 0.5, lineHeight: 30)
    let shrunk = TextBlock.fitting(small, in: Size(99, 10), measuring: measuring)
    #expect(shrunk.metrics.lineHeight == 15 && shrunk.font.size == 5)
  }
}
