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

  @Test func itsControlsAreStillSafe() {
    let playback = orphan()
    playback.pause()
    playback.seek(to: 0.25)
    #expect(playback.progress == 0.25)
    playback.reverse()
    playback.resume()
    playback.finish()
    #expect(playback.outcome == .finished)
    #expect(playback.progress == 0)
  }
}
