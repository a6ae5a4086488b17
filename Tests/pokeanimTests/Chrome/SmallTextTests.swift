import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// The texts of the tuner and of the keys in a small window, in the program's own font.
@Suite struct SmallTextTests {
  private func film(
    _ screen: ScreenEntry, _ size: Size
  ) throws -> FilmedScreen<App> {
    let text = try FontFinder().text {}
    let program = try App(
      options: AppOptions(
        Launch(screen: screen), Resources(assets: repositoryAssets().path, text: text)))
    let film = FilmedScreen(program, size: size, isDrawn: false)
    film.frame()
    return film
  }

  /// The lines of text in a rectangle, with their sizes in the window.
  private func lines(
    _ commands: [DrawCommand], in area: Rect, by map: Engine.AffineTransform = .identity
  ) -> [(string: String, size: Double)] {
    commands.flatMap { command -> [(string: String, size: Double)] in
      switch command {
      case .text(let line, let origin):
        area.contains(map.apply(to: origin))
          ? [(line.string, line.font.size * abs(map.determinant).squareRoot())] : []
      case .layer(let layer): lines(layer.commands, in: area, by: layer.transform.then(map))
      case .fill, .stroke, .shadow: []
      }
    }
  }

  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery], [Size(320, 480), Size(640, 360)])
  func theTunersCanBeRead(_ screen: ScreenEntry, _ size: Size) throws {
    let film = try film(screen, size)
    film.frame(.key(.t))
    film.wait(40)
    for kind in TunerModel.Kind.allCases {
      let panel = try #require(film.screen.tuner.panel)
      if panel.model.kind != kind { try film.push(panel.model.title(of: kind)) }
      film.wait(40)
      let builder = DisplayListBuilder(measuring: try FontFinder().text {})
      let shown = lines(film.screen.tuner.commands(builder), in: panel.layout.frame)
      #expect(shown.count > 10)
      for line in shown { #expect(line.size >= 10.99, "\(line)") }
    }
  }

  @Test(arguments: ScreenEntry.allCases, [Size(320, 480), Size(480, 320), Size(800, 600)])
  func theKeysCanBeReadAndAllAreThere(_ screen: ScreenEntry, _ size: Size) throws {
    let film = try film(screen, size)
    var words: Set<String> = []
    film.frame(.key(.h))
    film.wait(40)
    var pages = 0
    while film.screen.showsKeys, pages < 9 {
      let list = film.screen.entries.rows(of: screen)
      let shown = lines(film.screen.display().commands, in: Rect(origin: .zero, size: size))
        .filter { line in list.contains { $0.names == line.string || $0.story == line.string } }
      for line in shown where size != Size(800, 600) {
        #expect(line.size >= 10.99, "\(line)")
      }
      words.formUnion(shown.map(\.string))
      film.frame(.press(Point(size.width / 2, 4)), .release)
      film.wait(40)
      pages += 1
    }
    #expect(film.screen.entries.rows(of: screen).allSatisfy { words.contains($0.story) })
    #expect(pages == 1 || size != Size(800, 600))
  }
}
