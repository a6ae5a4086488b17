import Engine
import EngineTestSupport
import Testing

/// Straight lines between stops, as CSS Easing defines `linear(…)`.
@Suite struct PiecewiseLinearTests {
  private func lines(_ stops: [(Double, Double)]) -> PiecewiseLinear {
    PiecewiseLinear(stops.map { .init($0.0, at: $0.1) })
  }

  private func places(_ positions: [Double?]) -> [Double] {
    PiecewiseLinear(positions.map { (value: 0, position: $0) }).stops.map(\.position)
  }

  @Test func openPositionsLieEvenlyBetweenTheirNeighbours() {
    #expect(places([nil]) == [0])
    #expect(places([nil, nil]) == [0, 1])
    #expect(places([nil, nil, nil, nil, nil]) == [0, 0.25, 0.5, 0.75, 1])
    #expect(places([0.5, nil, nil, 2, nil]) == [0.5, 1, 1.5, 2, 2])
    #expect(places([-1, nil, 0]) == [-1, -0.5, 0])
  }

  @Test func aPositionThatFallsCountsAsTheOneBefore() {
    #expect(places([0.5, 0.25, 0.75, 0.5]) == [0.5, 0.5, 0.75, 0.75])
    #expect(places([0.5, nil, 0.25]) == [0.5, 0.5, 0.5])
  }

  @Test func betweenAndBeyondItsStopsItIsStraight() {
    let bent = lines([(0, 0.25), (1, 0.5), (0.5, 1)])
    for (progress, value) in [
      (0.25, 0.0), (0.375, 0.5), (0.5, 1), (0.75, 0.75), (1, 0.5), (0, -1), (-1, -5), (2, -0.5),
    ] {
      #expect(isClose(bent.value(at: progress), value, within: 1e-12), "at \(progress)")
    }
  }

  @Test func whereSeveralStopsAreTheLastOfThemCounts() {
    let jump = lines([(0, 0), (0.2, 0.5), (0.4, 0.5), (0.8, 0.5), (1, 1)])
    #expect(jump.value(at: 0.5) == 0.8)
    #expect(isClose(jump.value(at: 0.5.nextDown), 0.2))
    #expect(isClose(jump.value(at: 0.75), 0.9))
  }

  @Test func aJumpAtAnEndGoesOnLevel() {
    let last = lines([(0, 0), (0.5, 1), (1, 1)])
    #expect(last.value(at: 1) == 1 && last.value(at: 3) == 1)
    #expect(isClose(last.value(at: 0.5), 0.25))
    let first = lines([(0, 0), (0.5, 0), (1, 1)])
    #expect(first.value(at: -1) == 0.5 && first.value(at: 0) == 0.5)
    #expect(last.slope(at: 2) == 0 && first.slope(at: -1) == 0)
  }

  @Test func oneStopIsLevel() {
    let level = lines([(0.7, 0.5)])
    for progress in [-3.0, 0, 0.5, 4] {
      #expect(level.value(at: progress) == 0.7 && level.slope(at: progress) == 0)
    }
  }

  @Test func theSlopeIsThatOfTheLineBehindAStop() {
    let bent = lines([(0, 0), (2, 0.25), (1, 0.75), (1, 0.75), (4, 1)])
    for (progress, slope) in [
      (-1, 8.0), (0, 8), (0.2, 8), (0.25, -2), (0.5, -2), (0.75, 12), (3, 12),
    ] {
      #expect(bent.slope(at: progress) == slope, "at \(progress)")
    }
  }

  @Test func aCurveOfLinesEndsWhereItsStopsSay() {
    let curve = TimingCurve.piecewiseLinear(lines([(0.2, 0), (0.6, 1)]))
    for (progress, value) in [(-1.0, 0.2), (0, 0.2), (0.5, 0.4), (1, 0.6), (9, 0.6)] {
      #expect(isClose(curve.value(at: progress), value, within: 1e-12), "at \(progress)")
    }
    for progress in [-1, 0.5, 2] { #expect(isClose(curve.slope(at: progress), 0.4, within: 1e-12)) }
  }

  @Test func stepsHaveNoSlope() {
    for progress in [0, 0.25, 0.5, 1] {
      #expect(TimingCurve.steps(Steps(2, jump: .both)).slope(at: progress) == 0)
    }
  }
}

/// Straight lines that stand for other curves.
@Suite struct LinearApproximationTests {
  private func positions(_ curve: TimingCurve, tolerance: Double = 1e-3) -> [Double] {
    curve.linearApproximation(tolerance: tolerance).stops.map(\.position)
  }

  @Test func linesAreThemselves() {
    let lines = PiecewiseLinear([.init(0.3, at: 0.1), .init(2, at: 0.7)])
    #expect(TimingCurve.piecewiseLinear(lines).linearApproximation() == lines)
  }

  @Test func aStraightCurveHasItsEightSpans() {
    let stops = TimingCurve.linear.linearApproximation().stops
    #expect(stops.map(\.position) == (0...8).map { Double($0) / 8 })
    #expect(stops.map(\.value) == stops.map(\.position))
  }

  @Test func aSnapAtTheEndStaysASnap() {
    let stops = TimingCurve.cssStepEnd.linearApproximation().stops
    #expect(stops.suffix(2) == [.init(0, at: 1), .init(1, at: 1)])
    #expect(stops.dropLast().allSatisfy { $0.value == 0 })
    // Within half of what is asked for it is none.
    let snap = TimingCurve.custom { $0 * 0.9 }
    #expect(positions(snap, tolerance: 0.19).suffix(2) == [1, 1])
    #expect(positions(snap, tolerance: 0.21).suffix(2) == [0.875, 1])
  }

  @Test func aSpanIsHalvedUntilALineServes() {
    // x² is off its chord by a quarter of the span's square at most.
    let square = TimingCurve.custom { $0 * $0 }
    #expect(positions(square, tolerance: 2.01 / 256).count == 9)
    #expect(positions(square, tolerance: 1.99 / 256).count == 17)
    #expect(positions(square, tolerance: 1.99 / 1024).count == 33)
  }
}
