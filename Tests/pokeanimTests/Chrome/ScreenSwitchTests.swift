import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The pill of the screens' names, and the change between screens, in a program without a window.
@Suite struct ScreenSwitchTests {
  private func filmed(
    _ screen: ScreenEntry = .onboarding, size: Size = Size(960, 720), reducesMotion: Bool = false
  ) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, reducedMotion: reducesMotion),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: size)
    film.frame()
    _ = program.display()
    return film
  }

  /// The middle of the name of a screen, in a window of 960×720.
  private func name(_ index: Int) -> Point { Point(14 + 3 + 57 * (Double(index) + 0.5), 24) }

  private func click(_ film: FilmedScreen<App>, _ point: Point) {
    film.frame(.press(point))
    film.frame(.release)
  }

  @Test func aPressOnANameShowsTheScreen() throws {
    let film = try filmed()
    for (index, entry) in ScreenEntry.all.enumerated().reversed() {
      click(film, name(index))
      #expect(film.screen.current == entry)
      film.wait(60)
      #expect(!film.screen.isRunning)
    }
  }

  @Test func theQuestionMarkShowsTheKeysAndAPressAnywhereClosesThem() throws {
    let film = try filmed(.squares)
    try film.push(NavBar.help)
    #expect(film.screen.showsKeys)
    film.wait(30)
    // Where a pair's name lies below the list.
    click(film, Point(480, 680))
    #expect(!film.screen.showsKeys && film.screen.current == .squares)
  }

  @Test func aHandOnThePillScrubsTheChangeBothWays() throws {
    let film = try filmed(.squares)
    film.frame(.press(name(1)))
    film.frame(.move(name(1) + Point(20, 0)))
    film.frame(.move(name(1) + Point(33, 0)))
    film.wait(12)
    #expect(film.screen.current == .algebra)
    // The name under the hand comes back from its press meanwhile.
    film.wait(30)
    let middle = film.screen.display()
    film.wait(30)
    #expect(film.screen.display() == middle, "it stands still in the hand")
    film.frame(.move(name(1) + Point(-33, 0)))
    film.wait(12)
    #expect(film.screen.current == .onboarding)
    film.frame(.move(name(1)))
    film.frame(.move(name(1) + Point(2, 0)))
    film.wait(30)
    film.frame(.release)
    film.wait(60)
    #expect(film.screen.current == .squares && !film.screen.isRunning)
  }

  /// There the pill gives like rubber, and nothing else does.
  @Test(arguments: [0, 3]) func atThePillsEndsThereIsNoScreenToDragTo(_ index: Int) throws {
    let film = try filmed(ScreenEntry.all[index])
    film.wait(90)
    let whole = film.screen.display().commands
    film.frame(.press(name(index)))
    film.frame(.move(name(index) + Point(index == 0 ? -40 : 40, 0)))
    film.wait(40)
    #expect(film.screen.current == ScreenEntry.all[index])
    let pulled = film.screen.display().commands
    let moved = pulled.filter { !whole.contains($0) }
    let gives = moved.compactMap { command -> Double? in
      if case .layer(let layer) = command, !words(of: [command]).isEmpty {
        return layer.transform.tx
      }
      return nil
    }
    #expect(gives.count == 1 && (5..<10).contains(abs(gives[0])) && (gives[0] < 0) == (index == 0))
    film.frame(.release, .hover(nil))
    film.wait(90)
    #expect(!film.screen.isRunning && film.screen.display().commands == whole)
  }

  @Test func thePillFoldsAwayWhileSomethingIsDragged() throws {
    let film = try filmed(.onboarding)
    let whole = film.screen.display()
    film.frame(.press(Point(500, 300)))
    for x in stride(from: 490.0, through: 300, by: -10) { film.frame(.move(Point(x, 300))) }
    film.wait(20)
    #expect(words(of: whole.commands).contains("Algebra"))
    #expect(!words(of: film.screen.display().commands).contains("Algebra"))
    film.frame(.move(Point(500, 300)))
    film.frame(.release)
    film.wait(90)
    #expect(film.screen.display() == whole)
  }

  @Test func anotherScreenAtRestIsThePictureOfAFreshOne() throws {
    for entry in ScreenEntry.all where entry != .onboarding {
      let film = try filmed(.onboarding)
      film.frame(.key(Key(rawValue: entry.number)))
      #expect(film.screen.isRunning)
      film.wait(90)
      let fresh = try filmed(entry)
      fresh.wait(90)
      #expect(film.screen.display() == fresh.screen.display(), "\(entry)")
    }
  }

  @Test func escapeLetsGoOfThePill() throws {
    let film = try filmed(.squares)
    film.frame(.press(name(1)))
    film.frame(.move(name(1) + Point(20, 0)))
    film.frame(.move(name(1) + Point(24, 0)))
    film.frame(.key(.escape))
    film.wait(60)
    #expect(film.screen.current == .squares && !film.screen.isRunning)
  }

  /// The words that are to be seen.
  private func words(of commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let line, _): [line.string]
      case .layer(let layer) where layer.opacity > 0: words(of: layer.commands)
      default: []
      }
    }
  }

  /// True if a part of a picture is on its way in or out.
  private func isFading(_ list: DisplayList) -> Bool {
    list.commands.contains { command in
      switch command {
      case .layer(let layer): layer.opacity > 0 && layer.opacity < 1
      case .fill(_, .color(let color)):
        color.alpha > 0 && color.alpha < 1 && color != Palette.current.scrim
      default: false
      }
    }
  }

  /// Every change of the chrome fades over some frames.
  @Test(arguments: [
    (ScreenEntry.squares, Key.three), (.squares, .h), (.squares, .t), (.squares, .down),
    (.algebra, .down), (.gallery, .t), (.gallery, "I"), (.onboarding, .four),
  ])
  func nothingCuts(_ screen: ScreenEntry, _ key: Key) throws {
    let film = try filmed(screen)
    film.wait(60)
    #expect(!isFading(film.picture))
    film.frame(.key(key))
    var frames = 0
    for _ in 0..<60 {
      film.frame()
      if isFading(film.picture) { frames += 1 }
    }
    #expect(frames >= 8, "\(screen), \(key.rawValue): \(frames)")
    #expect(!isFading(film.picture))
  }

  @Test func onACanvasThereIsNoPillAndNoChange() throws {
    let program = try App(
      options: AppOptions(
        Launch(place: .canvas), Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: Size(480, 960), isDrawn: false)
    film.frame(.key(.three))
    #expect(program.current == .algebra && !program.isRunning)
  }
}
