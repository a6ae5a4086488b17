import EngineTestSupport
import Testing

@testable import Engine

/// A picked view stays under the hand, along its way.
@Suite struct HeldPathTests {
  private let world = HandWorld()
  private let drag = Drag(way: Point(1, 0), path: Point(100, 0))

  /// Presses the view somewhere, and moves by small steps to other places.
  private func drag(_ press: Point, through places: [Point], _ body: (Point) -> Void) {
    world.frame(.press(press))
    var hand = press
    for place in places {
      for step in 1...20 { world.frame(.move(hand + (place - hand) * (Double(step) / 20))) }
      hand = place
      world.settleGrip()
      body(place)
    }
  }

  private func hold(_ animation: Animation<Effect>) {
    world.picked = world.view
    world.play(animation)
  }

  private var center: Point { world.view.presentedToRoot.apply(to: Point(5, 5)) }

  @Test(arguments: [TimingCurve.linear, .cssEaseInOut, .cssEaseIn, .cssEaseOut])
  func aStraightWayIsUndoneWhateverItsCurve(_ curve: TimingCurve) {
    hold(.translate(world.view, to: Point(-300, 200), in: 2).time(curve))
    drag(Point(5, 5), through: [Point(-85, 65), Point(-235, 165), Point(-25, 25)]) { hand in
      #expect(center.distance(to: hand) < 0.25, "\(hand): \(center)")
    }
  }

  @Test func besideTheWayItIsAtTheNearestPlace() {
    hold(.translate(world.view, to: Point(0, -400), in: 1))
    drag(Point(5, 5), through: [Point(205, -195), Point(-95, -300)]) { hand in
      #expect(isClose(center.y, hand.y) && center.x == 5)
    }
  }

  @Test func anOvershootIsLeftToTheRelease() {
    let (there, back) = (Point(240, 0), Point(200, 0))
    hold(
      .translate(world.view, to: there, in: 0.25)
        * .translate(world.view, from: there, to: back, in: 0.75))
    drag(Point(5, 5), through: [Point(105, 5), Point(205, 5)]) { hand in
      #expect(center.distance(to: hand) < 0.1, "\(hand): \(center)")
    }
    world.frame(.move(Point(900, 5)))
    #expect(isClose(world.playback?.progress ?? 1, 0.25) && world.shift == 0)
  }

  @Test func aPathThatMeetsItselfIsNotLeftForItsOtherPart() throws {
    let circle = (0...128).map { step in
      let angle = 2 * Double.pi * Double(step) / 128
      return Point(100 * Math.cos(angle), 100 * Math.sin(angle))
    }
    let path = try #require(HeldPath(circle, at: 0, by: drag))
    for progress in [0.0, 1] {
      #expect(path.nearest(to: Point(100, 0), from: progress).progress == progress)
      let place = path.nearest(to: Point(99, 1), from: progress).progress
      #expect(progress == 0 ? place < 0.01 : place > 0.99)
    }
  }

  // MARK: A path of points

  private let straight = (0...4).map { Point(25 * Double($0), 0) }

  @Test func beyondTheEndsOfTheWholeChangeTheHandGoesOnAlongThePath() throws {
    let path = try #require(HeldPath(straight, at: 0.5, by: drag))
    for (hand, progress, beyond) in [
      (Point(130, 20), 1.0, Point(30, 0)), (Point(-10, 5), 0, Point(-10, 0)),
      (Point(60, 7), 0.6, .zero), (Point(100, 9), 1, .zero), (Point(0, -9), 0, .zero),
    ] {
      let place = path.nearest(to: hand, from: 0.5)
      #expect(isClose(place.progress, progress), "\(hand)")
      #expect(place.beyond.distance(to: beyond) < 1e-9, "\(hand)")
    }
    for (progress, x) in [(-1.0, 0.0), (0, 0), (0.3, 30), (1, 100), (2, 100)] {
      #expect(path.point(at: progress).distance(to: Point(x, 0)) < 1e-9)
    }
  }

  /// Only the part around the present progress counts: to the next turn of a right angle.
  @Test func itKeepsGoingUpToARightAngle() throws {
    let corner = [Point(0, 0), Point(50, 0), Point(50, 50)]
    let before = try #require(HeldPath(corner, at: 0, by: drag))
    #expect(before.nearest(to: Point(50, 40), from: 0).progress == 0.5)
    for progress in [0.75, 1] {
      let after = try #require(HeldPath(corner, at: progress, by: drag))
      #expect(after.nearest(to: Point(20, 0), from: progress).progress == 0.5)
      #expect(isClose(after.nearest(to: Point(0, 25), from: progress).progress, 0.75))
    }
    let bend = try #require(HeldPath([Point(0, 0), Point(50, 0), Point(51, 50)], at: 0, by: drag))
    #expect(isClose(bend.nearest(to: Point(51, 50), from: 0).progress, 1))
  }

  /// A hand goes on evenly where its point waits or turns, and never stops for good.
  @Test func whereThePointWaitsOrTurnsTheHandGoesOnEvenly() throws {
    let cases: [(path: [Point], at: Double, hands: [(Point, Double)])] = [
      // It waits in the middle: a quarter of a change is a quarter of the hand's 100 points.
      (
        [0, 50, 50, 100, 150].map { Point($0, 0) }, 0,
        [
          (Point(25, 0), 0.125), (Point(62.5, 0), 0.375), (Point(100, 0), 0.625),
          (Point(200, 0), 1),
        ]
      ),
      // It turns, and goes far.
      ([Point(0, 0), Point(60, 0), Point(60, 60)], 0, [(Point(85, 0), 0.75), (Point(110, 0), 1)]),
    ]
    for (points, progress, hands) in cases {
      let path = try #require(HeldPath(points, at: progress, by: drag))
      for (hand, wanted) in hands {
        #expect(isClose(path.nearest(to: hand, from: 0).progress, wanted), "\(points) \(hand)")
      }
    }
    // It waits first: a hand goes along with it, or as one that holds nothing.
    #expect(HeldPath([0, 0, 0, -50, -100].map { Point($0, 0) }, at: 0, by: drag) == nil)
    let left = Drag(way: Point(-1, 0), path: Point(100, 0))
    let path = try #require(
      HeldPath([0, 0, 0, -50, -100].map { Point($0, 0) }, at: 0, by: left))
    for (hand, wanted) in [(-25.0, 0.25), (-50, 0.5), (-100, 0.75), (-150, 1)] {
      #expect(isClose(path.nearest(to: Point(hand, 0), from: 0).progress, wanted))
    }
  }

  /// As from page to page: within 60 degrees, on the way there as on the way back.
  @Test func aBoundHandHoldsOnlyWhatGoesAlongWithIt() {
    func isHeld(_ way: Point, at progress: Double) -> Bool {
      HeldPath(straight, at: progress, by: Drag(way: way, path: Point(-100, 0), isBound: true))
        != nil
    }
    #expect(
      isHeld(Point(5, 8), at: 0) && !isHeld(Point(5, 9), at: 0) && !isHeld(Point(-5, 0), at: 0))
    #expect(isHeld(Point(-5, 8), at: 1) && !isHeld(Point(5, 0), at: 1))
    #expect(isHeld(Point(-5, 8), at: 0.5) && isHeld(Point(5, 8), at: 0.5))
    #expect(!isHeld(Point(-5, 9), at: 0.5))
  }

  @Test func aFlatViewHasNoWay() {
    for flat in [Size(0, 10), Size(10, 0)] {
      let view = View(frame: Rect(origin: .zero, size: flat))
      world.stage.root.addSubview(view)
      let change = world.stage.hold(.translate(view, to: Point(400, 0)))
      #expect(HeldPath(of: view, heldAt: .zero, in: change, to: .identity, by: drag) == nil)
      view.size = Size(10, 10)
      #expect(HeldPath(of: view, heldAt: .zero, in: change, to: .identity, by: drag) != nil)
      #expect(HeldPath(of: view, heldAt: .zero, in: change, to: .scale(0, 1), by: drag) == nil)
    }
  }

  @Test func aShortWayIsNone() {
    #expect(HeldPath([.zero, Point(0, 24)], at: 0, by: drag) == nil)
    #expect(HeldPath([.zero, Point(0, 24.5)], at: 1, by: drag) != nil)
    #expect(
      HeldPath([.zero, Point(20, 0), Point(10, 0)], at: 0, by: drag) == nil, "only up to its turn")
  }

  /// In progress a second: the point is as fast as the hand along its way; where it hardly moves
  /// it counts as a quarter as fast as on the whole way.
  @Test func theVelocityIsThatAlongThePath() throws {
    let even = try #require(HeldPath(straight, at: 0.5, by: drag))
    #expect(isClose(even.progress(of: Point(50, 30), at: 0.5), 0.5))
    #expect(isClose(even.progress(of: Point(-50, 30), at: 1), -0.5))
    let slow = try #require(HeldPath([0, 2, 30, 100].map { Point(0, $0) }, at: 0, by: drag))
    #expect(isClose(slow.progress(of: Point(9, 50), at: 0), 2))
    #expect(isClose(slow.progress(of: Point(0, 42), at: 0.5), 0.5))
    #expect(isClose(slow.progress(of: Point(0, 42), at: 1), 0.2))
  }

  @Test func whatHardlyMovesIsNotHeld() {
    world.picked = world.view
    world.play(.translate(world.view, to: Point(20, 0), in: 1))
    drag(Point(5, 5), through: [Point(55, 5)]) { _ in
      #expect(isClose(world.playback?.progress ?? 0, 0.5), "the target's path counts")
    }
  }

  @Test func theReleaseGoesOnAsFastAsTheHand() {
    hold(.translate(world.view, to: Point(400, 0), in: 1).time(.cssEaseInOut))
    world.frame(.press(Point(5, 5)))
    for step in 1...16 { world.frame(.move(Point(5 + Double(step) * 8, 5))) }
    world.frame(.release)
    let before = center.x
    #expect(abs(before - 141) < 0.5, "on as far as in a frame before")
    world.frame(seconds: 1e-4)
    #expect(abs((center.x - before) / 1e-4 - 480) < 15, "\((center.x - before) / 1e-4)")
  }

  @Test func aLookAtTheWayLeavesNoTrace() throws {
    hold(.translate(world.view, to: Point(400, 0), in: 1).time(.cssEaseInOut))
    let change = try #require(world.playback)
    change.seek(to: 0.3)
    let (before, progress) = (center, change.progress)
    let path = HeldPath(of: world.view, heldAt: before, in: change, to: .scale(2, 2), by: drag)
    #expect(path != nil && center == before && change.progress == progress)
    #expect(change.isPaused && world.stage.root.transform == .identity)
  }

  /// It is not taken along a way without an end, not even to its beginning.
  @Test func whatNeverEndsHasNoWay() throws {
    world.play(.translate(world.view, to: Point(400, 0), in: 1).repeatingForever)
    let change = try #require(world.playback)
    change.play()
    world.frame(seconds: 0.25)
    let before = center
    #expect(HeldPath(of: world.view, heldAt: before, in: change, to: .identity, by: drag) == nil)
    #expect(center == before && center.x > 50 && !change.isPaused)
  }

  @Test func aLookAtTheWayCrossesNoMarker() throws {
    hold(.translate(world.view, to: Point(400, 0), in: 1).marker("half", at: 0.5))
    let change = try #require(world.playback)
    change.seek(to: 0.3)
    world.frame()
    var told: [MarkerCrossing] = []
    change.onMarker { told.append($0) }
    _ = HeldPath(of: world.view, heldAt: center, in: change, to: .identity, by: drag)
    world.frame()
    #expect(told.isEmpty)
    change.seek(to: 0.6)
    world.frame()
    #expect(told.map(\.isReversed) == [false])
  }
}
