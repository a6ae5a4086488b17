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

  @Test func aBarsTrackIsItsMiddle() {
    let track = ScrubTrack(along: Rect(10, 20, 200, 8))
    #expect(track == ScrubTrack(from: Point(10, 24), to: Point(210, 24)))
    #expect(track.knob(at: 0.25) == Point(60, 24))
    for (x, progress) in [(-50.0, 0.0), (10, 0), (60, 0.25), (210, 1), (999, 1)] {
      #expect(track.progress(at: Point(x, 500)) == progress)
    }
  }

  @Test func aPressIsTheTracksWithinItsReach() {
    let track = ScrubTrack(from: Point(10, 24), to: Point(210, 24))
    #expect(ScrubTrack.reach == 22)
    for point in [Point(100, 46), Point(100, 2), Point(-12, 24), Point(232, 24)] {
      #expect(track.takes(point), "\(point)")
    }
    for point in [Point(100, 46.5), Point(100, 1.5), Point(-12.5, 24), Point(226, 40)] {
      #expect(!track.takes(point), "\(point)")
    }
  }

  /// The knob is to be shown so far beyond the end, and goes back when it is let go.
  @Test(arguments: [false, true]) func beyondAnEndTheKnobGives(_ reducesMotion: Bool) {
    world.stage.reducesMotion = reducesMotion
    let start = Point(140, 122)
    world.playback.seek(to: 0.5)
    send(.press(start))
    for (x, over) in [(240.0, 0.0), (300, 60), (250, 10), (40, 0), (-20, -60)] {
      send(.move(Point(x, 110)))
      let band = over == 0 ? 0 : RubberBand.offset(overshoot: over, dimension: ScrubTrack.give)
      #expect(isClose(hand.give, band) && abs(hand.give) < ScrubTrack.give)
      #expect((over == 0) || world.playback.progress == (over > 0 ? 1 : 0))
    }
    send(.release)
    #expect(hand.isGliding == !reducesMotion && (hand.give == 0) == reducesMotion)
    var last = hand.give
    for step in 1...60 where hand.isGliding {
      frame(at: Double(step) / 60)
      #expect(abs(hand.give) < abs(last))
      last = hand.give
    }
    #expect(hand.give == 0 && !hand.isGliding)
  }

  @Test(arguments: [-400.0, 400]) func theKnobGoesOnAtTheHandsVelocity(_ speed: Double) {
    world.playback.seek(to: 1)
    send(.press(Point(240, 122)))
    for step in 0...12 {
      let seconds = Double(step) / 120
      send(.move(Point(260 + speed * (seconds - 0.1), 122)), at: seconds)
    }
    send(.release, at: 0.1)
    let band = { RubberBand.offset(overshoot: $0, dimension: ScrubTrack.give) }
    #expect(isClose(hand.give, band(20)))
    frame(at: 0.1001)
    let (moved, wanted) = (hand.give - band(20), band(20 + speed * 1e-4) - band(20))
    #expect(isClose(moved, wanted, within: 0.05 * abs(wanted)))
  }

  @Test func aTrackMayLeadAnywhereOrNowhere() {
    let up = ScrubTrack(from: Point(5, 90), to: Point(35, 50))
    #expect(isClose(up.progress(at: Point(20, 70)), 0.5))
    #expect(isClose(up.progress(at: Point(20 + 8, 70 + 6)), 0.5), "beside it")
    let point = ScrubTrack(from: Point(5, 5), to: Point(5, 5))
    #expect(point.progress(at: Point(9, 9)) == 0 && point.takes(Point(5, 27)))
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

  /// Four hundredths of the way from an end it is not near it any more.
  @Test(arguments: [(48.0, 0.04), (232, 0.96)])
  func besideAnEndItStays(_ x: Double, _ progress: Double) {
    send(.press(Point(40, 120)))
    send(.move(Point(x, 120)))
    send(.release)
    #expect(world.playback.isPaused && isClose(world.playback.progress, progress))
  }

  @Test func whatIsNoMoveLeavesTheKnobInTheHand() {
    send(.press(Point(40, 120)))
    send(.move(Point(90, 120)))
    let others: [InputEvent] = [
      .press(Point(200, 120)), .hover(Point(200, 120)), .wheel(at: .zero, by: Point(9, 9)),
      .key(.right), .text("a"), .composition(.none), .resize(Size(9, 9)),
    ]
    for event in others { send(event) }
    #expect(hand.isDown && !hand.isGliding && isClose(world.playback.progress, 0.25))
    send(.move(Point(140, 120)))
    #expect(isClose(world.playback.progress, 0.5))
  }

  @Test func onItsWayToAHandThatHoldsItGlidesByItself() {
    send(.press(Point(190, 130)))
    #expect(hand.isDown && !hand.isGliding, "a hand brings it there")
    send(.release, at: 0.01)
    #expect(!hand.isDown && hand.isGliding)
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
