import EngineTestSupport
import Testing

@testable import Engine

/// Random sequences of everything that can be done to a tree of descriptions, with parts that have
/// states and choreographies of their own: nothing sticks, doubles, jumps or is kept.
@Suite struct PlotSequenceTests {
  @Test(arguments: 0..<2 as Range<UInt64>) func nothingSticksDoublesJumpsOrIsKept(part: UInt64) {
    forAll(seeds: sequences(200, part: part, of: 2)) { random in
      let plots = PlotSketch.list(&random)
      let jumps = random.chance(0.3)
      let motions = jumps ? PlotManners.Motion.allCases : PlotManners.Motion.flowing
      let instructions = random.list(count: 3...24) { PlotInstruction.random(&$0, motions) }
      let tellsEvents = random.chance(0.2)
      let find = { (list: [PlotInstruction]) in
        PlotWorld.problems(list, in: plots, tellsEvents: tellsEvents, jumps: jumps)
      }
      guard !find(instructions).isEmpty else { return }
      let least = shortest(instructions) { !find($0).isEmpty }
      Issue.record("\(plots.text): \(least): \(find(least))")
    }
  }
}
