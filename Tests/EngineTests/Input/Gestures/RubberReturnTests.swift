import EngineTestSupport
import Testing

@testable import Engine

/// The way back of a rubber band, for any hand that lets it go.
@Suite struct RubberReturnTests {
  private static let step = 1e-6

  @Test func itBeginsAsFastAsTheHandDrewTheBandAndNeverPassesTheEdge() {
    forAll(seeds: 0..<1000) { random in
      let dimension = random.double(in: 5...1000)
      let side = random.chance(0.5) ? 1.0 : -1
      let overshoot = random.double(in: 1...600)
      let velocity = random.double(in: -4000...4000)
      let back = RubberReturn(
        overshoot: side * overshoot, velocity: side * velocity, dimension: dimension)
      let offset = { RubberBand.offset(overshoot: $0, dimension: dimension) }
      #expect(isClose(side * back.offset(at: 0), offset(overshoot)))
      let moved = side * back.offset(at: Self.step) - offset(overshoot)
      #expect(
        abs(moved - (offset(overshoot + velocity * Self.step) - offset(overshoot))) < 2e-6,
        "\(moved / Self.step) a second")
      let places = (0...200).map { side * back.offset(at: back.duration * (Double($0) / 200)) }
      #expect(places.allSatisfy { 0...dimension ~= $0 } && places.last == 0)
      let peak = places.indices.max { places[$0] < places[$1] } ?? 0
      let rises = zip(places, places.dropFirst()).map { $0 < $1 }
      #expect(rises.prefix(peak).allSatisfy(\.self) && !rises.dropFirst(peak).contains(true))
      #expect((velocity > 0 || peak == 0) && back.duration < 1.5)
      #expect(places[199] < 0.1, "it does not snap")
    }
  }

  @Test func aStillBandAtTheEdgeIsBack() {
    #expect(RubberReturn(overshoot: 0, velocity: 0, dimension: 10).duration == 0)
    let inward = RubberReturn(overshoot: 0, velocity: -500, dimension: 10)
    #expect(inward.duration > 0 && inward.offset(at: 0.05) < 0, "the other way it gives, too")
  }

  /// One push after the other goes out no farther, and each goes on from where the band is.
  @Test func aPushTakesItAsFarAsItSays() {
    for goal in [12.0, -40] {
      var offset = 0.0
      for _ in 0..<5 {
        let back = RubberReturn(pushedTo: goal, from: offset, dimension: 480)
        #expect(isClose(back.offset(at: 0), offset))
        let farthest = (0...400).map { abs(back.offset(at: Double($0) / 400)) }.max() ?? 0
        #expect(farthest <= abs(goal) + 1e-3)
        if offset == 0 { #expect(farthest > 0.99 * abs(goal)) }
        offset = back.offset(at: 0.03)
      }
    }
  }
}
