import EngineTestSupport
import Testing

@testable import Engine

/// Controls of changes that come from others.
@Suite struct ChangeStepTests {
  private let scene = OneViewStage()

  @Test func aStepIsSecondsOfTheWhole() {
    let playback = scene.stage.play(scene.move(to: 150).stretched(to: 4))
    scene.advance(to: 1)
    playback.step(by: 1)
    #expect(isClose(playback.progress, 0.5) && playback.isPaused && isClose(scene.x, 100))
    playback.step(by: -0.5)
    #expect(isClose(playback.progress, 0.375))
    playback.step(by: 99)
    #expect(playback.progress == 1)
    playback.step(by: -99)
    #expect(playback.progress == 0)
  }

  /// A microsecond is near enough; more is a place of its own.
  @Test func nearAnEndItIsTheEnd() {
    let playback = scene.stage.hold(scene.move(to: 150).stretched(to: 4))
    playback.seek(to: 0.5)
    playback.step(by: 2 - 0.9e-6)
    #expect(playback.progress == 1)
    playback.seek(to: 0.5)
    playback.step(by: 2 - 1.5e-6)
    #expect(playback.progress < 1 && playback.progress > 0.999_999)
    playback.seek(to: 0.5)
    playback.step(by: -2 + 0.9e-6)
    #expect(playback.progress == 0)
  }

  @Test func whatTakesNoTimeIsNotMoved() {
    let nothing = scene.stage.hold(.one)
    nothing.step(by: -1)
    #expect(nothing.progress == 1 && nothing.outcome == nil)
  }

  @Test(arguments: [
    (0.6, 0.0, true), (0.5, 0, true), (0.4, 0, false), (0.1, 1, true), (0.9, -1, false),
  ])
  func withLessMotionAReleaseEndsWhereItWouldSettle(
    progress: Double, velocity: Double, commits: Bool
  ) {
    scene.stage.reducesMotion = true
    let playback = scene.stage.hold(scene.move(to: 150))
    playback.seek(to: progress)
    playback.release(velocity: velocity)
    #expect(playback.outcome == (commits ? .finished : .cancelled))
    #expect(scene.x == (commits ? 150 : 50))
  }
}
