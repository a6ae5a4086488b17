import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Another scale while the program runs: all is rounded to its pixels, as after a start with it.
@Suite struct LiveScaleTests {
  private let text: any TextMaker

  init() throws { text = try FontFinder().text {} }

  private func filmed(
    _ screen: ScreenEntry, _ scale: Double, _ size: Size
  ) throws -> FilmedScreen<App> {
    var options = AppOptions(
      Launch(screen: screen), Resources(assets: repositoryAssets().path, text: text))
    options.scale = scale
    let film = FilmedScreen(try App(options: options), size: size, isDrawn: false)
    film.frame()
    return film
  }

  @Test(arguments: ScreenEntry.allCases, [1.25, 1.5, 3])
  func textIsLaidOutAnew(_ screen: ScreenEntry, _ scale: Double) throws {
    let film = try filmed(screen, 1, Size(960, 720))
    let size = Size((960 / scale).rounded(.down), (720 / scale).rounded(.down))
    film.screen.take(pixelsPerPoint: scale)
    film.frame(.resize(size))
    film.rest()
    let fresh = try filmed(screen, scale, size)
    fresh.rest()
    #expect(film.screen.display() == fresh.screen.display())
  }

  @Test func aPairThatWasLeftIsLaidOutAnewWhenItComesBack() throws {
    let film = try filmed(.squares, 1, Size(960, 720))
    film.frame(.key(.down))
    film.rest()
    film.screen.take(pixelsPerPoint: 1.5)
    film.frame(.resize(Size(640, 480)))
    film.frame(.key(.up))
    film.rest()
    let fresh = try filmed(.squares, 1.5, Size(640, 480))
    fresh.rest()
    #expect(film.screen.display() == fresh.screen.display())
  }
}
