import EngineTestSupport
import Testing

@testable import Engine

/// The position of an animation while it moves, and while what moves it is changed.
@Suite struct PlayheadTests {
  private let view = View()

  /// From 1 to 4 in two seconds, from second 1 on.
  private func eased() -> Playhead {
    var playhead = Playhead(duration: 4, from: 1)
    playhead.ease(at: 1, in: 2, curve: .deckEaseOut(2))
    return playhead
  }

  private func running() -> Playhead {
    var playhead = Playhead(duration: 4, from: 1)
    playhead.run(at: 1)
    return playhead
  }

  /// From 0 to 4 in three seconds, from second 1 on.
  private func fading() -> Playhead {
    var playhead = Playhead(duration: 4)
    playhead.fade(at: 1, in: 3)
    return playhead
  }

  private func expect(
    _ a: Double, _ b: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(isClose(a, b), "\(a) is not \(b)", sourceLocation: location)
  }

  @Test func itBeginsHeldWithinTheAnimation() {
    #expect(
      Playhead(duration: 4) == Playhead(duration: 4, from: 0, isReversed: false, motion: .held))
    #expect([-1, 3, 9].map { Playhead(duration: 4, from: $0).position(at: 7) } == [0, 3, 4])
    let held = Playhead(duration: 4, from: 3)
    #expect(held.arrival == .infinity && held.velocity(at: 1) == 0 && !held.hasArrived(at: 99))
  }

  @Test func eachMotionHasItsPlaceItsVelocityAndItsArrival() {
    expect(running().position(at: 2.5), 2.5)
    #expect(running().velocity(at: 2.5) == 1 && running().arrival == 4)
    expect(eased().position(at: 2), 1 + 3 * 0.75)
    expect(eased().velocity(at: 2), 3 * 1 / 2)
    #expect(eased().arrival == 3 && eased().velocity(at: 3) == 0)
    expect(fading().position(at: 2), 4 / 3)
    expect(fading().velocity(at: 2), 4 / 3)
    #expect(fading().arrival == 4 && !fading().hasArrived(at: 3.9) && fading().hasArrived(at: 4))
  }

  @Test func reversedItGoesToItsStart() {
    var playhead = Playhead(duration: 4, from: 3, isReversed: true)
    playhead.run(at: 1)
    expect(playhead.position(at: 2), 2)
    #expect(playhead.velocity(at: 2) == -1 && playhead.arrival == 4 && playhead.target == 0)
    playhead.ease(at: 2, in: 4, curve: .linear)
    expect(playhead.position(at: 3), 1.5)
    expect(playhead.velocity(at: 3), -0.5)
  }

  @Test func inAFadePlacesStandAtOneEndOrTheOther() {
    let (center, alpha) = (view.property(.center), view.property(.alpha))
    for (time, place) in [(1.0, 0.0), (2.4, 0), (2.5, 4), (3.9, 4)] {
      #expect(fading().position(at: time, of: center) == place, "at \(time)")
    }
    expect(fading().position(at: 1.75, of: alpha), 1)
    expect(eased().position(at: 2, of: center), 3.25)
  }

  @Test func aFadeThatStopsShowsTheEndThatItShowed() {
    for (time, place) in [(2.4, 0.0), (2.6, 4)] {
      var playhead = fading()
      playhead.hold(at: time)
      #expect(playhead.isHeld && playhead.position(at: 9) == place)
    }
    var moving = running()
    moving.hold(at: 2)
    #expect(moving.position(at: 9) == 2)
  }

  @Test func aFadeThatIsTurnedRoundIsAsFarFromItsOtherEnd() {
    var playhead = fading()
    playhead.turn(reversed: true, at: 2)
    #expect(playhead.isReversed && playhead.target == 0)
    expect(playhead.fadeShare(at: 2) ?? -1, 2.0 / 3)
    expect(playhead.arrival, 3)
    expect(playhead.position(at: 2), 4 / 3)
  }

  @Test func aNewFadeInsteadOfOneThatRunsIsNone() {
    var playhead = fading()
    playhead.fade(at: 2, in: 100)
    #expect(playhead == fading())
  }

  // MARK: Speed

  @Test func whatRunsGoesOnFasterFromWhereItIs() {
    var playhead = running()
    playhead.setSpeed(3, at: 2)
    #expect(playhead.position(at: 2) == 2 && playhead.velocity(at: 2) == 3 && playhead.speed == 3)
    expect(playhead.position(at: 2.5), 3.5)
    expect(playhead.arrival, 2 + 2.0 / 3)
  }

  @Test func whatGoesAlongACurveKeepsItsShareOfIt() {
    var playhead = eased()
    playhead.setSpeed(2, at: 2)
    expect(playhead.position(at: 2), 3.25)
    #expect(playhead.curveProgress(at: 2) == 0.5 && playhead.curveProgress(at: 2.25) == 0.75)
    #expect(
      playhead.arrival == 2.5 && playhead.hasArrived(at: 2.5) && !playhead.hasArrived(at: 2.4))
    expect(playhead.velocity(at: 2), 3)
    playhead.setSpeed(0.5, at: 2.25)
    #expect(playhead.curveProgress(at: 2.25) == 0.75 && playhead.arrival == 3.25)
  }

  @Test func aFadeKeepsItsShareAndTheTimesOfItsThirds() {
    var playhead = fading()
    playhead.setSpeed(2, at: 2)
    expect(playhead.fadeShare(at: 2) ?? -1, 1.0 / 3)
    expect(playhead.arrival, 3)
    let center = view.property(.center)
    #expect(playhead.position(at: 2.24, of: center) == 0)
    #expect(playhead.position(at: 2.26, of: center) == 4)
    guard case .fading(let fade) = playhead.motion else {
      Issue.record("no fade")
      return
    }
    // Out from 1.5 to 2, changed at 2.25, in from 2.5 to 3.
    for (time, strength) in [(1.75, 0.5), (2, 0), (2.5, 0), (2.75, 0.5), (3, 1), (1.5, 1)] {
      expect(fade.strength(of: .present, at: time, speed: 2), strength)
    }
  }

  @Test func whatStandsOrSettlesGoesOnAsItWas() {
    var held = Playhead(duration: 4, from: 1)
    held.setSpeed(5, at: 2)
    #expect(held.position(at: 9) == 1 && held.speed == 5)
    let spring = SettleSpring(progress: 0.25, velocity: 1, target: 1)
    var settling = Playhead(duration: 4, from: 1)
    settling.settle(at: 1, .spring(spring))
    settling.setSpeed(5, at: 1.1)
    for time in [1.1, 1.3, 2] {
      expect(settling.position(at: time), 4 * spring.value(at: time - 1))
    }
    #expect(settling.arrival == 1 + spring.duration && settling.from == 1 && !settling.isReversed)
  }

  // MARK: Another length

  @Test func overAnotherLengthWhatStandsOrRunsKeepsItsProgress() {
    let held = Playhead(duration: 4, from: 1).stretched(to: 12, at: 7)
    #expect(held == Playhead(duration: 12, from: 3))
    var fast = running()
    fast.setSpeed(2, at: 1)
    let stretched = fast.stretched(to: 12, at: 1.5)
    expect(stretched.position(at: 1.5), 6)
    expect(stretched.position(at: 2), 7)
    #expect(stretched.speed == 2)
  }

  @Test func overAnotherLengthACurveGoesOnInItsTime() {
    let stretched = eased().stretched(to: 12, at: 2)
    #expect(stretched.from == 3 && stretched.arrival == 3)
    for time in [1.0, 1.5, 2, 2.7, 3] {
      expect(stretched.position(at: time), 3 * eased().position(at: time))
    }
  }

  @Test func overAnotherLengthAFadeAndASettlingGoOnInTheirTime() {
    var back = Playhead(duration: 4, from: 2, isReversed: true)
    back.fade(at: 1, in: 3)
    let faded = back.stretched(to: 12, at: 2)
    #expect(faded.from == 6 && faded.isReversed && faded.arrival == 4)
    expect(faded.position(at: 2), 4)
    let spring = SettleSpring(progress: 0.25, velocity: 1, target: 1)
    var settling = Playhead(duration: 4, from: 1)
    settling.settle(at: 1, .spring(spring))
    expect(settling.stretched(to: 12, at: 2).position(at: 1.2), 12 * spring.value(at: 0.2))
  }

  @Test func whatTakesNoTimeIsAtItsEndOverAnotherLength() {
    let nothing = Playhead(duration: 0).stretched(to: 5, at: 1)
    #expect(nothing.position(at: 1) == 5)
    var eased = Playhead(duration: 0)
    eased.ease(at: 1, in: 2, curve: .linear)
    expect(eased.stretched(to: 4, at: 2).position(at: 2), 2)
    var fading = Playhead(duration: 0)
    fading.fade(at: 1, in: 2)
    expect(fading.stretched(to: 4, at: 2).position(at: 2), 2)
  }
}
