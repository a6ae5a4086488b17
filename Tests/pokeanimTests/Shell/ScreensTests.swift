import Engine
import EngineSDL
import EngineTestSupport
import Synchronization
import Testing

@testable import Studio
@testable import pokeanim

/// A screen without anything on it.
private final class EmptyScreen: StageScreen, AppScreen {}

/// A log of the screens that were made, and of what they were made with.
private final class Log: Sendable {
  let lines = Mutex<[String]>([])

  func entry(_ name: String) -> ScreenEntry {
    ScreenEntry(
      name: name, title: name, keys: [],
      making: .whenShown { options in
        let words = [
          name, "\(options.speed)", options.reducedMotion ? "reduced" : "full",
          Theme.current == .dark ? "dark" : "light",
        ]
        self.lines.withLock { $0.append(words.joined(separator: " ")) }
        return EmptyScreen(measuring: options.text)
      })
  }
}

@Suite struct ScreensTests {
  private func film(_ entries: [ScreenEntry]) throws -> FilmedScreen<App> {
    let options = AppOptions(
      Launch(screen: entries[0], theme: .dark),
      Resources(assets: try AssetFinder().find(), text: SilentText()))
    return FilmedScreen(try App(entries, options: options), size: Size(960, 720))
  }

  @Test func eachIsMadeWhenItIsFirstShownWithWhatHoldsThen() throws {
    let log = Log()
    let film = try film(["a", "b", "c"].map(log.entry))
    film.frame()
    #expect(log.lines.withLock { $0 } == ["a 1.0 full dark"])
    film.frame(.key(.rightBracket))
    film.screen.reducesMotion = true
    film.frame(.key("3"))
    film.frame(.key("1"))
    film.frame(.key("3"))
    #expect(log.lines.withLock { $0 } == ["a 1.0 full dark", "c 2.0 reduced dark"])
    let last = try #require(film.screen.screens[film.screen.current])
    #expect(last.speed == 2 && last.reducesMotion)
  }

  /// Also where the command line has asked for more, or less, than the keys do.
  @Test(arguments: [(1.0, 0.5, 2.0), (0.02, 0.02, 0.04), (50, 25, 50), (16, 8, 16)])
  func keysMakeItSlowerAndFaster(_ speed: Double, _ slower: Double, _ faster: Double) throws {
    for (key, wanted) in [(Key.leftBracket, slower), (.rightBracket, faster)] {
      let film = try film([Log().entry("a")])
      film.screen.speed = speed
      film.frame(.key(key))
      #expect(film.screen.speed == wanted)
    }
  }

  @Test func oneThatMayFailFailsBeforeThereIsAWindow() {
    let log = Log()
    let broken = ScreenEntry(
      name: "broken", title: "broken", keys: [], making: .atStart { _ in throw Failure("no file") })
    #expect(throws: Failure.self) { try film([log.entry("a"), broken]) }
  }

  @Test func thereIsNoneOfAnotherProgram() throws {
    let log = Log()
    #expect(try film([log.entry("a")]).screen.screens[log.entry("b")] == nil)
  }
}
