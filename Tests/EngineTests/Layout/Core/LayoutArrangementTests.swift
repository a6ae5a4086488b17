import Testing

@testable import Engine

/// The frames of a whole tree, seen from its parent.
@Suite struct LayoutArrangementTests {
  private func row(_ last: any Layout) -> LayoutArrangement {
    HStack(spacing: 4, distribution: .leading) {
      box("a", 10, 10, .topLeading)
      VStack(distribution: .leading) {
        box("b", 20, 5, .topLeading)
        SizeLayout<View>(
          width: 30, height: 6, alignment: .topLeading, sublayout: box("c", 8, 2, .topLeading))
      }.inset(Insets(top: 1, left: 2, bottom: 3, right: 4))
      last
    }.arrangement(width: 100, height: 50)
  }

  private let wanted = [
    Rect(0, 0, 100, 50), Rect(0, 0, 10, 10), Rect(14, 0, 36, 50), Rect(16, 1, 30, 46),
    Rect(16, 1, 20, 5), Rect(16, 6, 30, 6), Rect(16, 6, 8, 2),
  ]

  @Test func framesAreSeenFromTheParentInPreOrder() {
    let arrangement = row(box("d", 7, 9, .topLeading))
    #expect(arrangement.absoluteFrames() == wanted + [Rect(54, 0, 7, 9)])
    var frames = [Rect(1, 1, 1, 1), .zero]
    arrangement.sublayouts[1].absoluteFrames(into: &frames)
    #expect(frames == Array(wanted[2...]))
  }

  /// A layout of another program's own kind in it makes no difference.
  @Test func customLayoutsLieAmongTheOthers() {
    let arrangement = row(FixedLayout(7, 9).badge(FixedLayout(2, 3)))
    let badge = [Rect(54, 0, 7, 50), Rect(54, 0, 7, 50), Rect(59, 0, 2, 3)]
    #expect(arrangement.absoluteFrames() == wanted + badge)
    var frames = [Rect(1, 1, 1, 1)]
    arrangement.sublayouts[1].absoluteFrames(into: &frames)
    #expect(frames == Array(wanted[2...]))
  }

  @Test func whatGotNoRoomIsLeftOut() {
    let dropped = VStack { box("x", 5, 5) }
    let narrow = HStack(distribution: .leading) {
      box("a", 30, 10, .topLeading)
      dropped
      dropped
    }.arrangement(width: 30, height: 50)
    #expect(narrow.absoluteFrames() == [Rect(0, 0, 30, 50), Rect(0, 0, 30, 10)])
    #expect(narrow.sublayouts.count == 1 && narrow.frame(of: "x") == nil)
  }

  @Test func anIdIsLookedForInPreOrder() {
    let arrangement = row(VStack { [box("b", 3, 3, .topLeading), box("e", 4, 4, .topLeading)] })
    #expect(arrangement.frame(of: "b") == Rect(16, 1, 20, 5))
    #expect(arrangement.frame(of: "c") == Rect(16, 6, 8, 2))
    #expect(arrangement.frame(of: "e") == Rect(54, 3, 4, 4))
    #expect(arrangement.sublayouts[1].frame(of: "c") == Rect(16, 6, 8, 2))
    #expect(arrangement.sublayouts[1].frame(of: "e") == nil)
  }

  @Test func wrappersHaveADepthOfTheirOwn() {
    var layout: any Layout = box("a", 1, 1)
    for _ in 0..<4_095 { layout = layout.id("a") }
    #expect(layout.extent.depth == 4_096 && layout.extent.levels == 1 && layout.extent.count == 1)
    let inset = box("a", 1, 1).id("a").inset(1)
    #expect(inset.extent.depth == 3 && inset.extent.levels == 2 && inset.extent.count == 2)
    let stack = StackLayout(axis: .vertical, sublayouts: [inset, box(), inset])
    #expect(stack.extent.depth == 4 && stack.extent.levels == 3 && stack.extent.count == 6)
  }

  @Test func whatIsWrappedTooOftenIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var layout: any Layout = box("a", 1, 1)
      for _ in 0..<4_096 { layout = layout.id("a") }
      _ = layout
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a layout is wrapped too often: at most 4096 times"))
  }
}
