import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The colour around a slide is that of the slide.
@Suite struct GroundTests {
  private let window = Size(960, 720)

  private func film(_ color: Color) -> FilmedOnboarding {
    let screen = OnboardingScreen(
      Deck([Slide("a", color: color, elements: []), Slide("b", color: color, elements: [])]),
      fit: .window, artwork: Artwork(), measuring: PlainText())
    let film = FilmedScreen(screen, size: window)
    film.frame()
    return film
  }

  /// Also where one can see through it: it lies once on white, also while a hand pulls it.
  @Test(arguments: [1, 0.5, 0.1, 0]) func aSlidesColourLiesOnceOnWhite(alpha: Double) {
    let film = film(Color(200, 20, 60).withAlpha(alpha))
    for _ in 0..<2 {
      let bitmap = painted(film.screen.display().commands, 960, 720, on: .black)
      for (shift, wanted) in [
        (16, 255 - alpha * 55), (8, 255 - alpha * 235), (0, 255 - alpha * 195),
      ] {
        for x in [4, 480] {
          let level = bitmap.pixels[10 * 960 + x] >> UInt32(shift) & 255
          #expect(abs(Double(level) - wanted) <= 1, "\(x)")
        }
      }
      film.press()
      film.pull(to: -40)
    }
    #expect(film.screen.ground.alpha == 1)
  }
}
