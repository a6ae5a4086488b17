import Testing

@testable import Engine

/// The events that a component view takes for its scrolling, and those that it leaves to others.
@Suite struct ScrollEventTests {
  /// A hundred points of 490, along both axes.
  private func list(_ scrolling: ScrollAxes = .vertical) -> ComponentWorld {
    let world = ComponentWorld(size: Size(100, 100))
    world.view.scrolling = scrolling
    world.place([("big", Rect(0, 0, 490, 490))])
    return world
  }

  private func wheel(_ way: Point) -> InputEvent { .wheel(at: Point(10, 10), by: way) }

  @Test(arguments: [
    (ScrollAxes.vertical, [true, false, false]), (.horizontal, [false, true, false]),
    (.both, [true, true, false]), (.neither, [false, false, false]),
  ])
  func aWheelIsTakenAlongTheAxesThatScroll(_ axes: ScrollAxes, _ wanted: [Bool]) {
    let ways = [Point(0, 5), Point(5, 0), .zero]
    for (way, isTaken) in zip(ways, wanted) {
      let world = list(axes)
      #expect(world.view.scroll(with: wheel(way), at: .zero) == isTaken, "\(way)")
    }
    #expect([axes.scrollsY, axes.scrollsX] == Array(wanted.prefix(2)))
  }

  @Test func aWheelScrollsOnlyAlongTheAxesThatScroll() {
    let wanted: [(ScrollAxes, Point)] = [
      (.vertical, Point(0, 60)), (.horizontal, Point(30, 0)), (.both, Point(30, 60)),
      (.neither, .zero),
    ]
    for (axes, offset) in wanted {
      let world = list(axes)
      world.view.scroll(with: wheel(Point(30, 60)), at: .zero)
      world.advance(by: 3)
      #expect(world.view.contentOffset == offset, "\(axes)")
    }
  }

  @Test func aPlaceIsInTheViewOrItIsNot() {
    let world = list()
    world.view.frame = Rect(50, 20, 100, 100)
    let places: [(Point, Bool)] = [
      (Point(49, 30), false), (Point(50, 20), true), (Point(60, 19), false),
      (Point(149, 119), true), (Point(150, 30), false), (Point(60, 120), false),
    ]
    for (place, isIn) in places {
      let event = InputEvent.wheel(at: place, by: Point(0, 5))
      #expect(world.view.scroll(with: event, at: .zero) == isIn, "\(place)")
    }
  }

  /// Nobody can point at what has no size on screen.
  @Test func aViewThatIsScaledToNothingTakesNoEvent() {
    let world = list()
    world.view.transform = .scale(0)
    #expect(!world.view.scroll(with: .press(Point(50, 50)), at: .zero))
    #expect(!world.view.scroll(with: wheel(Point(0, 5)), at: .zero))
    #expect(world.view.contentOffset == .zero)
  }

  @Test func whatFollowsAPressIsTakenWhereverItIs() {
    let world = list()
    #expect(!world.view.scroll(with: .move(Point(50, 50)), at: .zero))
    #expect(!world.view.scroll(with: .release, at: .zero))
    #expect(world.view.scroll(with: .press(Point(50, 50)), at: .zero))
    #expect(world.view.scroll(with: .move(Point(50, -300)), at: .zero))
    #expect(world.view.scroll(with: .release, at: .zero))
    #expect(!world.view.scroll(with: .release, at: .zero))
  }

  @Test func onlyWhatHappensAtAPlaceHasOne() {
    let place = Point(3, 4)
    let with: [InputEvent] = [
      .press(place), .move(place), .wheel(at: place, by: Point(1, 2)), .hover(place),
    ]
    #expect(with.map(\.place) == [place, place, place, place])
    #expect(with.map(\.isPressOrWheel) == [true, false, true, false])
    let without: [InputEvent] = [.hover(nil), .release, .cancel, .text("a"), .resize(Size(1, 1))]
    #expect(without.allSatisfy { $0.place == nil && !$0.isPressOrWheel })
    let map = AffineTransform.translation(10, 20)
    #expect(
      with.map { $0.mapped(by: map) }
        == [
          .press(Point(13, 24)), .move(Point(13, 24)),
          .wheel(at: Point(13, 24), by: Point(1, 2)), .hover(Point(13, 24)),
        ])
    #expect(without.map { $0.mapped(by: map) } == without)
  }

  /// A change that is taken back shows the place before it: a hand goes on from there.
  @Test func aHandGoesOnWhereAChangeWasTakenBackTo() throws {
    let world = ComponentWorld(size: Size(320, 100))
    world.show((0..<10).map { "\($0)" })
    world.view.scroll(with: wheel(Point(0, 60)), at: .zero)
    world.advance(by: 3)
    #expect(world.view.contentOffset == Point(0, 60))
    world.view.contentOffsetAfterReload = { _ in Point(0, 20) }
    world.show((0..<9).map { "\($0)" })
    #expect(world.view.contentOffset == Point(0, 20))
    world.view.contentOffsetAfterReload = nil
    try #require(world.view.componentChange).rollBack()
    #expect(world.view.contentOffset == Point(0, 60))
    world.view.reload()
    #expect(world.view.contentOffset == Point(0, 60) && world.flaws == [])
    world.view.scroll(with: wheel(Point(0, 7)), at: .zero.advanced(bySeconds: 3))
    world.advance(by: 3)
    #expect(world.view.contentOffset == Point(0, 67))
  }

  @Test func aDragIsTheViewsOnceItScrollsForSomebody() {
    let world = list()
    #expect(!world.view.takesDrags)
    world.view.onScroll = { _ in }
    #expect(world.view.takesDrags)
    world.view.onScroll = nil
    world.view.snapping = .start()
    #expect(world.view.takesDrags)
    world.view.scrolling = .neither
    #expect(!world.view.takesDrags)
    let used = list()
    used.view.scroll(with: .hover(nil), at: .zero)
    #expect(used.view.takesDrags)
  }
}
