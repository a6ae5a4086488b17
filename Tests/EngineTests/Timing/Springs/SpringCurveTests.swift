import Engine
import Foundation
import Testing

@Suite struct SpringCurveTests {
  /// DESIGN.md "Springs", written out once more.
  private func residual(_ w: Double, _ z: Double, _ v0: Double, _ d: Double) -> Double {
    guard z < 1 else { return exp(-w * d) * ((w - v0) * d + 1) }
    return (z * w - v0) / (w * (1 - z * z).squareRoot()) * exp(-z * w * d)
  }

  @Test func solvesItsEquationForTheLargestRoot() {
    var withoutRoot = 0
    for damping in [0.005, 0.05, 0.2, 0.5, 0.9, 0.9999, 1] {
      for velocity in [-20.0, -1, 0, 0.5, 2, 8] {
        for duration in [0.1, 0.5, 1, 7] {
          let curve = SpringCurve(
            duration: duration, damping: damping, initialVelocity: velocity / duration)
          let (w, v0) = (curve.angularFrequency, curve.initialVelocity)
          let found = residual(w, damping, v0, duration)
          for factor in [1.0001, 1.1, 2, 10, 1000] {
            #expect(residual(w * factor, damping, v0, duration) < found, "\(curve) · \(factor)")
          }
          guard abs(found - 0.001) > 1e-12 else { continue }
          // No root at all: then it is the highest place.
          withoutRoot += 1
          #expect(found < 0.001, "\(curve)")
          for factor in [0.01, 0.5, 0.9, 0.9999] {
            #expect(residual(w * factor, damping, v0, duration) < found, "\(curve) · \(factor)")
          }
        }
      }
    }
    #expect(withoutRoot == 4 * 10)
  }

  @Test func knownFrequencies() {
    for (damping, wanted) in [(0.2, 26.5936), (0.4, 15.1966), (0.7, 9.83965), (1, 9.23341)] {
      let curve = SpringCurve(duration: 1, damping: damping)
      #expect(abs(curve.angularFrequency - wanted) < 1e-4)
    }
    // The published pair of UIKit: 3 s, 0.25 against tension and friction.
    let spring = SpringCurve(duration: 3, damping: 0.25).spring
    #expect(abs(spring.stiffness - 54.83363359078326) < 1e-9)
    #expect(abs(spring.damping - 3.702486785620688) < 1e-9)
    // Newton's method fails on these.
    #expect(
      abs(SpringCurve(duration: 1, damping: 0.2, initialVelocity: 2).angularFrequency - 23.88)
        < 0.01)
    #expect(
      abs(SpringCurve(duration: 1, damping: 0.4, initialVelocity: 2).angularFrequency - 14.10)
        < 0.01)
  }

  @Test func dampingIsClamped() {
    #expect(SpringCurve(duration: 1, damping: 4) == SpringCurve(duration: 1, damping: 1))
    #expect(SpringCurve(duration: 1, damping: 1e-9) == SpringCurve(duration: 1, damping: 0.003))
  }

  /// With no root left the frequency must not leap: the roots have met where it stays.
  @Test func fastStartsAreContinuous() {
    for damping in [0.3, 0.8, 1] {
      var last = SpringCurve(duration: 1, damping: damping, initialVelocity: 0.5)
      for step in 1...2000 {
        let curve = SpringCurve(
          duration: 1, damping: damping, initialVelocity: 0.5 + Double(step) * 0.01)
        let change = abs(curve.angularFrequency - last.angularFrequency)
        #expect(change < 1.5, "\(curve)")
        #expect(curve.angularFrequency > 0 && curve.angularFrequency.isFinite)
        last = curve
      }
    }
  }

  @Test func theSnapIsSmall() {
    for (damping, wanted) in [(0.2, 0.00375), (0.4, 0.00145), (0.7, 0.00143), (1, 0.001)] {
      let curve = SpringCurve(duration: 0.5, damping: damping)
      let rest = abs(1 - curve.value(at: 1.0.nextDown))
      #expect(abs(rest - wanted) < 2e-5, "damping \(damping): \(rest)")
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test func progressIsTimeOverDuration() {
    let short = SpringCurve(duration: 0.2, damping: 0.4, initialVelocity: 5)
    let long = SpringCurve(duration: 2, damping: 0.4, initialVelocity: 0.5)
    for progress in [0.1, 0.33, 0.9] {
      #expect(abs(short.value(at: progress) - long.value(at: progress)) < 1e-9)
      #expect(abs(short.slope(at: progress) - long.slope(at: progress)) < 1e-7)
    }
    #expect(short.slope(at: 0) == 1)
  }
}
