import Engine
import EngineTestSupport
import Testing

/// Steps, lines, the named families and functions.
@Suite struct CurveFamilyTests {
  static let families = PennerFamily.allCases.flatMap { family in
    EaseSide.allCases.map { TimingCurve.penner(family, $0) }
  }
  static let function = TimingCurve.custom { $0 * $0 * (3 - 2 * $0) }
  static let smooth =
    families + [
      function, .linear, .cssEase, .deckEaseIn(1.5), .deckEaseOut(3), .deckEaseInOut(0.7),
      .spring(SpringCurve(duration: 0.6, damping: 0.4)),
    ]

  @Test func everyCurveBeginsAtZeroAndEndsAtOne() {
    for curve in Self.smooth {
      for before in [0, -1, -Double.infinity] { #expect(curve.value(at: before) == 0) }
      for after in [1, 1.5, Double.infinity] { #expect(curve.value(at: after) == 1) }
      #expect(!curve.slope(at: 0).isNaN && !curve.slope(at: 1).isNaN, "\(curve)")
    }
  }

  @Test func slopesAgreeWithDifferences() {
    for curve in Self.smooth {
      for place in stride(from: 0.0137, to: 1, by: 0.0731) {
        let wanted = (curve.value(at: place + 1e-6) - curve.value(at: place - 1e-6)) / 2e-6
        let slope = curve.slope(at: place)
        guard abs(slope) < 1e3 else { continue }
        #expect(abs(slope - wanted) <= 1e-3 * max(1, abs(slope)), "\(curve) at \(place)")
      }
    }
  }

  @Test func familiesHaveTheirKnownValues() {
    let wanted: [(PennerFamily, EaseSide, Double, Double)] = [
      (.quad, .in, 0.5, 0.25), (.cubic, .out, 0.5, 0.875), (.quart, .inOut, 0.25, 0.03125),
      (.quint, .in, 0.5, 0.03125), (.sine, .in, 0.5, 0.2928932188134524),
      (.expo, .in, 0.5, 0.03125), (.circ, .in, 0.6, 0.2), (.back, .in, 0.5, -0.0876975),
      (.back, .inOut, 0.25, -0.09968184375), (.elastic, .in, 0.5, -0.015625),
      (.elastic, .out, 0.1, 1.25), (.bounce, .out, 0.5, 0.765625), (.bounce, .in, 0.5, 0.234375),
      (.bounce, .out, 1 / 2.75, 1), (.bounce, .out, 0.2, 0.3025), (.bounce, .out, 0.8, 0.94),
      (.bounce, .out, 0.95, 0.98453125), (.bounce, .inOut, 0.25, 0.1171875),
      (.bounce, .inOut, 0.75, 0.8828125), (.elastic, .inOut, 0.25, 0.011969444423734026),
      (.back, .out, 0.5, 1.0876975), (.circ, .out, 0.4, 0.8), (.sine, .out, 1.0 / 3, 0.5),
      (.expo, .out, 0.9, 0.998046875), (.expo, .in, 1e-12, 0.0009765625),
    ]
    for (family, side, t, value) in wanted {
      let got = TimingCurve.penner(family, side).value(at: t)
      #expect(abs(got - value) < 1e-12, "\(family) \(side) at \(t): \(got)")
    }
  }

  /// A Bézier curve and the one with x and y exchanged undo each other.
  @Test func exchangedBeziersUndoEachOther() {
    for x1 in [0.1, 0.25, 0.42, 0.7] {
      for y1 in [0.0, 0.1, 0.3, 0.6] {
        for (x2, y2) in [(0.25, 1.0), (0.58, 0.9), (0.8, 0.8), (1, 1)] {
          let there = TimingCurve.cubicBezier(CubicBezier(x1, y1, x2, y2))
          let back = TimingCurve.cubicBezier(CubicBezier(y1, x1, y2, x2))
          for t in stride(from: 0.0, through: 1, by: 0.05) {
            #expect(abs(back.value(at: there.value(at: t)) - t) < 1e-7)
          }
        }
      }
    }
  }

  @Test func functionsAreEqualOnlyAsObjects() {
    let other = TimingCurve.custom { $0 * $0 * (3 - 2 * $0) }
    #expect(Self.function == Self.function && Self.function != other)
    #expect(Set([Self.function, other, Self.function]).count == 2)
  }

  @Test func tangentsGoOnOutsideTheCurve() {
    let cases: [(CubicBezier, Double, Double)] = [
      (CubicBezier(0.25, 0.1, 0.25, 1), -1, -0.4), (CubicBezier(0.25, 0.1, 0.25, 1), 2, 1),
      (CubicBezier(0, 0, 0.5, 0.25), -2, -1), (CubicBezier(0, 1, 1, 0), -3, 0),
      (CubicBezier(0, 0, 0, 0), -0.5, -0.5), (CubicBezier(0.4, 0, 0.5, 0.5), 1.5, 1.5),
      (CubicBezier(0.5, 2, 1, 1), 2, 1),
    ]
    for (curve, x, y) in cases.dropLast() {
      #expect(abs(curve.extendedValue(at: x) - y) < 1e-12, "\(curve) at \(x)")
      #expect(TimingCurve.cubicBezier(curve).value(at: x) == (x < 0 ? 0 : 1))
    }
    let (last, x, _) = cases[6]
    #expect(abs(last.extendedValue(at: x) - (1 + last.slope(at: 1))) < 1e-12)
  }

  @Test func badCurvesAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = Steps(1, jump: .neither) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear([PiecewiseLinear.Stop]()) }
    await #expect(processExitsWith: .failure) {
      _ = TimingCurve.custom { _ in .nan }.value(at: 0.5)
    }
  }
}

@Suite struct StepsTests {
  /// The definition word by word for small counts, right at, before and behind every jump.
  @Test func everyJumpIsWhereItBelongs() {
    for count in 1...12 {
      for jump in Steps.Jump.allCases where jump != .neither || count > 1 {
        let steps = Steps(count, jump: jump)
        let offset = jump == .start || jump == .both ? 1 : 0
        for k in 0..<count {
          let (low, high) = (Double(k) / Double(count), Double(k + 1) / Double(count))
          let wanted = min(Double(k + offset) / Double(steps.jumps), 1)
          for x in [low, low.nextUp, (low + high) / 2, high.nextDown] {
            #expect(steps.value(at: x) == wanted, "\(steps) at \(x)")
          }
          let before = min(max(Double(k + offset - 1), 0) / Double(steps.jumps), 1)
          #expect(steps.value(at: low, isBefore: true) == before, "\(steps) before \(low)")
          #expect(steps.value(at: low.nextUp, isBefore: true) == wanted)
        }
        #expect(steps.value(at: 1) == 1)
      }
    }
  }

  @Test func stepsGoOnOutside() {
    #expect(Steps(4).value(at: -0.1) == -0.25)
    #expect(Steps(4).value(at: 1.3) == 1.25)
    #expect(Steps(4, jump: .start).value(at: -0.1) == 0)
    #expect(TimingCurve.cssStepStart.value(at: 0) == 1)
    #expect(TimingCurve.cssStepStart.value(at: -0.1) == 0)
    #expect(TimingCurve.cssStepEnd.value(at: 1.0.nextDown) == 0)
  }
}
