import Engine
import Testing

/// Texts as values, and the font that needs no host.
@Suite struct TextValueTests {
  @Test func aTextIsPlainUnlessItIsToldOtherwise() {
    let text = TextContent("a", font: Font(size: 9), color: .red)
    #expect(text.string == "a" && text.color == .red)
    #expect(text.font == Font(size: 9, weight: .regular))
    #expect(text.alignment == .center && text.minimumScale == 1 && text.wrapping == .wholeWords)
    #expect(text.lineLimit == 0 && text.lineHeight == nil)
  }

  @Test func everyCharacterIsAsWideAsAnother() {
    let text = MonospacedText()
    #expect(text.advance == 0.5 && text.lineHeight == 1.25)
    #expect(text.width(of: "abcd", font: Font(size: 10)) == 20)
    #expect(text.width(of: "", font: Font(size: 10)) == 0)
    #expect(text.width(of: "é👨‍👩‍👧", font: Font(size: 10)) == 10)
    #expect(
      text.metrics(of: Font(size: 16)) == FontMetrics(ascent: 15, descent: 5, lineHeight: 20))
    let wide = MonospacedText(advance: 2, lineHeight: 3)
    #expect(wide.width(of: "ab", font: Font(size: 10)) == 40)
    #expect(
      wide.metrics(of: Font(size: 4)) == FontMetrics(ascent: 9, descent: 3, lineHeight: 12))
  }

  private func lines(
    _ text: String, _ width: Double, height: Double = 99, minimum: Double = 1, limit: Int = 0
  ) -> TextBlock {
    let content = TextContent(
      text, font: Font(size: 10), color: .black, minimumScale: minimum, wrapping: .words,
      lineLimit: limit)
    return TextBlock.fitting(
      content, in: Size(width, height), measuring: MonospacedText(advance: 1, lineHeight: 2))
  }

  /// Both sides must fit, to the last point.
  @Test func textShrinksForItsHeightToo() {
    #expect(lines("a\nb", 10, height: 40, minimum: 0.5).font.size == 10)
    #expect(lines("a\nb", 10, height: 39.9, minimum: 0.5).font.size == 9.5)
    #expect(lines("ab", 19.9, height: 20, minimum: 0.96).size == Size(19.2, 19.2))
  }

  @Test func theLastLineOfALimitIsMeasuredWithItsEllipsis() {
    let block = lines("abc def ghi", 40, limit: 2)
    #expect(block.lines.map(\.text) == ["abc", "def…"] && block.lines.map(\.width) == [30, 40])
    #expect(block.size == Size(40, 40))
    #expect(lines("abc def", 40, limit: 2).lines.map(\.text) == ["abc", "def"])
    #expect(lines("abcd efgh i", 40, limit: 2).lines.map(\.text) == ["abcd", "efg…"])
  }

  @Test func aBlockOfNoLinesHasNoSize() {
    var block = lines("a", 40)
    block.lines = []
    #expect(block.size == .zero)
  }
}
