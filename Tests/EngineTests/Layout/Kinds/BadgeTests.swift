import EngineTestSupport
import Testing

@testable import Engine

@Suite struct BadgeTests {
  /// Offset and length of an overlay of length 10 along content of length 50.
  private let spans: [Badge.Place: (Double, Double)] = [
    .start: (0, 10), .end: (40, 10), .center: (20, 10), .stretch: (0, 50), .before: (-10, 10),
    .after: (50, 10),
  ]

  @Test func everyPlace() throws {
    for vertical in Badge.Place.allCases {
      for horizontal in Badge.Place.allCases {
        let badge = FixedLayout(50, 50).badge(
          FixedLayout(10, 10), vertical: vertical, horizontal: horizontal, offset: Point(3, -2))
        let (x, width) = try #require(spans[horizontal])
        let (y, height) = try #require(spans[vertical])
        #expect(
          badge.frames(nil) == [Rect(0, 0, 50, 50), Rect(x + 3, y - 2, width, height)],
          "\(vertical) \(horizontal)")
        #expect(badge.measurement(within: Size(90, 90)).size == Size(50, 50))
      }
    }
  }

  @Test func theOverlayGoesByTheContentsOwnFrame() {
    let badge = SizeLayout<View>(width: 20, height: 20).badge(FixedLayout(4, 6), vertical: .after)
    #expect(badge.frames(100, 60) == [Rect(40, 20, 20, 20), Rect(56, 40, 4, 6)])
    #expect(badge.flexibility == .inflexible)
  }

  @Test func theOverlayMayBeLargerThanTheContent() {
    let wide = SizeLayout<View>(width: 80, height: 5)
    let badge = Badge(
      content: FixedLayout(20, 20), overlay: wide, vertical: .center, horizontal: .center)
    #expect(badge.frames(20, 20)[1] == Rect(-30, 7.5, 80, 5))
    let stretched = Badge(content: FixedLayout(20, 20), overlay: wide, horizontal: .stretch)
    #expect(stretched.frames(20, 20)[1] == Rect(0, 0, 20, 5))
  }

  @Test func strangeSizesStayNumbers() {
    for side in [Double.nan, .infinity, -4, 0] {
      for place in Badge.Place.allCases {
        let badge = FixedLayout(5, 5).badge(
          FixedLayout(side, side), vertical: place, horizontal: place)
        #expect(badge.frames(10, 10)[1].isFinite)
      }
    }
  }

  @Test func overlayIsInFront() {
    let host = View()
    let badge = FixedLayout(5, 5, id: "content").badge(FixedLayout(2, 2, id: "overlay"))
    badge.arrangement().makeViews(in: host)
    #expect(host.subviews.map(\.frame) == [Rect(0, 0, 5, 5), Rect(3, 0, 2, 2)])
  }
}

@Suite struct ImageTests {
  private let wide = Drawing(viewBox: Rect(5, 5, 40, 20), items: [])

  @Test func itMeasuresItsViewBoxOrLessInTheSameShape() {
    func size(_ width: Double, _ height: Double) -> Size {
      Image(wide).measurement(within: Size(width, height)).size
    }
    #expect(size(100, 100) == Size(40, 20))
    #expect(size(.infinity, .infinity) == Size(40, 20))
    #expect(size(20, 100) == Size(20, 10))
    #expect(size(100, 5) == Size(10, 5))
    #expect(size(0, 5) == Size(0, 0) && size(.nan, -1) == Size(0, 0))
  }

  @Test func everyScaling() {
    func frame(_ scaling: Image.Scaling) -> Rect {
      Image(wide, scaling: scaling).arrangement(width: 100, height: 100).frame
    }
    #expect(frame(.fit) == Rect(0, 25, 100, 50))
    #expect(frame(.fill) == Rect(-50, 0, 200, 100))
    #expect(frame(.stretch) == Rect(0, 0, 100, 100))
  }

  /// Fit lies inside, fill covers, both keep the shape and the middle.
  @Test func shapeAndMiddleAreKept() {
    forAll(seeds: 0..<200) { random in
      let box = Size(random.double(in: 1...90), random.double(in: 1...90))
      let drawing = Drawing(viewBox: Rect(origin: .zero, size: box), items: [])
      let room = Rect(3, 4, random.double(in: 0...90), random.double(in: 0...90))
      for scaling in [Image.Scaling.fit, .fill] {
        let image = Image(drawing, scaling: scaling)
        let frame = image.measurement(within: room.size).arrangement(within: room).frame
        #expect(abs(frame.width * box.height - frame.height * box.width) < 1e-6)
        #expect(Rect(center: room.center, size: frame.size).isNear(frame))
        let common = frame.intersection(room)
        #expect(common.isNear(scaling == .fit ? frame : room, 1e-9))
      }
    }
  }

  @Test func aDrawingWithoutAreaFillsItsRoom() {
    for box in [Rect.zero, Rect(0, 0, 5, 0), Rect(0, 0, .nan, 4)] {
      let image = Image(Drawing(viewBox: box, items: []))
      #expect(image.measurement(within: Size(50, 50)).size == .zero)
      #expect(image.arrangement(width: 10, height: 8).frame == Rect(0, 0, 10, 8))
    }
  }

  @Test func theViewShowsTheDrawing() {
    let host = View()
    Image(wide, id: "art").arrangement(width: 10, height: 10).makeViews(in: host)
    #expect(host.subviews.map(\.content) == [.drawing(wide)])
    let first = host.subviews.first
    Image(Drawing(viewBox: Rect(0, 0, 1, 1), items: []), id: "art")
      .arrangement(width: 10, height: 10).makeViews(in: host)
    #expect(host.subviews.first === first && first?.content != .drawing(wide))
  }
}
