import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Turning round, velocities go over into each other.
@Suite struct SlideVelocityTests {
  @Test(arguments: [Key.r, .left, .return], [0.15, 0.25, 0.4])
  func noKeyThrowsAVelocityAway(_ key: Key, _ time: Double) {
    let steps = VelocitySteps(
      size: IntroLayout.reference, [(0.1, .key(.right)), (0.1 + time, .key(key))],
      around: 0.1 + time)
    #expect(steps.fall { onboarding() } >= 5)
  }
}
