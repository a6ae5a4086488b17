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
    #expect(isClose(scene.x, 75) && playback.isPaused && !stage.isRunning)
    scene.advance(to: 3)
    #expect(isClose(scene.x, 75))
    playback.play()
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
      #expect(playback.isPaused && playback.outcome == nil)
    }
    scene.advance(to: 9)
    #expect(scene.x == 150 && playback.outcome == nil)
  }

  @Test func shiftingIsRelative() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.seek(to: playback.progress + 0)
    #expect(isClose(scene.x, 100))
    playback.seek(to: playback.progress + 0.25)
    playback.seek(to: playback.progress - 0.5)
    #expect(isClose(scene.x, 75))
  }

  @Test func stepsEndAtAnEndHoweverFramesAreRounded() {
    let playback = begin()
    playback.seek(to: 1 - 1.0 / 60 - 1e-9)
    playback.step(by: playback.duration / 60)
    #expect(playback.progress == 1)
    playback.seek(to: 1.0 / 60 + 1e-9)
    playback.step(by: -playback.duration / 60)
    #expect(playback.progress == 0)
  }

  @Test func reversingTurnsWithoutAJump() {
    let playback = begin()
    scene.advance(to: 0.75)
    playback.reverse()
    #expect(isClose(scene.x, 125) && playback.isReversed && scene.view.center.x == 50)
    let back = SettleSpring(progress: 0.75, velocity: 1, target: 0)
    #expect(isClose(playback.velocity, 1))
    scene.advance(to: 0.85)
    #expect(isClose(scene.x, 50 + 100 * back.value(at: 0.1)))
    playback.reverse()
    let (progress, velocity) = (back.value(at: 0.1), back.velocity(at: 0.1))
    #expect(isClose(playback.velocity, velocity) && !playback.isReversed)
    let forth = SettleSpring(progress: progress, velocity: velocity, target: 1)
    scene.advance(to: 0.95)
    #expect(isClose(scene.x, 50 + 100 * forth.value(at: 0.1)))
    playback.reverse()
    scene.advance(to: 2)
    #expect(scene.x == 50 && playback.outcome == .cancelled && scene.view.center.x == 50)
  }

  @Test func aPausedOneStaysPausedWhenTurned() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.pause()
    playback.isReversed = true
    scene.advance(to: 2)
    #expect(isClose(scene.x, 100))
    playback.play()
    scene.advance(to: 2.25)
    #expect(isClose(scene.x, 75))
  }

  @Test func aTimedOneTakesItsShareOfTheTimeToEitherEnd() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.timing = AnimatorTiming(curve: .deckEaseIn(0.5), duration: 4)
    playback.pause()
    playback.play(reversed: true)
    #expect(isClose(scene.x, 100) && playback.duration == 4)
    scene.advance(to: 1.5)
    #expect(isClose(scene.x, 100 - 50 * TimingCurve.deckEaseIn(0.5).value(at: 0.5)))
    let left = (150 - scene.x) / 100
    playback.timing = .linear(duration: 1 / left)
    playback.pause()
    playback.play(reversed: false)
    let turned = scene.x
    scene.advance(to: 2)
    #expect(isClose(scene.x, (turned + 150) / 2))
    scene.advance(to: 2.5)
    #expect(scene.x == 150 && playback.outcome == .finished)
  }

  @Test(arguments: [(1.5, 1.0), (0.1, 0)]) func aReleaseFollowsTheHandsSpring(
    velocity: Double, target: Double
  ) {
    let playback = begin()
    playback.seek(to: 0.4)
    let spring = SettleSpring(progress: 0.4, velocity: velocity, target: target)
    playback.release(velocity: velocity)
    #expect(isClose(scene.x, 90) && playback.isReversed == (target == 0))
    #expect(isClose(playback.velocity, velocity))
    scene.advance(to: 0.1)
    #expect(isClose(scene.x, 50 + 100 * spring.value(at: 0.1)))
    #expect(isClose(playback.velocity, spring.velocity(at: 0.1)))
    scene.advance(to: spring.duration + 0.1)
    #expect(scene.x == 50 + 100 * target && scene.view.center.x == scene.x)
    #expect(playback.outcome == (target == 1 ? .finished : .cancelled))
  }

  @Test func committingJumpsToItsEndWhereverItGoes() {
    let forwards = begin()
    scene.advance(to: 0.5)
    forwards.commit()
    #expect(scene.x == 150 && forwards.outcome == .finished)
    let backwards = stage.play(scene.move(to: 50))
    scene.advance(to: 0.75)
    backwards.reverse()
    backwards.commit()
    #expect(scene.x == 50 && backwards.outcome == .finished && scene.view.center.x == 50)
  }

  @Test func itsOwnSpeedCountsWithoutAJump() {
    let playback = begin()
    scene.advance(to: 0.2)
    playback.speed = 2
    #expect(isClose(scene.x, 70) && playback.speed == 2 && isClose(playback.velocity, 2))
    scene.advance(to: 0.4)
    #expect(isClose(scene.x, 110))
    playback.reverse()
    #expect(isClose(playback.velocity, 2))
    playback.pause()
    playback.play()
    scene.advance(to: 0.5)
    #expect(isClose(scene.x, 90) && isClose(playback.velocity, -2))
  }

  @Test func playedOnTheWayItKeepsItsCurveUnlessItsTimingIsAnotherOne() {
    let playback = begin()
    playback.timing = .easeInOut(duration: 1)
    playback.pause()
    playback.play()
    scene.advance(to: 0.25)
    let velocity = playback.velocity
    playback.play()
    #expect(playback.velocity == velocity && velocity > 0)
    let progress = playback.progress
    playback.timing = .easeInOut(duration: 4)
    playback.play()
    scene.advance(to: 0.25 + 4 * (1 - progress) - 0.01)
    #expect(playback.isRunning)
    scene.advance(to: 0.25 + 4 * (1 - progress) + 0.01)
    #expect(playback.outcome == .finished)
  }

  @Test func aLongWayIsNotHurriedBack() {
    let playback = stage.play(scene.move(to: 150).stretched(to: 5))
    scene.advance(to: 4)
    playback.reverse()
    #expect(isClose(playback.velocity, 0.2))
    scene.advance(to: 5)
    let spring = SettleSpring(progress: 0.8, velocity: 0.2, target: 0, response: 0.35 * 4)
    #expect(isClose(scene.x, 50 + 100 * spring.value(at: 1)))
    #expect(playback.progress > 0.01 && playback.isRunning)
  }

  @Test func itsEndIsToldOnceInTheFrameInWhichItComes() {
    let playback = begin()
    var told: [Outcome] = []
    playback.onEnd { told.append($0) }
    scene.advance(to: 0.9)
    #expect(told.isEmpty)
    scene.advance(to: 1)
    #expect(told == [.finished])
    playback.onEnd { told.append($0) }
    scene.advance(to: 2)
    #expect(told == [.finished, .finished])
  }

  @Test func cancellingTakesItBack() {
    let playback = begin()
    scene.advance(to: 0.5)
    playback.rollBack()
    #expect(scene.x == 50 && scene.view.center.x == 50 && playback.outcome == .cancelled)
    #expect(!stage.isRunning && stage.properties.isEmpty)
  }

  @Test func anEndedOneCannotBeMoved() {
    let playback = begin()
    playback.rollBack()
    playback.seek(to: 0.5)
    playback.play()
    playback.reverse()
    playback.commit()
    playback.replace(by: scene.move(to: 999))
    scene.advance(to: 1)
    #expect(scene.x == 50 && playback.outcome == .cancelled)
  }

  @Test func aHeldOneWaitsUntilItIsTold() {
    let playback = stage.hold(scene.move(to: 150))
    scene.advance(to: 3)
    #expect(scene.x == 50 && !stage.isRunning && scene.view.center.x == 150)
    playback.play()
    scene.advance(to: 9)
    #expect(scene.x == 150 && playback.hasArrived && playback.outcome == nil && !stage.isRunning)
    playback.commit()
    #expect(playback.outcome == .finished && stage.properties.isEmpty)
  }

  @Test func aHeldOneMayBeginAtItsEnd() {
    let change = scene.move(to: 150)
    scene.view.center.x = 150
    let playback = stage.hold(change, atEnd: true)
    #expect(scene.x == 150 && playback.progress == 1 && playback.isReversed)
    #expect(scene.view.center.x == 50)
    playback.play()
    scene.advance(to: 0.25)
    #expect(isClose(scene.x, 125))
    playback.isReversed = false
    scene.advance(to: 1)
    playback.commit()
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
        case 1: playback.play()
        case 2: playback.reverse()
        case 3: play(playback, reversed: false)
        case 4: play(playback, reversed: true)
        default: playback.release(velocity: -1)
        }
        guard isClose(before, scene.x) || playback.outcome != nil else {
          Issue.record("control \(control) of \(controls) jumped from \(before) to \(scene.x)")
          return
        }
      }
      playback.play()
      scene.advance(to: 9)
      #expect(scene.x == (playback.isReversed ? 50 : 150), "\(controls)")
      #expect(scene.x == scene.view.center.x && scene.stage.properties.isEmpty)
    }
  }
  private func play(_ playback: Playback, reversed: Bool) {
    playback.timing = .easeInOut(duration: 0.4)
    playback.play(reversed: reversed)
  }
}
