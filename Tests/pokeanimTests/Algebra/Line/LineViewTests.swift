import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct LineViewTests {
  /// A character of `SilentText` is 0.55 of its size wide.
  private func view(_ line: LineEditor, width: Double) -> LineView {
    LineView(line, width: width, measuring: SilentText())
  }

  @Test func aShortLineIsShownWholeAndLarge() {
    let view = view(LineEditor("a + b"), width: 400)
    #expect(view.size == LineView.largest && view.start == 0)
    #expect(view.text == "a\u{A0}+\u{A0}b")
    #expect(view.x(of: 0) == 0)
    #expect(abs(view.x(of: 3) - 3 * 0.55 * 22) < 1e-9)
  }

  @Test func aLongerLineIsSmaller() {
    let view = view(LineEditor(String(repeating: "a", count: 40)), width: 400)
    #expect(view.size < LineView.largest && view.size > LineView.smallest)
    #expect(view.x(of: 40) <= 400.001)
  }

  /// Wherever the caret is in a line of any length, it can be seen.
  @Test func theCaretIsAlwaysInside() {
    forAll(seeds: 0..<200) { random in
      let count = random.int(in: 0...300)
      var line = LineEditor(String(repeating: "w", count: count))
      line.place(caret: random.int(in: 0...count))
      let width = random.double(in: 40...900)
      let view = view(line, width: width)
      let x = view.x(of: line.caret)
      #expect(x >= 0 && x <= width)
      #expect(view.start <= line.caret)
      #expect(Double(view.text.count) * 0.55 * view.size <= width + 0.001)
    }
  }

  @Test func aPlaceIsTheNearestCaret() {
    let line = LineEditor("abcdef")
    let view = view(line, width: 400)
    for index in 0...6 { #expect(view.index(at: view.x(of: index) + 3) == index) }
    #expect(view.index(at: -50) == 0)
    #expect(view.index(at: 5000) == 6)
  }
}
