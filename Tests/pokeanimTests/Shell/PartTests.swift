import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The parts of the window: each of them gets each call that parts get, on every screen.
@Suite struct PartTests {
  /// All that lies beside a screen is open.
  private func opened(
    _ screen: ScreenEntry, theme: ThemeChoice = .light, size: Size = Size(960, 720)
  ) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, theme: theme),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: size)
    film.frame()
    for key in [Key.t, "F2", "F4", .return] { film.frame(.key(key)) }
    _ = film.rest(within: 1200)
    return film
  }

  @Test(arguments: ScreenEntry.allCases) func allHearOfLessMotion(_ screen: ScreenEntry) throws {
    let program = try opened(screen).screen
    for isWanted in [true, false] {
      program.reducesMotion = isWanted
      #expect(program.parts.allSatisfy { $0.reducesMotion == isWanted })
      #expect(program.screen.reducesMotion == isWanted)
    }
  }

  /// Nothing that is pressed lies beside a window, however that was changed.
  @Test(arguments: ScreenEntry.allCases) func allFollowTheWindow(_ screen: ScreenEntry) throws {
    let film = try opened(screen)
    for size in [Size(800, 600), Size(1920, 1080), Size(480, 640), Size(960, 720)] {
      film.frame(.resize(size))
      film.wait(2)
      let window = Rect(origin: .zero, size: size).inset(by: -0.5)
      for tree in film.screen.parts.flatMap(\.inputTrees) {
        let box = tree.toScreen(from: tree.root).boundingBox(of: tree.root.bounds)
        #expect(window.union(box) == window, "\(size) \(box)")
      }
    }
  }

  /// Another theme is everywhere, as if the window had begun in it.
  @Test(arguments: ScreenEntry.allCases) func allAreInTheTheme(_ screen: ScreenEntry) throws {
    let film = try opened(screen)
    film.screen.themeChoice = .dark
    film.frame()
    _ = film.rest(within: 1200)
    film.wait(200)
    let fresh = try opened(screen, theme: .dark)
    fresh.frame()
    fresh.wait(200)
    for (part, other) in zip(film.screen.parts, fresh.screen.parts) {
      let (shown, wanted) = Theme.$current.withValue(.dark) {
        (part.commands(film.screen.builder), other.commands(fresh.screen.builder))
      }
      #expect(shown == wanted, "\(type(of: part))")
    }
  }

  /// After a change of screens all show the other one.
  @Test func allFollowTheScreen() throws {
    for other in ScreenEntry.allCases {
      let film = try opened(.onboarding)
      film.screen.show(other)
      _ = film.rest(within: 1200)
      #expect(film.screen.tuner.panel == nil || film.screen.tunable != nil)
      let names = film.screen.tunable?.motions.map(\.name) ?? []
      if let panel = film.screen.tuner.panel { #expect(names.contains(panel.name)) }
      let last = film.screen.screen.lastChange()?.change
      #expect(film.screen.timeline.change.map { $0 === last } ?? true)
    }
  }

  // MARK: Counts

  private func slides(_ count: Int, in folder: TemporaryFolder) throws -> SlideFolder {
    let slides = ["a", "b"].map { name in
      let elements = (0..<count).map {
        #"{"id": "\#(name)\#($0)", "fill": "red", "frame": [0, 0, 9, 9]}"#
      }
      return #"{"elements": [\#(elements.joined(separator: ","))]}"#
    }
    try folder.file("slides.json", #"{"slides": [\#(slides.joined(separator: ","))]}"#)
    return try SlideFolder(folder.path)
  }

  /// However many elements there are, their motions are looked up when they change, and not in each
  /// frame; whoever asks for the trees makes nothing.
  @Test(arguments: [10, 300]) func aFrameLooksMotionsUpAFewTimes(elements: Int) throws {
    var options = AppOptions(
      Launch(), Resources(assets: repositoryAssets().path, text: SilentText()))
    options.slideFolder = try slides(elements, in: TemporaryFolder())
    let film = FilmedScreen(try App(options: options), size: Size(960, 720))
    film.frame()
    film.frame(.key(.t))
    film.wait(60)
    let story = try #require(film.screen.screen as? OnboardingScreen)
    func lookups(_ body: () -> Void) -> Int {
      let before = story.motionTableCount
      body()
      return story.motionTableCount - before
    }
    for events in [[], [InputEvent.hover(Point(300, 300))], [.hover(Point(900, 300))]] {
      #expect(lookups { events.forEach { film.frame($0) } } == 0)
    }
    #expect(lookups { for _ in 0..<100 { _ = film.screen.inputTrees } } == 0)
    #expect(lookups { film.frame(.key(.right)) } == 1)
  }
}
