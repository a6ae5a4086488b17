import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The pulse of the button's word as a drag passes the middle of a slide's way.
@Suite struct PulseTests {
  /// The largest size of the word while the hand goes from one share of the way to another one.
  private func largest(
    _ film: FilmedOnboarding, from: Double, to: Double, direction: Double = -1
  ) -> Double {
    var largest = 0.0
    for step in 0...30 {
      let share = from + (to - from) * Double(step) / 30
      film.drag(to: direction * share * 480)
      largest = max(largest, film.screen.wordScale)
    }
    return largest
  }

  @Test(arguments: [-1.0, 1]) func theMiddleIsFeltBothWays(_ direction: Double) {
    let film = filmed(motion: .fluid)
    film.press()
    #expect(largest(film, from: 0.02, to: 0.45, direction: direction) == 1)
    #expect(largest(film, from: 0.45, to: 0.7, direction: direction) > 1.04)
    #expect(largest(film, from: 0.7, to: 0.9, direction: direction) == 1)
    #expect(largest(film, from: 0.9, to: 0.3, direction: direction) > 1.04)
    film.frame(.release)
    film.rest()
    #expect(film.screen.wordScale == 1)
  }

  @Test func whatGoesByItselfHasNone() {
    let film = filmed(motion: .fluid)
    film.key(.right)
    var scales: Set<Double> = []
    for _ in 0..<60 {
      film.frame()
      scales.insert(film.screen.wordScale)
    }
    #expect(scales == [1])
  }

  @Test func theOriginalAndLessMotionHaveNone() {
    for film in [filmed(), filmed(reducesMotion: true, motion: .fluid)] {
      film.press()
      #expect(largest(film, from: 0.02, to: 0.9) == 1)
    }
  }

  @Test func theWordIsPaintedLargerAndNothingElse() {
    let film = filmed(motion: .fluid)
    film.press()
    _ = largest(film, from: 0.02, to: 0.48)
    let before = texts(film)
    film.drag(to: -0.51 * 480)
    film.wait(2)
    let during = texts(film)
    #expect((during["Next"] ?? 0) > (before["Next"] ?? .infinity))
    #expect(during["Moon hares"] == before["Moon hares"])
  }

  /// The texts of a picture and their sizes.
  private func texts(_ film: FilmedOnboarding) -> [String: Double] {
    func all(_ commands: [DrawCommand]) -> [(String, Double)] {
      commands.flatMap { command -> [(String, Double)] in
        switch command {
        case .text(let line, _): [(line.string, line.font.size)]
        case .layer(let layer): all(layer.commands)
        case .fill, .stroke, .shadow: []
        }
      }
    }
    return Dictionary(all(film.screen.display().commands)) { $1 }
  }
}
