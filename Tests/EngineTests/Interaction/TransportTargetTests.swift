import EngineTestSupport
import Testing

@testable import Engine

/// A target of a transport that says no more than what its change is.
@Suite struct TransportTargetTests {
  private final class Target: TransportTarget {
    var change: (any Change)?
  }

  private let target = Target()
  private let transport = Transport()
  private let scene = OneViewStage()

  private func begin() -> Playback {
    let change = scene.stage.hold(.translate(scene.view, to: Point(100, 0), in: 1))
    target.change = change
    return change
  }

  /// A frame, at a time in seconds.
  private func frame(at time: Double) {
    scene.advance(to: time)
    transport.follow(target)
  }

  @Test func withoutAChangeNothingHappens() {
    #expect(target.headsBack && !target.isPaused && target.begin(reversed: false) == nil)
    let commands: [PlaybackCommand] = [
      .next, .previous, .play, .pauseOrResume, .reverse, .replay, .step(1), .step(-1),
    ]
    for command in commands { transport.perform(command, on: target) }
    transport.follow(target)
    target.resume()
    #expect(target.change == nil && !scene.stage.isRunning && !transport.loops)
  }

  @Test func playGoesOnOrTurnsRound() {
    let change = begin()
    change.seek(to: 0.5)
    #expect(target.isPaused && !target.headsBack)
    transport.perform(.play, on: target)
    #expect(change.isRunning && !change.isReversed, "it was paused")
    transport.perform(.play, on: target)
    #expect(change.isRunning && change.isReversed && target.headsBack)
    change.pause()
    target.play()
    #expect(change.isRunning && change.isReversed)
  }

  @Test func nextAndPreviousPlayOnAndBack() {
    let change = begin()
    change.seek(to: 0.5)
    transport.perform(.previous, on: target)
    #expect(change.isRunning && change.isReversed)
    transport.perform(.next, on: target)
    #expect(change.isRunning && !change.isReversed)
  }

  @Test func whatHasArrivedIsPlayedByThePauseKeyToo() {
    let change = begin()
    change.play()
    frame(at: 2)
    #expect(change.progress == 1 && !change.isRunning && !change.isPaused)
    transport.perform(.pauseOrResume, on: target)
    #expect(change.isRunning && change.isReversed)
  }

  @Test(arguments: [false, true]) func replayBeginsAtTheEndFromWhichItWent(_ isBack: Bool) {
    let change = begin()
    change.seek(to: 0.25)
    change.isReversed = isBack
    transport.perform(.replay, on: target)
    #expect(change.progress == (isBack ? 1 : 0))
    #expect(change.isRunning && change.isReversed == isBack)
  }

  /// A change that can be gone through again is played from the end at which it began.
  @Test(arguments: [false, true]) func aLoopBeginsTheSameChangeAgain(_ isBack: Bool) {
    let change = begin()
    change.seek(to: isBack ? 1 : 0)
    transport.perform(.loop, on: target)
    change.play(reversed: isBack)
    frame(at: 0)
    frame(at: 0.75)
    #expect(isClose(change.progress, isBack ? 0.25 : 0.75))
    frame(at: 1.25)
    #expect(change.progress == (isBack ? 1 : 0))
    #expect(change.isRunning && change.isReversed == isBack)
    frame(at: 1.5)
    #expect(isClose(change.progress, isBack ? 0.75 : 0.25))
    transport.perform(.loop, on: target)
    frame(at: 3.5)
    #expect(change.progress == (isBack ? 0 : 1) && !change.isRunning)
  }

  @Test func whatStandsStillIsNoEndOfALoop() {
    let change = begin()
    transport.perform(.loop, on: target)
    change.play()
    frame(at: 0.5)
    change.pause()
    for time in [1.0, 2, 3] { frame(at: time) }
    #expect(isClose(change.progress, 0.5) && change.isPaused)
  }

  // What had come to its end before it was to loop stays there.
  @Test func onlyWhatRanIsPlayedAgain() {
    let change = begin()
    change.play()
    frame(at: 2)
    transport.perform(.loop, on: target)
    frame(at: 3)
    #expect(change.progress == 1 && !change.isRunning)
  }
}
