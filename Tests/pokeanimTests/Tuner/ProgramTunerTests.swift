import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

@Suite struct ProgramTunerTests {
  private let size = Size(960, 720)

  private func filmed(
    _ screen: ScreenEntry = .squares, place: Launch.Place = .window
  ) throws -> FilmedScreen<App> {
    let assets = try AssetFinder().find()
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, place: place), Resources(assets: assets, text: SilentText())))
    let film = FilmedScreen(program, size: size, isDrawn: false)
    film.frame()
    return film
  }

  /// The number of strokes in a picture, without that of the mark in the pill; a panel adds
  /// at least its graph's.
  private func strokes(_ list: DisplayList) -> Int {
    func count(_ commands: [DrawCommand]) -> Int {
      commands.reduce(0) { sum, command in
        switch command {
        case .stroke: sum + 1
        case .layer(let layer): sum + count(layer.commands)
        case .fill, .text, .shadow: sum
        }
      }
    }
    return count(list.commands) - 1
  }

  @Test func tShowsAndHidesIt() throws {
    let film = try filmed()
    #expect(strokes(film.screen.display()) == 0)
    film.frame(.key(.t))
    film.wait(30)
    #expect(
      strokes(film.screen.display()) == 6, "two axes, velocity, value, the marks of two buttons")
    film.frame(.key(.t))
    film.wait(30)
    #expect(strokes(film.screen.display()) == 0)
  }

  @Test func theWordInThePillShowsAndHidesIt() throws {
    let film = try filmed()
    _ = film.screen.display()
    let bar = try #require(
      film.screen.inputTrees.first { $0.root.first(key: NavBar.tuner) != nil })
    let mark = try #require(bar.root.first(key: NavBar.tuner))
    let place = bar.toScreen(from: mark).apply(to: mark.bounds.center)
    for isShown in [true, false] {
      film.frame(.press(place), .release)
      film.wait(30)
      #expect(film.screen.tuner.isShown == isShown)
    }
  }

  /// A hand may hold a part of the tuner when a key takes the tuner away.
  @Test(arguments: [Key.t, .one, .four]) func itGoesFromUnderAHand(_ key: Key) throws {
    for x in stride(from: 710.0, to: 960, by: 80) {
      for y in stride(from: 10.0, to: 720, by: 40) {
        let film = try filmed()
        film.frame(.key(.t))
        film.frame(.press(Point(x, y)))
        film.frame(.key(key))
        film.frame(.move(Point(x + 3, y + 20)))
        film.frame(.release)
        #expect(film.rest() != nil)
      }
    }
  }

  @Test func inRenderAndTraceItIsNothing() throws {
    let film = try filmed(place: .canvas)
    let before = film.screen.display()
    film.frame(.key(.t))
    #expect(film.screen.display() == before)
    film.frame(.press(Point(800, 300)))
    film.frame(.move(Point(700, 300)))
    #expect(film.screen.progress == 0 && film.stills.last?.isRunning == true)
  }

  @Test func pressesOnItDontReachTheScreenAndKeysDo() throws {
    let film = try filmed()
    film.frame(.key(.t))
    film.frame(.press(Point(800, 300)))
    film.frame(.move(Point(300, 300)))
    #expect(film.screen.progress == 0 && film.stills.last?.isRunning == true, "a held press")
    film.frame(.key(.return))
    film.frame(.release)
    film.wait(30)
    #expect(film.screen.progress > 0)
    film.frame(.press(Point(100, 300)))
    let caught = film.screen.progress
    film.wait(5)
    #expect(film.screen.progress == caught, "beside it the screen is under the hand")
  }

  @Test func theLineGoesToTheClipboardOnce() throws {
    let film = try filmed()
    film.frame(.key(.t))
    let layout = TunerLayout(window: size, rows: [1])
    let copy = layout.frame.origin + layout.copy.center * layout.unit
    film.frame(.press(copy), .release)
    #expect(
      film.screen.takeClipboardText()
        == "stage.animate(withDuration: 5, curve: .cssEaseInOut, animations: layout.apply)")
    #expect(film.screen.takeClipboardText() == nil)
  }

  @Test func theAlgebraHasNothingToTune() throws {
    let film = try filmed(.algebra)
    let before = strokes(film.screen.display())
    film.frame(.key(.t))
    #expect(strokes(film.screen.display()) == before)
    film.frame(.press(Point(800, 300)), .release)
    film.frame(.key(.two))
    film.wait(60)
    #expect(strokes(film.screen.display()) == 6, "it comes with the screen")
  }
}
