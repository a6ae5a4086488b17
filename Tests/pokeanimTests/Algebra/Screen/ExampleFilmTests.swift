import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct ExampleFilmTests {
  @Test func theDecksExample() throws {
    let stills = try film(algebra(), size: Size(960, 720), rate: 10, "0 key Return")
    #expect(stills.count == 51)
    try expectGolden(stills.text, "AlgebraScreen/example.txt")
  }

  @Test func itFadesInThenShrinksAndTurnsAndGoesBack() throws {
    let film = filmedAlgebra()
    func shape(_ key: String) throws -> Still.Shape { try #require(film.shape(key)) }
    #expect(try shape("container").alpha == 0)
    film.screen.root.forEachInPaintOrder { #expect($0.presented.alpha <= 1) }
    film.drag(by: 960.0 / 5)
    #expect(abs(film.last.progress - 0.2) < 1e-9)
    #expect(try shape("container").alpha == 1)
    #expect(abs(try shape("circle").frame.width - 100) < 1e-9)
    film.frame(.move(Point(480 + 960 * 0.6, 300)))
    #expect(abs(try shape("circle").frame.width - 10) < 1e-6)
    #expect(abs(try shape("square").frame.width - 100) < 1e-6)
    film.frame(.move(Point(480 + 960 * 0.3, 300)))
    let turned = try shape("square").frame.width
    #expect(turned > 101)
    film.frame(.move(Point(480 + 960 * 0.9, 300)))
    #expect(abs(try shape("square").frame.width - turned) < 1e-6)
  }

  @Test func everyPartHasItsBars() throws {
    let film = filmedAlgebra()
    let bars = film.last.keys.filter { $0.hasPrefix("bars.") && $0 != "bars.playhead" }
    #expect(bars == ["bars.fadeIn", "bars.left", "bars.left.2", "bars.right", "bars.right.2"])
    #expect(bars.allSatisfy { film.shape($0)?.frame.width == 0 })
    film.drag(by: 960 * 0.4)
    let widths = bars.map { film.shape($0)?.frame.width ?? 0 }
    #expect(widths[0] > 0 && widths[1] > 0 && widths[1] == widths[3])
    #expect(widths[2] == 0 && widths[4] == 0)
    let playhead = try #require(film.shape("bars.playhead")).frame.midX
    #expect(abs(try #require(film.shape("bars.left")).frame.maxX - playhead) < 1e-9)
  }
}
