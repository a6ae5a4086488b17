import EngineTestSupport
import Testing

@testable import Engine

/// The way from a part's own time out to the whole's.
@Suite struct TimeMapTests {
  private func inside(_ warp: TimeWarp, inner: Double = 10) -> TimeMap {
    TimeMap().inside(warp, at: 2, outer: 4, inner: inner, frame: 7)
  }

  private func expect(
    _ found: Double, _ wanted: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(isClose(found, wanted), "\(found) is not \(wanted)", sourceLocation: location)
  }

  @Test func theWholeIsItself() {
    #expect(TimeMap().whole(3) == 3 && TimeMap().outlined(3) == 3 && TimeMap().wholeForGood(3) == 3)
    #expect(!TimeMap().isBackward)
  }

  @Test func whatIsStretchedOrReversedIsStraight() {
    for (time, forth, back) in [(0.0, 2.0, 6.0), (2.5, 3, 5), (10, 6, 2)] {
      #expect(inside(.stretched).whole(time) == forth && inside(.reversed).whole(time) == back)
      #expect(inside(.stretched).outlined(time) == forth)
      #expect(inside(.reversed).outlined(time) == back)
      #expect(inside(.resting(at: 1)).whole(time) == forth)
    }
    #expect(inside(.reversed).isBackward && !inside(.stretched).isBackward)
  }

  @Test func straightOnesArePutTogether() {
    let twice = inside(.reversed).inside(.reversed, at: 1, outer: 8, inner: 2)
    // From 9 to 1 of the reversed part, which is 2.4 to 5.6 of the whole.
    expect(twice.whole(0), 2.4)
    expect(twice.whole(2), 5.6)
    expect(twice.outlined(1), 4)
    #expect(!twice.isBackward)
  }

  /// Bouncing, the curve is at 0.9 for the first time where 7.5625 · p² is that, and for the last
  /// time on its second parabola, 0.75 + 7.5625 · (p − 6/11)².
  @Test func aCurveHasAFirstAndALastTime() {
    let bounce = inside(.curve(.penner(.bounce, .out)))
    expect(bounce.whole(9), 2 + 4 * (0.9 / 7.5625).squareRoot())
    expect(bounce.wholeForGood(9), 2 + 4 * (6.0 / 11 + (0.15 / 7.5625).squareRoot()))
    for (time, wanted) in [(-1.0, 2.0), (0, 2), (10, 6), (12, 6)] {
      expect(bounce.whole(time), wanted)
      expect(bounce.wholeForGood(time), wanted)
    }
    expect(bounce.outlined(9), 2 + 4 * 0.9)
    // Of one that only rises both are the same.
    expect(inside(.curve(.deckEaseOut(2))).whole(7.5), 4)
    expect(inside(.curve(.deckEaseOut(2))).wholeForGood(7.5), 4)
  }

  @Test func aCurveThatNeverComesThereIsOverAtItsEnd() {
    let low = TimingCurve.piecewiseLinear(PiecewiseLinear([.init(0, at: 0), .init(0.8, at: 1)]))
    expect(inside(.curve(low)).wholeForGood(9), 6)
    expect(inside(.curve(low)).wholeForGood(4), 4)
  }

  @Test func whatRepeatsLiesBehindItsPasses() {
    for warp in [TimeWarp.repeated(3), .endless] {
      let map = inside(warp, inner: 3)
      #expect(map.whole(1) { $0 == 7 ? 2 : 100 } == 9)
      #expect(map.whole(1) == 3 && map.wholeForGood(1) == 3 && map.outlined(1) == 3)
    }
  }

  @Test func bendsAreGoneThroughFromInsideOut() {
    // Half of the inner second is 1 − √0.5 of it along its curve, that plus 2 of 10 in the outer one.
    let outer = inside(.curve(.deckEaseOut(2)))
    let both = outer.inside(.curve(.deckEaseOut(2)), at: 2, outer: 1, inner: 6)
    let place = (2 + 1 - 0.5.squareRoot()) / 10
    expect(both.whole(3), 2 + 4 * (1 - (1 - place).squareRoot()))
    expect(both.wholeForGood(3), 2 + 4 * (1 - (1 - place).squareRoot()))
    expect(both.outlined(3), 2 + 4 * 0.25)
  }

  /// Released one after the other, and not each within the one around it.
  @Test func aTowerOfAHundredThousandBendsGoes() {
    var map: TimeMap? = TimeMap()
    for _ in 0..<100_000 {
      map = map?.inside(.repeated(2), at: 0.5, outer: 2, inner: 1, frame: 7)
    }
    #expect(map?.whole(1) == 50_001)
    map = nil
  }
}
