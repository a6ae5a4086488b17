import Engine
import Testing

@Suite struct SpringSettlingTests {
  /// Inside from there on, and not a moment before: by looking at every place.
  @Test func isTheLastMomentOutside() {
    for ratio in [0.03, 0.2, 0.5, 0.9, 0.999, 1, 1.001, 2, 6] {
      for velocity in [-40.0, -3, 0, 0.5, 20, 60] {
        for tolerance in [0.3, 0.01, 1e-4] {
          let spring = Spring(response: 0.5, dampingRatio: ratio)
          let time = spring.settlingDuration(tolerance: tolerance, velocity: velocity)
          let scanned = scan(spring, velocity, tolerance)
          #expect(
            abs(time - scanned) < 2e-3,
            "ratio \(ratio), velocity \(velocity), tolerance \(tolerance): \(scanned), \(time)")
          let error = 1 - spring.value(at: time, from: 0, to: 1, velocity: velocity)
          #expect(abs(abs(error) - tolerance) < 1e-9)
        }
      }
    }
  }

  @Test func nothingToSettle() {
    let spring = Spring(stiffness: 100, damping: 10)
    #expect(spring.settlingDuration(displacement: 0, velocity: 0, tolerance: 0.1) == 0)
    #expect(spring.settlingDuration(displacement: 0.05, velocity: 0, tolerance: 0.1) == 0)
    let pushed = spring.settlingDuration(displacement: 0, velocity: 20, tolerance: 0.1)
    #expect(pushed > 0.1)
  }

  @Test func withoutDampingNeverUnlessItStaysInside() {
    let spring = Spring(stiffness: 100, damping: 0)
    #expect(spring.settlingDuration(tolerance: 0.5) == .infinity)
    #expect(spring.settlingDuration(tolerance: 1) == 0)
    #expect(spring.settlingDuration(tolerance: 1, velocity: 1) == .infinity)
  }

  private func scan(_ spring: Spring, _ velocity: Double, _ tolerance: Double) -> Double {
    let step = 1e-3
    var last = 0.0
    for index in 0...40_000 {
      let time = Double(index) * step
      let error = 1 - spring.value(at: time, from: 0, to: 1, velocity: velocity)
      if abs(error) > tolerance { last = time }
    }
    return last
  }
}
