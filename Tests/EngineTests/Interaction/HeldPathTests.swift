import EngineTestSupport
import Testing

@testable import Engine

/// A picked view stays under the hand, along its way.
@Suite struct HeldPathTests {
  private let world = HandWorld()

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
    let path = try #require(HeldPath(circle, at: 0))
    for progress in [0.0, 1] {
      #expect(path.nearest(to: Point(100, 0), from: progress).progress == progress)
      let place = path.nearest(to: Point(99, 1), from: progress).progress
      #expect(progress == 0 ? place < 0.01 : place > 0.99)
    }
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
    let path = HeldPath(of: world.view, heldAt: before, in: change, to: .scale(2, 2))
    #expect(path != nil && center == before && change.progress == progress)
    #expect(change.isPaused && world.stage.root.transform == .identity)
  }
}
