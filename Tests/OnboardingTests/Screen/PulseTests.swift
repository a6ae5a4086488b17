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

  /// A press is far from the hand's first move, and the slides ease to the hand between its moves;
  /// they pass the middle there, in frames that only one of the rates has.
  @Test func everyFrameRateFeelsItAtTheSameTime() {
    /// The word's sizes in sixtieths of a second.
    func sizes(_ frames: Int) -> [Double] {
      let screen = onboarding(motion: .fluid)
      let runtime = Runtime(screen: screen, size: IntroLayout.reference)
      let hand: [Int: InputEvent] = [
        2: .press(Point(440, 400)), 3: .move(Point(210, 400)), 4: .move(Point(194, 400)),
        9: .move(Point(193, 400)),
      ]
      return (0...24).map { sixtieth in
        for part in 0..<frames {
          let time = (Double(sixtieth) + Double(part - frames + 1) / Double(frames)) / 60
          let isWhole = part == frames - 1
          _ = runtime.frame(
            at: Instant(seconds: max(0, time)),
            events: isWhole ? hand[sixtieth].map { [$0] } ?? [] : [])
        }
        return screen.wordScale
      }
    }
    let one = sizes(1)
    #expect(one.max()! > 1.03)
    for (a, b) in zip(one, sizes(4)) { #expect(abs(a - b) < 1e-9) }
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
