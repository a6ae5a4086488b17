import Engine
import Testing

/// What the laws' conditions are for: what happens without them.
@Suite struct DistributivityTests {
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
}
