import EngineTestSupport
import Testing

@testable import Engine

@Suite struct LabelLayoutTests {
  /// Characters of 10 × 20 points.
  private let typesetter = Typesetter(measuring: MonospacedText(advance: 1, lineHeight: 2))

  private func label(
    _ text: String, lines: Int = 0, alignment: Alignment = .topLeading, id: String? = "label"
  ) -> LabelLayout<View> {
    LabelLayout(
      text: text, font: Font(size: 10), numberOfLines: lines, typesetter: typesetter,
      alignment: alignment, viewReuseId: id)
  }

  @Test func aLabelIsAsLargeAsItsText() {
    #expect(label("to be").arrangement().frame == Rect(0, 0, 50, 20))
    #expect(label("to be or").arrangement(width: 60).frame == Rect(0, 0, 50, 40))
    #expect(label("").arrangement(width: 60).frame == .zero)
    #expect(label("to be").arrangement(width: 30, height: 15).frame == Rect(0, 0, 20, 15))
  }

  @Test func itLiesInItsRoomByItsAlignment() {
    let frame = label("to", alignment: .bottomTrailing).arrangement(width: 100, height: 50).frame
    #expect(frame == Rect(80, 30, 20, 20))
    let filled = label("to", alignment: .fill).arrangement(width: 100, height: 50).frame
    #expect(filled == Rect(0, 0, 100, 50))
  }

  @Test func itIsFlexibleUnlessItIsToldOtherwise() {
    #expect(label("a").flexibility == .flexible)
    let still = LabelLayout<View>(text: "a", flexibility: .inflexible)
    #expect(still.flexibility == .inflexible)
  }

  @Test func aNamelessLabelHasAViewThatShowsItsText() {
    let host = View(frame: Rect(0, 0, 100, 100))
    let nameless = LabelLayout<View>(
      text: "to be", font: Font(size: 10), numberOfLines: 3, wrapping: .characters,
      color: .white, textAlignment: .trailing, typesetter: typesetter)
    nameless.arrangement(width: 40).makeViews(in: host)
    #expect(host.subviews.map(\.frame) == [Rect(0, 0, 40, 40)])
    let wanted = TextContent(
      "to be", font: Font(size: 10), color: .white, alignment: .trailing, wrapping: .characters,
      lineLimit: 3)
    #expect(host.subviews[0].content == .text(wanted))
  }

  @Test func configComesAfterTheText() {
    let host = View(frame: Rect(0, 0, 100, 100))
    let loud = LabelLayout<View>(text: "a", typesetter: typesetter) { view in
      #expect(view.content != .empty)
      view.backgroundColor = .black
    }
    loud.arrangement(width: 40).makeViews(in: host)
    #expect(host.subviews[0].backgroundColor == .black)
  }

  @Test func aNamedLabelsViewIsUsedAgainWithItsNewText() {
    let host = View(frame: Rect(0, 0, 100, 100))
    label("one").arrangement(width: 100).makeViews(in: host)
    let view = host.subviews[0]
    label("three").arrangement(width: 100).makeViews(in: host)
    #expect(host.subviews.count == 1 && host.subviews[0] === view)
    guard case .text(let content) = view.content else {
      Issue.record("no text")
      return
    }
    #expect(content.string == "three")
  }

  @Test func whatIsDrawnIsBrokenAsItWasMeasured() {
    let builder = DisplayListBuilder(measuring: typesetter.measuring)
    forAll(seeds: 0..<300) { random in
      let words = random.list(count: 1...9) { random in
        String(repeating: "x", count: random.int(in: 1...12))
      }
      let width = Double(random.int(in: 10...150))
      let layout = label(words.joined(separator: " "), lines: random.int(in: 0...3))
      let host = View(frame: Rect(0, 0, width, 1_000))
      layout.arrangement(width: width).makeViews(in: host)
      guard case .text(let content)? = host.subviews.first?.content else {
        Issue.record("a label shows no text")
        return
      }
      let block = content.block(width: width, measuring: typesetter.measuring)
      let lines = content.lineLimit == 0 ? block.lines.count : content.lineLimit
      let drawn = texts(in: builder.commands(for: host))
      #expect(drawn.count == min(lines, block.lines.count))
      let isCut = drawn.count < block.lines.count
      #expect(drawn.dropLast() == block.lines.prefix(drawn.count - 1).map(\.text)[...])
      #expect(isCut || drawn.last == block.lines.last?.text)
      #expect(!isCut || drawn.last?.last == "…")
    }
  }

  private func texts(in commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let line, _): [line.string]
      case .layer(let layer): texts(in: layer.commands)
      case .fill, .stroke, .shadow: []
      }
    }
  }

  @Test func inAStackALabelGetsTheRoomThatIsLeft() {
    let stack = StackLayout(
      axis: .horizontal, spacing: 4,
      sublayouts: [
        SizeLayout<View>(width: 26, height: 10), label("to be or not", alignment: .fill),
      ])
    let arrangement = stack.arrangement(width: 100)
    #expect(arrangement.sublayouts[1].frame == Rect(30, 0, 70, 40))
  }

  @Test func labelsOfTheSameTextAndFontsMeasureAlike() {
    let plain = LabelLayout<View>(text: "a", alignment: .center)
    #expect(plain.measuresLike(LabelLayout<View>(text: "a", viewReuseId: "other")))
    #expect(!plain.measuresLike(LabelLayout<View>(text: "b")))
    #expect(!plain.measuresLike(LabelLayout<View>(text: "a", typesetter: typesetter)))
  }

  @Test func aFontOfNothingIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = LabelLayout<View>(text: "a", font: Font(size: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = LabelLayout<View>(text: "a", font: Font(size: .nan))
    }
    await #expect(processExitsWith: .failure) {
      _ = LabelLayout<View>(text: "a", numberOfLines: -1)
    }
  }
}
