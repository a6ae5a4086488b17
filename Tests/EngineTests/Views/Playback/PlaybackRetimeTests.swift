import EngineTestSupport
import Testing

@testable import Engine

/// Curves of playbacks that go along one.
@Suite struct PlaybackRetimeTests {
  private let scene = OneViewStage()

  private func eased(_ timing: AnimatorTiming) -> Playback {
    let playback = scene.stage.hold(scene.move(to: 150), endsItself: true)
    playback.timing = timing
    playback.play(reversed: false)
    return playback
  }

  @Test func theCurvesProgressIsTheShareOfItsTime() {
    let playback = eased(AnimatorTiming(curve: .deckEaseOut(2), duration: 2))
    scene.advance(to: 0.5)
    #expect(playback.curveProgress == 0.25)
    #expect(isClose(playback.progress, 1 - 0.75 * 0.75))
    scene.advance(to: 3)
    #expect(playback.outcome == .finished && playback.curveProgress == nil)
    #expect(scene.stage.play(scene.move(to: 50)).curveProgress == nil)
  }

  @Test func anotherTimingIsTakenFromWhereItIs() {
    let playback = eased(.linear(duration: 2))
    scene.advance(to: 0.5)
    playback.retime(to: .linear(duration: 4))
    #expect(playback.curveProgress == 0.25 && playback.duration == 4 && isClose(scene.x, 75))
    scene.advance(to: 1.5)
    #expect(isClose(scene.x, 100))
    // Played again with the same timing, it goes on.
    playback.play(reversed: false)
    scene.advance(to: 2.5)
    #expect(isClose(scene.x, 125) && playback.curveProgress == 0.75)
    scene.advance(to: 3.5)
    #expect(scene.x == 150 && playback.outcome == .finished)
  }

  @Test func whatHasEndedStaysAsItIs() {
    let playback = eased(.linear(duration: 2))
    playback.rollBack()
    playback.retime(to: .linear(duration: 4))
    scene.advance(to: 2)
    #expect(playback.progress == 0 && scene.x == 50)
  }

  @Test func aPropertyThatItDoesNotMoveBeginsOnScreen() {
    let view = scene.view
    let change = scene.stage.hold(scene.move(to: 150))
    #expect(change.startsFromScreen(view.property(.center)))
    #expect(change.startsFromScreen(view.property(.alpha)))
    let explicit = scene.stage.hold(
      linear(from: Point.zero, to: Point(1, 1), in: 1).bind(view, with: \.center))
    #expect(!explicit.startsFromScreen(view.property(.center)))
    #expect(explicit.startsFromScreen(view.property(.alpha)))
  }
}
