import EngineTestSupport
import Testing

@testable import Engine

@Suite struct InstanceTests {
  private func expectCommutativeMonoid<Value: CommutativeSemigroup & Monoid & Equatable>(
    _ samples: [Value], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let laws = Laws(of: samples + [.empty])
    let found =
      laws.counterexampleToAssociativity("<>", <>) ?? laws.counterexampleToCommutativity("<>", <>)
      ?? laws.counterexampleToNeutrality(of: .empty, "<>", <>)
    #expect(found == nil, sourceLocation: sourceLocation)
  }

  @Test func vectorsMergeByTheirSum() {
    expectCommutativeMonoid([1.0, -2, 0.5])
    expectCommutativeMonoid([Point(1, 2), Point(-3, 0.5)])
    expectCommutativeMonoid([Size(1, 2), Size(3, 0.5)])
    expectCommutativeMonoid([SIMD2(1.0, 2), SIMD2(-3, 0.5)])
    expectCommutativeMonoid([SIMD4(1.0, 2, 3, 4), SIMD4(-3, 0.5, 0, 9)])
    expectCommutativeMonoid([SIMD8<Double>(repeating: 2), SIMD8(0, 1, 2, 3, 4, 5, 6, 7)])
    #expect((Point(1, 2) <> Point(3, 4)) == Point(4, 6))
    #expect((Size(1, 2) <> Size(3, 4)) == Size(4, 6))
  }

  @Test func pairsMergeSideBySide() {
    expectCommutativeMonoid([Pair(1.0, Point(1, 2)), Pair(-3, Point(0, 4))])
    #expect((Pair(1.0, 2.0) <> Pair(10, 20)) == Pair(11, 22))
  }

  @Test func anySumOfVectorsIsAnAnimation() {
    let sum =
      Animation.runnable(duration: 1) { Point($0, 1) } + .runnable(duration: 2) { Point(0, $0) }
    #expect(sum.value(0.25) == Point(0.5, 1.25))
  }

  @Test func zippedSumsAreSumsOfZipped() {
    forAll(seeds: 0..<1_000) { random in
      let parts = (0..<4).map { _ in random.lawSketch(.random, depth: 1).animation }
      let left = (parts[0] ++ parts[1]) + (parts[2] ++ parts[3])
      let right = (parts[0] + parts[2]) ++ (parts[1] + parts[3])
      #expect(left.duration == right.duration)
      for progress in random.progresses() {
        guard let a = left.value(progress), let b = right.value(progress) else { return }
        #expect(agree(a.first.mean, b.first.mean) && a.first.count == b.first.count)
        #expect(agree(a.second.mean, b.second.mean) && a.second.count == b.second.count)
      }
    }
  }

  @Test func aZippedUnitHasNothingToShow() {
    let way = const(1.0, for: 1)
    #expect((way ++ Animation<FloatAverage>.zero).kindName == "zero")
    #expect((Animation<FloatAverage>.one ++ Animation<FloatAverage>.zero).kindName == "zero")
    #expect((Animation<FloatAverage>.one ++ way).kindName == "one")
  }
}

@Suite struct SemiringTests {
  private func expectSemiring<Value: Semiring & Equatable>(
    _ samples: [Value], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let samples = samples + [.zero, .one]
    let laws = Laws(of: samples)
    let found =
      laws.counterexampleToAssociativity("+", +) ?? laws.counterexampleToAssociativity("*", *)
      ?? laws.counterexampleToCommutativity("+", +)
      ?? laws.counterexampleToNeutrality(of: .zero, "+", +)
      ?? laws.counterexampleToNeutrality(of: .one, "*", *)
      ?? laws.counterexampleToAbsorption(by: .zero, "*", *)
    #expect(found == nil, sourceLocation: sourceLocation)
    for a in samples {
      for b in samples {
        for c in samples {
          #expect(a * (b + c) == a * b + a * c, sourceLocation: sourceLocation)
          #expect((a + b) * c == a * c + b * c, sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test func numbersTruthAndDurationsAreSemirings() {
    expectSemiring([2, -3, 7])
    expectSemiring([2.0, -0.5, 8])
    expectSemiring([true, false])
    expectSemiring([MaxPlus(0.5), MaxPlus(2), MaxPlus(0)])
  }

  @Test func durationsOfNothingAreNotDurationsOfNoTime() {
    #expect(MaxPlus.zero * MaxPlus(2) == .zero && MaxPlus.one * MaxPlus(2) == MaxPlus(2))
    #expect(MaxPlus.zero + MaxPlus(2) == MaxPlus(2) && MaxPlus.zero + .one == .one)
  }
}

@Suite struct PreciseSecondsTests {
  @Test func tenTenthsAreOne() {
    let tenths = (0..<10).reduce(PreciseSeconds.zero) { sum, _ in sum + PreciseSeconds(0.1) }
    #expect(tenths.value == 1 && (PreciseSeconds(0.1) * 10).value == 1)
    #expect((0..<10).reduce(0.0) { sum, _ in sum + 0.1 } != 1)
  }

  @Test func theGroupingIsNotSeen() {
    forAll(seeds: 0..<10_000) { random in
      let (a, b, c) = (random.precise(), random.precise(), random.precise())
      #expect(((a + b) + c).value == (a + (b + c)).value)
      #expect(((a + b) + c).value == ((c + a) + b).value)
    }
  }

  @Test func aProductIsASum() {
    forAll(seeds: 0..<1_000) { random in
      let a = random.precise()
      let count = random.int(in: 1...50)
      #expect((a * count).value == (1..<count).reduce(a) { sum, _ in sum + a }.value)
    }
  }

  @Test func whatIsInfiniteStaysSo() {
    let (forever, one) = (PreciseSeconds(.infinity), PreciseSeconds(1))
    #expect((one + forever).value == .infinity && (forever + one).value == .infinity)
    #expect((forever * 3).value == .infinity && (PreciseSeconds(1e308) * 100).value == .infinity)
    #expect(max(one, forever).value == .infinity && one < forever)
  }

  @Test func theRestDecidesBetweenEqualSums() {
    let (less, more) = (PreciseSeconds(1), PreciseSeconds(1) + PreciseSeconds(1e-20))
    #expect(less.value == more.value && less < more && max(less, more) == more)
  }
}

extension SeededGenerator {
  fileprivate mutating func precise() -> PreciseSeconds {
    PreciseSeconds(element(of: [0.1, 1.0 / 3, double(in: 0.001...10), double(in: 1e-6...1e6)]))
  }
}
