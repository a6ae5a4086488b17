import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

/// The program with its timeline open, frame by frame at 60 Hz.
struct FilmedTimeline {
  let film: FilmedScreen<App>

  init(
    _ screen: ScreenEntry, size: Size = Size(960, 720), reducesMotion: Bool = false,
    isOpen: Bool = true
  ) throws {
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, reducedMotion: reducesMotion, duration: 0.6),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    film = FilmedScreen(program, size: size, isDrawn: false)
    film.frame()
    guard isOpen else { return }
    film.frame(.key("F2"))
    film.wait(30)
  }

  /// The key that begins a change of each screen.
  static func beginning(_ screen: ScreenEntry) -> Key {
    switch screen {
    case .onboarding: .right
    case .gallery: "S"
    default: .return
    }
  }

  var app: App { film.screen }
  var panel: TimelinePanel { app.timeline }
  var places: TimelinePlaces { panel.places }
  var change: (any Change)? { app.change }

  /// A point of the panel's design in the window.
  func window(_ point: Point) -> Point {
    Point(point.x * places.unit, places.frame.y + point.y * places.unit)
  }

  /// The place of a time on the ruler, in the window.
  func ruler(at seconds: Double) throws -> Point {
    let scale = try #require(panel.view.scale)
    let x = places.lanes.x + scale.share(of: seconds) * places.lanes.width
    return window(Point(x, places.ruler.maxY - 6))
  }

  /// Presses a control, by its id.
  func push(_ id: String) throws {
    let root = try #require(panel.inputTrees.first).root
    let view = try #require(root.first(key: id), "no \(id)")
    let tree = try #require(panel.inputTrees.first)
    let middle = tree.toScreen(from: view).apply(to: view.bounds.center)
    film.frame(.press(middle), .release)
  }
}
