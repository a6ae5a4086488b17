import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// The program with its tuner open, at rest.
func filmedTuner(
  _ state: Remembered = Remembered(), on screen: ScreenEntry = .onboarding
) throws -> FilmedScreen<App> {
  let program = try App(
    options: AppOptions(
      Launch(screen: screen, remembered: state),
      Resources(assets: repositoryAssets().path, text: SilentText())))
  let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
  film.frame()
  film.frame(.key(.t))
  film.wait(30)
  return film
}

extension FilmedScreen where Filmed == App {
  /// The middle of a view, in the window.
  func middle(of id: String) throws -> Point {
    let trees = screen.inputTrees
    let view = try #require(trees.compactMap { $0.root.first(key: id) }.first, "\(id)")
    let tree = try #require(trees.first { $0.root === view.root })
    return tree.toScreen(from: view).apply(to: view.bounds.center)
  }

  /// Presses the middle of a view, and lets go.
  func push(_ id: String) throws { frame(.press(try middle(of: id)), .release) }
}
