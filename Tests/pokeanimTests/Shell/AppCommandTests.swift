import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The keys of the window: they are the same everywhere.
@Suite struct AppCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func resources(savingIn path: String) -> Resources {
    var resources = Resources(assets: repositoryAssets().path, text: SilentText())
    resources.writeFiles(picturesIn: PictureFolder(path))
    return resources
  }

  private func filmed(_ screen: ScreenEntry) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, place: .window), resources(savingIn: folder.path)))
    let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  /// With the line under edit.
  private func typing() throws -> FilmedScreen<App> {
    let film = try filmed(.algebra)
    for _ in 0..<3 { film.frame(.key(.down)) }
    #expect(film.screen.takesText)
    return film
  }

  @Test func theyWorkWhileALineIsEdited() throws {
    let film = try typing()
    film.frame(.key(.f1))
    #expect(film.screen.showsKeys)
    film.frame(.key(.f1), .key(.f11), .key(.f12), .key("Ctrl++"))
    #expect(!film.screen.showsKeys && film.screen.wantsFullScreen && film.screen.wantsPicture)
    #expect(film.screen.zoom == 1.25)
    film.frame(.key(.f5))
    #expect(film.screen.isRunning && film.screen.takesText)
    film.frame(.key("Ctrl+Q"))
    #expect(film.screen.wantsQuit)
  }

  /// The gallery was cleared by Ctrl+C once.
  @Test(arguments: ScreenEntry.allCases) func otherChordsDoNothing(_ screen: ScreenEntry) throws {
    let film = try filmed(screen)
    let plain = film.screen.display()
    for modifier in ["Ctrl+", "Alt+", "Super+", "AltGr+", "Ctrl+Shift+", "Ctrl+Alt+"] {
      for key in ["A", "C", "F", "G", "H", "I", "L", "M", "R", "S", "T", "V", "X", "1", "2", "4"] {
        // On slides it writes what was tuned, and says so.
        guard modifier + key != "Ctrl+L" else { continue }
        guard screen != .onboarding || key != "S" || !modifier.hasPrefix("Ctrl+") else { continue }
        film.frame(.key(Key(rawValue: modifier + key)))
      }
      for key in ["Right", "Return", "Space", "Tab", "Delete"] {
        film.frame(.key(Key(rawValue: modifier + key)))
      }
    }
    film.wait(3)
    #expect(film.screen.display() == plain && !film.screen.wantsQuit)
  }

  @Test func everythingGrowsAndShrinksInSteps() throws {
    let film = try filmed(.onboarding)
    for (key, zoom): (Key, Double) in [
      ("Ctrl++", 1.25), ("Ctrl+=", 1.5), ("Ctrl+Shift+=", 2), ("Ctrl+-", 1.5), ("Ctrl+0", 1),
      ("Ctrl+Keypad -", 0.75), ("Ctrl+Keypad 0", 1),
    ] {
      film.frame(.key(key))
      #expect(film.screen.zoom == zoom)
    }
    for _ in 0..<20 { film.frame(.key("Ctrl+-")) }
    #expect(film.screen.zoom == 0.5)
    for _ in 0..<20 { film.frame(.key("Ctrl++")) }
    #expect(film.screen.zoom == 4)
  }

  @Test func thePictureIsSavedUnderAnotherNameEachTime() throws {
    let film = try filmed(.squares)
    let plain = film.screen.display()
    for count in 1...2 {
      film.frame(.key(.f12))
      #expect(film.screen.wantsPicture)
      film.screen.take(picture: Bitmap(width: 3, height: 2))
      #expect(!film.screen.wantsPicture && folder.names.count == count)
      film.wait(10)
      #expect(film.screen.display() != plain, "its name is in the pill")
      film.wait(229)
      #expect(film.screen.display() != plain)
      film.wait(12)
      #expect(film.screen.display() == plain)
    }
  }

  @Test func aPictureThatCannotBeSavedSaysSo() throws {
    let program = try App(
      options: AppOptions(
        Launch(), resources(savingIn: folder.path + "/none")))
    program.resize(to: Size(960, 720), at: .zero)
    let plain = program.display()
    program.take(picture: Bitmap(width: 3, height: 2))
    program.advance(to: Instant(nanoseconds: 100_000_000))
    program.advance(to: Instant(nanoseconds: 300_000_000))
    #expect(program.display() != plain && folder.names == [])
  }
}
