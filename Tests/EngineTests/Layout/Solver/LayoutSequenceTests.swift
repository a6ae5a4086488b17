import EngineTestSupport
import Testing

@testable import Engine

/// Random sequences of everything that can be done with layouts in a host: nothing sticks, doubles,
/// jumps or is kept.
@Suite struct LayoutSequenceTests {
  @Test(arguments: 0..<2 as Range<UInt64>) func nothingSticksDoublesJumpsOrIsKept(part: UInt64) {
    forAll(seeds: sequences(600, part: part, of: 2)) { random in
      let turning = random.element(of: Forest.Turning.neverFlat)
      let forest = Forest.random(&random, turning: turning)
      let instructions = random.list(count: 2...14) {
        LayoutInstruction.random(&$0, turning: turning, isOpaque: true)
      }
      let find = { LayoutSequence.problems($0, in: forest) }
      guard !find(instructions).isEmpty else { return }
      let least = shortest(instructions) { !find($0).isEmpty }
      Issue.record("[\(forest)]: \(least): \(find(least))")
    }
  }
}
