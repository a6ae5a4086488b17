import EngineTestSupport
import Testing

@testable import Engine

/// The fate of a motion when another one takes its property over.
@Suite struct InterruptionPolicyTests {
  private static let curves: [TimingCurve] = [
    .linear, .cssEaseInOut, .cssEaseIn, .spring(SpringCurve(duration: 1, damping: 0.5)),
  ]

  /// A way to 100, interrupted after a time by one to −50.
  private func interrupted(
    _ interruption: Interruption, _ curve: TimingCurve, at time: Double
  ) -> (stage: OneViewStage, before: [Double]) {
    let one = OneViewStage()
    one.view.center.x = 0
    one.advance(to: 0)
    one.stage.animate(withDuration: 1, curve: curve, animations: { one.view.center.x = 100 })
    one.advance(to: time - 1e-4)
    let earlier = one.x
    one.advance(to: time)
    let before = [earlier, one.x]
    one.stage.animate(
      withDuration: 1, curve: curve, interruption: interruption,
      animations: { one.view.center.x = -50 })
    return (one, before)
  }

  @Test func aJumpBeginsWhereTheOldMotionWasGoing() {
    for curve in Self.curves {
      let (one, _) = interrupted(.jump, curve, at: 0.3)
      #expect(one.x == 100)
      #expect(!one.stage.hasLeftovers)
      one.advance(to: 2)
      #expect(one.x == -50)
    }
  }

  @Test func addingAndCarryingNeverJump() {
    for curve in Self.curves {
      for policy in [Interruption.additive, .velocity] {
        for time in [0.001, 0.1, 0.5, 0.9, 0.999] {
          let (one, before) = interrupted(policy, curve, at: time)
          #expect(isClose(one.x, before[1], within: 1e-9), "\(curve) \(policy) \(time)")
          one.advance(to: time + 2)
          #expect(one.x == -50 && !one.stage.isRunning)
        }
      }
    }
  }

  @Test func carryingKeepsTheSpeedForEveryCurve() {
    for curve in Self.curves {
      for time in [0.2, 0.5, 0.7] {
        let (one, before) = interrupted(.velocity, curve, at: time)
        let speed = (before[1] - before[0]) / 1e-4
        one.advance(to: time + 1e-4)
        let next = (one.x - before[1]) / 1e-4
        #expect(isClose(next, speed, within: 2), "\(curve) at \(time): \(speed), then \(next)")
      }
    }
  }

  @Test func whatStandsStillHasNoSpeedToCarry() {
    let one = OneViewStage()
    one.view.center.x = 0
    one.advance(to: 0)
    let first = one.stage.animate(
      withDuration: 1, curve: .linear, animations: { one.view.center.x = 100 })
    one.advance(to: 0.4)
    first.pause()
    one.stage.animate(
      withDuration: 1, curve: .cssEaseIn, interruption: .velocity,
      animations: { one.view.center.x = -50 })
    #expect(isClose(one.x, 40))
    one.advance(to: 0.4001)
    #expect(isClose(one.x, 40, within: 1e-4), "the way begins at rest")
  }

  /// The hand's motion stands still: all of the speed is the spring's.
  @Test func whatAHandTakesOverGoesOnAsFast() {
    let one = OneViewStage()
    one.view.center.x = 0
    one.advance(to: 0)
    one.stage.animate(withDuration: 1, curve: .linear, animations: { one.view.center.x = 100 })
    one.advance(to: 0.4)
    let back = one.stage.animation(withDuration: 1, curve: .linear) { one.view.center.x = -50 }
    let held = one.stage.hold(back, interruption: .velocity)
    #expect(isClose(one.x, 40))
    one.advance(to: 0.4001)
    #expect(isClose(one.x, 40.01, within: 1e-4))
    one.advance(to: 3)
    #expect(one.x == 100 && held.isPaused)
  }

  /// With less motion nothing is sent on its way: it waits for the fade, as all else does.
  @Test func lessMotionCarriesNothing() {
    let one = OneViewStage()
    one.view.center.x = 0
    one.stage.reducesMotion = true
    one.advance(to: 0)
    one.stage.animate(withDuration: 1, curve: .linear, animations: { one.view.center.x = 100 })
    one.advance(to: 0.02)
    one.stage.animate(
      withDuration: 1, interruption: .velocity, animations: { one.view.center.x = -50 })
    for time in stride(from: 0.021, through: 0.3, by: 0.001) {
      one.advance(to: time)
      #expect([0, 100, -50].contains(one.x), "\(one.x) at \(time)")
    }
    #expect(one.x == -50 && !one.stage.isRunning)
  }

  @Test func ofASpringCarryingIsTheSpringItselfSentElsewhere() {
    let curve = SpringCurve(duration: 1, damping: 0.6)
    let (one, before) = interrupted(.velocity, .spring(curve), at: 0.25)
    let speed = curve.spring.velocity(at: 0.25, from: 0, to: 100)
    for step in 1...8 {
      let passed = Double(step) * 0.1
      one.advance(to: 0.25 + passed)
      let wanted = curve.spring.value(at: passed, from: before[1], to: -50, velocity: speed)
      #expect(isClose(one.x, wanted, within: 0.05))
    }
  }

  /// Of another curve it is a spring without overshoot that takes as long as the new way, and half
  /// of that more until it is gone.
  @Test(arguments: [0.5, 1]) func ofAnotherCurveCarryingIsASpringAsLong(_ length: Double) {
    let one = OneViewStage()
    one.view.center.x = 0
    one.advance(to: 0)
    one.stage.animate(withDuration: 1, curve: .linear, animations: { one.view.center.x = 100 })
    one.advance(to: 0.3)
    one.stage.animate(
      withDuration: length, curve: .linear, interruption: .velocity,
      animations: { one.view.center.x = -50 })
    let spring = SpringCurve(duration: length, damping: 1).spring
    let way = -150 / length
    for share in [0.0, 0.1, 0.4, 0.9, 1.2, 1.4] {
      let passed = share * length
      one.advance(to: 0.3 + passed)
      let rest = spring.value(at: passed, from: -70, to: 0, velocity: 100 - way)
      #expect(isClose(one.x, 100 + way * min(passed, length) + rest, within: 0.01), "\(share)")
    }
    #expect(one.stage.hasLeftovers)
    one.advance(to: 0.3 + 1.51 * length)
    #expect(one.x == -50 && !one.stage.hasLeftovers)
  }

  @Test func ofASpringAddingIsTheSame() {
    let spring = TimingCurve.spring(SpringCurve(duration: 1, damping: 0.6))
    let (added, _) = interrupted(.additive, spring, at: 0.25)
    let (carried, _) = interrupted(.velocity, spring, at: 0.25)
    for step in 1...7 {
      let time = 0.25 + Double(step) * 0.1
      added.advance(to: time)
      carried.advance(to: time)
      #expect(isClose(added.x, carried.x, within: 0.05))
    }
  }

  @Test func atRestAllPoliciesAreOne() {
    var ways: [[Double]] = []
    for policy in Interruption.allCases {
      let one = OneViewStage()
      one.advance(to: 0)
      one.stage.animate(
        withDuration: 1, interruption: policy, animations: { one.view.center.x = 200 })
      ways.append(
        [0.1, 0.5, 0.9].map { time in
          one.advance(to: time)
          return one.x
        })
    }
    #expect(ways[0] == ways[1] && ways[1] == ways[2])
  }

  @Test func carryingManyTimesStaysContinuous() {
    forAll(seeds: 0..<100) { random in
      let one = OneViewStage()
      var time = 0.0
      one.advance(to: 0)
      for _ in 0..<10 {
        let goal = random.double(in: -100...100)
        let before = one.x
        one.stage.animate(
          withDuration: 0.5, interruption: .velocity, animations: { one.view.center.x = goal })
        #expect(isClose(one.x, before))
        time += random.double(in: 0...0.4)
        one.advance(to: time)
      }
      let goal = one.view.center.x
      one.advance(to: time + 2)
      #expect(one.x == goal && !one.stage.isRunning)
    }
  }
}
