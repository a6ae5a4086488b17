import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding
@testable import Studio
@testable import pokeanim

/// The last slide leads on to the layouts.
@Suite struct StoryEndTests {
  private func filmed(_ entries: [ScreenEntry] = ScreenEntry.all) throws -> FilmedScreen<App> {
    let options = AppOptions(
      Launch(), Resources(assets: repositoryAssets().path, text: SilentText()))
    let film = FilmedScreen(
      try App(entries, options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    for _ in 1..<4 {
      film.frame(.key(.right))
      film.rest()
    }
    return film
  }

  private static let button = Point(480, 667)

  @Test func theButtonShowsThem() throws {
    let film = try filmed()
    film.frame(.press(Self.button))
    film.frame(.release)
    #expect(film.screen.current == .squares)
    film.frame(.key("1"))
    let slides = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    #expect(slides.finishes && slides.transition == nil)
  }

  @Test func returnDoesToo() throws {
    let film = try filmed()
    film.frame(.key(.return))
    #expect(film.screen.current == .squares)
  }

  @Test func aProgramWithoutThemGoesRound() throws {
    let film = try filmed([.onboarding])
    film.frame(.press(Self.button))
    film.frame(.release)
    film.rest()
    let slides = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    #expect(slides.step == slides.deck.slides[0])
  }
}
