import Engine
import EngineTestSupport
import Testing

/// Towers that would overflow the stack, or take hours, if anything about them were recursive
/// or looked at all the levels below.
@Suite struct AnimationDepthTests {
  /// A test's thread has 512 KB: so many calls in one another do not fit, were they two words each.
  private static let levels = 60_000

  private func expectToRun(
    _ name: String, duration: Double? = nil,
    _ build: (Animation<FloatAverage>) -> Animation<FloatAverage>
  ) throws {
    let box = Holder()
    let tower = build(linear(from: 0, to: 1, in: 1))
    if let duration { #expect(tower.duration == duration, "\(name)") }
    let bound = tower.bind(box, with: \.value)
    let program = bound.compiled()
    for progress in [0, 0.3, 1] {
      let direct = try #require(tower.value(progress)).mean
      let effect = try #require(bound.value(progress)?.entries[program.properties[0]]).mean[0]
      let compiled = try #require(
        program.value(of: program.properties[0], at: progress * program.duration)?[0])
      #expect(agree(direct, effect), "\(name) at \(progress)")
      #expect(agree(direct, compiled, tolerance: 1e-6), "\(name) at \(progress)")
    }
  }

  private func tower(
    _ base: Animation<FloatAverage>, _ level: (Animation<FloatAverage>) -> Animation<FloatAverage>
  ) -> Animation<FloatAverage> {
    (1..<Self.levels).reduce(base) { built, _ in level(built) }
  }

  @Test func sequencesNestToEitherSide() throws {
    let seconds = Double(Self.levels)
    try expectToRun("left *", duration: seconds) { part in tower(part) { $0 * part } }
    try expectToRun("right *", duration: seconds) { part in tower(part) { part * $0 } }
  }

  @Test(.onlyWithAllSeeds) func sumsNestToEitherSide() throws {
    try expectToRun("left +", duration: 1) { part in tower(part) { $0 + part } }
    try expectToRun("right +", duration: 1) { part in tower(part) { part + $0 } }
  }

  @Test func curvesNest() throws {
    try expectToRun("time of a way") { part in tower(part) { $0.time(.deckEaseOut(1)) } }
    try expectToRun("time of a sequence") { part in tower(part * part) { $0.time(.deckEaseOut(1)) }
    }
    try expectToRun("linear time") { part in tower(part) { $0.time(.linear) } }
    try expectToRun("time of a function") { _ in
      tower(.runnable(duration: 1) { FloatAverage($0) }) { $0.time(.deckEaseOut(1)) }
    }
  }

  @Test func reversalsNest() throws {
    try expectToRun("reversed") { part in tower(part * part) { $0.reversed } }
    try expectToRun("reversed and timed") { part in
      tower(part * part) { $0.reversed.time(.deckEaseOut(1)) }
    }
  }

  @Test(.onlyWithAllSeeds) func stretchedWaitsNest() throws {
    try expectToRun("stretched") { part in tower(part * part) { $0.stretched(to: 2) } }
    try expectToRun("delayed") { part in tower(part) { $0.delayed(by: 1) } }
    try expectToRun("held") { part in tower(part) { $0.held(for: 1) } }
  }

  @Test func sequencesAndCurvesAlternate() throws {
    try expectToRun("sequence in a curve in a sequence") { part in
      tower(part) { (part * $0).time(.deckEaseOut(1)).stretched(to: 2) }
    }
  }

  @Test func sharedPartsAreReleasedOnce() throws {
    let part = linear(from: 0, to: 1, in: 1)
    let kept = part * part
    do {
      let tower = (0..<1_000).reduce(kept) { built, _ in built * kept }
      #expect(tower.duration == 2_002)
    }
    #expect(kept.value(0.25)?.mean == 0.5)
  }
}
