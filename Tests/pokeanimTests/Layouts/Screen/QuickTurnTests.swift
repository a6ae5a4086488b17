import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// Keys that turn pairs quickly, there and back.
@Suite struct QuickTurnTests {
  @Test(arguments: [[Key.up, .down], [.up, .up, .down, .down]], [0, 1, 2, 5, 9, 14, 20])
  func thePageAtRestIsThatOfThePair(_ keys: [Key], _ framesBetween: Int) throws {
    let program = try App(
      options: AppOptions(
        Launch(screen: .squares, pair: .sidebar),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
    film.frame()
    film.wait(200)
    let fresh = film.screen.display()
    for key in keys {
      film.frame(.key(key))
      for _ in 0..<framesBetween { film.frame() }
    }
    film.wait(200)
    #expect(!film.screen.isRunning)
    #expect(film.screen.display() == fresh)
  }
}
