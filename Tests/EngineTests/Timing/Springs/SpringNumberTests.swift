import EngineTestSupport
import Foundation
import Testing

@testable import Engine

/// Numbers of springs that are worked out from others.
@Suite struct SpringNumberTests {
  @Test func massIsOneAndVelocityNothingIfNotSaid() {
    let spring = Spring(stiffness: 9, damping: 2)
    #expect(spring.mass == 1)
    #expect(
      spring.value(at: 0.3, from: 1, to: 4)
        == spring.value(at: 0.3, from: 1, to: 4, velocity: 0))
    #expect(spring.settlingDuration() == spring.settlingDuration(tolerance: 0.001, velocity: 0))
  }

  @Test func responseAndRatioAreThoseThatItWasMadeOf() {
    let spring = Spring(response: 0.5, dampingRatio: 0.25)
    #expect(isClose(spring.stiffness, 16 * .pi * .pi) && isClose(spring.damping, 2 * .pi))
    #expect(isClose(spring.response, 0.5) && isClose(spring.dampingRatio, 0.25))
    #expect(isClose(Spring(stiffness: 8, damping: 4, mass: 2).response, .pi))
    #expect(isClose(Spring(stiffness: 8, damping: 4, mass: 2).dampingRatio, 0.5))
    #expect(Spring(duration: 0.5, bounce: 0.75) == spring)
    #expect(isClose(Spring(duration: 0.5, bounce: -0.2).dampingRatio, 1.25))
    #expect(Spring(duration: 0.5, bounce: 0).dampingRatio == 1)
  }

  /// (1 + 10t) · e^(−10t) falls to a thousandth there.
  @Test func theDocumentedSpringSettlesAfter923Milliseconds() {
    let time = Spring(stiffness: 100, damping: 20).settlingDuration(tolerance: 0.001)
    #expect(isClose((1 + 10 * time) * exp(-10 * time), 0.001, within: 1e-12))
    #expect(isClose(time, 0.9233, within: 1e-4))
  }

  /// A turning point that just leaves the tolerance is the last one that counts; one that just
  /// stays inside is not.
  @Test(arguments: 1...8) func aTurnThatTouchesTheToleranceIsToldApart(turn: Int) {
    let spring = Spring(response: 1, dampingRatio: 0.1)
    let rate = spring.damping / 2
    let period = Double.pi / (spring.stiffness - rate * rate).squareRoot()
    let (time, size) = (Double(turn) * period, exp(-rate * Double(turn) * period))
    let outside = spring.settlingDuration(tolerance: size * (1 - 1e-9))
    #expect(outside >= time && outside < time + 1e-3)
    let inside = spring.settlingDuration(tolerance: size * (1 + 1e-9))
    #expect(inside < time - 0.1 * period && inside > time - period)
  }

  @Test func aCurveOfASpringGoesOverTheTimeInWhichItSettles() {
    let spring = Spring(stiffness: 120, damping: 9)
    let curve = SpringCurve(spring)
    #expect(curve.duration == spring.settlingDuration() && curve.initialVelocity == 0)
    for progress in [0.1, 0.4, 0.9] {
      let time = progress * curve.duration
      #expect(isClose(curve.value(at: progress), spring.value(at: time, from: 0, to: 1)))
      #expect(
        isClose(
          curve.slope(at: progress), curve.duration * spring.velocity(at: time, from: 0, to: 1)))
    }
  }
}
