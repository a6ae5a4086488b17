import EngineTestSupport
import Testing

@testable import Engine

/// Random short sequences of everything that can be done to a component view.
@Suite struct RandomSequenceTests {
  private static var animators: [any Animator] {
    [
      BaseAnimator(), FadeAnimator(), TransformAnimator(transform: .scale(0.5), duration: 0.4),
      TransformAnimator(transform: .translation(50, 0), timing: .easeInOut(duration: 0.2)),
    ]
  }

  @Test func noViewIsLostOrDoubledOrLeftBehindOrJumps() {
    forAll(seeds: sequences(2_000)) { random in
      let animator = random.element(of: Self.animators)
      let interruption = random.element(of: Interruption.allCases)
      let instructions = random.list(count: 2...9, of: ComponentInstruction.random)
      let find = { ComponentSequence.problems($0, animator, interruption) }
      guard !find(instructions).isEmpty else { return }
      let least = shortest(instructions) { !find($0).isEmpty }
      Issue.record("\(animator), \(interruption): \(least): \(find(least))")
    }
  }
}
