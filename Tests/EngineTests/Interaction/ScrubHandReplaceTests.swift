import EngineTestSupport
import Testing

@testable import Engine

/// A hand whose change is replaced by another one that stands in the same place.
@Suite struct ScrubHandReplaceTests {
  private final class World: ScrubTarget {
    let stage = Stage()
    let slider = ScrubTrackView(frame: Rect(0, 100, 200, 40))
    let first: Playback
    let second: Playback
    /// The change on the way, and the one that a drag from rest begins.
    var change: (any Change)?
    var fresh: (any Change)?
    var path = Point(400, 0)
    var taps = 0

    init() {
      stage.root.size = Size(400, 300)
      let playbacks = (0..<2).map { [stage] _ in
        let view = View(frame: Rect(300, 0, 10, 10))
        stage.root.addSubview(view)
        return stage.hold(.translate(view, to: Point(1, 0)))
      }
      (first, second) = (playbacks[0], playbacks[1])
      stage.root.addSubview(slider)
    }

    func change(towards direction: Double) -> (any Change)? { change ?? fresh }
    func tapped(_ point: Point, at time: Instant) { taps += 1 }
  }

  private let world = World()
  private let hand = ScrubHand()

  private func send(_ event: InputEvent, at seconds: Double) {
    hand.handle(event, at: .seconds(seconds), on: world)
  }

  /// A drag by 40 points, of which 4 are made up for later, and which has come to the hand.
  private func drag(to x: Double) {
    send(.press(Point(20, 20)), at: 0)
    send(.move(Point(x, 20)), at: 0)
    hand.follow(at: .seconds(0.1), on: world)
  }

  private func replace() {
    world.second.seek(to: world.first.progress)
    world.change = world.second
    hand.changeReplaced(on: world)
  }

  @Test func aDragGoesOnWithTheOther() {
    world.change = world.first
    drag(to: 60)
    #expect(isClose(world.first.progress, 0.1))
    replace()
    send(.move(Point(100, 20)), at: 0.2)
    #expect(isClose(world.first.progress, 0.1) && isClose(world.second.progress, 0.2))
    send(.release, at: 0.5)
    #expect(world.second.isRunning && !world.first.isRunning)
  }

  @Test func aDragFromRestGoesOnWithTheOther() {
    world.fresh = world.first
    drag(to: 60)
    #expect(isClose(world.first.progress, 0.1))
    replace()
    send(.move(Point(140, 20)), at: 0.2)
    #expect(isClose(world.first.progress, 0.1) && isClose(world.second.progress, 0.3))
  }

  @Test(arguments: [true, false]) func whatWasCaughtGoesOnAsTheOther(_ isReversed: Bool) {
    world.change = world.first
    world.first.seek(to: 0.5)
    world.first.play(reversed: isReversed)
    send(.press(Point(20, 20)), at: 0)
    #expect(world.first.isPaused)
    replace()
    send(.release, at: 0.1)
    #expect(world.second.isRunning && world.second.isReversed == isReversed)
    #expect(world.first.isPaused && world.taps == 1)
  }

  @Test func aKnobGoesOnWithTheOther() {
    world.change = world.first
    send(.press(Point(10, 120)), at: 0)
    send(.move(Point(60, 120)), at: 0)
    #expect(isClose(world.first.progress, 0.25))
    replace()
    send(.move(Point(110, 120)), at: 0.1)
    #expect(isClose(world.first.progress, 0.25) && isClose(world.second.progress, 0.5))
  }

  @Test func withoutAHandNothingHappens() {
    world.change = world.first
    world.first.seek(to: 0.5)
    replace()
    #expect(!hand.isDown && !hand.isGliding)
    send(.press(Point(20, 20)), at: 0.1)
    send(.release, at: 0.1)
    #expect(world.second.isPaused && world.taps == 1, "nothing was caught")
  }

  @Test func whileThereIsNoneTheHandKeepsItsOwn() {
    world.change = world.first
    drag(to: 60)
    world.change = nil
    hand.changeReplaced(on: world)
    send(.move(Point(100, 20)), at: 0.2)
    #expect(isClose(world.first.progress, 0.2))
    world.path = Point(800, 0)
    hand.pathChanged(at: .seconds(0.2), on: world)
    send(.move(Point(180, 20)), at: 0.3)
    #expect(isClose(world.first.progress, 0.3), "80 of 800 points more")
  }

  @Test func onANewPathTheTargetsChangeCounts() {
    world.change = world.first
    drag(to: 60)
    world.second.seek(to: 0.5)
    world.change = world.second
    hand.pathChanged(at: .seconds(0.1), on: world)
    send(.move(Point(100, 20)), at: 0.2)
    #expect(isClose(world.first.progress, 0.1) && isClose(world.second.progress, 0.6))
  }
}
