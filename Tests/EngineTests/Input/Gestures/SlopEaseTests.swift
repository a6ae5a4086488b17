import Engine
import Testing

/// The way of a press before it was a drag, made up for.
@Suite struct SlopEaseTests {
  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  @Test func withoutASlopTheHandCountsAsItIs() {
    var ease = SlopEase()
    #expect(!ease.isEasing && ease.way(Point(10, 20), at: time(3)) == Point(10, 20))
  }

  /// Of the slop 1 − (1 − t)² is made up for: fast at first, without a jolt at the end.
  @Test func theSlopComesBackWithinATenthOfASecond() {
    var ease = SlopEase(Point(8, -4), since: time(1))
    #expect(ease.isEasing && SlopEase.duration == 0.1)
    for (seconds, share) in [(0.5, 0.0), (1, 0), (1.025, 0.4375), (1.05, 0.75), (1.075, 0.9375)] {
      let way = ease.way(Point(10, 20), at: time(seconds))
      #expect(way.distance(to: Point(10 + 8 * share, 20 - 4 * share)) < 1e-9, "\(seconds)")
      #expect(ease.isEasing)
    }
    #expect(ease.way(Point(10, 20), at: time(1.1)) == Point(18, 16) && !ease.isEasing)
    #expect(ease.way(Point(1, 2), at: time(1)) == Point(9, -2), "it does not begin again")
  }
}
