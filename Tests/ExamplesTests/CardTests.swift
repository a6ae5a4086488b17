import Engine
import EngineTestSupport
import Testing

@testable import ExampleScreens

/// The example of a screen of one's own, as GUIDE shows it.
@Suite struct CardTests {
  private let film = FilmedScreen(
    CardScreen(measuring: MonospacedText()), size: Size(640, 360), isDrawn: false)

  private var x: Double { film.stills.last?["card"]?.frame.midX ?? .nan }

  @Test func theCardStaysUnderAHandThatDragsIt() {
    film.frame(.press(Point(120, 180)))
    for hand in [200.0, 320, 480, 260] {
      film.frame(.move(Point(hand, 180)))
      film.wait(7)
      #expect(abs(x - hand) < 1e-9)
    }
  }

  @Test func aThrowTakesItToTheOtherSideAndAPressCatchesIt() {
    film.frame(.press(Point(120, 180)))
    for frame in 1...6 { film.frame(.move(Point(120 + Double(frame) * 20, 180))) }
    film.frame(.release)
    film.wait(6)
    film.frame(.press(Point(300, 180)))
    let caught = x
    film.wait(20)
    #expect(x == caught && caught > 220 && caught < 520)
    for frame in 1...3 { film.frame(.move(Point(300 + Double(frame) * 20, 180))) }
    film.frame(.release)
    film.rest()
    #expect(x == 520 && film.stills.last?.progress == 1)
  }

  @Test func keysAndClicksPlayItToAndFro() {
    film.frame(.key(.return))
    film.rest()
    #expect(x == 520)
    film.frame(.press(Point(10, 10)), .release)
    film.rest()
    #expect(x == 120)
  }

  @Test func itKeepsItsProgressInAnotherSize() {
    film.frame(.key(.return))
    film.rest()
    film.frame(.resize(Size(840, 360)))
    #expect(x == 720)
  }

  @Test func theGuideShowsThisScreen() throws {
    let code = try Document("Examples/Sources/Card/CardScreen.swift").text
    #expect(try Document("GUIDE.md").blocks("swift").contains(code))
  }
}
