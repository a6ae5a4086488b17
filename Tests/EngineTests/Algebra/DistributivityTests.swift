import Engine
import EngineTestSupport
import Testing

@Suite struct DistributivityTests {
  private let seeds: Range<UInt64> = 0..<10_000

  @Test func parallelSequencesOfEqualStartsExchange() {
    forAll(seeds: seeds) { random in
      let (a, b, c, d) = (
        random.runnable(), random.runnable(), random.runnable(), random.runnable()
      )
      let x = a.animation
      let y = b.animation.stretched(to: x.duration)
      let (u, v) = (c.animation, d.animation)
      expectSame(
        (x + y) * (u + v), (x * u) + (y * v), at: random.progresses(), .everywhere,
        "\(a) \(b) \(c) \(d)")
    }
  }

  @Test func sequenceDistributesFromTheLeftInTheMean() {
    forAll(seeds: seeds) { random in
      let a = random.sketch()
      let (b, c) = (random.chance(0.1) ? .zero : random.runnable(), random.runnable())
      let (x, y, z) = (a.animation, b.animation, c.animation)
      expectSame(
        x * (y + z), (x * y) + (x * z), at: random.progresses(), .inTheMean, "\(a) \(b) \(c)")
    }
  }

  @Test func sequenceDistributesFromTheRightOverEqualDurations() {
    forAll(seeds: seeds) { random in
      let (a, b, c) = (random.runnable(), random.runnable(), random.runnable())
      let (x, z) = (a.animation, c.animation)
      let y = b.animation.stretched(to: x.duration)
      expectSame(
        (x + y) * z, (x * z) + (y * z), at: random.progresses(), .inTheMean, "\(a) \(b) \(c)")
    }
  }

  @Test func sequenceDistributesFromTheRightAfterPadding() {
    forAll(seeds: seeds) { random in
      let (a, b, c) = (random.runnable(), random.runnable(), random.runnable())
      let (x, y, z) = (a.animation, b.animation, c.animation)
      let longest = max(x.duration, y.duration)
      let padded = (
        x.held(for: longest - x.duration) * z, y.held(for: longest - y.duration) * z
      )
      expectSame(
        (x + y) * z, padded.0 + padded.1, at: random.progresses(), .inTheMean, "\(a) \(b) \(c)")
    }
  }

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
