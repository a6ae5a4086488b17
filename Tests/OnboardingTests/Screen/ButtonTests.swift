import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct ButtonTests {
  private let button = Point(240, 890)

  /// The opacities of the button's text and border.
  private func ink(_ film: FilmedOnboarding) -> [Double] {
    guard let view = film.screen.root.first(key: "button"), case .text(let text) = view.content
    else { return [] }
    return [text.color.alpha, view.presented.borderColor.alpha]
  }

  private let bright = [0.85, 1.0]
  private let dim = [0.3, 0.3]

  @Test func aPressDimsAndATapGoesOn() throws {
    let film = filmed()
    #expect(ink(film) == bright)
    film.frame(.press(button))
    #expect(ink(film) == dim)
    #expect(film.last.isRunning)
    film.frame(.release)
    #expect(ink(film) == bright)
    #expect(film.last.progress == 0 && film.last.keys.contains("cuteImage"))
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func theButtonOfTheLastSlideLeadsToTheFirst() throws {
    let film = filmed(at: .gotcha)
    film.frame(.press(button))
    film.frame(.release)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
  }

  @Test func aDragFromTheButtonUndimsAndScrubs() {
    let film = filmed()
    film.frame(.press(button))
    film.frame(.move(button + Point(-4, 0)))
    #expect(ink(film) == dim)
    film.frame(.move(button + Point(-48, 0)))
    #expect(ink(film) == bright)
    film.wait(7)
    #expect(abs(film.last.progress - 0.1) < 1e-9)
    film.releaseStill()
    film.rest()
    #expect(film.step == .creature && film.last.progress == 0)
  }

  @Test func lettingGoOutsideIsNothing() throws {
    let film = filmed()
    film.frame(.press(button))
    film.frame(.move(Point(240, 700)))
    film.frame(.release)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
    #expect(ink(film) == bright)
  }

  @Test func aFlickFromTheButtonHasItsSpeedFromThePressOn() throws {
    let film = filmed()
    film.frame(.press(button))
    film.frame(.move(button + Point(-60, 0)), .release)
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func slidingOffItsEdgeIsNothing() throws {
    let film = filmed()
    film.frame(.press(Point(240, 851)))
    film.frame(.move(Point(240, 847)))
    #expect(ink(film) == bright)
    film.frame(.move(Point(240, 851)))
    #expect(ink(film) == dim)
    film.frame(.move(Point(240, 847)), .release)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
  }

  @Test func aLostPressUndims() throws {
    for event in [InputEvent.cancel, .key(.space)] {
      let film = filmed()
      film.frame(.press(button))
      film.frame(event)
      #expect(ink(film) == bright)
    }
    let film = filmed()
    film.frame(.press(button), .cancel)
    #expect(!film.last.isRunning)
    #expect(try film.difference(fromSlide: .creature) == nil)
  }

  @Test func besideTheButtonIsNotTheButton() {
    for point in [Point(240, 849), Point(240, 931), Point(29, 890), Point(451, 890)] {
      let film = filmed()
      film.frame(.press(point))
      #expect(ink(film) == bright)
      film.frame(.release)
      #expect(!film.last.isRunning)
    }
  }

  @Test func itsTextIsTheNewSlidesAtOnce() {
    let film = filmed(at: .capture)
    film.key(.right)
    guard case .text(let text)? = film.screen.root.first(key: "button")?.content else {
      Issue.record("the button shows no text")
      return
    }
    #expect(text.string == "Restart")
  }

  @Test func aPressInFlightDimsWithoutAJumpAndATapGoesFurther() throws {
    let film = filmed()
    film.key(.right)
    film.wait(10)
    let before = film.last
    let pressed = film.again([.press(button)])
    #expect(ink(film) == dim)
    #expect(try #require(distance(before, pressed)) < 1e-9)
    film.frame()
    #expect(film.last.progress > pressed.progress, "the slides go on")
    film.frame(.release)
    #expect(ink(film) == bright)
    film.rest()
    #expect(try film.difference(fromSlide: .capture) == nil)
  }

  @Test func inAWindowThePressIsInTheColumn() {
    let film = FilmedScreen(onboarding(fit: .window), size: Size(960, 720))
    // The column is 360 wide and begins at 300; the button is 60 high, 23 above its bottom.
    let button = film.screen.root.first(key: "button")
    film.frame(.press(Point(480, 667)))
    #expect(button?.look == .pressed)
    film.frame(.release)
    film.rest()
    film.frame(.press(Point(200, 667)))
    #expect(button?.look == .plain)
  }
}
