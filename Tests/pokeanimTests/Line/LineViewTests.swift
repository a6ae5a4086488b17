import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct LineViewTests {
  /// A character of `SilentText` is 0.55 of its size wide.
  private func view(_ line: LineEditor, from start: Int = 0, width: Double) -> LineView {
    LineView(line, from: start, width: width, measuring: SilentText())
  }

  private func line(_ count: Int, caret: Int) -> LineEditor {
    var line = LineEditor(String(repeating: "w", count: count))
    line.select(caret..<caret)
    return line
  }

  @Test func aShortLineIsShownWholeAndLarge() {
    let view = view(LineEditor("a + b"), width: 400)
    #expect(view.size == LineView.largest && view.start == 0)
    #expect(view.text == "a\u{A0}+\u{A0}b")
    #expect(view.x(of: 0) == 0)
    #expect(abs(view.x(of: 3) - 3 * 0.55 * 22) < 1e-9)
  }

  @Test func aLongerLineIsSmallerAndWhole() {
    let view = view(LineEditor(String(repeating: "a", count: 40)), width: 400)
    #expect(view.size < LineView.largest && view.size > LineView.smallest)
    #expect(view.start == 0 && view.text.count == 40)
    #expect(view.x(of: 40) <= 400.001)
  }

  /// Wherever the caret is in a line of any length, and whatever was shown before, it can be seen,
  /// and the room is full.
  @Test func theCaretIsAlwaysInside() {
    forAll(seeds: 0..<200) { random in
      let count = random.int(in: 0...300)
      let line = line(count, caret: random.int(in: 0...count))
      let width = random.double(in: 40...900)
      let view = view(line, from: random.int(in: 0...400), width: width)
      let x = view.x(of: view.caret)
      #expect(x >= 0 && x <= width + 1e-6)
      #expect(view.start <= line.caret)
      let length = Double(view.text.count) * 0.55 * view.size
      #expect(length <= width + 1e-6)
      let isFull = view.start == 0 || length > width - 2 * view.size
      #expect(isFull)
    }
  }

  @Test func whatIsShownStaysWhileTheCaretMovesInIt() {
    let first = view(line(300, caret: 300), width: 400)
    #expect(first.start > 0)
    for caret in first.start...300 {
      #expect(view(line(300, caret: caret), from: first.start, width: 400).start == first.start)
    }
    let before = view(line(300, caret: first.start - 1), from: first.start, width: 400)
    #expect(before.start == first.start - 1)
  }

  @Test func aPlaceIsTheNearestCaret() {
    let view = view(LineEditor("abcdef"), width: 400)
    for index in 0...6 {
      #expect(view.index(at: view.x(of: index) + 3) == index)
      #expect(view.index(at: view.x(of: index) - 3) == index)
    }
    #expect(view.index(at: -50) == 0)
    #expect(view.index(at: 5000) == 6)
  }

  @Test func aPlaceIsOnACharacter() {
    let view = view(LineEditor("abc"), width: 400)
    for index in 0..<3 { #expect(view.character(at: view.x(of: index) + 1) == index) }
    #expect(view.character(at: -9) == 0 && view.character(at: 99) == 3)
  }

  @Test func aCompositionStandsInTheSelectionsPlace() {
    var line = LineEditor("abcd")
    line.select(1..<3)
    #expect(view(line, width: 400).selection == 1..<3)
    line.compose(TextComposition("xyz", selection: 1..<2))
    let view = view(line, width: 400)
    #expect(view.text == "axyzd" && view.composition == 1..<4)
    #expect(view.selection == 2..<3 && view.caret == 3)
    line.compose(.none)
    #expect(self.view(line, width: 400).text == "abcd")
  }
}
