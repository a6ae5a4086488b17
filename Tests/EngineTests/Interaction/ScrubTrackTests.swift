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

  private func send(_ event: InputEvent, at seconds: Double = 0) {
    hand.handle(event, at: Instant.zero.advanced(bySeconds: seconds), on: world)
  }

  /// A frame, at a time.
  private func frame(at seconds: Double) {
    let time = Instant.zero.advanced(bySeconds: seconds)
    world.stage.advance(to: time)
    hand.follow(at: time, on: world)
  }

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

  @Test func aPressOnTheTrackLetsItGlideThereAndIsFollowedThen() {
    send(.press(Point(190, 130)))
    #expect(world.playback.progress == 0)
    var places: [Double] = []
    for step in 1...6 {
      frame(at: Double(step) / 60)
      places.append(world.playback.progress)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 } && places[0] < 0.3)
    #expect(isClose(places[5], 0.75))
    send(.move(Point(700, 0)), at: 0.2)
    #expect(world.playback.progress == 1)
    send(.move(Point(200, 0)), at: 0.2)
    send(.cancel, at: 0.2)
    #expect(isClose(world.playback.progress, 0.8) && world.playback.isPaused)
  }

  @Test func aMoveOnItsWayIsFollowedWithoutAJump() {
    send(.press(Point(190, 130)))
    frame(at: 0.05)
    let last = world.playback.progress
    send(.move(Point(192, 130)), at: 0.05)
    #expect(isClose(world.playback.progress, last + 0.01))
    frame(at: 0.1)
    #expect(isClose(world.playback.progress, 0.76))
  }

  @Test func letGoOnItsWayItGoesOnToWhereTheHandWas() {
    send(.press(Point(140, 130)))
    frame(at: 0.02)
    send(.release, at: 0.03)
    #expect(!hand.isDown && hand.isGliding && world.playback.progress < 0.5)
    frame(at: 0.12)
    #expect(isClose(world.playback.progress, 0.5) && !hand.isGliding)
    #expect(world.playback.isPaused && world.taps == 0)
  }

  @Test(arguments: ["play", "seek", "press", "cancel"])
  func whatIsOnItsWayIsAnybodys(_ event: String) {
    send(.press(Point(140, 130)))
    frame(at: 0.05)
    send(.release, at: 0.05)
    let place = world.playback.progress
    switch event {
    case "play": world.playback.play()
    case "seek": world.playback.seek(to: 0.9)
    case "press": send(.press(Point(100, 250)), at: 0.06)
    default: send(.cancel, at: 0.06)
    }
    frame(at: 0.07)
    frame(at: 0.2)
    #expect(!hand.isGliding)
    switch event {
    case "play": #expect(isClose(world.playback.progress, place + 0.15))
    case "seek": #expect(world.playback.progress == 0.9)
    default: #expect(world.playback.progress == place)
    }
  }

  @Test func withLessMotionItIsThereAtOnce() {
    world.stage.reducesMotion = true
    send(.press(Point(190, 130)))
    #expect(isClose(world.playback.progress, 0.75))
    send(.release)
    #expect(!hand.isGliding && isClose(world.playback.progress, 0.75))
  }

  @Test func nearAnEndItGoesThere() {
    send(.press(Point(234, 122)))
    send(.release)
    frame(at: 0.1)
    #expect(world.playback.isRunning && !world.playback.isReversed)
    send(.press(Point(44, 122)), at: 0.1)
    send(.release, at: 0.1)
    frame(at: 0.2)
    #expect(world.playback.isRunning && world.playback.isReversed)
  }

  @Test func aNewTrackLeavesTheKnobWhereItIs() {
    send(.press(Point(140, 120)))
    frame(at: 0.1)
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
