import Engine
import Testing

/// What ends the program with a text: programmers' errors.
@Suite struct AnimationPreconditionTests {
  @Test func aDurationOfNothingIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = const(1.0, for: 0) }
  }

  @Test func aNegativeDurationIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = linear(from: 0, to: 1, in: -1) }
  }

  @Test func aDurationThatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = Animation.runnable(duration: .nan) { $0 }
    }
  }

  @Test func anInfiniteDurationIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = const(1.0, for: 1).stretched(to: .infinity)
    }
  }

  @Test func aProgressThatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = const(1.0, for: 1).value(.nan) }
  }

  @Test func aNegativeDelayIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = const(1.0, for: 1).delayed(by: -0.1) }
  }
}
