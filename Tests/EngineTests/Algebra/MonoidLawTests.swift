import Engine
import EngineTestSupport
import Testing

private typealias Numbers = Animation<FloatAverage>

@Suite struct MonoidLawTests {
  private let seeds: Range<UInt64> = 0..<10_000

  @Test func sequenceIsAMonoidWithAZero() {
    forAll(seeds: seeds) { random in
      let (a, b, c) = (random.sketch(), random.sketch(), random.sketch())
      let (x, y, z) = (a.animation, b.animation, c.animation)
      expectSame((x * y) * z, x * (y * z), at: random.progresses(), .everywhere, "\(a) \(b) \(c)")
      #expect((Numbers.one * x).isIdentical(to: x) && (x * .one).isIdentical(to: x))
      #expect((Numbers.zero * x).kindName == "zero" && (x * .zero).kindName == "zero")
    }
  }

  @Test func parallelIsACommutativeMonoid() {
    forAll(seeds: seeds) { random in
      let (a, b, c) = (random.sketch(), random.sketch(), random.sketch())
      let (x, y, z) = (a.animation, b.animation, c.animation)
      let moments = random.progresses()
      expectSame((x + y) + z, x + (y + z), at: moments, .everywhere, "\(a) \(b) \(c)")
      expectSame(x + y, y + x, at: moments, .everywhere, "\(a) \(b)")
      expectSame(x + x, x, at: moments, .inTheMean, "\(a)")
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

  @Test func durationsAreMaxPlus() {
    forAll(seeds: seeds) { random in
      let (x, y) = (random.runnable().animation, random.runnable().animation)
      #expect((x * y).duration == x.duration + y.duration)
      #expect((x + y).duration == max(x.duration, y.duration))
      let (u, v) = (random.runnable().animation, random.runnable().animation)
      #expect(((x * u) + (y * v)).duration <= ((x + y) * (u + v)).duration)
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
