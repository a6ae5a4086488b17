import EngineTestSupport
import Testing

@testable import Engine

/// One linear move from 50 to 150 in a second, under all controls.
@Suite struct PlaybackControlTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }

  private func begin() -> Playback { stage.play(scene.move(to: 150)) }

  @Test func itRunsFromStartToEnd() {
    let playback = begin()
    #expect(scene.x == 50 && playback.progress == 0 && playback.isRunning && stage.isRunning)
    scene.advance(to: 0.25)
    #expect(isClose(scene.x, 75) && isClose(playback.progress, 0.25))
    #expect(scene.view.center.x == 150)
    scene.advance(to: 5)
    #expect(scene.x == 150 && playback.outcome == .finished && !stage.isRunning)
  }

  @Test func pausingStandsStillAndResumingGoesOn() {
    let playback = begin()
    scene.advance(to: 0.25)
    playback.pause()
    #expect(isClose(scene.x, 75) && playback.isHeld && !stage.isRunning)
    scene.advance(to: 3)
    #expect(isClose(scene.x, 75))
    playback.resume()
    #expect(isClose(scene.x, 75))
    scene.advance(to: 3.5)
    #expect(isClose(scene.x, 125))
  }

  @Test func seekingGoesThereAndStandsStill() {
    let playback = begin()
    for progress in [0.7, 0.1, 1, 0, 0.35, -4, 9] {
      playback.seek(to: progress)
      let place = min(1, max(0, progress))
      #expect(isClose(scene.x, 50 + 100 * place) && isClose(playback.progress, place))
      #expect(playback.isHeld && playback.outcome == nil)
    }
    scene.advance(to: 9)
    #expect(scene.x == 150 && playback.outcome == nil)
  }

  @Test func shiftingIsRelative() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.shift(by: 0)
    #expect(isClose(scene.x, 100))
    playback.shift(by: 0.25)
    playback.shift(by: -0.5)
    #expect(isClose(scene.x, 75))
  }

  @Test func reversingTurnsWithoutAJump() {
    let playback = begin()
    scene.advance(to: 0.75)
    playback.reverse()
    #expect(isClose(scene.x, 125) && playback.isReversed && scene.view.center.x == 50)
    scene.advance(to: 1)
    #expect(isClose(scene.x, 100))
    playback.reverse()
    scene.advance(to: 1.25)
    #expect(isClose(scene.x, 125))
    playback.reverse()
    scene.advance(to: 2)
    #expect(scene.x == 50 && playback.outcome == .finished && scene.view.center.x == 50)
  }

  @Test func aPausedOneStaysPausedWhenTurned() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.pause()
    playback.turn(reversed: true)
    scene.advance(to: 2)
    #expect(isClose(scene.x, 100))
    playback.resume()
    scene.advance(to: 2.25)
    #expect(isClose(scene.x, 75))
  }

  @Test func easingTakesItsTimeToEitherEnd() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.ease(toStart: true, in: 2, curve: .easeIn(0.5))
    #expect(isClose(scene.x, 100))
    scene.advance(to: 1.5)
    #expect(isClose(scene.x, 100 - 50 * TimingCurve.easeIn(0.5).value(at: 0.5)))
    playback.ease(toStart: false, in: 1, curve: .linear)
    let turned = scene.x
    scene.advance(to: 2)
    #expect(isClose(scene.x, (turned + 150) / 2))
    scene.advance(to: 2.5)
    #expect(scene.x == 150 && playback.outcome == .finished)
  }

  @Test(arguments: [0.0, 1.0]) func settlingFollowsTheHandsSpring(target: Double) {
    let playback = begin()
    playback.seek(to: 0.4)
    let spring = SettleSpring(progress: 0.4, velocity: 1.5, target: target)
    playback.settle(spring)
    #expect(isClose(scene.x, 90) && playback.isReversed == (target == 0))
    scene.advance(to: 0.1)
    #expect(isClose(scene.x, 50 + 100 * spring.value(at: 0.1)))
    scene.advance(to: spring.duration + 0.1)
    #expect(scene.x == 50 + 100 * target && playback.outcome == .finished)
    #expect(scene.view.center.x == scene.x)
  }

  @Test func finishingJumpsToTheEndItGoesTo() {
    let forwards = begin()
    scene.advance(to: 0.5)
    forwards.finish()
    #expect(scene.x == 150 && forwards.outcome == .finished)
    let backwards = stage.play(scene.move(to: 50))
    scene.advance(to: 0.75)
    backwards.reverse()
    backwards.finish()
    #expect(scene.x == 150 && backwards.outcome == .finished && scene.view.center.x == 150)
  }

  @Test func cancellingTakesItBack() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.cancel()
    #expect(scene.x == 50 && scene.view.center.x == 50 && playback.outcome == .cancelled)
    #expect(!stage.isRunning && stage.slots.isEmpty)
  }

  @Test func anEndedOneCannotBeMoved() {
    let playback = begin()
    playback.cancel()
    playback.seek(to: 0.5)
    playback.resume()
    playback.reverse()
    playback.finish()
    playback.replace(by: scene.move(to: 999))
    scene.advance(to: 1)
    #expect(scene.x == 50 && playback.outcome == .cancelled)
  }

  @Test func aHeldOneWaitsUntilItIsTold() {
    let playback = stage.hold(scene.move(to: 150))
    scene.advance(to: 3)
    #expect(scene.x == 50 && !stage.isRunning && scene.view.center.x == 150)
    playback.resume()
    scene.advance(to: 9)
    #expect(scene.x == 150 && playback.hasArrived && playback.outcome == nil && !stage.isRunning)
    playback.finish()
    #expect(playback.outcome == .finished && stage.slots.isEmpty)
  }

  @Test func aHeldOneMayBeginAtItsEnd() {
    let change = scene.move(to: 150)
    scene.view.center.x = 150
    let playback = stage.hold(change, atEnd: true)
    #expect(scene.x == 150 && playback.progress == 1 && playback.isReversed)
    #expect(scene.view.center.x == 50)
    playback.resume()
    scene.advance(to: 0.25)
    #expect(isClose(scene.x, 125))
    playback.turn(reversed: false)
    scene.advance(to: 1)
    playback.finish()
    #expect(scene.x == 150 && scene.view.center.x == 150)
  }

  @Test func whatTakesNoTimeEndsInTheNextFrame() {
    for nothing in [Animation<Effect>.one, .zero] {
      let playback = stage.play(nothing)
      #expect(playback.duration == 0 && playback.progress == 1 && !playback.isRunning)
      scene.advance(to: 0)
      #expect(playback.outcome == .finished)
    }
  }

  @Test func aChangedSpeedDoesNotJump() {
    let playback = begin()
    scene.advance(to: 0.2)
    stage.speed = 0.5
    #expect(isClose(scene.x, 70) && stage.speed == 0.5)
    scene.advance(to: 0.2)
    #expect(isClose(scene.x, 70))
    scene.advance(to: 0.6)
    #expect(isClose(scene.x, 90))
    stage.speed = 4
    scene.advance(to: 0.7)
    #expect(isClose(scene.x, 130))
    #expect(isClose(playback.progress, 0.8))
  }

  @Test func timeNeverRunsBackwards() {
    _ = begin()
    scene.advance(to: 0.5)
    scene.advance(to: 0.1)
    #expect(isClose(scene.x, 100))
    scene.advance(to: 0.6)
    #expect(isClose(scene.x, 110))
  }

  /// Every sequence of four controls: nothing but seeking moves the picture, and resuming
  /// brings it to the end it goes to.
  @Test func noControlJumps() {
    for controls in allLists(of: Array(0..<6), upTo: 4) {
      let scene = OneViewStage()
      let playback = scene.stage.play(scene.move(to: 150))
      for (index, control) in controls.enumerated() {
        scene.advance(to: Double(index + 1) * 0.07)
        let before = scene.x
        switch control {
        case 0: playback.pause()
        case 1: playback.resume()
        case 2: playback.reverse()
        case 3: playback.ease(toStart: false, in: 0.4, curve: .cssEaseInOut)
        case 4: playback.ease(toStart: true, in: 0.3, curve: .cssEaseInOut)
        default:
          playback.settle(SettleSpring(progress: playback.progress, velocity: -1, target: 1))
        }
        guard isClose(before, scene.x) || playback.outcome != nil else {
          Issue.record("control \(control) of \(controls) jumped from \(before) to \(scene.x)")
          return
        }
      }
      playback.resume()
      scene.advance(to: 9)
      #expect(scene.x == (playback.isReversed ? 50 : 150), "\(controls)")
      #expect(scene.x == scene.view.center.x && scene.stage.slots.isEmpty)
    }
  }
}
