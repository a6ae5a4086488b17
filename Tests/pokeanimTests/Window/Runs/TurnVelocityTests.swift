import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Turning round, velocities go over into each other, on every screen.
@Suite struct TurnVelocityTests {
  @Test(arguments: PairName.allCases) func pairsTurnSmoothly(_ pair: PairName) {
    for key in [Key.r, .return] {
      let steps = VelocitySteps(
        size: Size(350, 250), [(0.1, .key(.return)), (1.2, .key(key))], around: 1.2)
      #expect(steps.fall { squares(pair) } >= 5, "\(key)")
    }
  }

  @Test(arguments: MotionPace.allCases) func cardsTurnSmoothly(_ pace: MotionPace) {
    let steps = VelocitySteps(
      size: Size(960, 720), [(0.1, .key("S")), (0.3, .key(.r))], around: 0.3)
    let fall = steps.fall {
      let film = filmedGallery()
      film.screen.choose(at: .zero) { $0.pace = pace }
      return film.screen
    }
    #expect(fall >= 5)
  }
}
