import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Presses on what only a window has, and keys that mean the same.
@Suite struct SlideBarTests {
  private final class Finish { var count = 0 }

  private func film(
    finish: Finish? = nil, at slide: Int = 0, size: Size = Size(960, 720)
  ) -> FilmedOnboarding {
    let screen = onboarding(fit: .window, motion: .fluid)
    if let finish { screen.onFinish = { finish.count += 1 } }
    let film = FilmedScreen(screen, size: size)
    film.frame()
    for _ in 0..<slide {
      film.key(.right)
      film.rest()
    }
    return film
  }

  private func place(_ film: FilmedOnboarding, of view: View?) -> Point {
    (view?.frame.center ?? .zero) + film.screen.column.origin
  }

  private func dot(_ film: FilmedOnboarding, _ index: Int) -> Point {
    place(film, of: film.screen.bar?.dots[index])
  }

  private func click(_ film: FilmedOnboarding, _ point: Point) {
    film.frame(.press(point))
    film.frame(.release)
  }

  private func button(_ film: FilmedOnboarding) -> Point {
    film.screen.tree.props.layout.button.center + film.screen.column.origin
  }

  /// The words that are seen.
  private func words(_ film: FilmedOnboarding) -> [String] {
    film.screen.seenWord.map { [$0.string] } ?? []
  }

  /// The pictures that follow an event until nothing moves, each once.
  private func pictures(_ film: FilmedOnboarding, after event: InputEvent) -> [DisplayList] {
    film.frame(event)
    var pictures = [film.screen.display()]
    while film.screen.isRunning, pictures.count < 60 {
      film.frame()
      if film.screen.display() != pictures.last { pictures.append(film.screen.display()) }
    }
    return pictures
  }

  @Test func dotsAndTheWayBackAnswerToThePointerSoftly() {
    let film = film(finish: Finish(), at: 3)
    for view in [film.screen.bar?.dots[1], film.screen.bar?.back] {
      for event in [InputEvent.hover(place(film, of: view)), .hover(nil)] {
        #expect(pictures(film, after: event).count >= 6)
      }
    }
  }

  @Test func theButtonAnswersToThePointerSoftly() {
    let film = film()
    let rest = film.screen.display()
    let there = pictures(film, after: .hover(button(film)))
    #expect(there.count >= 6 && there.last != rest)
    let down = pictures(film, after: .press(button(film)))
    #expect(down.count >= 4 && down.last != there.last)
    let gone = pictures(film, after: .cancel) + pictures(film, after: .hover(nil))
    #expect(gone.count >= 8 && gone.last == rest, "it is as it was")
  }

  @Test(arguments: [Size(320, 480), Size(480, 960), Size(960, 720), Size(1920, 1080)])
  func everyDotLeadsToItsSlide(_ size: Size) {
    for start in 0..<4 {
      for goal in 0..<4 {
        let film = film(at: start, size: size)
        click(film, dot(film, goal))
        #expect(film.step.index == goal)
        #expect((film.screen.transition == nil) == (start == goal))
        let origin: Transition.Origin = goal > start ? .start : .end
        #expect(start == goal || film.screen.transition?.origin == origin)
        film.rest()
        #expect(film.step.index == goal && film.last.keys.count == 4)
      }
    }
  }

  @Test func aNeighboursDotIsTheSameAsTheKey() {
    let (clicked, typed) = (film(), film())
    click(clicked, dot(clicked, 1))
    typed.frame()
    typed.key(.right)
    for _ in 0..<20 { #expect(clicked.frame() == typed.frame()) }
  }

  @Test func onTheWayADotTurnsRoundOrGoesOn() {
    let film = film()
    click(film, dot(film, 3))
    film.wait(8)
    let number = film.screen.transition?.number
    click(film, dot(film, 0))
    #expect(film.screen.transition?.number == number && film.step.index == 0)
    click(film, dot(film, 2))
    #expect(film.screen.transition?.number != number && film.step.index == 2)
    film.rest()
    #expect(film.step.index == 2)
  }

  @Test func theLastChangeIsPlayedAgainOverOthersToo() {
    let film = film()
    click(film, dot(film, 3))
    film.rest()
    film.key(.f5)
    #expect(film.last.progress == 0 && film.last["creatureTitle"]?.alpha == 1)
    film.rest()
    #expect(film.step.index == 3)
    click(film, dot(film, 1))
    film.rest()
    film.key(.f5)
    #expect(film.last.progress == 1 && film.last["gotchaTitle"]?.alpha == 1)
    film.rest()
    #expect(film.step.index == 1)
  }

  /// Also while nothing runs: a paused change is not followed by another frame.
  @Test func theMarkIsWhereTheStepLeads() throws {
    let film = film()
    let mark = try #require(film.screen.bar).mark
    var places = [mark.frame]
    for key in [Key.period, .period, .comma, .period] {
      film.key(key)
      places.append(mark.frame)
    }
    #expect(places[1].maxX > places[0].maxX && places[2].maxX > places[1].maxX)
    #expect(abs(places[3].maxX - places[1].maxX) < 1e-9 && places[4] == places[2])
  }

  @Test func aWindowOfNothingHasNone() {
    let film = film(size: Size(1, 1))
    #expect(film.screen.bar?.root.alpha == 0)
    film.frame(.resize(Size(320, 240)))
    #expect(film.screen.bar?.root.alpha == 1)
  }

  @Test func aDragFromADotScrubs() {
    let film = film()
    let point = dot(film, 2)
    film.frame(.press(point))
    for x in 1...10 { film.frame(.move(point - Point(Double(x) * 10, 0))) }
    #expect(film.last.progress > 0.1 && film.step.index == 1)
    film.frame(.cancel)
    film.rest()
  }

  @Test func hoveredAndPressedDotsAreDarker() throws {
    let film = film()
    let area = try #require(film.screen.bar?.dots[2])
    func alpha() -> Double { area.subviews[0].alpha }
    let plain = alpha()
    film.frame(.hover(dot(film, 2)))
    let hovered = alpha()
    film.frame(.press(dot(film, 2)))
    #expect(plain < hovered && hovered < alpha())
    film.frame(.cancel)
    #expect(alpha() == plain)
  }

  @Test func tracesAndCanvasesKnowNothingOfIt() {
    let film = film(finish: Finish(), at: 3)
    #expect(film.last.keys == ["background", "button", "gotchaImage", "gotchaTitle"])
    let canvas = onboarding()
    canvas.onFinish = {}
    #expect(canvas.bar == nil && canvas.inputTrees.count == 1)
    #expect(canvas.painted(canvas.root.first(key: "button") ?? View()) != .empty)
  }

  // MARK: The last slide

  @Test func theLastButtonGoesOnWithTheProgram() {
    let finish = Finish()
    let film = film(finish: finish, at: 3)
    #expect(words(film) == ["Play with layouts"])
    click(film, button(film))
    #expect(finish.count == 1 && film.screen.transition == nil)
    film.key(.return)
    #expect(finish.count == 2 && film.screen.transition == nil)
    film.key(.right)
    #expect(finish.count == 2 && film.step.index == 0)
    film.rest()
    #expect(words(film) == ["Next"])
    film.key(.return)
    #expect(finish.count == 2 && film.step.index == 1)
  }

  @Test func theQuietWordLeadsToTheFirst() throws {
    let finish = Finish()
    let film = film(finish: finish, at: 3)
    let back = try #require(film.screen.bar?.back)
    #expect(back.alpha == 1)
    click(film, place(film, of: back))
    #expect(film.step.index == 0 && finish.count == 0)
    film.rest()
    #expect(back.alpha == 0)
    click(film, place(film, of: back))
    #expect(film.screen.transition == nil, "it is not there")
  }

  @Test func withoutAnywhereToGoItIsRestart() throws {
    let film = film(at: 3)
    #expect(words(film) == ["Restart"])
    #expect(film.screen.bar?.back.alpha == 0)
    click(film, button(film))
    #expect(film.step.index == 0)
  }

  /// The button means its word, also on the way.
  @Test func theButtonMeansItsWord() {
    let finish = Finish()
    let film = film(finish: finish, at: 2)
    film.key(.right)
    film.wait(5)
    #expect(words(film) == ["Next"])
    click(film, button(film))
    #expect(finish.count == 0)
    film.key(.left)
    film.rest()
    while film.step.index != 3 {
      film.key(.right)
      film.rest()
    }
    film.key(.left)
    film.wait(5)
    #expect(words(film) == ["Play with layouts"])
    click(film, button(film))
    #expect(finish.count == 1)
  }
}
