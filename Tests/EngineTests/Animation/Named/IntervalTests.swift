import Engine
import EngineTestSupport
import Testing

@Suite struct IntervalTests {
  private let a = const(1.0, for: 1).named("a")
  private let b = const(2.0, for: 2).named("b")

  private func texts(_ animation: Animation<FloatAverage>) -> [String] {
    animation.intervals.map(\.text)
  }

  @Test func partsHaveTheirPlacesFromLeftToRight() {
    #expect(texts(a * b) == ["a 0.0–1.0", "b 1.0–3.0"])
    #expect(texts(a + b) == ["a 0.0–1.0", "b 0.0–2.0"])
    #expect(texts((a * b).named("both")) == ["both 0.0–3.0", "a 0.0–1.0", "b 1.0–3.0"])
    #expect(texts(a.named("outer")) == ["outer 0.0–1.0", "a 0.0–1.0"])
  }

  @Test func whatIsNotThereOrHasNoNameHasNone() {
    #expect(texts(.zero.named("z")).isEmpty && texts(.one.named("o")).isEmpty)
    #expect(texts(const(1.0, for: 1)).isEmpty)
    #expect(texts(a * .zero).isEmpty)
    #expect(texts(.one * a) == ["a 0.0–1.0"])
  }

  @Test func reversedTurnsThemRound() {
    #expect(texts((a * b).reversed) == ["a 2.0–3.0", "b 0.0–2.0"])
    #expect(texts((a * b).reversed.reversed) == texts(a * b))
    #expect(texts((a * b).looped).count == 4)
    #expect(texts((a * b).looped).suffix(2) == ["a 5.0–6.0", "b 3.0–5.0"])
  }

  @Test func stretchedAndDelayedAndHeldMoveThem() {
    #expect(texts((a * b).stretched(to: 6)) == ["a 0.0–2.0", "b 2.0–6.0"])
    #expect(texts((a * b).delayed(by: 0.5)) == ["a 0.5–1.5", "b 1.5–3.5"])
    #expect(texts((a * b).held(for: 4)) == ["a 0.0–1.0", "b 1.0–3.0"])
    #expect(texts(a.named("n").held(for: 1).named("m")) == ["m 0.0–2.0", "n 0.0–1.0", "a 0.0–1.0"])
  }

  @Test func aRepetitionHasOneForEachTime() {
    #expect(texts((a * b).repeating(count: 2)) == texts(a * b * a * b))
    #expect(texts(a.repeating(count: 3).named("all")).first == "all 0.0–3.0")
    #expect(texts(b * a.repeatingForever) == ["b 0.0–2.0", "a 2.0–3.0"])
  }

  @Test func aCurveIsTurnedRoundToTellTheTime() throws {
    let intervals = (a * b).time(.deckEaseOut(2)).intervals
    // 1 - (1 - t)² is a third here.
    let seam = 3 * (1 - (2.0 / 3).squareRoot())
    #expect(agree(intervals[0].end, seam) && agree(intervals[1].start, seam))
    #expect(intervals[0].start == 0 && intervals[1].end == 3)
  }

  /// At the middle of each interval its part is what is shown, whatever bends the time around.
  @Test func inItsIntervalAPartIsShown() {
    forAll(seeds: 0..<5_000) { random in
      let count = random.int(in: 2...4)
      var animation = (0..<count).map { index in
        const(Double(index), for: random.seconds()).named("\(index)")
      }.reduce(.one, *)
      var story = "\(count)"
      for _ in 0..<random.int(in: 0...5) { random.bend(&animation, &story) }
      let intervals = animation.intervals
      #expect(!intervals.isEmpty)
      for interval in intervals {
        let shown = animation.value(atSecond: (interval.start + interval.end) / 2)?.mean
        #expect(agree(shown ?? -1, Double(interval.name) ?? -2), "\(interval.text): \(story)")
        #expect(0 <= interval.start && interval.start < interval.end)
        #expect(interval.end <= animation.duration * (1 + 1e-12))
      }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func bend(
    _ animation: inout Animation<FloatAverage>, _ story: inout String
  ) {
    switch int(in: 0...6) {
    case 0: (animation, story) = (animation.reversed, story + " reversed")
    case 1: (animation, story) = (animation.stretched(to: seconds()), story + " stretched")
    case 2: (animation, story) = (animation.delayed(by: seconds()), story + " delayed")
    case 3: (animation, story) = (animation.held(for: seconds()), story + " held")
    case 4: (animation, story) = (animation.repeating(count: 2), story + " twice")
    case 5: (animation, story) = (animation.looped, story + " looped")
    default:
      let curve = element(of: [TimingCurve.deckEaseOut(2), .deckEaseIn(2), .cssEaseInOut])
      (animation, story) = (animation.time(curve), story + " \(curve)")
    }
  }
}
