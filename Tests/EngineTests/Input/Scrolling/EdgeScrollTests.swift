import EngineTestSupport
import Testing

@testable import Engine

@Suite struct EdgeScrollTests {
  private func pace(_ places: Double..., length: Double = 600) -> Double {
    var edge = EdgeScroll(from: places[0], zone: 80, fastest: 900)
    return places.reduce(0) { edge.velocity(at: $1, in: length) }
  }

  @Test func inTheMiddleNothingScrolls() {
    for place in stride(from: 80.0, through: 520, by: 20) { #expect(pace(300, place) == 0) }
  }

  @Test func theNearerToAnEdgeTheFaster() {
    #expect(pace(300, 560) == 225)
    #expect(pace(300, 600) == 900)
    #expect(pace(300, 5_000) == 900)
    #expect(pace(300, 40) == -225)
    #expect(pace(300, 0) == -900)
    #expect(pace(300, -70) == -900)
    var last = 0.0
    for place in 520...600 {
      let now = pace(300, Double(place))
      #expect(now >= last && now == -pace(300, 600 - Double(place)))
      last = now
    }
  }

  @Test func byDefaultItBeginsEightyPointsFromAnEdge() {
    var edge = EdgeScroll(from: 300)
    #expect(edge.zone == 80 && edge.fastest == 900)
    #expect(isClose(edge.velocity(at: 590, in: 600), 689.0625))
    #expect(edge.velocity(at: 300, in: 600) == 0 && edge.velocity(at: -20, in: 600) == -900)
  }

  @Test func whereItTookHoldNothingScrolls() {
    #expect(pace(590) == 0)
    #expect(pace(590, 590) == 0)
    #expect(pace(590, 580) == 0)
    #expect(pace(590, 630) == 225, "40 points beyond where it began")
    #expect(pace(10, 10) == 0)
    #expect(pace(10, -30) == -225)
  }

  @Test func whoGoesBackToTheEdgeMeansIt() {
    #expect(pace(590, 550, 590) == 225)
    #expect(pace(590, 300, 600) == 900)
    #expect(pace(10, 50, 10) == -225)
  }

  @Test func inAShortRoomTheZonesDoNotMeet() {
    #expect(pace(45, 45, length: 90) == 0)
    #expect(pace(45, 75, length: 90) == 225)
    #expect(pace(45, 15, length: 90) == -225)
    #expect(pace(0, 0, length: 0) == 0)
    #expect(pace(3, 9, length: -5) == 0)
  }

  /// Whatever the hand did before: never faster than the fastest, never against the edge it is
  /// at, and a small way of the hand is a small change.
  @Test func laws() {
    forAll(seeds: 0..<500) { random in
      var edge = EdgeScroll(from: random.double(in: -50...650))
      for _ in 0..<20 {
        let place = random.double(in: -200...800)
        let pace = edge.velocity(at: place, in: 600)
        #expect(abs(pace) <= 900)
        #expect(place > 80 || pace <= 0)
        #expect(place < 520 || pace >= 0)
        #expect(!(80...520).contains(place) || pace == 0)
        var near = edge
        #expect(abs(near.velocity(at: place + 0.01, in: 600) - pace) < 0.5)
      }
    }
  }
}
