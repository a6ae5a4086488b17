import Testing

@testable import Engine

@Suite struct AlignmentTests {
  private static let lengths: [Double] = [0, 10, 40, 100, 130]

  /// Wanted offset and length along one axis, straight from the rule's words.
  private func rule(_ name: String, _ length: Double, _ room: Double) -> (Double, Double) {
    switch name {
    case "top", "leading": (0, min(room, length))
    case "bottom", "trailing": (room - length, min(room, length))
    case "center": ((room - length) / 2, min(room, length))
    default: (0, room)
    }
  }

  @Test func everyPairFollowsItsAxes() {
    for vertical in Alignment.Vertical.allCases {
      for horizontal in Alignment.Horizontal.allCases {
        let alignment = Alignment(vertical: vertical, horizontal: horizontal)
        for width in Self.lengths {
          for height in Self.lengths {
            let frame = alignment.position(
              size: Size(width, height), in: Rect(7, 9, 100, 40))
            let (x, w) = rule("\(horizontal)", width, 100)
            let (y, h) = rule("\(vertical)", height, 40)
            #expect(frame == Rect(7 + x, 9 + y, w, h), "\(vertical) \(horizontal)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (Alignment.center, Rect(25, 30, 50, 20)), (.centerLeading, Rect(0, 30, 50, 20)),
    (.centerTrailing, Rect(50, 30, 50, 20)), (.centerFill, Rect(0, 30, 100, 20)),
    (.fill, Rect(0, 0, 100, 80)), (.fillLeading, Rect(0, 0, 50, 80)),
    (.fillTrailing, Rect(50, 0, 50, 80)), (.fillCenter, Rect(25, 0, 50, 80)),
    (.topLeading, Rect(0, 0, 50, 20)), (.topTrailing, Rect(50, 0, 50, 20)),
    (.topCenter, Rect(25, 0, 50, 20)), (.topFill, Rect(0, 0, 100, 20)),
    (.bottomLeading, Rect(0, 60, 50, 20)), (.bottomTrailing, Rect(50, 60, 50, 20)),
    (.bottomCenter, Rect(25, 60, 50, 20)), (.bottomFill, Rect(0, 60, 100, 20)),
    (.aspectFit, Rect(0, 20, 100, 40)),
  ])
  func named(_ alignment: Alignment, _ wanted: Rect) {
    #expect(alignment.position(size: Size(50, 20), in: Rect(0, 0, 100, 80)) == wanted)
  }

  @Test func tooLittleRoomCutsTheSizeButNotTheOffset() {
    let frame = Alignment.bottomTrailing.position(size: Size(40, 30), in: Rect(0, 0, 20, 15))
    #expect(frame == Rect(-20, -15, 20, 15))
  }

  @Test func aspectFitOfNothingIsNothingInTheMiddle() {
    let room = Rect(0, 0, 100, 80)
    #expect(Alignment.aspectFit.position(size: .zero, in: room) == Rect(50, 40, 0, 0))
    #expect(Alignment.aspectFit.position(size: Size(15, 0), in: room) == Rect(0, 40, 100, 0))
    #expect(Alignment.aspectFit.position(size: Size(0, 5), in: room) == Rect(50, 0, 0, 80))
    #expect(Alignment.aspectFit.position(size: Size(200, 40), in: room) == Rect(0, 30, 100, 20))
  }

  @Test func customRule() {
    let third = Alignment { size, room in
      Rect(room.x + room.width / 3, room.y, size.width, size.height)
    }
    #expect(third.position(size: Size(5, 6), in: Rect(0, 0, 90, 10)) == Rect(30, 0, 5, 6))
  }

  /// A quarter of the way in, 2 points down, a point wider.
  private let odd = Alignment { size, room in
    Rect(room.x + room.width / 4, room.y + 2, size.width + 1, size.height)
  }

  @Test func everyKindOfLayoutFollowsACustomRule() {
    func frame(_ layout: any Layout) -> Rect { layout.arrangement(width: 100, height: 50).frame }
    #expect(frame(SizeLayout<View>(width: 10, height: 6, alignment: odd)) == Rect(25, 2, 11, 6))
    let full = SizeLayout<View>(
      width: 10, height: 6, alignment: odd, sublayout: SizeLayout<View>())
    #expect(full.arrangement(width: 100, height: 50).absoluteFrames()[1] == Rect(25, 2, 11, 6))
    let small = SizeLayout<View>(width: 10, height: 6)
    let inset = InsetLayout(
      insets: Insets(top: 1, left: 2, bottom: 3, right: 4), alignment: odd, sublayout: small)
    #expect(
      inset.arrangement(width: 100, height: 50).absoluteFrames()
        == [Rect(25, 2, 17, 10), Rect(27.5, 3, 10, 6)])
    #expect(frame(OverlayLayout(primary: [small], alignment: odd)) == Rect(25, 2, 11, 6))
    #expect(
      frame(StackLayout(axis: .horizontal, alignment: odd, sublayouts: [small]))
        == Rect(25, 2, 11, 6))
  }

  @Test func everyLayoutHasItsOwnCustomRule() {
    let low = Alignment { size, room in Rect(room.x, room.maxY - 1, size.width, 1) }
    let row = StackLayout(
      axis: .horizontal, distribution: .leading,
      sublayouts: [low, odd, low].map { SizeLayout<View>(width: 8, height: 6, alignment: $0) })
    #expect(
      row.arrangement(width: 100, height: 50).sublayouts.map(\.frame)
        == [Rect(0, 49, 8, 1), Rect(10, 2, 9, 6), Rect(16, 49, 8, 1)])
  }
}
