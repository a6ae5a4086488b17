import EngineTestSupport
import Testing

@testable import Engine

/// Ten thousand random sequences of instructions: nothing sticks, doubles, jumps or leaks.
@Suite struct StressSequenceTests {
  private func expectNoProblems(_ instructions: [StressInstruction], in list: String) {
    guard !StressRun.problems(instructions, in: list).isEmpty else { return }
    let least = shrunk(instructions, in: list)
    Issue.record("\"\(least.list)\": \(least.instructions): \(least.problems)")
  }

  /// Four parts, so that they can run beside each other.
  @Test(arguments: [0, 1, 2, 3] as [UInt64]) func randomSequences(part: UInt64) {
    forAll(seeds: part * 2500..<(part + 1) * 2500) { random in
      let list = random.element(of: StressInstruction.lists)
      let instructions = random.list(count: 3...7, of: StressInstruction.random)
      expectNoProblems(instructions, in: list)
    }
  }

  @Test func longSequences() {
    forAll(seeds: 0..<8) { random in
      let list = random.element(of: StressInstruction.lists)
      expectNoProblems(random.list(count: 30...60, of: StressInstruction.random), in: list)
    }
  }

  /// A shrunk sequence still shows what was wrong: here a list that no world can come to.
  @Test func shrinkingKeepsWhatIsWrong() {
    let simple = StressInstruction.to("a,b", byHand: true).simpler
    #expect(simple == [.to("a,b"), .to("b", byHand: true), .to("a", byHand: true)])
    #expect(StressInstruction.advance(1).simpler == [])
    #expect(StressInstruction.shorter("p(a)") == ["a"] && StressInstruction.shorter("") == [])
    let healthy = shrunk([.to("a"), .advance(0.1)], in: "b")
    #expect(healthy.instructions.count == 2 && healthy.problems == [])
  }
}
