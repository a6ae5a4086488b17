import Engine
import EngineTestSupport
import Testing

@Suite struct TimeLawTests {
  @Test func noWaitIsTheAnimationItself() {
    let x = linear(from: 1, to: 2, in: 3) * const(4.0, for: 1)
    #expect(x.delayed(by: 0).isIdentical(to: x))
    #expect(x.held(for: 0).isIdentical(to: x))
    #expect(x.time(.linear).isIdentical(to: x))
  }

  @Test func zeroAndOneHaveNoTimeToBend() {
    for unit in [Animation<FloatAverage>.zero, .one] {
      for bent in [
        unit.reversed, unit.time(.cssEase), unit.delayed(by: 1), unit.held(for: 1),
        unit.stretched(to: 2),
      ] {
        #expect(bent.isIdentical(to: unit))
      }
    }
  }

  @Test func stretchingScalesAllParts() {
    forAll(seeds: 0..<2_000) { random in
      let (a, b) = (random.runnable(), random.runnable())
      let (x, y) = (a.animation, b.animation)
      let factor = random.double(in: 0.1...5)
      let stretched = (x * y).stretched(to: factor * (x * y).duration)
      let parts =
        x.stretched(to: factor * x.duration) * y.stretched(to: factor * y.duration)
      expectSame(stretched, parts, at: random.progresses(), .everywhere, "\(a) \(b)")
      expectSame(
        x.stretched(to: factor).stretched(to: x.duration), x, at: random.progresses(),
        .everywhere, "\(a)")
    }
  }

  @Test func curvesOfTimeNest() throws {
    let way = linear(from: 0, to: 10, in: 1)
    let twice = way.time(.deckEaseOut(2)).time(.deckEaseOut(3))
    for step in 0...10 {
      let t = Double(step) / 10
      let wanted =
        10 * TimingCurve.deckEaseOut(2).value(at: TimingCurve.deckEaseOut(3).value(at: t))
      #expect(agree(try #require(twice.value(t)?.mean), wanted))
    }
  }

  @Test func aSpringOvershootsOnAStraightWayAndStopsAtTheEndsOfAFunction() {
    let spring = TimingCurve.spring(SpringCurve(duration: 1, damping: 0.3))
    let steps = (0...100).map { Double($0) / 100 }
    let way = linear(from: 0, to: 1, in: 1).time(spring)
    #expect(steps.contains { (way.value($0)?.mean ?? 0) > 1.1 })
    let function = Animation.runnable(duration: 1) { $0 }.time(spring)
    #expect(steps.allSatisfy { (0...1).contains(function.value($0) ?? -1) })
  }
}
