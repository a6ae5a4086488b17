import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The films that other systems get wrong.
@Suite struct SlideStressTests {
  /// Expects no key twice and no step longer than the largest in any frame of a film without a
  /// hand; the largest step of a frame, in points, is that of the fastest motions upon each other.
  private func expectOrderly(_ film: FilmedOnboarding, largestStep: Double) {
    for (before, after) in zip(film.stills, film.stills.dropFirst()) {
      #expect(Set(after.keys).count == after.keys.count, "doubled: \(after.keys)")
      for shape in after.shapes {
        guard let old = before[shape.key] else { continue }
        let step = max(
          abs(shape.frame.midX - old.frame.midX), abs(shape.frame.midY - old.frame.midY))
        #expect(step <= largestStep, "\(old) to \(shape)")
      }
    }
  }

  @Test(arguments: [1, 2, 6]) func tenQuickNexts(gap: Int) throws {
    let film = filmed(isDrawn: false)
    for _ in 0..<10 {
      film.key(.return)
      if gap > 1 { film.wait(gap - 1) }
    }
    #expect(film.step == .capture)
    let last = film.stills.count
    #expect(film.rest(within: 60) != nil)
    #expect(film.stills.count - last <= 38, "it ends with the slowest of the last change")
    #expect(try film.difference(fromSlide: .capture) == nil)
    expectOrderly(film, largestStep: 700)
    #expect(film.screen.root.subviews.count == 4)
  }

  /// One slide there and back, twenty times a second.
  @Test func aSlideLeavesAndReturnsTwentyTimesASecond() throws {
    let film = filmed(isDrawn: false)
    let views = film.screen.root.subviews
    for round in 0..<20 {
      film.key(round.isMultiple(of: 2) ? .right : .left)
      film.wait(2)
      #expect(
        Set(film.screen.root.subviews.map(ObjectIdentifier.init)).isSuperset(
          of: views.map(ObjectIdentifier.init)))
    }
    #expect(film.rest(within: 60) != nil)
    #expect(
      film.screen.root.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
    #expect(try film.difference(fromSlide: .creature) == nil)
    expectOrderly(film, largestStep: 350)
  }

  /// A key in the middle of a drag ends the drag where it is; the rest of the hand is nothing.
  @Test(arguments: [Key.right, .left, .space, .r, .return])
  func aDragInterruptedByAKey(_ key: Key) throws {
    for place in [-300.0, -30, 30, 300] {
      let film = filmed(at: .cute, isDrawn: false)
      film.press()
      film.drag(to: place / 2)
      film.drag(to: place)
      let before = film.last
      let after = film.again([.key(key)])
      #expect(before.keys == after.keys || Set(after.keys).isSuperset(of: before.keys))
      for shape in after.shapes {
        guard let old = before[shape.key] else { continue }
        #expect(distance(old, shape) < 1e-6, "\(key) at \(place): \(shape)")
      }
      // The hand goes on moving, which is nothing any more, and lets go.
      film.drag(to: -place)
      film.drag(to: 0)
      film.frame(.release)
      if film.screen.isPaused { film.key(.space) }
      #expect(film.rest(within: 100) != nil, "\(key) at \(place)")
      let step = film.step
      #expect(try film.difference(fromSlide: step) == nil, "\(key) at \(place)")
      #expect(film.screen.transition == nil)
      #expect([0, 1].contains(film.last.progress))
    }
  }
}
