import EngineTestSupport
import Testing

@testable import Engine

/// The times at which curves come to shares of their ways.
@Suite struct CurveCrossingsTests {
  /// 0 → 0.8 → 0.2 → 1 in thirds, at an even pace in each.
  private let turning = CurveCrossings(
    .piecewiseLinear(
      PiecewiseLinear([
        .init(0, at: 0), .init(0.8, at: 1.0 / 3), .init(0.2, at: 2.0 / 3), .init(1, at: 1),
      ])))

  @Test func whatGoesBackIsReachedSeveralTimes() {
    for (share, first, last) in [
      (0.1, 0.125, 0.125), (0.3, 0.375, 2.125), (0.5, 0.625, 2.375), (0.7, 0.875, 2.625),
      (0.9, 2.875, 2.875),
    ] {
      #expect(isClose(turning.first(reaching: share) * 3, first), "\(share)")
      #expect(isClose(turning.last(before: share) * 3, last), "\(share)")
    }
  }

  @Test func itsEndsAreThoseOfItsTime() {
    for share in [-1.0, 0] {
      #expect(turning.first(reaching: share) == 0 && turning.last(before: share) == 0)
    }
    #expect(turning.first(reaching: 1) == 1 && turning.first(reaching: 3) == 1)
    #expect(isClose(turning.last(before: 3), turning.last(before: 1)))
  }

  @Test func whatNeverComesThereIsThereAtItsEnd() {
    let low = CurveCrossings(
      .piecewiseLinear(PiecewiseLinear([.init(0, at: 0), .init(0.5, at: 1)])))
    #expect(low.first(reaching: 0.75) == 1 && low.last(before: 0.75) == 1)
    #expect(isClose(low.first(reaching: 0.25), 0.5))
  }

  @Test func whatBeginsBeyondIsThereAtOnce() {
    let late = CurveCrossings(
      .piecewiseLinear(PiecewiseLinear([.init(0.5, at: 0), .init(1, at: 1)])))
    #expect(late.first(reaching: 0.25) < 1e-12 && late.last(before: 0.25) == 0)
  }
}
