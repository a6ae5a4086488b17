import Engine
import EngineTestSupport
import Testing

@Suite struct SpringFlightTests {
  /// A vector is its components side by side.
  @Test func vectorsMoveLikeTheirComponents() {
    forAll(seeds: 0..<100) { random in
      let spring = Spring(
        response: random.double(in: 0.1...1), dampingRatio: random.double(in: 0...2))
      let from = SIMD4((0..<4).map { _ in random.double(in: -100...100) })
      let to = SIMD4((0..<4).map { _ in random.double(in: -100...100) })
      let velocity = SIMD4((0..<4).map { _ in random.double(in: -500...500) })
      let flight = SpringFlight(spring, from: from, to: to, velocity: velocity)
      let pair = SpringFlight(
        spring, from: from.lowHalf, to: to.lowHalf, velocity: velocity.lowHalf)
      let time = random.double(in: 0...2)
      for lane in 0..<4 {
        let x = spring.value(at: time, from: from[lane], to: to[lane], velocity: velocity[lane])
        let v = spring.velocity(at: time, from: from[lane], to: to[lane], velocity: velocity[lane])
        #expect(abs(flight.value(at: time)[lane] - x) < 1e-10)
        #expect(abs(flight.velocity(at: time)[lane] - v) < 1e-9)
      }
      #expect(pair.value(at: time) == flight.value(at: time).lowHalf)
      #expect(flight.value(at: 0) == from && flight.velocity(at: 0) == velocity)
    }
  }

  /// 10,000 interruptions: no jump of place or velocity; in the end exactly the last target.
  @Test func interruptionsKeepPlaceAndVelocity() {
    forAll(seeds: 0..<1_000) { random in
      let spring = Spring(
        response: random.double(in: 0.1...0.8), dampingRatio: random.double(in: 0.1...1.5))
      var flight = SpringFlight<SIMD2<Double>>(spring, from: .zero, to: [100, -40])
      for _ in 0..<10 {
        let time = random.double(in: 0...0.5)
        let target = SIMD2(random.double(in: -300...300), random.double(in: -300...300))
        let next = flight.retargeted(to: target, at: time)
        for lane in 0..<2 {
          #expect(abs(next.value(at: 0)[lane] - flight.value(at: time)[lane]) <= 1e-9)
          #expect(abs(next.velocity(at: 0)[lane] - flight.velocity(at: time)[lane]) <= 1e-6)
          #expect(abs(next.value(at: 1e-12)[lane] - next.value(at: 0)[lane]) < 1e-7)
        }
        flight = next
      }
      #expect(flight.value(at: 1e4) == flight.to)
      let settled = flight.settlingTime(tolerance: 0.5)
      for lane in 0..<2 {
        #expect(abs(flight.value(at: settled)[lane] - flight.to[lane]) <= 0.5 + 1e-9)
      }
    }
  }

  /// Additive curves: x = T_n + Σ (T_{k−1} − T_k)(1 − p(t − t_k)), for curves that start flat.
  @Test func addedCurvesJumpNeitherInPlaceNorInVelocity() {
    let curves: [TimingCurve] = [
      .cssEaseInOut, .easeInOut(1), .penner(.cubic, .inOut), .penner(.sine, .in),
      .penner(.quint, .inOut), .penner(.quad, .in).composed(after: .cssEaseInOut),
    ]
    for curve in curves { #expect(curve.slope(at: 0) == 0, "\(curve)") }
    forAll(seeds: 0..<1_000) { random in
      var targets = [(from: 0.0, to: 100.0, start: 0.0, curve: random.element(of: curves))]
      var now = 0.0
      func place(_ time: Double) -> (x: Double, v: Double) {
        targets.reduce((targets.last?.to ?? 0, 0)) { sum, part in
          let progress = (time - part.start) / 0.5
          let slope = progress < 1 ? part.curve.slope(at: progress) / 0.5 : 0
          return (
            sum.0 + (part.from - part.to) * (1 - part.curve.value(at: progress)),
            sum.1 - (part.from - part.to) * slope
          )
        }
      }
      for _ in 0..<10 {
        now += random.double(in: 0...0.4)
        let before = place(now)
        let last = targets[targets.count - 1].to
        targets.append((last, random.double(in: -200...200), now, random.element(of: curves)))
        let after = place(now)
        #expect(abs(before.x - after.x) <= 1e-9 && abs(before.v - after.v) <= 1e-6)
      }
      #expect(place(now + 0.500_001).x == targets[targets.count - 1].to)
    }
  }

  @Test func badFlightsAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = SpringFlight<SIMD2<Double>>(
        Spring(response: 1, dampingRatio: 1), from: [0, .nan], to: .zero)
    }
  }
}
