import Engine
import EngineTestSupport
import Testing

@Suite struct DetentTests {
  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  private func passed(isHeld: Bool = true) -> Detent {
    var detent = Detent()
    detent.follow(isPassed: true, isHeld: isHeld, at: time(1))
    return detent
  }

  @Test func nothingMovesBeforeTheMark() {
    var detent = Detent()
    detent.follow(isPassed: false, isHeld: true, at: time(1))
    #expect(!detent.isPassed && !detent.isMoving(at: time(1)))
    #expect(detent.share(at: time(2)) == 0 && detent.scale(at: time(1.01)) == 1)
  }

  @Test func aPulseGrowsAndEnds() {
    let detent = passed()
    #expect(detent.scale(at: time(1)) == 1)
    #expect(isClose(detent.scale(at: time(1 + Detent.duration / 2)), 1 + Detent.growth))
    #expect(abs(detent.scale(at: time(1.015)) - 1.03) < 1e-9, "half of it after a sixth")
    #expect(!detent.isPulsing(at: time(1.09)) && detent.scale(at: time(1.09)) == 1)
    #expect(detent.isPulsing(at: time(1.089)) && !detent.isPulsing(at: time(1.0901)))
    #expect(detent.scale(at: time(1.0901)) == 1)
  }

  @Test func withoutAHandThereIsNoPulse() {
    let detent = passed(isHeld: false)
    #expect(detent.scale(at: time(1.045)) == 1)
    #expect(detent.isPassed && detent.isMoving(at: time(1.045)))
  }

  @Test func whatShowsTheSideGoesOverAndRests() {
    let detent = passed()
    let shares = stride(from: 0, through: 1.0, by: 1.0 / 60).map { detent.share(at: time(1 + $0)) }
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(shares.first == 0 && shares.last == 1 && !detent.isMoving(at: time(2)))
  }

  /// A trembling hand: neither place nor velocity of what shows the side jumps.
  @Test func onTheWayItTurnsRound() {
    let there = passed()
    var back = there
    back.follow(isPassed: false, isHeld: true, at: time(1.06))
    func velocity(_ detent: Detent, _ from: Double) -> Double {
      (detent.share(at: time(from + 1e-6)) - detent.share(at: time(from))) / 1e-6
    }
    #expect(isClose(back.share(at: time(1.06)), there.share(at: time(1.06))))
    #expect(abs(velocity(back, 1.06) - velocity(there, 1.06)) < 0.01)
    #expect(back.share(at: time(2)) == 0 && !back.isPassed)
  }

  /// The same side again is no news.
  @Test func onlyCrossingTheMarkIsFelt() {
    var detent = passed()
    detent.follow(isPassed: true, isHeld: true, at: time(3))
    #expect(detent.scale(at: time(3.045)) == 1 && detent.share(at: time(3)) == 1)
  }
}
