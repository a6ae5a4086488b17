import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Every change of slide, disturbed by keys, frame by frame against the reference.
@Suite struct InterruptedReferenceTests {
  /// A film in which keys are pressed, each some frames after the one before.
  private func expectReference(
    from step: Slide, _ keys: [(isForwards: Bool, gap: Int)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let film = filmed(at: step, isDrawn: false)
    var reference = try ReferencePlay(at: step)
    var (isRight, wasOver) = (true, false)
    func check(_ still: Still) throws {
      if film.screen.transition == nil {
        #expect(reference.isOver(at: still.time), "\(step), \(keys): too early")
        try reference.end()
      } else {
        // Times are whole nanoseconds: what ends on a frame may end on the next one.
        #expect(!wasOver, "\(step), \(keys): too late")
        wasOver = reference.isOver(at: still.time)
      }
      guard isRight, let problem = try reference.problem(still) else { return }
      isRight = false
      Issue.record("\(step), \(keys): \(problem)", sourceLocation: sourceLocation)
    }
    for key in keys {
      for _ in 0..<key.gap { try check(film.frame()) }
      let still = film.again([.key(key.isForwards ? .right : .left)])
      try reference.go(forwards: key.isForwards, at: still.time)
      wasOver = false
      try check(still)
    }
    for _ in 0..<50 { try check(film.frame()) }
    let end = try reference.step
    #expect(film.screen.transition == nil && film.step == end)
  }

  @Test(.onlyWithAllSeeds, arguments: Deck.builtIn.slides) func aSecondKeyInFlight(_ step: Slide)
    throws
  {
    for first in [true, false] {
      for second in [true, false] {
        for gap in [0, 1, 7, 16, 25, 35] {
          try expectReference(from: step, [(first, 1), (second, gap)])
        }
      }
    }
  }

  /// So many that an element comes back while it still leaves.
  @Test(arguments: Deck.builtIn.slides) func roundAndRoundInFlight(_ step: Slide) throws {
    for gap in [1, 3, 5] {
      try expectReference(from: step, Array(repeating: (true, gap), count: 10))
      try expectReference(from: step, Array(repeating: (false, gap), count: 6))
    }
  }

  @Test func whateverKeysArePressed() throws {
    try forAll(seeds: 0..<60) { random in
      let step = random.element(of: Deck.builtIn.slides)
      let keys = random.list(count: 1...6) { random in
        (isForwards: random.chance(0.6), gap: random.int(in: 0...20))
      }
      try expectReference(from: step, keys)
    }
  }
}
