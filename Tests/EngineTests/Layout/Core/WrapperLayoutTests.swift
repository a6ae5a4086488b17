import Testing

@testable import Engine

/// Layouts that stand for others, and custom ones, asked by somebody who has measured them.
@Suite struct WrapperLayoutTests {
  private final class Card: View {}

  private struct Plain: WrapperLayout {
    let wrapped: any Layout
  }

  private struct Named: WrapperLayout {
    let wrapped: any Layout
    var viewReuseId: String? { "name" }
  }

  private let badge = FixedLayout(50, 40).badge(FixedLayout(10, 6))

  @Test func aWrapperOfACustomLayoutIsArrangedAsThat() {
    let named = Named(wrapped: badge)
    let measured = named.measurement(within: Size(90, 80))
    #expect(measured.size == Size(50, 40) && measured.maxSize == Size(90, 80))
    #expect(
      measured.layout is Named && measured.sublayouts.map(\.size) == [Size(50, 40), Size(10, 6)])
    let arranged = named.arrangement(within: Rect(5, 6, 60, 40), measurement: measured)
    #expect(arranged.frame == Rect(5, 6, 60, 40) && arranged.layout is Named)
    #expect(arranged.sublayouts.map(\.frame) == [Rect(0, 0, 60, 40), Rect(50, 0, 10, 6)])
  }

  @Test func whatIsComposedIsArrangedAsWhatItStandsFor() {
    let measured = badge.measurement(within: Size(90, 80))
    let arranged = badge.arrangement(within: Rect(5, 6, 60, 40), measurement: measured)
    #expect(arranged.frame == Rect(5, 6, 60, 40) && arranged.sublayouts[1].frame.x == 50)
    let row = HStack(distribution: .leading) { [box("a", 10, 10), box("b", 20, 10)] }
    let again = row.arrangement(
      within: Rect(1, 2, 80, 10), measurement: row.measurement(within: Size(80, 10)))
    #expect(again.frame == Rect(1, 2, 80, 10))
    #expect(again.sublayouts.map(\.frame) == [Rect(0, 0, 10, 10), Rect(10, 0, 20, 10)])
    #expect(again.sublayouts.map(\.layout.viewReuseId) == ["a", "b"])
  }

  @Test func whatAWrapperDoesNotSayIsSaidByWhatItIsAround() {
    let card = SizeLayout<Card>(
      width: 30, height: 20, flexibility: Flexibility(horizontal: 3, vertical: nil),
      viewReuseId: "card", config: { $0.alpha = 0.5 })
    let plain = Plain(wrapped: card)
    #expect(plain.viewReuseId == "card" && plain.needsView && plain.viewType == Card.self)
    #expect(plain.flexibility == Flexibility(horizontal: 3, vertical: nil))
    let view = plain.makeView()
    plain.configure(view)
    #expect(view is Card && view.alpha == 0.5)
    #expect(plain.extent.levels == 1 && plain.extent.count == 1 && plain.extent.depth == 2)
    let bare = box(nil, 30, 20)
    #expect(!Plain(wrapped: bare).needsView && Plain(wrapped: bare).viewReuseId == nil)
    #expect(Named(wrapped: bare).needsView && Named(wrapped: card).viewReuseId == "name")
  }

  @Test func wrappersOfOneKindMeasureAlikeIfWhatTheyAreAroundDoes() {
    let (one, same, other) = (Text("a"), Text("a", viewReuseId: "t"), Text("b"))
    #expect(Plain(wrapped: one).measuresLike(Plain(wrapped: same)))
    #expect(!Plain(wrapped: one).measuresLike(Plain(wrapped: other)))
    #expect(!Plain(wrapped: one).measuresLike(one) && !one.measuresLike(Plain(wrapped: one)))
    #expect(!Plain(wrapped: box()).measuresLike(Plain(wrapped: box())), "false if in doubt")
    #expect(!one.layout.measuresLike(box()))
  }

  @Test func aCustomMeasurementIsItsLayouts() {
    let measured = FixedLayout(5, 6, id: "a").measurement(within: Size(9, 8))
    #expect(measured.layout is FixedLayout && measured.sublayouts.isEmpty)
    #expect(measured.description == "FixedLayout \"a\" 5.0 × 6.0 in 9.0 × 8.0")
    #expect(measured.arrangement(within: Rect(1, 2, -3, 4)).frame == Rect(1, 2, 0, 4))
    #expect(measured.arrangement(within: Rect(1, 2, 3, -4)).frame == Rect(1, 2, 3, 0))
    let solved = box("a", 10, 20, .fill).measurement(within: Size(50, 60))
    #expect(solved.arrangement(within: Rect(1, 2, -3, 4)).frame == Rect(1, 2, 0, 4))
    #expect(solved.arrangement(within: Rect(1, 2, 3, -4)).frame == Rect(1, 2, 3, 0))
  }

  /// A part of what was measured is arranged by itself.
  @Test func aChildsMeasurementIsArrangedAlone() {
    let row = HStack(spacing: 4, distribution: .leading) {
      box("a", 10, 10)
      VStack(distribution: .leading) { [box("b", 20, 5), box("c", 30, 6)] }.inset(2)
    }
    let inset = row.measurement(within: Size(100, 50)).sublayouts[1]
    #expect(inset.size == Size(34, 15) && inset.maxSize == Size(86, 50))
    let arranged = inset.arrangement(within: Rect(7, 8, 34, 15))
    #expect(arranged.frame == Rect(7, 8, 34, 15))
    let frames = arranged.absoluteFrames()
    #expect(
      frames == [Rect(7, 8, 34, 15), Rect(9, 10, 30, 11), Rect(14, 10, 20, 5), Rect(9, 15, 30, 6)])
    #expect(arranged.frame(of: "c") == Rect(9, 15, 30, 6) && arranged.frame(of: "a") == nil)
  }
}
