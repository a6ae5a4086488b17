import Engine
import EngineTestSupport
import Testing

/// The table shows what the closed form says.
@Suite struct SpringTableTests {
  private func spring(_ random: inout SeededGenerator) -> Spring {
    Spring(
      response: random.double(in: 0.1...2),
      dampingRatio: random.element(of: [0.15, 0.4, 0.7, 0.999, 1, 1.001, 1.6]))
  }

  @Test func itStaysWithinAThousandthOfAPointOnAThousandPoints() {
    forAll(seeds: 0..<200) { random in
      let spring = spring(&random)
      let velocity = random.double(in: -3000...3000)
      let table = SpringTable(spring, from: 0, to: 1000, velocity: velocity)
      let distance = max(1000, abs(velocity) / spring.angularFrequency)
      for _ in 0..<100 {
        let time = Float(random.double(in: 0...6))
        let exact = spring.value(at: Double(time), from: 0, to: 1000, velocity: velocity)
        #expect(abs(Double(table.value(at: time)) - exact) <= 1e-3 * distance / 1000, "at \(time)")
      }
    }
  }

  @Test func itBeginsAtItsStartAndEndsAtItsTarget() {
    let table = SpringTable(Spring(response: 0.5, dampingRatio: 0.4), from: 3, to: 8)
    #expect(table.value(at: -1) == 3)
    #expect(table.value(at: 0) == 3)
    #expect(table.value(at: 1000) == 8)
    #expect(table.target == 8)
  }

  @Test func aCrowdIsSampledAsOneByOne() {
    forAll(seeds: 0..<20) { random in
      let table = SpringTable(spring(&random), from: -5, to: 5)
      let times = (0..<300).map { _ in Float(random.double(in: -1...5)) }
      var values = [Float](repeating: 0, count: times.count)
      table.sample(times, into: &values)
      #expect(values == times.map(table.value))
    }
  }

  @Test func aWayOfNoLengthRests() {
    let table = SpringTable(Spring(response: 0.5, dampingRatio: 1), from: 4, to: 4)
    #expect(table.value(at: 0.1) == 4)
  }
}
