import Engine
import Testing

@Suite struct DecayTests {
  @Test func projectsOddlyAndProportionally() {
    let one = Projection.distance(velocity: 1)
    #expect(abs(one - 0.4994998) < 1e-7)
    for velocity in [0.0, 3, 500, 1e5] {
      #expect(Projection.distance(velocity: -velocity) == -Projection.distance(velocity: velocity))
      #expect(abs(Projection.distance(velocity: velocity) - velocity * one) < 1e-9 * (1 + velocity))
    }
  }

  @Test func comesToRestWhereItIsProjected() {
    for rate in [0.9, 0.99, 0.998, 0.9999] {
      let decay = Decay(rate: rate)
      #expect(
        abs(decay.value(at: 1000, from: 7, velocity: 300) - 7 - decay.distance(velocity: 300))
          < 1e-6)
      #expect(decay.value(at: 0, from: 7, velocity: 300) == 7)
      #expect(abs(decay.velocity(at: 0.001, velocity: 300) - 300 * rate) < 1e-9)
    }
  }
}

@Suite struct RubberBandTests {
  @Test func isOddRisesAndStaysBelowTheDimension() {
    for dimension in [1.0, 100, 960] {
      var last = -1.0
      for overshoot in [0, 1e-9, 0.5, 10, 1000, 1e6, 1e9] {
        let offset = RubberBand.offset(overshoot: overshoot, dimension: dimension)
        #expect(last < offset && offset < dimension)
        #expect(RubberBand.offset(overshoot: -overshoot, dimension: dimension) == -offset)
        last = offset
      }
    }
  }

  @Test func beginsWithItsCoefficientAsSlope() {
    for c in [0.2, 0.55, 1] {
      let offset = RubberBand.offset(overshoot: 1e-7, dimension: 100, coefficient: c)
      #expect(abs(offset / 1e-7 - c) < 1e-8)
    }
  }

  @Test func inverseGoesBack() {
    for overshoot in [-5000.0, -10, -0.1, 0, 0.1, 33, 480, 9000] {
      let offset = RubberBand.offset(overshoot: overshoot, dimension: 480)
      let back = RubberBand.overshoot(offset: offset, dimension: 480)
      #expect(abs(back - overshoot) <= 1e-9 * max(1, abs(overshoot)))
    }
    #expect(RubberBand.overshoot(offset: 480, dimension: 480) == .infinity)
    #expect(RubberBand.overshoot(offset: -500, dimension: 480) == -.infinity)
  }
}
