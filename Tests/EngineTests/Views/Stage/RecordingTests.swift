import EngineTestSupport
import Testing

@testable import Engine

@Suite struct RecordingTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test func recordingChangesNothing() {
    let before = (view.rest, view.presented)
    let change = stage.animation(withDuration: 0.5) {
      view.alpha = 0
      view.frame = Rect(5, 5, 5, 5)
      #expect(view.alpha == 0)
    }
    #expect(view.rest == before.0 && view.presented == before.1)
    #expect(change.duration == 0.5)
    #expect(!stage.isRunning && stage.properties.isEmpty)
  }

  @Test func whatIsSetTwiceIsKeptFromTheScreenAsWell() {
    _ = stage.animation(withDuration: 1) {
      for alpha in [0.9, 0.2] {
        view.alpha = alpha
        #expect(view.presented.alpha == 1)
      }
    }
  }

  @Test func aRecordedChangeIsAValue() {
    let there = stage.animation(withDuration: 1, curve: .linear) { view.alpha = 0 }
    let playback = stage.play(there * there.reversed)
    #expect(playback.duration == 2)
    for (time, alpha) in [(0, 1), (0.25, 0.75), (1, 0), (1.5, 0.5), (2, 1)] {
      scene.advance(to: time)
      #expect(isClose(view.presented.alpha, alpha))
    }
  }

  @Test func theSamePropertyTwiceGoesFromTheFirstToTheLast() {
    stage.play(
      stage.animation(withDuration: 1, curve: .linear) {
        view.alpha = 0.9
        view.alpha = 0.2
      })
    scene.advance(to: 0.5)
    #expect(isClose(view.presented.alpha, 0.6))
    scene.advance(to: 1)
    #expect(view.presented.alpha == 0.2 && view.alpha == 0.2)
  }

  @Test func innerRecordingsAreTheirOwn() {
    var inner = Animation<Effect>.one
    let outer = stage.animation(withDuration: 2, curve: .linear) {
      view.alpha = 0.5
      inner = stage.animation(withDuration: 1, curve: .linear) {
        view.alpha = 0
        view.cornerRadius = 10
      }
      #expect(view.alpha == 0.5)
    }
    #expect(outer.compiled().properties == [view.property(.alpha)])
    #expect(inner.compiled().properties == [view.property(.alpha), view.property(.cornerRadius)])
    #expect(inner.compiled().value(of: view.property(.alpha), at: 0)?[0] == 0.5)
    #expect(view.alpha == 1)
  }

  @Test func aDelayWaitsWhereItWas() {
    stage.play(
      stage.animation(withDuration: 1, delay: 0.5, curve: .linear) { view.alpha = 0 })
    scene.advance(to: 0.5)
    #expect(view.presented.alpha == 1)
    scene.advance(to: 1)
    #expect(isClose(view.presented.alpha, 0.5))
    scene.advance(to: 1.5)
    #expect(view.presented.alpha == 0 && !stage.isRunning)
  }

  /// Without a word about it a change begins at once, eases in and out, and goes straight.
  @Test func byDefaultAChangeEasesInAndOut() {
    let start = view.center
    let share = TimingCurve.cssEaseInOut.value(at: 0.25)
    stage.animate(withDuration: 2, animations: { view.center = start + Point(100, 40) })
    scene.advance(to: 0.5)
    let wanted = start + Point(100, 40) * share
    #expect(share < 0.2 && view.presented.center.distance(to: wanted) < 1e-9)
    let value = stage.animation(withDuration: 1) { view.alpha = 0 }.compiled()
    #expect(isClose(value.value(of: view.property(.alpha), at: 0.25)?[0] ?? 0, 1 - share))
  }

  /// Held as it is, a change is at its start, and lasts until it is ended.
  @Test func byDefaultAHeldChangeStandsAtItsStart() {
    let change = stage.hold(scene.move(to: 150))
    #expect(scene.x == 50 && change.isPaused && !change.endsItself && change.join == .adding)
    change.play()
    scene.advance(to: 3)
    #expect(scene.x == 150 && change.outcome == nil && stage.changeCount == 1)
    change.commit()
    let back = stage.hold(scene.move(to: 50), atEnd: true, endsItself: true)
    #expect(scene.x == 150 && back.progress == 1 && view.center.x == 150)
    back.rollBack()
  }

  @Test func recordingNothingIsOne() {
    let nothing = stage.animation(withDuration: 1, delay: 2) {}
    let something = scene.move(to: 80)
    #expect(nothing.duration == 0)
    #expect((nothing * something).duration == 1)
    #expect((something * nothing).duration == 1)
  }

  @Test func viewsThatAreNotOnTheStageChangeAtOnce() {
    let stranger = View()
    let change = stage.animation(withDuration: 1) { stranger.alpha = 0.5 }
    #expect(stranger.presented.alpha == 0.5)
    #expect(change.compiled().properties.isEmpty)
  }

  @Test func aValuePlayedLaterGoesOnFromWhereItsViewRestsThen() {
    let change = scene.move(to: 150)
    view.center.x = 90
    stage.play(change)
    #expect(scene.x == 90)
    scene.advance(to: 0.5)
    #expect(isClose(scene.x, 120))
    scene.advance(to: 1)
    #expect(scene.x == 150 && view.center.x == 150)
  }

  @Test func animateTellsOnceHowItEnded() {
    var told: [Outcome] = []
    stage.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { told.append($0) })
    scene.advance(to: 0.5)
    #expect(told.isEmpty)
    for time in [1.0, 1, 1.5, 2] { scene.advance(to: time) }
    #expect(told == [.finished])

    stage.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { told.append($0) })
      .rollBack()
    scene.advance(to: 3)
    scene.advance(to: 4)
    #expect(told == [.finished, .cancelled])

    stage.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { told.append($0) })
    stage.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { told.append($0) })
    for time in [5.0, 6, 7] { scene.advance(to: time) }
    #expect(told == [.finished, .cancelled, .retargeted, .finished])
  }

  @Test func aCompletionMayBeginTheNextChange() {
    stage.animate(
      withDuration: 1, curve: .linear, animations: { view.alpha = 0 },
      completion: { _ in
        stage.animate(withDuration: 1, curve: .linear, animations: { view.alpha = 1 })
      })
    scene.advance(to: 1)
    #expect(view.presented.alpha == 0 && stage.isRunning)
    scene.advance(to: 1.5)
    #expect(isClose(view.presented.alpha, 0.5))
    scene.advance(to: 2)
    #expect(!stage.isRunning)
  }

  @Test func aPlainSetShowsAtOnceAndEndsWhatMovedIt() {
    var told: [Outcome] = []
    let playback = stage.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { told.append($0) })
    scene.advance(to: 0.5)
    view.alpha = 0.7
    #expect(view.presented.alpha == 0.7)
    for time in [0.6, 0.8, 1, 1.2] {
      scene.advance(to: time)
      #expect(view.presented.alpha == 0.7 && view.alpha == 0.7)
    }
    #expect(playback.outcome == .retargeted && told == [.retargeted])
    #expect(!stage.isRunning && stage.properties.isEmpty)
  }

  @Test func aPlainSetOfOnePropertyLeavesTheOthersMoving() {
    let playback = stage.play(
      stage.animation(withDuration: 1, curve: .linear) {
        view.alpha = 0
        view.cornerRadius = 10
      })
    scene.advance(to: 0.5)
    view.alpha = 1
    scene.advance(to: 0.8)
    #expect(view.presented.alpha == 1 && isClose(view.presented.cornerRadius, 8))
    scene.advance(to: 1)
    #expect(playback.outcome == .finished && view.alpha == 1 && view.cornerRadius == 10)
  }
}
