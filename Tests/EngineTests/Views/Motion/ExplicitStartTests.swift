import EngineTestSupport
import Testing

@testable import Engine

/// Animations that say where they start: they replace what was there.
@Suite struct ExplicitStartTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }

  private func alpha(from: Double, to: Double, in duration: Double = 1) -> Animation<Effect> {
    linear(from: from, to: to, in: duration).bind(scene.view, with: \View.alpha)
  }

  private var shown: Double { scene.view.presented.alpha }

  @Test func itStartsWhereItSays() {
    scene.view.alpha = 0.5
    stage.play(alpha(from: 0, to: 0.8))
    #expect(shown == 0)
    scene.advance(to: 0.5)
    #expect(isClose(shown, 0.4))
    scene.advance(to: 1)
    #expect(shown == 0.8 && scene.view.alpha == 0.8 && stage.properties.isEmpty)
  }

  @Test func itReplacesWhatIsMoving() {
    stage.play(stage.animation(withDuration: 4, curve: .linear) { scene.view.alpha = 0 })
    scene.advance(to: 1)
    stage.play(alpha(from: 0.2, to: 0.6))
    #expect(isClose(shown, 0.2))
    for (time, value) in [(1.5, 0.4), (2, 0.6), (2.5, 0.6), (4, 0.6)] {
      scene.advance(to: time)
      #expect(isClose(shown, value))
    }
    #expect(!stage.isRunning && stage.properties.isEmpty)
  }

  @Test func aChangeGoesOnFromItWithoutAJump() {
    stage.play(alpha(from: 0, to: 1, in: 2))
    scene.advance(to: 0.5)
    stage.play(stage.animation(withDuration: 1, curve: .linear) { scene.view.alpha = 0.5 })
    #expect(isClose(shown, 0.25))
    scene.advance(to: 1)
    // Its own way from 1 to 0.5, and what is left of the first: half of the way to 1.
    #expect(isClose(shown, 0.75 - 0.5))
    scene.advance(to: 2)
    #expect(shown == 0.5 && stage.properties.isEmpty)
  }

  @Test func sidesOfOneValueAreAveraged() {
    stage.play(alpha(from: 0, to: 1) + alpha(from: 1, to: 0.5))
    scene.advance(to: 0.5)
    #expect(isClose(shown, (0.5 + 0.75) / 2))
    scene.advance(to: 1)
    #expect(isClose(shown, 0.75))
  }

  @Test func plainObjectsCanBeMovedAndInterrupted() {
    final class Lamp { var light = 0.0 }
    let lamp = Lamp()
    let there = linear(from: 0, to: 10, in: 1).bind(lamp, with: \Lamp.light)
    stage.play(there)
    scene.advance(to: 0.5)
    #expect(isClose(lamp.light, 5))
    stage.play(linear(from: 8, to: 2, in: 1).bind(lamp, with: \Lamp.light))
    #expect(lamp.light == 8)
    scene.advance(to: 1.25)
    #expect(isClose(lamp.light, 3.5))
    scene.advance(to: 1.5)
    #expect(lamp.light == 2 && !stage.isRunning && stage.properties.isEmpty)
  }
}
