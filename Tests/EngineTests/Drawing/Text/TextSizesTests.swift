import EngineTestSupport
import Testing

@testable import Engine

/// The sizes that a text on its way is drawn from, against the plain rule.
@Suite struct TextSizesTests {
  private func way(_ start: Double, _ end: Double) -> PlaceWay {
    PlaceWay(start: .scale(start, start), end: .scale(end, end))
  }

  private func sizes(_ scale: Double, on way: PlaceWay?) -> TextSizes {
    TextSizes(10, under: .scale(scale, scale), way: way)
  }

  @Test func atRestItIsItsOwn() {
    for way in [nil, way(1.7, 1.7)] {
      #expect(sizes(1.7, on: way).first == 17 && sizes(1.7, on: way).second == nil)
    }
    #expect(sizes(1e4, on: nil).first == TextSizes.largest)
  }

  /// From nothing to nothing it is seen on its way, from masks that can be made.
  @Test(arguments: [0, 0.001, 0.05]) func whatRestsAtNothingIsSeenOnItsWay(rest: Double) {
    for scale in [0.2, 1, 5, 80] {
      let sizes = sizes(scale, on: way(rest, rest))
      #expect(sizes.first >= 1 && (sizes.second ?? 1) >= 1)
      let drawn = sizes.first * (1 - sizes.share) + (sizes.second ?? 0) * sizes.share
      #expect(abs(drawn / (10 * scale) - 1) < 0.02, "\(scale)")
    }
  }

  @Test(arguments: [(1.0, 2.0), (2.0, 1.0), (0.5, 15.0), (3.0, 2.9)])
  func bothEndsHaveTheirOwn(_ start: Double, _ end: Double) {
    #expect(isClose(sizes(start, on: way(start, end)).first, 10 * start))
    #expect(isClose(sizes(end, on: way(start, end)).first, 10 * end))
    for scale in [start, end] { #expect(sizes(scale, on: way(start, end)).second == nil) }
  }

  /// Each is at most a quarter larger than the next one, and the text's size lies between them.
  @Test func betweenTheEndsItIsDrawnFromTheTwoNearest() throws {
    forAll(seeds: 0..<500) { random in
      let (start, end) = (random.double(in: 0.5...9), random.double(in: 0.5...9))
      let share = random.double(in: 0.02...0.98)
      let scale = start + (end - start) * share
      let sizes = sizes(scale, on: way(start, end))
      guard let second = sizes.second else {
        return #expect(abs(sizes.first / (10 * scale) - 1) < 0.01)
      }
      let (low, high) = (min(sizes.first, second), max(sizes.first, second))
      #expect(high / low < 1.2501 && low <= 10 * scale && 10 * scale <= high)
      let drawn = sizes.first * (1 - sizes.share) + second * sizes.share
      #expect(abs(drawn / (10 * scale) - 1) < 0.01)
    }
  }

  /// A way to nothing ends at a 32nd of the larger size; one to the very large at the largest mask.
  @Test func aWayHasFewSizes() {
    #expect(isClose(sizes(0.001, on: way(0, 8)).first, 2.5))
    #expect(isClose(sizes(0.001, on: way(8, 0)).first, 2.5))
    #expect(isClose(sizes(1e4, on: way(50, 1e4)).first, TextSizes.largest))
    #expect(isClose(sizes(50, on: way(50, 1e4)).first, 500))
  }
}
