import Testing

@testable import Engine

/// Modifiers and builders: other ways to write the same layouts down.
@Suite struct BoxModifierTests {
  @Test func insetIsAnInsetLayout() {
    let layout = FixedLayout(30, 20).inset(5)
    #expect(layout.arrangement().frame == Rect(0, 0, 40, 30))
    #expect(layout.frames(nil) == [Rect(5, 5, 30, 20)])
    let uneven = FixedLayout(30, 20).inset(Insets(top: 1, left: 2, bottom: 4, right: 8))
    #expect(uneven.arrangement().frame == Rect(0, 0, 40, 25))
    #expect(uneven.frames(nil) == [Rect(2, 1, 30, 20)])
  }

  @Test func overlayAndBackgroundTakeTheContentsFrame() {
    let content = SizeLayout<View>(width: 30, height: 20, alignment: .fill, viewReuseId: "content")
    let over = content.overlay(FixedLayout(90, 90, id: "over"))
    #expect(over.arrangement().frame == Rect(0, 0, 30, 20))
    #expect(over.arrangement().sublayouts.map(\.layout.viewReuseId) == ["content", "over"])
    #expect(over.frames(nil) == [Rect(0, 0, 30, 20), Rect(0, 0, 30, 20)])
    let under = content.background(FixedLayout(90, 90, id: "under"))
    #expect(under.arrangement().sublayouts.map(\.layout.viewReuseId) == ["under", "content"])
    #expect(over.flexibility == .inflexible && under.flexibility == .inflexible)
  }

  @Test func buildersMakeTheSameFlows() {
    let sizes = [(40.0, 10.0), (30, 20), (50, 10)]
    let children = sizes.map { FixedLayout($0.0, $0.1) }
    let written = Flow(
      lineSpacing: 2, interitemSpacing: 3, justifyContent: .end, alignItems: .end,
      alignContent: .center, children: children)
    let built = Flow(
      lineSpacing: 2, interitemSpacing: 3, justifyContent: .end, alignItems: .end,
      alignContent: .center
    ) {
      for size in sizes { FixedLayout(size.0, size.1) }
    }
    #expect(built.frames(80, 70) == written.frames(80, 70))
    let even = Flow(axis: .vertical, spacing: 4, alignItems: .center) {
      FixedLayout(1, 2)
      if sizes.isEmpty { FixedLayout(9, 9) }
      FixedLayout(3, 4)
    }
    #expect(even.frames(nil, 50) == [Rect(1, 0, 1, 2), Rect(0, 6, 3, 4)])
    let mixed = Flow(spacing: 3, lineSpacing: 2, children: children)
    let apart = Flow(lineSpacing: 2, interitemSpacing: 3, children: children)
    #expect(mixed.frames(80, 70) == apart.frames(80, 70))
  }

  @Test func buildersMakeTheSameWaterfalls() {
    let lengths = [4.0, 2, 6, 1]
    let children = lengths.map { FixedLayout(1, $0) }
    let written = Waterfall(columns: 3, columnSpacing: 1, interItemSpacing: 2, children: children)
    let built = Waterfall(columns: 3, columnSpacing: 1, interItemSpacing: 2) {
      for length in lengths { FixedLayout(1, length) }
    }
    #expect(built.frames(32) == written.frames(32))
    let even = Waterfall(columns: 3, spacing: 2) { children }
    #expect(
      even.frames(34) == Waterfall(columns: 3, spacing: 2, children: children).frames(34))
    let mixed = Waterfall(columns: 3, spacing: 2, columnSpacing: 1, children: children)
    #expect(mixed.frames(32) == written.frames(32))
  }

  @Test func theyNest() {
    let layout = VStack(spacing: 5) {
      Flow(spacing: 1) {
        FixedLayout(20, 10).badge(FixedLayout(4, 4))
        Waterfall(columns: 1) { FixedLayout(5, 8) }.inset(1)
      }
      HStack { FixedLayout(5, 5) }
    }
    let arranged = layout.arrangement(width: 50)
    #expect(arranged.sublayouts.map(\.frame) == [Rect(0, 0, 50, 21), Rect(0, 26, 50, 5)])
    #expect(
      arranged.sublayouts[0].sublayouts.map(\.frame) == [Rect(0, 0, 20, 10), Rect(0, 11, 50, 10)])
  }
}
