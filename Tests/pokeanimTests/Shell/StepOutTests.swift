import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// Esc, through the whole program: it puts away one thing at a time, and quits last.
@Suite struct StepOutTests {
  private func filmed(
    _ screen: ScreenEntry, place: Launch.Place = .window
  ) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, place: place),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  @Test(arguments: ScreenEntry.allCases) func aSecondOneQuits(_ screen: ScreenEntry) throws {
    let film = try filmed(screen)
    film.frame(.key(.escape))
    let pill = film.screen.display()
    #expect(!film.screen.wantsQuit)
    film.wait(80)
    #expect(film.screen.display() == pill, "nothing else changes")
    film.frame(.key(.escape))
    #expect(film.screen.wantsQuit)
  }

  @Test func aLateOneIsAFirstOneAgain() throws {
    let film = try filmed(.onboarding)
    let plain = film.screen.display()
    film.frame(.key(.escape))
    film.wait(10)
    #expect(film.screen.display() != plain)
    film.wait(92)
    #expect(film.screen.display() == plain)
    film.frame(.key(.escape))
    #expect(!film.screen.wantsQuit)
  }

  @Test func theHostLooksAgainWhenThePillGoes() throws {
    let film = try filmed(.squares)
    #expect(film.screen.nextPicture(after: .zero) == nil)
    film.frame(.key(.escape))
    let time = Instant(frame: film.index - 1, rate: 60)
    let notice = try #require(film.screen.notice)
    #expect(film.screen.nextPicture(after: time) == notice.end && notice.end > time)
    film.wait(90)
    #expect(film.screen.nextPicture(after: time) == nil)
  }

  @Test func theWheelIsNotForWhatLiesBelowTheKeys() throws {
    let film = try filmed(.gallery)
    let gallery = try #require(film.screen.screens[.gallery] as? GalleryScreen)
    gallery.choose(at: .zero) { $0.size = .large }
    film.rest()
    for (isOpen, offset) in [(true, 0.0), (false, 60)] {
      film.frame(.key(.h))
      if !isOpen { film.wait(30) }
      film.frame(.wheel(at: Point(300, 400), by: Point(0, 60)))
      film.wait(60)
      #expect(film.screen.showsKeys == isOpen && gallery.gallery.view.contentOffset.y == offset)
    }
  }

  /// Everything is open: each Esc puts one thing away, and no other.
  @Test func itPeels() throws {
    let film = try filmed(.squares)
    let program = film.screen
    let squares = try #require(program.screens[.squares] as? PairsScreen)
    func depths() -> [Bool] {
      [
        program.showsKeys, program.tuner.isShown, squares.showsGuides, squares.squares.hand.isDown,
        program.wantsFullScreen,
      ]
    }
    for key: Key in [.f11, .g, .t] { film.frame(.key(key)) }
    film.frame(.press(Point(500, 300)))
    film.frame(.move(Point(560, 300)))
    film.frame(.key(.f1))
    #expect(depths() == [true, true, true, true, true])
    for depth in 0..<5 {
      film.frame(.key(.escape))
      #expect(depths() == (0..<5).map { $0 > depth })
    }
    #expect(!program.wantsQuit)
    film.frame(.key(.escape), .key(.escape))
    #expect(program.wantsQuit)
  }

  @Test func theLineIsLeftBeforeFullScreen() throws {
    let film = try filmed(.algebra)
    for key: Key in [.down, .down, .down, .f11, .f1] { film.frame(.key(key)) }
    #expect(film.screen.takesText && film.screen.showsKeys && film.screen.wantsFullScreen)
    film.frame(.key(.escape))
    #expect(film.screen.takesText && !film.screen.showsKeys)
    film.frame(.key(.escape))
    #expect(!film.screen.takesText && film.screen.wantsFullScreen)
    film.frame(.key(.escape))
    #expect(!film.screen.wantsFullScreen && !film.screen.wantsQuit)
  }

  @Test(arguments: [ScreenEntry.onboarding, .algebra]) func aHandLetsGo(_ screen: ScreenEntry)
    throws
  {
    let film = try filmed(screen)
    film.frame(.press(Point(480, 300)))
    film.frame(.move(Point(440, 300)))
    #expect(film.screen.isRunning)
    film.frame(.key(.escape))
    film.frame(.release)
    film.rest()
    film.frame(.key(.escape))
    #expect(!film.screen.wantsQuit, "the first one let go")
    film.frame(.key(.escape))
    #expect(film.screen.wantsQuit)
  }

  @Test func aCarriedCardGoesBackToItsPlace() throws {
    let film = filmedGallery()
    let (ids, last) = (film.ids, film.gallery.lastChange == nil)
    film.frame(.press(film.middle(of: ids[0])))
    for _ in 0..<20 { film.frame(.move(film.middle(of: ids[9]))) }
    #expect(film.ids != ids && film.gallery.held == ids[0])
    #expect(film.screen.stepOut(at: Instant(frame: film.index - 1, rate: 60)))
    #expect(film.ids == ids && film.gallery.held == nil && !film.screen.stepOut(at: .zero))
    film.frame(.move(film.middle(of: ids[3])), .release)
    film.rest()
    #expect(film.ids == ids && last, "the hand's way and its end mean nothing any more")
    film.key("Ctrl+Z")
    #expect(film.ids == ids, "nothing was changed")
  }

  @Test(arguments: ["Q", "Ctrl+Q"]) func thoseQuitAtOnce(_ name: String) throws {
    let film = try filmed(.gallery)
    film.frame(.key(Key(rawValue: name)))
    #expect(film.screen.wantsQuit)
  }

  @Test func aScriptStepsOutToo() throws {
    let program = try filmed(.squares, place: .canvas).screen
    _ = try film(
      program, size: Size(350, 250), "0 key G\n0.1 key Escape\n0.2 key Escape\n0.3 key F5")
    #expect(!program.wantsQuit)
    _ = try film(program, size: Size(350, 250), "0 key Escape\n0.1 key Escape")
    #expect(program.wantsQuit)
  }
}
