import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// A fifth slide is one value in the list of a deck: everything else follows.
@Suite struct FifthSlideTests {
  private let deck = Deck(
    Deck.builtIn.slides + [Slide("night", title: "Good night.", color: Color(40, 40, 90))],
    loop: .both)

  private func filmed(_ motion: MotionSet, fit: OnboardingScreen.Fit = .canvas) -> FilmedOnboarding
  {
    let screen = OnboardingScreen(
      deck, fit: fit, artwork: Artwork(), measuring: PlainText(), motion: motion, lives: true)
    let film = FilmedScreen(screen, size: IntroLayout.reference)
    film.frame()
    return film
  }

  @Test(arguments: MotionSet.allCases) func keysGoRoundAllFive(_ motion: MotionSet) {
    let film = filmed(motion)
    for key in [Key.right, .left] {
      var names: [String] = []
      for _ in deck.slides {
        film.key(key)
        film.rest()
        names.append(film.step.name)
      }
      let wanted = ["cute", "capture", "gotcha", "night", "creature"]
      #expect(names == (key == .right ? wanted : wanted.dropLast().reversed() + ["creature"]))
    }
  }

  @Test(arguments: MotionSet.allCases) func itsElementsAreThereAndMove(_ motion: MotionSet) {
    let film = filmed(motion)
    film.key(.left)
    film.wait(6)
    #expect(film.screen.keysOnTheirWay.isSuperset(of: ["nightImage", "nightTitle"]))
    #expect(film.screen.tunableKeys.suffix(2) == ["nightImage", "nightTitle"])
    film.rest()
    #expect(film.last.keys == ["background", "button", "nightImage", "nightTitle"])
    #expect(film.screen.root.first(key: "background")?.backgroundColor == Color(40, 40, 90))
  }

  @Test func aHandDragsToIt() {
    let film = filmed(.fluid)
    film.press()
    film.pull(to: 300)
    film.releaseStill()
    film.rest()
    #expect(film.step.name == "night")
  }

  @Test func theHillsAreRoundAfterFive() throws {
    let film = filmed(.fluid, fit: .window)
    for place in 1...5 {
      film.key(.right)
      film.rest()
      film.wait(120)
      #expect(abs(try #require(film.screen.sceneryPlace) - Double(place % 5)) < 1e-3)
    }
  }
}
