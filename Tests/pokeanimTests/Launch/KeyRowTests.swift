import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Every key that the list names does something, on the screen it is named for.
@Suite struct KeyRowTests {
  private func filmed(_ screen: ScreenEntry) throws -> FilmedScreen<App> {
    let assets = try AssetFinder().find()
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, place: .window), Resources(assets: assets, text: SilentText())))
    let film = FilmedScreen(program, size: Size(960, 720))
    film.frame()
    return film
  }

  /// Brings a screen to where the key means something: on the way, or between two slides.
  private func prepare(_ film: FilmedScreen<App>, _ screen: ScreenEntry, for key: Key) {
    let start: [Key] =
      switch screen {
      case .onboarding: key == .space ? [] : [.right]
      case .squares: key == .right ? [] : [.return]
      case .algebra:
        switch key {
        case .left, .right: [.down, .right]
        case .up: [.down]
        case "E": [.down, .down, .down, .escape]
        case "Ctrl+X", "Ctrl+C": [.down, .down, .down, "Ctrl+A"]
        case "Ctrl+Z": [.down, .down, .down, .backspace]
        case "Shift+Left", "Ctrl+Left", "Ctrl+V", "Ctrl+A": [.down, .down, .down]
        default: [.return]
        }
      default: key == "Ctrl+Shift+Z" ? ["S", "Ctrl+Z"] : ["S"]
      }
    for key in start { film.frame(.key(key)) }
    // A card is removed by the keyboard only if it has the focus.
    if key == .delete, let gallery = film.screen.screens[screen] as? GalleryScreen {
      while !gallery.gallery.view.hasFocus { film.frame(.key(.tab)) }
    }
    film.wait(12)
  }

  private func isSame(
    _ a: FilmedScreen<App>, _ b: FilmedScreen<App>
  ) -> Bool {
    guard a.picture == b.picture else { return false }
    let (a, b) = (a.screen, b.screen)
    guard a.takeClipboardText() == b.takeClipboardText() else { return false }
    guard a.wantsRecording == b.wantsRecording else { return false }
    guard a.wantsClipboardText == b.wantsClipboardText else { return false }
    return (a.wantsQuit, a.wantsFullScreen, a.takesText, a.wantsPicture, a.zoom)
      == (b.wantsQuit, b.wantsFullScreen, b.takesText, b.wantsPicture, b.zoom)
  }

  @Test(arguments: ScreenEntry.allCases) func everyNamedKeyDoesSomething(_ screen: ScreenEntry)
    throws
  {
    let rows = ScreenEntry.all.rows(of: screen)
    #expect(Set(rows.map(\.names)).count == rows.count)
    // F3 is the host's.
    for key in rows.flatMap(\.keys) where key != .f3 {
      let (with, without) = (try filmed(screen), try filmed(screen))
      for film in [with, without] { prepare(film, screen, for: key) }
      // A screen's own number leads to where one is.
      let shown = ScreenEntry(argument: key.rawValue) == screen
      with.frame(.key(key))
      without.frame()
      var isSame = self.isSame(with, without)
      for _ in 0..<20 where isSame {
        with.frame()
        without.frame()
        isSame = self.isSame(with, without)
      }
      #expect(!isSame || shown, "\(screen): \(key.rawValue)")
    }
  }

  /// The tables of keys are those of the program.
  @Test func theDocumentNamesEveryKey() throws {
    let file = repositoryRoot().appendingPathComponent("Docs/Keys.md")
    let document = try String(contentsOf: file, encoding: .utf8)
    let screens = ScreenEntry.all.map { ("On \($0.number), the \($0.title)", $0.keys) }
    let playground = [("In a playground", ScreenEntry.playground.keys)]
    for (title, rows) in [("On all screens", ScreenEntry.all.common)] + screens + playground {
      let table = rows.map { row in
        "| \(row.names.replacing(KeyRow.separator, with: ", ")) | \(row.story) |\n"
      }
      let wanted = "\(title):\n\n| input | what it does |\n|---|---|\n\(table.joined())\n"
      #expect(document.contains(wanted), "\(wanted)")
    }
  }

  @Test func everyScreenSaysHowToLeaveAndWhereElseToGo() {
    for screen in ScreenEntry.allCases {
      let keys = Set(ScreenEntry.all.rows(of: screen).flatMap(\.keys))
      #expect(keys.isSuperset(of: [.escape, .q, .h, .f11, .one, .two, .three, .four]))
    }
  }
}
