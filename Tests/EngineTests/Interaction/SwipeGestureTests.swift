import EngineTestSupport
import Testing

@testable import Engine

@Suite struct SwipeGestureTests {
  /// A press, a move beyond the slop, one to `way` beyond that, and, if wanted, a still moment.
  private func swipe(
    _ gesture: inout SwipeGesture, by way: Double, seconds: Double, pause: Double = 0,
    at start: Instant = .zero
  ) -> SwipeGesture.Response? {
    let press = Point(500, 50)
    let sign = way < 0 ? -1.0 : 1
    _ = gesture.handle(.press(press), at: start)
    for frame in 1...10 {
      let share = Double(frame) / 10
      let x = press.x + sign * 8 + way * share
      _ = gesture.handle(
        .move(Point(x, press.y)), at: start.advanced(bySeconds: seconds * share))
    }
    return gesture.handle(.release, at: start.advanced(bySeconds: seconds + pause))
  }

  @Test func theRowFollowsTheHand() {
    var gesture = SwipeGesture(width: 400)
    _ = gesture.handle(.press(Point(300, 20)), at: .zero)
    #expect(gesture.handle(.move(Point(192, 20)), at: .seconds(0.1)) == .dragged)
    #expect(gesture.offset(at: .zero) == -100 && gesture.progress(at: .zero) == 0.25)
    #expect(gesture.handle(.move(Point(392, 20)), at: .seconds(0.2)) == .dragged)
    let band = RubberBand.offset(overshoot: 100, dimension: 400)
    #expect(abs(gesture.offset(at: .zero) - band) < 1e-9, "the other way it only gives")
    var mirrored = SwipeGesture(width: 400, direction: 1)
    _ = mirrored.handle(.press(Point(300, 20)), at: .zero)
    _ = mirrored.handle(.move(Point(408, 20)), at: .seconds(0.1))
    #expect(mirrored.offset(at: .zero) == 100)
  }

  /// Without velocity half of the width decides.
  @Test func halfWayDecidesForASlowHand() {
    for percent in stride(from: 5.0, through: 130, by: 5) {
      var gesture = SwipeGesture(width: 400)
      let said = swipe(&gesture, by: -4 * percent, seconds: 1, pause: 0.2)
      #expect(said == (percent >= 50 ? .deletes : .returns), "\(percent) %")
      #expect(gesture.isDeleted(at: .seconds(9)) == (percent >= 50))
      #expect(gesture.offset(at: .seconds(9)) == (percent >= 50 ? -400 : 0))
      #expect(!gesture.isMoving(at: .seconds(9)))
    }
  }

  @Test func aFastHandDeletesFromNearAndKeepsFromFar() {
    var fast = SwipeGesture(width: 400)
    #expect(swipe(&fast, by: -60, seconds: 0.1) == .deletes, "600 a second carry 300 points on")
    #expect(fast.isMoving(at: .seconds(0.1)) && !fast.isDeleted(at: .seconds(0.1)))
    var back = SwipeGesture(width: 400)
    _ = back.handle(.press(Point(400, 0)), at: .zero)
    _ = back.handle(.move(Point(92, 0)), at: .seconds(0.3))
    for frame in 1...6 {
      _ = back.handle(
        .move(Point(92 + 10 * Double(frame), 0)), at: .seconds(0.6 + Double(frame) / 60))
    }
    #expect(back.handle(.release, at: .seconds(0.7)) == .returns)
  }

  @Test func lettingGoNeverJumps() {
    forAll(seeds: 0..<300) { random in
      var gesture = SwipeGesture(width: 300)
      let way = random.double(in: -300...(-1))
      let seconds = random.double(in: 0.05...0.5)
      _ = swipe(&gesture, by: way, seconds: seconds)
      #expect(abs(gesture.offset(at: .seconds(seconds)) - way) < 1e-6)
      let caughtAt = Instant.seconds(seconds + 0.1)
      let offset = gesture.offset(at: caughtAt)
      guard gesture.isMoving(at: caughtAt) else { return }
      _ = gesture.handle(.press(.zero), at: caughtAt)
      #expect(abs(gesture.offset(at: .seconds(8)) - offset) < 1e-9, "it is caught")
      #expect(gesture.handle(.release, at: .seconds(8)) != nil)
      #expect(!gesture.isMoving(at: .seconds(20)))
    }
  }

  @Test func theOtherWayItGivesAndSpringsBack() {
    for way in [20.0, 150, 400] {
      var gesture = SwipeGesture(width: 300)
      #expect(swipe(&gesture, by: way, seconds: 0.5, pause: 0.2) == .returns)
      let offsets = (0...60).map { gesture.offset(at: .seconds(0.7 + Double($0) / 60)) }
      #expect(abs(offsets[0] - RubberBand.offset(overshoot: way, dimension: 300)) < 1e-6)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 0 })
      #expect(gesture.isMoving(at: .seconds(0.8)) && offsets.last == 0)
      #expect(!gesture.isMoving(at: .seconds(1.7)) && !gesture.isDeleted(at: .seconds(1.7)))
    }
  }

  @Test func aThrownRowThatGivesGoesOnFirst() {
    var gesture = SwipeGesture(width: 300)
    #expect(swipe(&gesture, by: 60, seconds: 0.1) == .returns)
    let band = { RubberBand.offset(overshoot: $0, dimension: 300) }
    let moved = gesture.offset(at: .seconds(0.1001)) - gesture.offset(at: .seconds(0.1))
    #expect(isClose(moved, band(60.06) - band(60), within: 0.002))
    #expect(gesture.offset(at: .seconds(2)) == 0)
  }

  @Test func aDragDownIsRefusedUntilTheNextPress() {
    var gesture = SwipeGesture(width: 300)
    _ = gesture.handle(.press(.zero), at: .zero)
    #expect(gesture.handle(.move(Point(-10, 30)), at: .seconds(0.1)) == .refused)
    #expect(gesture.handle(.move(Point(-200, 30)), at: .seconds(0.2)) == nil)
    #expect(gesture.handle(.release, at: .seconds(0.2)) == nil)
    #expect(gesture.offset(at: .seconds(3)) == 0)
    #expect(swipe(&gesture, by: -250, seconds: 1, pause: 0.2, at: .seconds(3)) == .deletes)
  }

  @Test func aDeletedRowTakesNothingAndATapDoesNothing() {
    var gesture = SwipeGesture(width: 300)
    _ = gesture.handle(.press(.zero), at: .zero)
    #expect(gesture.handle(.release, at: .zero) == nil)
    #expect(gesture.handle(.resize(Size(10, 10)), at: .zero) == nil)
    _ = swipe(&gesture, by: -280, seconds: 0.3)
    #expect(gesture.handle(.press(.zero), at: .seconds(5)) == nil)
    #expect(gesture.isDeleted(at: .seconds(5)) && gesture.offset(at: .seconds(5)) == -300)
  }

  @Test func fromHalfOfItsWidthOnItIsPastTheMiddle() {
    var gesture = SwipeGesture(width: 400)
    _ = gesture.handle(.press(Point(300, 20)), at: .zero)
    for (x, isPast) in [(93.0, false), (92, true), (50, true), (120, false)] {
      _ = gesture.handle(.move(Point(x, 20)), at: .seconds(0.1))
      #expect(gesture.isPastMiddle(at: .seconds(0.1)) == isPast, "\(x)")
    }
  }

  @Test func aLostHandLetsTheRowSpringBackOrGoOn() {
    for (x, said) in [(242.0, SwipeGesture.Response.returns), (42, .deletes)] {
      var gesture = SwipeGesture(width: 400)
      _ = gesture.handle(.press(Point(300, 20)), at: .zero)
      _ = gesture.handle(.move(Point(x, 20)), at: .seconds(0.1))
      #expect(gesture.handle(.cancel, at: .seconds(0.11)) == said)
      #expect(gesture.isDeleted(at: .seconds(3)) == (said == .deletes))
    }
  }

  /// As far across as down is down.
  @Test func onlyAWayMoreAcrossThanDownDrawsTheRow() {
    for (way, wanted) in [
      (Point(-20, 20), SwipeGesture.Response.refused), (Point(-20, -21), .refused),
      (Point(-21, 20), .dragged),
    ] {
      var gesture = SwipeGesture(width: 400)
      _ = gesture.handle(.press(.zero), at: .zero)
      #expect(gesture.handle(.move(way), at: .zero) == wanted, "\(way)")
    }
  }

  @Test func aRowAtRestTakesAnotherWidth() {
    var gesture = SwipeGesture(width: 400)
    gesture.resize(width: 200, at: .zero)
    for width in [0, -5, Double.infinity] { gesture.resize(width: width, at: .zero) }
    #expect(gesture.offset(at: .zero) == 0 && !gesture.isMoving(at: .zero))
    _ = gesture.handle(.press(Point(300, 20)), at: .zero)
    _ = gesture.handle(.move(Point(242, 20)), at: .seconds(0.1))
    #expect(gesture.progress(at: .seconds(0.1)) == 0.25)
  }

  @Test func aRowInAnotherWidthKeepsItsPart() {
    var gesture = SwipeGesture(width: 400)
    _ = gesture.handle(.press(Point(300, 20)), at: .zero)
    _ = gesture.handle(.move(Point(192, 20)), at: .seconds(0.1))
    gesture.resize(width: 800, at: .seconds(0.1))
    #expect(gesture.progress(at: .zero) == 0.25 && gesture.offset(at: .zero) == -200)
    gesture.resize(width: .nan, at: .seconds(0.1))
    #expect(gesture.offset(at: .zero) == -200)
    _ = gesture.handle(.move(Point(112, 20)), at: .seconds(0.2))
    #expect(isClose(gesture.progress(at: .seconds(0.2)), 0.35), "80 of 800 points more")
  }
}

@Suite struct PullTriggerTests {
  @Test func itGoesOffOnceWhenLetGoFarEnough() {
    var trigger = PullTrigger(threshold: 50)
    for offset in [-10.0, -49, -50, -80] {
      #expect(trigger.follow(offset: offset, isDragged: true) == false)
      #expect(trigger.isArmed == (offset <= -50))
    }
    #expect(trigger.follow(offset: -80, isDragged: false) == true)
    #expect(trigger.follow(offset: -70, isDragged: false) == false, "only once")
  }

  @Test func givingBackDisarmsItWithoutFlicker() {
    var trigger = PullTrigger(threshold: 50)
    #expect(PullTrigger().threshold == 72)
    let armed = [-51.0, -46, -45, -44, -46, -51].map { offset in
      _ = trigger.follow(offset: offset, isDragged: true)
      return trigger.isArmed
    }
    #expect(armed == [true, true, true, false, false, true])
    trigger.cancel()
    #expect(trigger.follow(offset: -51, isDragged: false) == false)
  }

  @Test func contentThatBouncesByItselfSetsNothingOff() {
    var trigger = PullTrigger(threshold: 50)
    #expect(trigger.follow(offset: -200, isDragged: false) == false)
    #expect(!trigger.isArmed)
    #expect(trigger.progress(offset: -25) == 0.5 && trigger.progress(offset: 30) == 0)
    #expect(trigger.progress(offset: -500) == 1)
  }

  /// With a real list: the rubber band counts, so 100 points of the hand are not 60 of content.
  @Test func withScrolling() {
    func goesOff(_ pull: Double) -> Bool {
      var physics = ScrollPhysics()
      physics.resize(content: Size(100, 900), viewport: Size(100, 600), at: .zero)
      var trigger = PullTrigger(threshold: 60)
      var count = 0
      let events: [InputEvent] = [.press(.zero), .move(Point(0, pull + 8)), .release]
      for (index, event) in events.enumerated() {
        let time = Instant(frame: index, rate: 60)
        _ = physics.handle(event, at: time)
        let offset = physics.offset(at: time).y
        if trigger.follow(offset: offset, isDragged: physics.isDragged) { count += 1 }
      }
      return count == 1
    }
    #expect(!goesOff(100) && !goesOff(120) && goesOff(122))
  }
}
