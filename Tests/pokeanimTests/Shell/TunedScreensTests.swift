import Engine
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// What is tuned of screens without a file, taken back.
@Suite struct TunedScreensTests {
  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery])
  func aStepIsTakenBackAndMadeAgain(entry: ScreenEntry) throws {
    let film = FilmedScreen(
      try App(
        options: AppOptions(
          Launch(screen: entry, place: .window),
          Resources(
            assets: repositoryAssets().path, text: SilentText(),
            library: FolderLibrary(assets: repositoryAssets().path)))),
      size: Size(960, 720), isDrawn: false)
    film.frame(.key(.t))
    film.wait(60)
    let screen = try #require(film.screen.tunable)
    let onTheirWay = screen.motions.filter(\.isOnItsWay)
    let motion = try #require(onTheirWay.first)
    func now() -> AnimationType? { screen.motions.first { $0.name == motion.name }?.type }
    let types = [0.7, 0.9].map {
      AnimationType.spring(duration: $0, damping: 0.5, initialVelocity: 0)
    }
    for type in types {
      screen.tune(motion.name, to: type)
      film.frame()
      film.wait(60)
    }
    film.frame(.key(.undo))
    #expect(now() == types[0])
    film.frame(.key(.undo))
    #expect(now() == motion.type)
    film.frame(.key(.redo))
    #expect(now() == types[0])
    if !screen.knobs.isEmpty {
      let knobs = screen.knobs
      screen.turn(0, by: 1)
      film.frame()
      #expect(screen.knobs != knobs)
      film.frame(.key(.undo))
      #expect(screen.knobs == knobs)
    }
  }
}
