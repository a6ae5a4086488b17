import EngineTestSupport
import Testing

@testable import Engine

/// A stretch that is played round and round.
@Suite struct PlayLoopTests {
  private func loop(
    _ stretch: ClosedRange<Double>, turnsBack: Bool = false, from place: Double,
    isReversed: Bool = false
  ) -> PlayLoop {
    PlayLoop(stretch, turnsBack: turnsBack, from: place, isReversed: isReversed, at: 10)
  }

  @Test func itBeginsAgainAtItsStart() {
    let loop = loop(0.25...1, from: 0.5)
    for (time, place) in [(10, 0.5), (10.25, 0.75), (10.5, 0.25), (11, 0.75), (11.25, 0.25)] {
      #expect(loop.place(at: time) == place)
    }
    #expect(!loop.goesBack(at: 10.3))
  }

  @Test func backwardsItBeginsAgainAtItsEnd() {
    let loop = loop(0.25...1, from: 0.5, isReversed: true)
    for (time, place) in [(10.0, 0.5), (10.125, 0.375), (10.25, 1), (10.5, 0.75)] {
      #expect(loop.place(at: time) == place)
    }
    #expect(loop.goesBack(at: 10) && loop.goesBack(at: 12))
  }

  @Test func thereAndBackItTurnsAtBothEnds() {
    let there = loop(0...1, turnsBack: true, from: 0.75)
    for (time, place) in [(10.0, 0.75), (10.25, 1), (10.5, 0.75), (11.25, 0), (11.5, 0.25)] {
      #expect(there.place(at: time) == place)
    }
    #expect(!there.goesBack(at: 10.1) && there.goesBack(at: 10.5) && !there.goesBack(at: 11.5))
    let back = loop(0...1, turnsBack: true, from: 0.75, isReversed: true)
    #expect(back.place(at: 10.25) == 0.5 && back.goesBack(at: 10.25) && !back.goesBack(at: 11))
  }

  @Test func fromOutsideItBeginsAtTheNearerEnd() {
    #expect(loop(0.25...1, from: 0).place(at: 10) == 0.25)
    #expect(loop(0.25...0.5, turnsBack: true, from: 2).place(at: 10) == 0.5)
  }

  @Test func aStretchWithoutLengthStandsStill() {
    for turnsBack in [false, true] {
      let loop = loop(0.5...0.5, turnsBack: turnsBack, from: 0.5)
      #expect(loop.place(at: 10) == 0.5 && loop.place(at: 12.3) == 0.5)
    }
  }

  /// Frame after frame of a million rounds: each place is that of its time, and none before it
  /// counts.
  @Test func aMillionRoundsDoNotDrift() {
    let (a, length) = (0.1, 0.35)
    for turnsBack in [false, true] {
      let loop = loop(a...(a + length), turnsBack: turnsBack, from: a)
      let round = turnsBack ? 2 * length : length
      for number in stride(from: 0, through: 1_000_000, by: 997) {
        for share in [0.1, 0.3, 0.45] {
          let place = loop.place(at: 10 + (Double(number) + share) * round)
          #expect(abs(place - a - share * round) < 1e-8, "round \(number)")
        }
      }
    }
  }

  @Test func everyPlaceLiesInTheStretchAndGoesOnSteadily() {
    forAll(seeds: 0..<2000) { random in
      let a = random.double(in: 0...3)
      let b = a + random.double(in: 0.01...4)
      let turnsBack = random.chance(0.5)
      let isReversed = random.chance(0.5)
      let start = random.double(in: -1...8)
      let loop = loop(a...b, turnsBack: turnsBack, from: start, isReversed: isReversed)
      #expect(abs(loop.place(at: 10) - min(b, max(a, start))) < 1e-9 || start >= b || start <= a)
      let time = random.double(in: 10...40)
      let (place, next) = (loop.place(at: time), loop.place(at: time + 0.001))
      #expect(a - 1e-9 <= place && place <= b + 1e-9)
      let wraps = !turnsBack && abs(next - place) > (b - a) / 2
      #expect(
        wraps || abs(abs(next - place) - 0.001) < 1e-9 || turnsBack && abs(next - place) < 0.001)
    }
  }
}
