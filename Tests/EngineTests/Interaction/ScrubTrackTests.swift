import EngineTestSupport
import Testing

@testable import Engine

/// A hand on a slider: its knob is under the hand, and stays where it is let go.
@Suite struct ScrubTrackTests {
  private final class World: ScrubTarget {
    let stage = Stage()
    let view = View(frame: Rect(0, 0, 10, 10))
    lazy var playback = stage.hold(.translate(view, to: Point(100, 0), in: 1))
    let slider = ScrubTrackView(frame: Rect(20, 100, 240, 44))
    var taps = 0

    init() {
      stage.root.size = Size(400, 300)
      slider.margin = 20
      stage.root.addSubview(slider)
    }

    var change: (any Change)? { playback }
    var path: Point { Point(400, 0) }
    func tapped(_ point: Point, at time: Instant) { taps += 1 }
  }

  private let world = World()
  private let hand = ScrubHand()

  private func send(_ event: InputEvent) { hand.handle(event, at: .zero, on: world) }

  @Test func theKnobIsUnderTheHandFromItsFirstPointOn() {
    // The track leads from 40 to 240.
    send(.press(Point(45, 120)))
    #expect(world.playback.progress == 0, "taken beside its middle it does not jump")
    for x in [46.0, 95, 145, 80] {
      send(.move(Point(x, 110)))
      #expect(isClose(world.playback.progress, (x - 45) / 200))
    }
    send(.release)
    #expect(isClose(world.playback.progress, 0.175) && world.playback.isPaused && !hand.isDown)
    #expect(world.taps == 0)
  }

  @Test func aPressOnTheTrackBringsItThere() {
    send(.press(Point(190, 130)))
    #expect(isClose(world.playback.progress, 0.75))
    send(.move(Point(700, 0)))
    #expect(world.playback.progress == 1)
    send(.move(Point(200, 0)))
    send(.cancel)
    #expect(isClose(world.playback.progress, 0.8) && world.playback.isPaused)
  }

  @Test func nearAnEndItGoesThere() {
    send(.press(Point(234, 122)))
    send(.release)
    #expect(world.playback.isRunning && !world.playback.isReversed)
    send(.press(Point(44, 122)))
    send(.release)
    #expect(world.playback.isRunning && world.playback.isReversed)
  }

  @Test func aNewTrackLeavesTheKnobWhereItIs() {
    send(.press(Point(140, 120)))
    hand.pathChanged(at: .zero, on: world)
    send(.move(Point(240, 120)))
    send(.release)
    #expect(isClose(world.playback.progress, 0.5) && world.playback.isPaused && world.taps == 0)
  }

  @Test func besideItTheWholeWidthCounts() {
    send(.press(Point(100, 250)))
    send(.move(Point(200, 250)))
    hand.follow(at: .zero.advanced(bySeconds: SlopEase.duration), on: world)
    #expect(isClose(world.playback.progress, 0.25))
  }

  @Test func whatRunsIsCaughtByTheTrack() {
    world.playback.play()
    world.stage.advance(to: Instant.zero.advanced(bySeconds: 0.5))
    send(.press(Point(142, 120)))
    #expect(isClose(world.playback.progress, 0.5) && world.playback.isPaused)
  }
}
