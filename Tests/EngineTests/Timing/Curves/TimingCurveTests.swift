import Engine
import Testing

/// The laws that every curve keeps.
@Suite struct TimingCurveTests {
  static let parameters = [1e-6, 0.1, 0.5, 1, 1.5, 2, 3, 10, 700, 1e6, 1e300]
  static let beziers: [CubicBezier] = {
    let steps = [0, 0.25, 0.42, 1]
    let heights = [-0.5, 0, 0.6, 1, 1.7]
    return steps.flatMap { x1 in
      steps.flatMap { x2 in
        heights.flatMap { y1 in heights.map { CubicBezier(x1, y1, x2, $0) } }
      }
    }
  }()
  static let springs = [0.01, 0.2, 0.4, 0.7, 0.999, 1, 1.001, 3].flatMap { damping in
    [-5.0, 0, 2, 40].map {
      TimingCurve.spring(SpringCurve(duration: 0.7, damping: damping, initialVelocity: $0))
    }
  }
  static let eases = parameters.flatMap {
    [TimingCurve.deckEaseIn($0), .deckEaseOut($0), .deckEaseInOut($0)]
  }
  static let all = [.linear] + eases + beziers.map(TimingCurve.cubicBezier) + springs

  @Test func beginsAtZeroAndEndsAtOne() {
    for curve in Self.all {
      for before in [0, -1, -Double.infinity, -1e-300] { #expect(curve.value(at: before) == 0) }
      for after in [1, 2, Double.infinity, 1.0.nextUp] { #expect(curve.value(at: after) == 1) }
    }
  }

  @Test func isANumberEverywhere() {
    let places = [
      .leastNonzeroMagnitude, 1e-300, 1e-9, 0.3, 0.5.nextDown, 0.5, 0.5.nextUp, 1.0.nextDown,
    ]
    for curve in Self.all {
      for place in places {
        #expect(curve.value(at: place).isFinite, "\(curve) at \(place)")
        #expect(!curve.slope(at: place).isNaN, "\(curve) at \(place)")
      }
      #expect(!curve.slope(at: 0).isNaN && !curve.slope(at: 1).isNaN, "\(curve)")
    }
  }

  @Test func slopeAgreesWithDifferences() {
    let step = 1e-6
    for curve in Self.all {
      for place in stride(from: 0.03, to: 1, by: 0.0931) {
        let slope = curve.slope(at: place)
        let difference =
          (curve.value(at: place + step) - curve.value(at: place - step)) / (2 * step)
        // Where a curve is all but vertical, differences say nothing.
        guard abs(slope) < 1e3, abs(difference) < 1e3 else { continue }
        #expect(abs(slope - difference) <= 1e-3 * max(1, abs(slope)), "\(curve) at \(place)")
      }
    }
  }

  @Test func easesRiseSteadily() {
    for curve in Self.eases {
      var last = 0.0
      for step in 1...1000 {
        let value = curve.value(at: Double(step) / 1000)
        #expect(last <= value && value <= 1, "\(curve) at \(step)/1000")
        last = value
      }
    }
  }

  @Test func easesAreTheDecks() {
    #expect(abs(TimingCurve.deckEaseIn(2).value(at: 0.75) - 0.5) < 1e-15)
    #expect(TimingCurve.deckEaseOut(2).value(at: 0.5) == 0.75)
    #expect(abs(TimingCurve.deckEaseInOut(1).value(at: 0.25) - 0.06496916912866407) < 1e-15)
    for c in [0.1, 1, 3, 700] {
      #expect(TimingCurve.deckEaseInOut(c).value(at: 0.5) == 0.5)
      for t in [0.01, 0.2, 0.45] {
        let sum =
          TimingCurve.deckEaseInOut(c).value(at: t) + TimingCurve.deckEaseInOut(c).value(at: 1 - t)
        #expect(abs(sum - 1) < 1e-12, "c \(c) at \(t)")
      }
    }
    #expect(TimingCurve.deckEaseIn(2).slope(at: 1) == .infinity)
    #expect(TimingCurve.deckEaseOut(2).slope(at: 0) == 2)
    #expect(TimingCurve.deckEaseOut(2).slope(at: 1) == 0)
  }

  @Test func namedCurvesAreCSS() {
    #expect(TimingCurve.cssEase == .cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)))
    #expect(TimingCurve.cssEaseIn == .cubicBezier(CubicBezier(0.42, 0, 1, 1)))
    #expect(TimingCurve.cssEaseOut == .cubicBezier(CubicBezier(0, 0, 0.58, 1)))
    #expect(TimingCurve.cssEaseInOut == .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)))
    #expect(TimingCurve.cssEaseInOut.slope(at: 0) == 0)
    #expect(TimingCurve.cssEaseInOut.slope(at: 1) == 0)
  }

  @Test func badParametersAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = TimingCurve.deckEaseIn(0).value(at: 0.5) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.linear.value(at: .nan) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier(1.1, 0, 0.5, 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = SpringCurve(duration: 0, damping: 1) }
  }
}
