import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct ReducedMotionTests {
  /// Every element stays in its place while it is seen, neither before nor after it moves it is,
  /// and none flashes.
  private func expectNoMove(_ stills: ArraySlice<Still>) {
    let canvas = Rect(origin: .zero, size: IntroLayout.reference)
    for (before, after) in zip(stills, stills.dropFirst()) {
      for old in before.shapes {
        guard let new = after[old.key], old.isSeen(in: canvas) || new.isSeen(in: canvas)
        else { continue }
        #expect(distance(old.frame.numbers, new.frame.numbers) < 1e-9, "\(old) to \(new)")
        #expect(abs(new.alpha - old.alpha) < 0.5, "a flash: \(old) to \(new)")
      }
    }
  }

  @Test(arguments: [Key.right, .left]) func everythingFadesWithinAHundredAndFiftyMilliseconds(
    _ key: Key
  ) throws {
    for step in Deck.builtIn.slides {
      let film = filmed(at: step, reducesMotion: true)
      let start = film.stills.count
      film.key(key)
      film.rest()
      let stills = film.stills[start...]
      #expect(stills.count <= 10)
      #expect(try #require(stills.last).time - stills[start].time <= 0.15 + 1e-9)
      expectNoMove(stills)
      let end = key == .right ? step.next : step.previous
      #expect(try film.difference(fromSlide: end) == nil)
      let alphas = stills.compactMap { $0["\(end)Image"]?.alpha }
      #expect(alphas.first == 0 && alphas.last == 1)
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func quickKeysMoveNothing() throws {
    let film = filmed(reducesMotion: true)
    let start = film.stills.count
    for key in [Key.right, .right, .left, .r, .right, .right] {
      film.key(key)
      film.wait(3)
    }
    let last = film.last.time
    film.rest()
    #expect(film.last.time - last <= 0.15 + 1.0 / 60)
    expectNoMove(film.stills[start...])
    #expect(try film.difference(fromSlide: film.step) == nil)
  }

  @Test func theFingerStillScrubs() throws {
    let film = filmed(reducesMotion: true)
    let reference = try ReferenceTimeline(from: .creature)
    film.press()
    for progress in [0.1, 0.5, 0.3] {
      film.pull(to: -480 * progress)
      let wanted = reference.shapes(after: progress * reference.total)
      #expect(difference(film.last, wanted) == nil)
    }
  }

  @Test(arguments: [(-100.0, Slide.cute), (-300, .capture), (100, .cute), (300, .creature)])
  func releaseSnaps(_ distance: Double, _ end: Slide) throws {
    let film = filmed(at: .cute, reducesMotion: true)
    film.press()
    film.drag(to: distance)
    film.releaseStill()
    #expect(try film.difference(fromSlide: end) == nil)
    #expect(!film.last.isRunning)
  }

  @Test func theCanvasSnapsBackFromBeyondTheEnd() {
    let film = filmed(reducesMotion: true)
    film.press()
    film.drag(to: -700)
    #expect(film.screen.root.presented.transform != .identity)
    film.frame(.release)
    #expect(film.screen.root.presented.transform == .identity)
    #expect(!film.last.isRunning)
  }
}
