import Engine
import EngineTestSupport
import Testing

@Suite struct SpringVectorTests {
  /// A vector is its components side by side.
  @Test func vectorsMoveLikeTheirComponents() {
    forAll(seeds: 0..<100) { random in
      let spring = Spring(
        response: random.double(in: 0.1...1), dampingRatio: random.double(in: 0...2))
      let from = SIMD4((0..<4).map { _ in random.double(in: -100...100) })
      let to = SIMD4((0..<4).map { _ in random.double(in: -100...100) })
      let velocity = SIMD4((0..<4).map { _ in random.double(in: -500...500) })
      let time = random.double(in: 0...2)
      let place = spring.value(at: time, from: from, to: to, velocity: velocity)
      let speed = spring.velocity(at: time, from: from, to: to, velocity: velocity)
      let pair = spring.value(
        at: time, from: from.lowHalf, to: to.lowHalf, velocity: velocity.lowHalf)
      for lane in 0..<4 {
        let x = spring.value(at: time, from: from[lane], to: to[lane], velocity: velocity[lane])
        let v = spring.velocity(at: time, from: from[lane], to: to[lane], velocity: velocity[lane])
        #expect(abs(place[lane] - x) < 1e-10)
        #expect(abs(speed[lane] - v) < 1e-9)
      }
      #expect(pair == place.lowHalf)
      #expect(spring.value(at: 0, from: from, to: to, velocity: velocity) == from)
      #expect(spring.velocity(at: 0, from: from, to: to, velocity: velocity) == velocity)
    }
  }

  /// Additive curves: x = T_n + Σ (T_{k−1} − T_k)(1 − p(t − t_k)), for curves that start flat.
  @Test func addedCurvesJumpNeitherInPlaceNorInVelocity() {
    let curves: [TimingCurve] = [
      .cssEaseInOut, .deckEaseInOut(1), .penner(.cubic, .inOut), .penner(.sine, .in),
      .penner(.quint, .inOut),
      .penner(.quad, .in),
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
}
