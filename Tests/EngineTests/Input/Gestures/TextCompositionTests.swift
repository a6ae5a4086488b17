import Engine
import Testing

/// Text that an input method is making.
@Suite struct TextCompositionTests {
  @Test func withoutASelectionTheCaretIsAtItsEnd() {
    let composition = TextComposition("e\u{301}tat")
    #expect(composition.text == "e\u{301}tat" && composition.selection == 4..<4)
    #expect(TextComposition("").selection == 0..<0)
    #expect(TextComposition.none == TextComposition("", selection: 0..<0))
  }

  @Test func aSelectionIsCutToTheText() {
    #expect(TextComposition("abc", selection: 1..<2).selection == 1..<2)
    #expect(TextComposition("abc", selection: -2..<2).selection == 0..<2)
    #expect(TextComposition("abc", selection: 1..<9).selection == 1..<3)
    #expect(TextComposition("abc", selection: 5..<9).selection == 3..<3)
  }
}
