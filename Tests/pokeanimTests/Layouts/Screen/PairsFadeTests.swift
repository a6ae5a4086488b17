import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct PairsFadeTests {
  /// Nothing changes its place but while the squares can't be seen.
  private func expectNoVisibleMove(_ stills: ArraySlice<Still>) {
    for (before, after) in zip(stills, stills.dropFirst()) {
      let moved = after.shapes.contains { shape in
        before[shape.key].map { $0.frame != shape.frame } ?? true
      }
      let isHidden = after["bigSquare"]?.alpha == 0 && after["littleSquare"]?.alpha == 0
      #expect(!moved || isHidden, "\(before) to \(after)")
    }
  }

  @Test func playingFades() throws {
    let film = filmedPairs(reducesMotion: true)
    for end in [1.0, 0] {
      let start = film.stills.count - 1
      film.key(.return)
      film.rest(within: 20)
      let stills = film.stills[start...]
      expectNoVisibleMove(stills)
      // Each half is rounded up to a frame.
      #expect(try #require(stills.last).time - stills[start + 1].time <= 0.15 + 1.5 / 60)
      #expect(film.last.progress == end)
      #expect(SquaresTable.error(film.last, at: end) < 1e-9)
      #expect(film.last.shapes.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func returnInAFadeTurnsItRound() {
    for wait in 1...8 {
      let film = filmedPairs(reducesMotion: true)
      film.key(.return)
      film.wait(wait)
      film.key(.return)
      #expect(film.rest(within: 30) != nil)
      expectNoVisibleMove(film.stills[...])
      #expect(film.last.progress == 0, "turned after \(wait) frames")
      #expect(SquaresTable.error(film.last, at: 0) < 1e-9)
    }
  }

  @Test func theFingerScrubsAndReleaseSnaps() {
    let film = filmedPairs(reducesMotion: true)
    film.press()
    film.pull(to: 245)
    #expect(SquaresTable.error(film.last, at: 0.7) < 1e-9)
    film.wait(6)
    film.frame(.release)
    #expect(film.last.progress == 1 && !film.last.isRunning)
    #expect(SquaresTable.error(film.last, at: 1) < 1e-9)
  }

  @Test func theSheetSnapsBackFromBeyondTheEnd() {
    let film = filmedPairs(reducesMotion: true)
    film.press()
    film.drag(to: -200)
    #expect(film.screen.root.presented.transform != .identity)
    film.frame(.release)
    #expect(film.screen.root.presented.transform == .identity)
    #expect(film.rest(within: 2) != nil)
  }

  @Test func aFadeFromAHeldWayEndsAtAnEnd() {
    let film = filmedPairs(reducesMotion: true)
    for _ in 0..<40 { film.key(.period) }
    film.key(.space)
    #expect(film.rest(within: 30) != nil)
    #expect(film.last.progress == 1)
    #expect(SquaresTable.error(film.last, at: 1) < 1e-9)
    #expect(film.last.shapes.allSatisfy { $0.alpha == 1 })
  }
}
