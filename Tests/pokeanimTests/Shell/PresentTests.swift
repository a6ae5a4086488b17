import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// A screen that is presented: nothing of the program over it, and no key that would end it.
@Suite struct PresentTests {
  private func filmed(_ text: String? = nil, presents: Bool? = nil) throws -> FilmedScreen<App> {
    let slides = try text.map {
      SlideFolder(deck: try DeckFile(Array($0.utf8)).deck, artwork: Artwork())
    }
    let program = try App(
      options: AppOptions(
        Launch(presents: presents),
        Resources(
          assets: repositoryAssets().path, text: SilentText(), slideFolder: slides,
          known: KnownPictures(), cardFolder: nil, links: .refuse)))
    let film = FilmedScreen(program, size: Size(960, 720))
    film.frame()
    return film
  }

  private let app = #"""
    {"slides": [
      {"name": "a", "button": false, "elements": [
        {"id": "on", "fill": "red", "frame": [0, 0, 480, 960], "tap": "b"}]},
      {"name": "b", "button": false}]}
    """#

  @Test func nothingOfTheProgramIsShown() throws {
    let film = try filmed(app, presents: true)
    #expect(film.picture == film.screen.screen.display())
    #expect(film.screen.inputTrees.count == 1, "what is not there takes no press")
    film.frame(.key("F8"))
    #expect(film.picture != film.screen.screen.display())
    #expect(film.screen.inputTrees.count > 1)
  }

  @Test func keysOfTheProgramAreNone() throws {
    let film = try filmed(app, presents: true)
    for key: Key in [.h, .t, "F2", "F4", "2", .q, .rightBracket] {
      film.frame(.key(key))
      #expect(film.picture == film.screen.screen.display(), "\(key)")
    }
    #expect(film.screen.current == .onboarding && film.screen.speed == 1 && !film.screen.wantsQuit)
  }

  @Test func whatIsOpenIsClosed() throws {
    let film = try filmed()
    film.frame(.key(.t))
    film.rest()
    film.frame(.key("F2"))
    film.rest()
    film.frame(.key("F8"))
    #expect(!film.screen.tuner.isShown && !film.screen.timeline.isShown)
    film.rest()
    #expect(film.screen.screen.root.size.height > 700, "the screen has all of the window")
  }

  @Test func escGoesBackAndNeverQuits() throws {
    let film = try filmed(app, presents: true)
    let slides = try #require(film.screen.screen as? OnboardingScreen)
    film.frame(.press(Point(480, 360)))
    film.frame(.release)
    film.rest()
    #expect(slides.place == 1)
    film.frame(.key(.escape))
    film.rest()
    #expect(slides.place == 0)
    for _ in 0..<3 { film.frame(.key(.escape)) }
    #expect(!film.screen.wantsQuit)
    film.frame(.key("F8"))
    for _ in 0..<2 { film.frame(.key(.escape)) }
    #expect(film.screen.wantsQuit)
  }

  @Test(arguments: [
    (Size(390, 844), Size(390, 844)), (Size(1440, 2880), Size(430, 860)),
    (Size(100, 50), Size(480, 240)), (Size(2880, 860), Size(1440, 430)),
  ])
  func theWindowHasTheCanvassProportions(_ canvas: Size, _ window: Size) {
    #expect(WindowCommand.size(presenting: canvas) == window)
  }
}
