import Engine
import Testing

/// A program may keep a playback longer than the stage it was played on.
@Suite struct OutlivingPlaybackTests {
  private func orphan() -> Playback {
    let stage = Stage()
    let view = View(frame: Rect(0, 0, 10, 10))
    stage.root.addSubview(view)
    let playback = stage.animate(withDuration: 1) { view.alpha = 0 }
    stage.advance(to: Instant(nanoseconds: 500_000_000))
    return playback
  }

  @Test func itStandsWhereItWasWhenTheStageWent() {
    let playback = orphan()
    #expect(playback.progress == 0.5)
    #expect(!playback.hasArrived)
  }

  @Test func itsEndIsToldAtOnceAndOnce() {
    let playback = orphan()
    var told: [Outcome] = []
    playback.onEnd { told.append($0) }
    playback.rollBack()
    playback.commit()
    #expect(told == [.cancelled])
    playback.onEnd { told.append($0) }
    #expect(told == [.cancelled, .cancelled])
  }

  @Test func itsControlsAreStillSafe() {
    let playback = orphan()
    playback.pause()
    playback.seek(to: 0.25)
    #expect(playback.progress == 0.25)
    playback.reverse()
    playback.play()
    playback.commit()
    #expect(playback.outcome == .finished)
    #expect(playback.progress == 1)
  }
}

/// Functions and `do` also see the end of a playback that is ended from outside.
@Suite struct FinishedClosureTests {
  @Test func finishingDoesWhatTheEndAsksFor() {
    var seen: [Double] = []
    let stage = Stage()
    let playback = stage.hold(linear(from: 0, to: 10, in: 1).do { seen.append($0.mean) })
    playback.seek(to: 0.3)
    stage.advance(to: Instant(nanoseconds: 1))
    playback.commit()
    #expect(seen == [3, 10])
  }
}
