import Engine
import EngineTestSupport
import Testing

/// The rules for the shorter of two animations that play at once.
@Suite struct ShorterSideTests {
  private let seeds: Range<UInt64> = 0..<2_000

  @Test func holdingIsTheSum() {
    forAll(seeds: seeds) { random in
      let (a, b) = (random.runnable().animation, random.runnable().animation)
      expectSame(
        a.together(with: b, shorter: .hold), a + b, at: random.progresses(), .everywhere, "")
    }
  }

  @Test func stretchingIsTheSumWithTheShorterOneStretched() {
    forAll(seeds: seeds) { random in
      let (a, b) = (random.runnable().animation, random.runnable().animation)
      let whole = max(a.duration, b.duration)
      expectSame(
        a.together(with: b, shorter: .stretch), a.stretched(to: whole) + b.stretched(to: whole),
        at: random.progresses(), .everywhere, "")
    }
  }

  @Test(arguments: ShorterSide.allCases) func theLongerOneGivesTheDuration(_ rule: ShorterSide) {
    forAll(seeds: seeds) { random in
      let (a, b) = (random.runnable().animation, random.runnable().animation)
      let both = a.together(with: b, shorter: rule)
      #expect(both.duration == max(a.duration, b.duration))
      expectSame(
        both, b.together(with: a, shorter: rule), at: random.progresses(), .everywhere, "\(rule)")
    }
  }

  @Test(arguments: ShorterSide.allCases) func ofEqualLengthTheyAreTheSum(_ rule: ShorterSide) {
    forAll(seeds: seeds) { random in
      let a = random.runnable().animation
      let b = random.runnable().animation.stretched(to: a.duration)
      expectSame(
        a.together(with: b, shorter: rule), a + b, at: random.progresses(), .everywhere, "\(rule)")
    }
  }

  @Test func loopingARoundNumberOfTimesIsRepeating() {
    forAll(seeds: seeds) { random in
      let (a, b) = (random.runnable().animation, random.runnable().animation)
      let count = random.int(in: 2...5)
      let long = b.stretched(to: a.duration * Double(count))
      expectSame(
        a.together(with: long, shorter: .loop), a.repeating(count: count) + long,
        at: random.progresses(), .everywhere, "\(count)")
    }
  }

  @Test func droppingLeavesTheLongerOneAlone() throws {
    let short = linear(from: 0, to: 10, in: 1)
    let long = linear(from: 100, to: 200, in: 4)
    let both = short.together(with: long, shorter: .drop)
    #expect(try #require(both.value(atSecond: 1)).mean == (10 + 125) / 2)
    #expect(try #require(both.value(atSecond: 1.5)).mean == 137.5)
    #expect(try #require(both.value(atSecond: 4)).mean == 200)
    let held = try #require((short + long).value(atSecond: 4)).mean
    #expect(held == 105)
  }

  @Test func theLastPassIsCut() throws {
    let saw = linear(from: 0, to: 10, in: 1).together(with: const(0, for: 2.5), shorter: .loop)
    #expect(try #require(saw.value(atSecond: 1)).mean == 5)
    #expect(abs(try #require(saw.value(atSecond: 1.5)).mean - 2.5) < 1e-9)
    #expect(abs(try #require(saw.value(atSecond: 2.5)).mean - 2.5) < 1e-9)
  }

  @Test(arguments: ShorterSide.allCases) func zeroAndOneAreNeutral(_ rule: ShorterSide) {
    let x = linear(from: 1, to: 2, in: 3)
    for unit in [Animation<FloatAverage>.zero, .one] {
      #expect(unit.together(with: x, shorter: rule).isIdentical(to: x))
      #expect(x.together(with: unit, shorter: rule).isIdentical(to: x))
    }
  }

  @Test(arguments: ShorterSide.allCases) func boundItIsPlayedAsItIsWorkedOut(_ rule: ShorterSide) {
    let (stage, view) = (Stage(), View(frame: Rect(0, 0, 10, 10)))
    stage.root.addSubview(view)
    let both = linear(from: 0, to: 10, in: 1).together(
      with: linear(from: 100, to: 200, in: 2.5), shorter: rule)
    let change = stage.hold(both.bind(view, with: \.center.x))
    for place in [0, 0.3, 0.4, 0.5, 0.9, 1] {
      change.seek(to: place)
      #expect(abs(view.presented.center.x - (both.value(place)?.mean ?? -1)) < 1e-9)
    }
  }
}
