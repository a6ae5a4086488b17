import EngineTestSupport
import Testing

@testable import Engine

@Suite struct PlayheadRetimeTests {
  private func curve(_ random: inout SeededGenerator) -> TimingCurve {
    switch random.int(in: 0...2) {
    case 0: .cssEaseInOut
    case 1:
      .cubicBezier(
        CubicBezier(
          random.double(in: 0...1), random.double(in: -0.5...1.5), random.double(in: 0...1),
          random.double(in: -0.5...1.5)))
    default:
      .spring(SpringCurve(duration: 1, damping: random.double(in: 0.05...1)))
    }
  }

  @Test func thePlaceStays() {
    forAll(seeds: 0..<2000) { random in
      var playhead = Playhead(duration: 2, from: random.double(in: 0...2))
      if random.chance(0.5) { playhead.turn(reversed: true, at: 0) }
      playhead.ease(at: 1, in: 3, curve: curve(&random))
      var time = 1.0
      for _ in 0..<5 {
        time += random.double(in: 0...1)
        let before = playhead.position(at: time)
        playhead.retime(at: time, whole: random.double(in: 0.05...9), curve: curve(&random))
        let after = playhead.position(at: time)
        if abs(before - after) > 1e-9 { Issue.record("\(before) to \(after)") }
        if !(0...2 ~= after) { Issue.record("\(after) is outside") }
        let end = playhead.position(at: time + 100)
        if end != playhead.target { Issue.record("it ends at \(end)") }
      }
    }
  }

  @Test func anotherPaceAloneKeepsThePlaceOnTheCurve() {
    var playhead = Playhead(duration: 1)
    playhead.ease(at: 0, in: 4, curve: .cssEaseInOut)
    playhead.retime(at: 1, whole: 8, curve: .cssEaseInOut)
    #expect(playhead.curveProgress(at: 1) == 0.25)
    #expect(playhead.curveProgress(at: 3) == 0.5)
    #expect(!playhead.hasArrived(at: 6.9) && playhead.hasArrived(at: 7))
  }

  @Test func onlyWhatGoesAlongACurveIsChanged() {
    var held = Playhead(duration: 1, from: 0.3)
    let before = held
    held.retime(at: 1, whole: 3, curve: .linear)
    #expect(held == before && held.curveProgress(at: 2) == nil)
    var running = Playhead(duration: 1)
    running.run(at: 0)
    let wasRunning = running
    running.retime(at: 0.5, whole: 3, curve: .linear)
    #expect(running == wasRunning)
    var over = Playhead(duration: 1)
    over.ease(at: 0, in: 1, curve: .cssEaseInOut)
    over.retime(at: 1, whole: 9, curve: .linear)
    #expect(over.hasArrived(at: 1) && over.position(at: 1) == 1)
  }

  @Test func aCurveThatOvershootsStaysWithinTheAnimation() {
    var playhead = Playhead(duration: 1)
    playhead.ease(at: 0, in: 1, curve: .spring(SpringCurve(duration: 1, damping: 0.2)))
    let places = (0...100).map { playhead.position(at: Double($0) / 100) }
    #expect(places.allSatisfy { 0...1 ~= $0 } && places.contains(1))
  }
}

/// Other curves and paces of what goes along one.
@Suite struct PlayheadRetimeNumberTests {
  /// Half of its way from 1 to 4 is gone at second 1.5.
  private func half(speed: Double = 1) -> Playhead {
    var playhead = Playhead(duration: 4, from: 1)
    playhead.setSpeed(speed, at: 0)
    playhead.ease(at: 1.5 - 1.5 / speed, in: 3, curve: .linear)
    return playhead
  }

  @Test func whatIsLeftTakesItsShareOfTheNewTime() {
    var playhead = half()
    // Three quarters of the whole are its way: 6 of 8 seconds, of which half are left.
    playhead.retime(at: 1.5, whole: 8, curve: .linear)
    #expect(playhead.position(at: 1.5) == 2.5 && playhead.arrival == 4.5)
    #expect(isClose(playhead.position(at: 3), 3.25))
    var fast = half(speed: 2)
    fast.retime(at: 1.5, whole: 8, curve: .linear)
    #expect(fast.position(at: 1.5) == 2.5 && fast.arrival == 3)
  }

  @Test func theNewCurveIsTakenWhereItIsAsFarAsTheOldOne() {
    var playhead = half()
    playhead.retime(at: 1.5, whole: 8, curve: .deckEaseOut(2))
    // 1 − (1 − p)² is a half there.
    let gone = 1 - 0.5.squareRoot()
    #expect(isClose(playhead.curveProgress(at: 1.5) ?? -1, gone))
    #expect(isClose(playhead.arrival, 1.5 + 6 * (1 - gone)))
    #expect(isClose(playhead.position(at: 1.5), 2.5))
    let later = 1.5 + 6 * (0.75 - gone)
    #expect(isClose(playhead.position(at: later), 1 + 3 * (1 - 0.25 * 0.25)))
  }

  @Test func aCurveThatIsNeverAsFarBeginsAnewFromHere() {
    var playhead = half()
    playhead.retime(at: 1.5, whole: 8, curve: .cssStepEnd)
    // A part of the whole as large as what is left: 1.5 of 4 in 8 seconds.
    #expect(playhead.position(at: 1.5) == 2.5 && playhead.position(at: 4.4) == 2.5)
    #expect(playhead.arrival == 4.5 && playhead.position(at: 4.5) == 4)
  }

  @Test func aCurveThatIsOutsideItsWayBeginsAnewToo() {
    var playhead = Playhead(duration: 2)
    playhead.ease(at: 0, in: 2, curve: .penner(.back, .in))
    #expect(playhead.position(at: 1) == 0)
    playhead.retime(at: 1, whole: 6, curve: .linear)
    #expect(playhead.arrival == 7 && isClose(playhead.position(at: 4), 1))
  }

  @Test func backwardsItIsTheSame() {
    var playhead = Playhead(duration: 4, from: 3, isReversed: true)
    playhead.ease(at: 0, in: 3, curve: .linear)
    playhead.retime(at: 1, whole: 8, curve: .linear)
    // A third of its way is gone; 4 of 6 seconds are left.
    #expect(isClose(playhead.position(at: 1), 2) && isClose(playhead.arrival, 5))
    #expect(isClose(playhead.position(at: 3), 1))
  }
}
