import Engine
import Testing

/// Counterexamples to laws without their conditions, which show the need of these.
@Suite struct ConditionalLawTests {
  @Test func unconditionalRightDistributivityIsFalse() {
    let (a, b, c) = (const(1.0, for: 1), const(0.0, for: 2), const(0.0, for: 1))
    #expect(((a + b) * c).value(0.5)?.mean == 0.5)
    #expect(((a * c) + (b * c)).value(0.5)?.mean == 0)
  }

  @Test func leftDistributivityNeedsMoreThanOne() {
    let (a, c) = (const(1.0, for: 1), const(0.0, for: 1))
    #expect((a * (.one + c)).value(0.75)?.mean == 0)
    #expect(((a * .one) + (a * c)).value(0.75)?.mean == 0.5)
  }

  @Test func exchangeNeedsEqualStarts() {
    let (a, b) = (const(0.0, for: 1), const(0.0, for: 2))
    let (c, d) = (const(8.0, for: 1), const(0.0, for: 1))
    #expect(((a + b) * (c + d)).value(0.5)?.mean == 0)
    #expect(((a * c) + (b * d)).value(0.5)?.mean == 4)
  }

  @Test func theMeanOfASumTwiceIsNoLawInsideALargerSum() {
    let (a, e) = (const(0.0, for: 1), const(5.0, for: 1))
    #expect(((a * (a + a)) + e).value(0.5)?.mean == 2.5)
    #expect((((a * a) + (a * a)) + e).value(0.5)?.mean == 5.0 / 3)
  }

  @Test func rightDistributivityNeedsMoreThanOne() {
    let (b, c) = (const(1.0, for: 1), const(0.0, for: 1))
    #expect(((.one + b) * c).value(0.25)?.mean == 1)
    #expect((c + b * c).value(0.25)?.mean == 0.5)
  }

  @Test func mapGoesOverSumsOnlyIfItIsAffineAndKeepsWeights() {
    let (a, b) = (const(1.0, for: 1), const(3.0, for: 1))
    let square = { (average: FloatAverage) in FloatAverage(average.mean * average.mean) }
    #expect((a + b).map(square).value(0.5)?.mean == 4)
    #expect((a.map(square) + b.map(square)).value(0.5)?.mean == 5)
  }

  @Test func reversedGoesOverSumsOfEqualDurationsOnly() {
    let (a, b) = (linear(from: 0, to: 4, in: 1), const(0.0, for: 2))
    #expect((a + b).reversed.value(0.25)?.mean == 2)
    #expect((a.reversed + b.reversed).value(0.25)?.mean == 1)
    #expect((a + b).looped.value(0.625)?.mean == 2)
    #expect((a.looped + b.looped).value(0.625)?.mean == 0)
  }

  @Test func timeGoesOverSumsOnlyForCurvesThatStayInside() throws {
    let spring = TimingCurve.spring(SpringCurve(duration: 1, damping: 0.3))
    let (a, b) = (linear(from: 0, to: 2, in: 1), linear(from: 0, to: 4, in: 1))
    let peak = try #require(
      (0...100).map { Double($0) / 100 }.max { spring.value(at: $0) < spring.value(at: $1) })
    #expect((a + b).time(spring).value(peak)?.mean == 3)
    #expect(try #require((a.time(spring) + b.time(spring)).value(peak)).mean > 3.3)
  }

  @Test func turningASequenceRoundMovesWhoWinsTheSeam() {
    let (a, b) = (const(1.0, for: 1), const(3.0, for: 1))
    #expect((a * b).reversed.value(0.5)?.mean == 1)
    #expect((b.reversed * a.reversed).value(0.5)?.mean == 3)
  }
}
