import Engine
import EngineTestSupport
import Testing

private typealias Numbers = Animation<FloatAverage>

@Suite struct MonoidLawTests {
  @Test func unitsChangeNothingAtAll() {
    forAll(seeds: 0..<1_000) { random in
      let x = random.sketch().animation
      #expect((Numbers.one * x).isIdentical(to: x) && (x * .one).isIdentical(to: x))
      #expect((Numbers.zero * x).kindName == "zero" && (x * .zero).kindName == "zero")
      #expect((Numbers.zero + x).isIdentical(to: x) && (x + .zero).isIdentical(to: x))
      guard x.kindName != "zero" else { return }
      #expect((Numbers.one + x).isIdentical(to: x) && (x + .one).isIdentical(to: x))
    }
  }

  @Test func unitsOfTheAlgebraTakeNoTimeAndShowNothing() {
    for unit in [Numbers.zero, .one] {
      #expect(unit.duration == 0)
      #expect(unit.value(0.5) == nil)
    }
    #expect((Numbers.one + .one).kindName == "one")
    #expect((Numbers.one + .zero).kindName == "one")
    #expect((Numbers.zero + .zero).kindName == "zero")
    #expect((Numbers.one * .zero).kindName == "zero")
  }

  /// Within the rounding of Doubles: the engine adds durations up with more digits than these have.
  @Test func durationsAreMaxPlus() {
    forAll(seeds: 0..<2_000) { random in
      let (x, y) = (random.runnable().animation, random.runnable().animation)
      #expect(agree((x * y).duration, x.duration + y.duration, tolerance: 1e-15))
      #expect((x + y).duration == max(x.duration, y.duration))
      let (u, v) = (random.runnable().animation, random.runnable().animation)
      let (tracks, rows) = (((x * u) + (y * v)).duration, ((x + y) * (u + v)).duration)
      #expect(tracks <= rows || agree(tracks, rows, tolerance: 1e-15))
    }
  }

  @Test func theSumOfManyIsTheirFold() {
    forAll(seeds: 0..<1_000) { random in
      let parts = random.list(count: 0...7) { $0.sketch().animation }
      expectSame(
        .parallel(parts), parts.reduce(.zero, +), at: random.progresses(), .everywhere)
    }
  }

  @Test func averagesMergeAsSumAndCount() {
    let samples = [FloatAverage.empty, FloatAverage(0), FloatAverage(-2), FloatAverage(5)]
    let laws = Laws(of: samples)
    #expect(laws.counterexampleToAssociativity("<>", <>) == nil)
    #expect(laws.counterexampleToCommutativity("<>", <>) == nil)
    #expect(laws.counterexampleToNeutrality(of: .empty, "<>", <>) == nil)
    #expect((FloatAverage(1) <> FloatAverage(2) <> FloatAverage(6)).mean == 3)
  }
}
