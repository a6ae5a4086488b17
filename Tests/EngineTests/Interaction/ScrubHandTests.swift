import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ScrubHandTests {
  private let world = HandWorld()

  private func press(_ x: Double = 0) { world.frame(.press(Point(x, 0))) }
  private func move(_ x: Double) {
    world.frame(.move(Point(x, 0)))
    world.settleGrip()
  }

  @Test func aDragFromRestBeginsTheChangeAndMovesItWithTheHand() {
    press()
    #expect(world.begun == 0 && world.hand.isDown)
    move(25)
    #expect(world.begun == 1 && isClose(world.x, 25))
    move(50)
    #expect(world.begun == 1 && isClose(world.x, 50))
  }

  @Test func thePathMayLeadAnywhere() {
    world.path = Point(0, -50)
    press()
    world.frame(.move(Point(0, -25)))
    world.settleGrip()
    #expect(isClose(world.x, 50))
  }

  @Test func lettingGoSettlesAtTheEndItWasThrownTo() {
    press()
    for step in 1...5 { world.frame(.move(Point(8 + Double(step) * 8, 0))) }
    world.frame(.release)
    #expect(world.playback?.isRunning == true)
    // Places 0 16 24 32 40 48: the slope of the line through them is 160 / 17.5 a frame.
    #expect(isClose(world.playback?.velocity ?? 0, 96 / 17.5, within: 1e-6))
    for _ in 0..<120 { world.frame() }
    #expect(world.isAfter && world.x == 100 && !world.stage.isRunning && !world.hand.isDown)
  }

  @Test func aPressCatchesAndATapLetsGoOnTheSameWay() {
    world.perform(.next)
    for _ in 0..<30 { world.frame() }
    press(500)
    let caught = world.x
    for _ in 0..<10 { world.frame() }
    #expect(world.x == caught && world.playback?.isPaused == true)
    world.frame(.release)
    #expect(world.playback?.isRunning == true && world.taps == [Point(500, 0)])
    world.frame()
    #expect(world.x > caught)
  }

  @Test func aDragOfWhatWasCaughtGoesOnFromThere() {
    world.perform(.next)
    for _ in 0..<30 { world.frame() }
    press(500)
    let caught = world.x
    move(510)
    #expect(isClose(world.x, caught + 10))
  }

  @Test func beyondTheEndTheStageGivesWayAndSpringsBack() {
    press()
    move(150)
    #expect(world.x == 100)
    #expect(isClose(world.shift, RubberBand.offset(overshoot: 50, dimension: 100)))
    world.frame(.release)
    for _ in 0..<60 { world.frame() }
    #expect(world.shift == 0)
  }

  /// As at the first and the last of several pages: to a drag along the path for which there is none.
  @Test(arguments: [true, false]) func withoutAChangeItGivesWhereTheTargetSaysSo(_ gives: Bool) {
    (world.hasTwoWays, world.givesAtEnds) = (true, gives)
    press()
    for x in [-30.0, -80] {
      move(x)
      world.frame(.move(Point(x, 40)))
      let band = RubberBand.offset(overshoot: x, dimension: 100)
      #expect(isClose(world.shift, gives ? band : 0) && world.playback == nil)
    }
    move(20)
    #expect(world.shift == 0 && isClose(world.x, 20))
    move(-40)
    #expect((world.shift < 0) == gives && world.x == 0)
    world.frame(.release)
    for _ in 0..<60 { world.frame() }
    #expect(world.shift == 0 && !world.stage.isRunning && !world.stage.root.floats)
  }

  /// Beyond a change's end, or where there is none: the band goes on at the hand's velocity, along its
  /// way and across it.
  @Test(arguments: [true, false], [-900.0, -200, 0, 200, 900])
  func theWayBackBeginsWithTheHandsVelocity(_ atEnd: Bool, _ speed: Double) {
    (world.hasTwoWays, world.givesAtEnds) = (true, true)
    let side = atEnd ? 1.0 : -1
    let place = atEnd ? 160.0 : -60
    press()
    move(place - side * 0.1 * speed)
    for step in 1...6 {
      let way = place - side * (0.1 - Double(step) / 60) * speed
      world.frame(.move(Point(way, 0)))
    }
    world.frame(.release, seconds: 0)
    let band = { side * RubberBand.offset(overshoot: $0, dimension: 100) }
    #expect(isClose(world.shift, band(60), within: 1e-6))
    world.frame(seconds: 1e-4)
    #expect(
      isClose(
        (world.shift - band(60)) / 1e-4, (band(60 + speed * 1e-4) - band(60)) / 1e-4, within: 12))
    for _ in 0..<90 { world.frame() }
    #expect(world.shift == 0 && !world.stage.isRunning && !world.stage.root.floats)
  }

  /// It gives way in the hand's points, whatever the stage's are.
  @Test func onAScaledStageItGivesWayAsFarForTheEye() {
    world.toHand = .scale(4, 4)
    press()
    move(150)
    let band = RubberBand.offset(overshoot: 50, dimension: 100)
    #expect(isClose(world.shift, band / 4) && world.x == 100)
    move(-25)
    #expect(isClose(world.shift, -RubberBand.offset(overshoot: 25, dimension: 100) / 4))
  }

  @Test func withLessMotionItIsBackAtOnce() {
    world.stage.reducesMotion = true
    press()
    move(150)
    #expect(world.shift > 0 && world.stage.root.floats)
    world.frame(.release)
    #expect(world.shift == 0 && !world.stage.root.floats && !world.stage.isRunning)
  }

  /// At rest the stage lies on pixels again, however the hand came back from beyond the end.
  @Test(arguments: [150.0, 60]) func theStageFloatsOnlyOnItsWay(_ last: Double) {
    press()
    move(150)
    #expect(world.stage.root.floats)
    move(last)
    #expect(world.stage.root.floats == (last > 100))
    world.frame(.release)
    for _ in 0..<60 { world.frame() }
    #expect(!world.stage.root.floats && world.shift == 0)
  }

  @Test func whatDoesNotSettleStaysAndGivesNoWay() {
    world.settles = false
    press()
    move(40)
    world.frame(.release)
    for _ in 0..<30 { world.frame() }
    #expect(isClose(world.x, 40) && world.playback?.isPaused == true)
    press()
    move(500)
    #expect(world.shift == 0 && world.x == 100)
  }

  @Test func crossingThePressPointAsksForTheOtherChange() {
    world.hasTwoWays = true
    press()
    move(50)
    #expect(world.begun == 1)
    move(-30)
    #expect(world.playback == nil && world.x == 0)
    move(30)
    #expect(world.begun == 2 && world.x > 0)
  }

  @Test func whatThePressMovedIsMadeUpForWithinATenthOfASecond() {
    press()
    world.frame(.move(Point(4, 0)))
    #expect(world.begun == 0, "a mouse's press may move 4 points")
    world.frame(.move(Point(20, 0)))
    #expect(isClose(world.x, 16), "it does not jump to the hand")
    var last = world.x
    for _ in 0..<6 {
      world.frame()
      #expect(world.x > last && world.x <= 20)
      last = world.x
    }
    #expect(isClose(last, 20))
    world.frame()
    #expect(world.x == last)
  }

  @Test func aCancelSettlesADragWhereItIs() {
    press()
    move(38)
    world.frame(.cancel)
    for _ in 0..<120 { world.frame() }
    #expect(!world.isAfter && world.x == 0 && !world.stage.isRunning)
  }

  @Test func anotherPathGoesOnFromWhereTheChangeIs() {
    press()
    move(40)
    world.path = Point(200, 0)
    world.hand.pathChanged(at: world.time, on: world)
    move(40)
    #expect(isClose(world.x, 40))
    move(60)
    #expect(isClose(world.x, 50))
  }

  @Test func lessMotionSettlesAtOnce() {
    world.stage.reducesMotion = true
    press()
    move(80)
    #expect(isClose(world.x, 80))
    world.frame(.release)
    #expect(world.x == 100 && world.isAfter && !world.stage.isRunning)
  }

  /// Whatever happens in whatever order, a release or a cancel leads to rest at an end.
  @Test func fromEveryStateItComesToRest() {
    let happenings: [(HandWorld) -> Void] = [
      { $0.frame(.press(Point(0, 0))) }, { $0.frame(.move(Point(70, 0))) },
      { $0.frame(.move(Point(-70, 0))) }, { $0.frame(.release) }, { $0.frame(.cancel) },
      { $0.perform(.reverse) }, { $0.frame(seconds: 0.2) },
    ]
    for story in allLists(of: Array(happenings.indices), upTo: 4) {
      let world = HandWorld()
      for index in story { happenings[index](world) }
      world.frame(.cancel)
      for _ in 0..<20 { world.frame(seconds: 0.2) }
      #expect(!world.stage.isRunning && !world.hand.isDown && world.shift == 0, "\(story)")
      #expect(world.playback?.isPaused ?? true, "\(story)")
    }
  }
}
