import Testing

@testable import Engine

/// The places of the lines of a view's text.
@Suite struct TextLinesTests {
  /// Letters of half an em, lines of 20 points: 15 above the baseline, 5 below.
  private let builder = DisplayListBuilder(measuring: MonospacedText(advance: 0.5, lineHeight: 2))
  private let font = Font(size: 10, weight: .bold)

  private func origins(_ text: TextContent, _ size: Size) -> [Point] {
    builder.lines(of: text, size: size).compactMap(\.textOrigin)
  }

  @Test(arguments: [
    (TextContent.Alignment.leading, [0.0, 0]), (.center, [45, 47.5]), (.trailing, [90, 95]),
  ])
  func linesLieBetweenLeftAndRight(alignment: TextContent.Alignment, xs: [Double]) {
    let text = TextContent("ab\nc", font: font, color: .red, alignment: alignment)
    #expect(
      builder.lines(of: text, size: Size(100, 70)) == [
        .text(TextLine("ab", font: font, color: .red), origin: Point(xs[0], 15 + 15)),
        .text(TextLine("c", font: font, color: .red), origin: Point(xs[1], 15 + 15 + 20)),
      ])
  }

  /// Each line begins at the side from which it is read.
  @Test(arguments: [
    (TextContent.Alignment.leading, [0.0, 85]), (.center, [45, 42.5]), (.trailing, [90, 0]),
  ])
  func leadingIsRightWhereLinesAreReadFromRight(
    alignment: TextContent.Alignment, xs: [Double]
  ) {
    var text = TextContent("ab\nשלם", font: font, color: .red, alignment: alignment)
    #expect(origins(text, Size(100, 70)).map(\.x) == xs)
    text.direction = .rightToLeft
    #expect(origins(text, Size(100, 70)).map(\.x) == [90 - xs[0], xs[1]])
  }

  /// In a line that is higher than its font the letters lie in the middle.
  @Test func aHeightOfOnesOwnIsAroundTheLetters() {
    let text = TextContent("a\nb", font: font, color: .red, lineHeight: 30)
    #expect(origins(text, Size(5, 60)) == [Point(0, 20), Point(0, 50)])
  }

  @Test func anEmptyLineIsRoomBetweenOthers() {
    let text = TextContent("a\n\nb", font: font, color: .red)
    #expect(origins(text, Size(5, 60)) == [Point(0, 15), Point(0, 55)])
    #expect(origins(TextContent("", font: font, color: .red), Size(5, 60)) == [])
  }

  @Test func textThatIsTooLargeReachesOutOnBothSides() {
    let text = TextContent("abcd", font: font, color: .red)
    #expect(origins(text, Size(10, 10)) == [Point(-5, 10)])
  }

  /// The lines are kept by text and size, whatever their colour.
  @Test func aTextMayChangeItsColour() {
    for color in [Color.red, .white, .red] {
      let text = TextContent("a", font: font, color: color)
      #expect(
        builder.lines(of: text, size: Size(5, 20))
          == [.text(TextLine("a", font: font, color: color), origin: Point(0, 15))])
    }
  }

  @Test func onlyTextHasAnOrigin() {
    #expect(DrawCommand.white(.rect(Rect(1, 2, 3, 4))).textOrigin == nil)
  }
}
