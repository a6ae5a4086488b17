import Engine
import EngineTestSupport
import Testing

@Suite struct SpringTests {
  static let ratios = [0, 0.05, 0.3, 0.7, 0.999, 1 - 1e-9, 1, 1 + 1e-9, 1.001, 1.5, 5, 50]

  /// The equation of motion itself, in steps so small that their error does not count.
  @Test func agreesWithRungeKutta() {
    for ratio in Self.ratios {
      for velocity in [-30.0, 0, 12] {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        var state = (x: -1.0, v: velocity)
        let steps = 8000
        for step in 1...steps {
          state = rungeKutta(spring, state, 1e-4)
          guard step % 500 == 0 else { continue }
          let time = Double(step) * 1e-4
          let x = spring.value(at: time, from: 0, to: 1, velocity: velocity)
          let v = spring.velocity(at: time, from: 0, to: 1, velocity: velocity)
          #expect(abs(x - 1 - state.x) < 1e-7, "ratio \(ratio), velocity \(velocity), t \(time)")
          #expect(abs(v - state.v) < 1e-5, "ratio \(ratio), velocity \(velocity), t \(time)")
        }
      }
    }
  }

  /// A turn beyond all numbers is no number.
  @Test(arguments: ratios) func anyFiniteTimeHasAFinitePlace(_ ratio: Double) {
    for response in [1e-9, 0.5, 1e9] {
      let spring = Spring(response: response, dampingRatio: ratio)
      for time in [1e9, 1e100, 1e300, .greatestFiniteMagnitude] {
        let place = spring.value(at: time, from: 3, to: 5, velocity: 7)
        #expect(place.isFinite, "\(spring) at \(time)")
        if ratio > 0, time / response > 1e10 { #expect(place == 5, "\(spring) at \(time)") }
      }
    }
  }

  /// Nothing happens at the critical ratio: neighbours differ by what the ratio changes.
  @Test func isSmoothThroughTheCriticalRatio() {
    let critical = Spring(response: 0.4, dampingRatio: 1)
    for gap in [1e-3, 1e-5, 1e-7, 1e-9, 1e-12, 1e-15] {
      for time in stride(from: 0.01, to: 2, by: 0.07) {
        let middle = critical.value(at: time, from: 0, to: 1, velocity: 3)
        for ratio in [1 - gap, 1 + gap] {
          let value = Spring(response: 0.4, dampingRatio: ratio)
            .value(at: time, from: 0, to: 1, velocity: 3)
          #expect(abs(value - middle) <= 2 * gap + 1e-14, "ratio \(ratio) at \(time)")
        }
      }
    }
  }

  @Test func stepsOfAnyLengthGiveTheSameMotion() {
    let seed: UInt64 = 77
    var random = SeededGenerator(seed: seed)
    for ratio in Self.ratios {
      let spring = Spring(response: 0.6, dampingRatio: ratio)
      var state = (displacement: -1.0, velocity: 4.0)
      var time = 0.0
      while time < 2 {
        let step = Double.random(in: 0...0.05, using: &random)
        state = spring.step(after: step)
          .applied(displacement: state.displacement, velocity: state.velocity)
        time += step
      }
      let wanted = spring.value(at: time, from: 0, to: 1, velocity: 4)
      #expect(abs(1 + state.displacement - wanted) < 1e-12, "ratio \(ratio), seed \(seed)")
    }
  }

  @Test func beginsWhereItIs() {
    for ratio in Self.ratios {
      let spring = Spring(response: 0.6, dampingRatio: ratio)
      for time in [0, -1.0] {
        #expect(spring.value(at: time, from: 0.1, to: 0.7, velocity: 9) == 0.1)
        #expect(spring.velocity(at: time, from: 0.1, to: 0.7, velocity: 9) == 9)
      }
      #expect(spring.step(after: 0) == SpringStep.identity)
    }
  }

  @Test func survivesLongTimesAndStrongDamping() {
    for ratio in Self.ratios where ratio > 0 {
      let spring = Spring(response: 0.6, dampingRatio: ratio)
      #expect(abs(spring.value(at: 1e4, from: 0, to: 1, velocity: 100) - 1) < 1e-9)
      #expect(abs(spring.velocity(at: 1e4, from: 0, to: 1, velocity: 100)) < 1e-9)
    }
  }

  @Test func conversionsAgree() {
    let spring = Spring(stiffness: 300, damping: 20, mass: 2)
    #expect(abs(spring.angularFrequency - 150.0.squareRoot()) < 1e-12)
    #expect(abs(spring.dampingRatio - 20 / (2 * 600.0.squareRoot())) < 1e-12)
    let same = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    for time in [0.1, 0.5, 2] {
      let (a, b) = (spring.value(at: time, from: 0, to: 1), same.value(at: time, from: 0, to: 1))
      #expect(abs(a - b) < 1e-12)
    }
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(Spring(duration: 0.5, bounce: 1).damping == 0)
  }

  private func rungeKutta(
    _ spring: Spring, _ s: (x: Double, v: Double), _ h: Double
  ) -> (x: Double, v: Double) {
    func force(_ x: Double, _ v: Double) -> Double {
      -(spring.stiffness * x + spring.damping * v) / spring.mass
    }
    let (x1, v1) = (s.v, force(s.x, s.v))
    let (x2, v2) = (s.v + h / 2 * v1, force(s.x + h / 2 * x1, s.v + h / 2 * v1))
    let (x3, v3) = (s.v + h / 2 * v2, force(s.x + h / 2 * x2, s.v + h / 2 * v2))
    let (x4, v4) = (s.v + h * v3, force(s.x + h * x3, s.v + h * v3))
    return (
      s.x + h / 6 * (x1 + 2 * x2 + 2 * x3 + x4), s.v + h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    )
  }
}

extension SpringStep {
  fileprivate static let identity = Spring(stiffness: 1, damping: 0).step(after: 0)
}
