import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// The desktop's wish for less motion, through the whole program.
@Suite struct DesktopMotionTests {
  private func filmed(
    _ screen: ScreenEntry, reducesMotion: Bool, followsDesktop: Bool = true
  ) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        Launch(
          screen: screen, reducedMotion: reducesMotion, followsDesktop: followsDesktop,
          duration: 0.4), Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: Size(960, 720))
    film.frame()
    return film
  }

  /// Keys that let every part of the program change something, then those to the other screens.
  private let keys: [[Key]] = [
    [.t, .right, .f1, .escape], [.down, .left, .t], ["2", .right, .g, .down, .t],
    ["4", "A", .right], ["L", "I", "3"], [.down, .f1, .down, .f1, "1"], [.right, .left],
  ]

  /// The pictures of a program that was told the desktop's wish after its first frame.
  private func pictures(_ film: FilmedScreen<App>) -> [DisplayList] {
    var pictures: [DisplayList] = []
    for key in keys.joined() {
      film.frame(.key(key))
      for _ in 0..<9 {
        pictures.append(film.picture)
        film.frame()
      }
    }
    return pictures
  }

  @Test(arguments: ScreenEntry.allCases, [true, false])
  func whatIsSaidLateIsAsIfItHadBeenSaidAtTheStart(
    _ screen: ScreenEntry, _ isReduced: Bool
  ) throws {
    let early = try filmed(screen, reducesMotion: isReduced)
    let late = try filmed(screen, reducesMotion: !isReduced)
    late.screen.take(settings: DesktopSettings(reducesMotion: isReduced))
    #expect(late.screen.reducesMotion == isReduced)
    let (wanted, shown) = (pictures(early), pictures(late))
    let first = wanted.indices.first { wanted[$0] != shown[$0] }
    #expect(first == nil)
  }

  @Test func fewerThingsMoveFromTheNextChangeOn() throws {
    let film = try filmed(.squares, reducesMotion: false)
    let box = try #require(film.screen.root.first(key: "redSquare"))
    film.frame(.key(.right))
    film.wait(5)
    film.screen.take(settings: DesktopSettings(reducesMotion: true))
    let before = box.presented.center
    film.wait(3)
    #expect(box.presented.center != before, "what is on its way goes on")
    film.rest()
    let end = box.presented.center
    film.frame(.key(.left))
    // In the first third of the fade it goes out where it is.
    film.frame()
    film.frame()
    #expect(box.presented.center == end && box.presented.alpha < 1)
  }

  @Test func whatThePersonHasSaidToTheProgramItselfCounts() throws {
    for isReduced in [true, false] {
      let film = try filmed(.squares, reducesMotion: isReduced, followsDesktop: false)
      film.screen.take(settings: DesktopSettings(reducesMotion: !isReduced))
      #expect(film.screen.reducesMotion == isReduced)
      #expect(film.screen.desktop == DesktopSettings(reducesMotion: !isReduced))
    }
  }

  @Test func aDesktopThatDoesNotKnowChangesNothing() throws {
    let film = try filmed(.squares, reducesMotion: true)
    film.screen.take(settings: DesktopSettings(colorScheme: .dark))
    #expect(film.screen.reducesMotion)
  }

  @Test func theCommandLineDecidesWhoIsFollowed() throws {
    func command(_ arguments: String...) throws -> ProgramOptions {
      try #require(try CommandLineParser.parse(arguments) as? WindowCommand).options
    }
    func follows(_ options: ProgramOptions, _ variable: String? = nil) -> Bool {
      options.motionSetting(
        place: .window, environment: { $0 == "POKEANIM_REDUCED_MOTION" ? variable : nil }
      ).followsDesktop
    }
    #expect(try follows(command()))
    #expect(try !follows(command("--reduced-motion")) && !follows(command(), "0"))
  }

  @Test func theHostBringsTheWishToTheProgram() throws {
    let program = try filmed(.onboarding, reducesMotion: false).screen
    let wish = DesktopSettings(reducesMotion: true)
    let desktop = VirtualDesktop([
      .init(after: 0.1, act: .resize(96, 72)), .init(after: 0.1, act: .settings(wish)),
      .init(after: 1, act: .quit),
    ])
    try Host(desktop: desktop, screen: program, text: SilentText()).run()
    #expect(desktop.faults.isEmpty && program.reducesMotion && program.desktop == wish)
  }
}
