import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The knobs of all screens are under the hand.
@Suite struct SliderTests {
  @Test(arguments: [Size(480, 640), Size(960, 720), Size(1920, 1080)])
  func theSquaresKnobFollows(_ size: Size) {
    let film = FilmedScreen(squares(place: .window), size: size, isDrawn: false)
    film.frame()
    let page = PairsPage(size: size)
    let bar = page.track
    film.frame(.press(Point(bar.minX + 3, bar.midY)))
    for share in [0.1, 0.5, 0.28] {
      let still = film.frame(.move(Point(bar.minX + 3 + share * bar.width, bar.midY - 40)))
      #expect(abs(still.progress - share) < 1e-9)
    }
    film.frame(.release)
    film.wait(30)
    #expect(abs(film.last.progress - 0.28) < 1e-9, "it stays")
  }

  @Test func theGallerysKnobFollows() {
    let film = filmedGallery()
    film.key("S")
    film.rest()
    let bar = film.screen.places.track
    film.frame(.press(Point(bar.minX + bar.width / 2, bar.midY)))
    #expect(film.last.progress == 1, "it glides there")
    #expect(abs(film.wait(7).progress - 0.5) < 1e-9)
    film.frame(.move(Point(bar.minX + bar.width / 4, bar.midY)), .release)
    #expect(abs(film.wait(9).progress - 0.25) < 1e-9)
  }

  @Test func theAlgebrasPlayheadFollows() throws {
    let film = FilmedScreen(algebra(), size: Size(960, 720), isDrawn: false)
    film.frame()
    let knob = try #require(film.frame()["bars.playhead"]).frame.center
    film.frame(.press(knob))
    film.frame(.move(knob + Point(300, 0)))
    let moved = try #require(film.frame()["bars.playhead"]).frame.center
    #expect(abs(moved.x - knob.x - 300) < 0.5)
    film.frame(.release)
    #expect(abs(try #require(film.wait(20)["bars.playhead"]).frame.center.x - moved.x) < 0.5)
  }
}
