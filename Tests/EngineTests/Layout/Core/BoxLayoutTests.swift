import Testing

@testable import Engine

private final class Marker: View {}

/// Size, inset and overlay layouts.
@Suite struct BoxLayoutTests {
  @Test func anExactBoxIsCentredInTheRoomItIsGiven() {
    let frame = SizeLayout<View>(width: 50, height: 50).arrangement(width: 60, height: 60).frame
    #expect(frame == Rect(5, 5, 50, 50))
  }

  @Test func withoutRoomGivenALayoutIsAsLargeAsItMeasures() {
    let layout = InsetLayout(inset: 10, sublayout: SizeLayout<View>(width: 50, height: 20))
    #expect(layout.arrangement().frame == Rect(0, 0, 70, 40))
    #expect(layout.arrangement(width: 100).frame == Rect(0, 0, 100, 40))
  }

  @Test func initialisersSetTheirLimits() {
    func limits(_ layout: SizeLayout<View>) -> [Double?] {
      [layout.minWidth, layout.maxWidth, layout.minHeight, layout.maxHeight]
    }
    #expect(limits(SizeLayout(width: 1, height: 2)) == [1, 1, 2, 2])
    #expect(limits(SizeLayout(width: 1, minHeight: 2, maxHeight: 3)) == [1, 1, 2, 3])
    #expect(limits(SizeLayout(height: 1, minWidth: 2, maxWidth: 3)) == [2, 3, 1, 1])
    #expect(limits(SizeLayout(size: Size(1, 2))) == [1, 1, 2, 2])
    #expect(limits(SizeLayout(maxSize: Size(1, 2))) == [nil, 1, nil, 2])
    #expect(limits(SizeLayout(minSize: Size(1, 2))) == [1, nil, 2, nil])
    #expect(limits(SizeLayout(minWidth: -4, maxHeight: 5)) == [0, nil, nil, 5])
  }

  /// A box of an exact size that says nothing else is kept in another form.
  @Test(arguments: [(5.0, 7.0), (0, 0), (-3, 4), (.infinity, 2), (1e300, .leastNonzeroMagnitude)])
  func aPlainExactBoxIsLikeOneByItsLimits(_ width: Double, _ height: Double) {
    let plain = SizeLayout<Marker>(width: width, height: height)
    let spelled = SizeLayout<Marker>(
      minWidth: width, maxWidth: width, minHeight: height, maxHeight: height)
    for room in [Size(100, 100), Size(3, 200), Size.zero] {
      let frames = [plain, spelled].map {
        $0.measurement(within: room).arrangement(within: Rect(0, 0, 50, 60)).frame
      }
      #expect(frames[0] == frames[1])
    }
    #expect(plain.minWidth == spelled.minWidth && plain.maxHeight == spelled.maxHeight)
    #expect(plain.maxWidth == spelled.maxWidth && plain.minHeight == spelled.minHeight)
    #expect(plain.flexibility == spelled.flexibility && plain.extent == spelled.extent)
    #expect(plain.alignment.rules == spelled.alignment.rules && plain.sublayout == nil)
    #expect(!plain.needsView && plain.viewReuseId == nil && plain.config == nil)
    #expect(plain.viewType == Marker.self)
  }

  @Test func onlyExactAxesAreInflexible() {
    #expect(SizeLayout<View>(width: 5, minHeight: 2).flexibility.horizontal == nil)
    #expect(SizeLayout<View>(width: 5, minHeight: 2).flexibility.vertical == 0)
    #expect(SizeLayout<View>(minWidth: 1, maxWidth: 2).flexibility == .flexible)
  }

  @Test func theRoomComesBeforeTheMaximumAndThatBeforeTheMinimum() {
    let layout = SizeLayout<View>(minWidth: 50, maxWidth: 20, minHeight: 10)
    #expect(layout.measurement(within: Size(100, 100)).size == Size(20, 10))
    #expect(layout.measurement(within: Size(15, 5)).size == Size(15, 5))
  }

  @Test func insetsGoAroundTheChild() {
    let layout = InsetLayout(
      insets: Insets(top: 2, left: 4, bottom: 8, right: 16), alignment: .bottomTrailing,
      sublayout: box("a", 10, 10, .fill))
    let arrangement = layout.arrangement(width: 100, height: 100)
    #expect(arrangement.frame == Rect(70, 80, 30, 20))
    #expect(arrangement.sublayouts.map(\.frame) == [Rect(4, 2, 10, 10)])
    #expect(layout.flexibility == .inflexible)
  }

  @Test func insetsLargerThanTheRoomLeaveNothing() {
    let layout = InsetLayout(inset: 30, sublayout: box("a"))
    let child = layout.arrangement(width: 40, height: 40).sublayouts[0].frame
    #expect(child == Rect(30, 30, 0, 0))
  }

  @Test func anOverlayIsAsLargeAsItsPrimaryChildren() {
    let layout = OverlayLayout(
      primary: [box("p", 30, 20, .center)], background: [box("b", 60, 40, .center)],
      overlay: [box("o", 5, 5, .topTrailing)], alignment: .center)
    let arrangement = layout.arrangement(width: 100, height: 100)
    #expect(arrangement.frame == Rect(35, 40, 30, 20))
    #expect(
      arrangement.sublayouts.map(\.frame)
        == [Rect(-15, -10, 30, 20), Rect(0, 0, 30, 20), Rect(25, 0, 5, 5)])
    #expect(arrangement.sublayouts.map(\.layout.viewReuseId) == ["b", "p", "o"])
  }

  @Test func description() {
    let layout = InsetLayout(
      inset: 5, sublayout: StackLayout(axis: .vertical, sublayouts: [box("a", 10, 10)]))
    #expect(
      layout.arrangement().description == """
        InsetLayout<View> (0.0, 0.0, 20.0, 20.0)
          StackLayout<View> (5.0, 5.0, 10.0, 10.0)
            SizeLayout<View> "a" (0.0, 0.0, 10.0, 10.0)
        """)
  }

  @Test func aLayoutWithAnIdOrAConfigMakesAView() {
    #expect(!SizeLayout<View>(width: 1).needsView)
    #expect(SizeLayout<View>(width: 1, viewReuseId: "a").needsView)
    #expect(SizeLayout<View>(width: 1, config: { _ in }).needsView)
    #expect(!StackLayout(axis: .vertical, sublayouts: []).needsView)
    #expect(InsetLayout(inset: 1, viewReuseId: "a", sublayout: box()).needsView)
    #expect(OverlayLayout(primary: [], config: { (_: View) in }).needsView)
  }
}
