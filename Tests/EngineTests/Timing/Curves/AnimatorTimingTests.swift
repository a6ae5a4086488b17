import Engine
import Testing

/// Durations with the curves that spread a motion over them.
@Suite struct AnimatorTimingTests {
  private func spring(
    _ duration: Double, _ damping: Double, _ velocity: Double = 0
  ) -> TimingCurve {
    .spring(SpringCurve(duration: duration, damping: damping, initialVelocity: velocity))
  }

  @Test func theNamedOnesAreTheCurvesOfCSS() {
    let timings: [(AnimatorTiming, TimingCurve)] = [
      (.linear(duration: 3), .linear), (.easeIn(duration: 3), .cssEaseIn),
      (.easeOut(duration: 3), .cssEaseOut), (.easeInOut(duration: 3), .cssEaseInOut),
    ]
    for (timing, curve) in timings {
      #expect(timing == AnimatorTiming(curve: curve, duration: 3))
      #expect(timing.curve == curve && timing.duration == 3 && timing.arc == 0)
    }
  }

  @Test func halfASecondIsMeantIfNothingIsSaid() {
    let timings = [
      AnimatorTiming(curve: .cssEase), .linear(), .easeIn(), .easeOut(), .easeInOut(), .spring(),
      .spring(bounce: 0.5),
    ]
    #expect(timings.allSatisfy { $0.duration == 0.5 })
  }

  @Test func aSpringHasItsDampingAndItsVelocity() {
    #expect(AnimatorTiming.spring().curve == spring(0.5, 0.9))
    #expect(
      AnimatorTiming.spring(duration: 2, damping: 0.4, velocity: 3).curve == spring(2, 0.4, 3))
    #expect(AnimatorTiming.spring(damping: 7).curve == spring(0.5, 1))
    #expect(AnimatorTiming.spring(damping: -1).curve == spring(0.5, 0.003))
  }

  @Test func aBounceIsWhatDampingLeaves() {
    #expect(AnimatorTiming.spring(bounce: 0.25) == .spring(damping: 0.75))
    #expect(
      AnimatorTiming.spring(duration: 2, bounce: 0.75, velocity: -1)
        == .spring(duration: 2, damping: 0.25, velocity: -1))
    #expect(AnimatorTiming.spring(bounce: -3).curve == spring(0.5, 1))
  }

  @Test func inAnotherTimeItIsTheSameKindOfMotion() {
    var eased = AnimatorTiming.easeIn(duration: 1)
    eased.arc = 1.5
    let slow = eased.withDuration(4)
    #expect(slow.curve == .cssEaseIn && slow.duration == 4 && slow.arc == 1.5)
    var sprung = AnimatorTiming.spring(duration: 1, damping: 0.5, velocity: 2)
    sprung.arc = -1
    let quick = sprung.withDuration(0.25)
    #expect(quick.curve == spring(0.25, 0.5, 2) && quick.duration == 0.25 && quick.arc == -1)
  }
}
