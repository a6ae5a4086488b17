import Testing

@testable import Engine

/// Components at given frames.
@Suite struct AbsoluteLayoutTests {
  private let layout = AbsoluteLayout([
    .init(FixedLayout(5, 5, id: "fills"), Rect(0, 50, 20, 5)),
    .init(SizeLayout<View>(width: 10, height: 8), Rect(10, 20, 30, 40)),
  ])

  @Test func itReachesAsFarAsItsFrames() {
    #expect(layout.measurement(within: Size(500, 500)).size == Size(40, 60))
    #expect(layout.measurement(within: Size(5, 5)).size == Size(40, 60))
    let left = AbsoluteLayout([.init(FixedLayout(5, 5), Rect(-30, -20, 10, 10))])
    #expect(left.measurement(within: Size(500, 500)).size == .zero)
    #expect(AbsoluteLayout([]).measurement(within: Size(500, 500)).size == .zero)
  }

  @Test func itIsAsLargeAsThatInAnyRoomAndItsChildrenFillTheirFrames() {
    let wanted = [Rect(0, 50, 20, 5), Rect(20, 36, 10, 8)]
    for room in [Size(20, 10), Size(300, 200)] {
      let arrangement = layout.arrangement(width: room.width, height: room.height)
      #expect(arrangement.frame == Rect(0, 0, 40, 60))
      #expect(arrangement.sublayouts.map(\.frame) == wanted)
    }
    let inset = layout.inset(Insets(top: 3, left: 7)).arrangement(width: 20, height: 10)
    #expect(inset.sublayouts.map(\.frame) == [Rect(7, 3, 40, 60)])
  }

  @Test func otherFramesAreOtherPlaces() {
    func row(_ y: Double) -> any Layout {
      AbsoluteLayout([.init(SizeLayout<View>(width: 10, height: 8), Rect(0, y, 10, 8))])
    }
    var tree = LayoutTree(row(0))
    _ = tree.arrangement(width: 50, height: 50)
    tree.update(to: row(30))
    let arrangement = tree.arrangement(width: 50, height: 50)
    #expect(arrangement.frame.height == 38 && arrangement.sublayouts[0].frame.y == 30)
  }
}
