import Engine
import EngineTestSupport
import Testing

/// Towers of what came with the second layer: built, asked, compiled and released.
@Suite struct ExpressionDepthTests {
  /// A test's thread has 512 KB: so many calls in one another do not fit, were they two words each.
  private static let levels = 60_000
  private let box = Holder()

  private func expression(
    _ join: (FreeSemiring<Fragment>, FreeSemiring<Fragment>) -> FreeSemiring<Fragment>
  ) -> FreeSemiring<Fragment> {
    let leaf = FreeSemiring.single(Fragment("a", actor: "box", for: 1))
    return (1..<Self.levels).reduce(leaf) { built, _ in join(built, leaf) }
  }

  private func expect(_ expression: FreeSemiring<Fragment>, lasts seconds: Double) {
    let scene = Scene("tower", expression)
    let intervals = scene.intervals
    #expect(intervals.count == Self.levels && intervals.map(\.end).max() == seconds)
    #expect(scene.duration == seconds)
    #expect(scene.actors == ["box"])
    #expect(expression.map(\.name).leaves.count == Self.levels)
    #expect(expression.interpret { MaxPlus($0.animation.duration) } == MaxPlus(seconds))
  }

  @Test(.onlyWithAllSeeds) func productsOfScenesNestToEitherSide() {
    expect(expression { .times($0, $1) }, lasts: Double(Self.levels))
    expect(expression { .times($1, $0) }, lasts: Double(Self.levels))
  }

  @Test(.onlyWithAllSeeds) func sumsOfScenesNestToEitherSide() {
    expect(expression { .plus($0, $1) }, lasts: 1)
    expect(expression { .plus($1, $0) }, lasts: 1)
  }

  @Test func namesNest() throws {
    let way = linear(from: 0, to: 1, in: 1)
    let tower = (0..<Self.levels).reduce(way) { built, level in built.named("n") }
    #expect(tower.intervals.count == Self.levels)
    #expect(tower.value(0.5)?.mean == 0.5)
    let program = tower.bind(box, with: \.value).compiled()
    #expect(program.value(of: program.properties[0], at: 0.25)?[0] == 0.25)
  }

  @Test(.onlyWithAllSeeds) func intervalsAndConflictsLookThroughAnyDepth() {
    let part = linear(from: 0, to: 1, in: 1).bind(box, with: \.value).named("p")
    let left = (1..<Self.levels).reduce(part) { built, _ in built * part }
    #expect(left.intervals.last?.end == Double(Self.levels))
    #expect(left.conflicts.isEmpty)
    let right = (1..<Self.levels).reduce(part) { built, _ in part * built }
    #expect(right.intervals == left.intervals)
    let turned = (0..<Self.levels).reduce(part * part) { built, _ in
      built.reversed.stretched(to: 2)
    }
    #expect(turned.intervals.map(\.start).sorted() == [0, 1])
  }

  @Test func namedPartsInBentTimeAreTimedInOneGo() {
    let part = linear(from: 0, to: 1, in: 1)
    let tower = (0..<Self.levels).reduce(part * part) { built, _ in
      built.named("n").reversed.stretched(to: 2)
    }
    let intervals = tower.intervals
    #expect(intervals.count == Self.levels)
    #expect(intervals.allSatisfy { $0.start == 0 && $0.end == 2 })
  }
}
