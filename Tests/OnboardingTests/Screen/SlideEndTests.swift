import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Beyond its first and its last slide a deck gives way like rubber, unless it loops.
@Suite struct SlideEndTests {
  /// An end of a deck at which it gives way.
  struct End: CustomTestStringConvertible {
    var deck: Deck
    var isLast = false
    var fit = OnboardingScreen.Fit.canvas
    var motion = MotionSet.fluid
    /// The direction of a hand that pulls beyond it.
    var side: Double { isLast ? -1 : 1 }
    var testDescription: String { "\(deck.loop) \(isLast) \(fit) \(motion)" }
  }

  private static let plain = Deck(Deck.builtIn.slides)
  static let ends = [
    End(deck: .builtIn), End(deck: .builtIn, fit: .window), End(deck: .builtIn, motion: .original),
    End(deck: plain), End(deck: plain, isLast: true),
    End(deck: plain, isLast: true, fit: .window),
    End(deck: plain, isLast: true, motion: .original),
  ]

  private func film(_ end: End) -> FilmedOnboarding {
    let film = FilmedScreen(
      onboarding(end.deck, fit: end.fit, motion: end.motion), size: IntroLayout.reference)
    film.frame()
    if end.isLast { film.screen.jump(to: 3) }
    film.frame()
    return film
  }

  private func shift(_ film: FilmedOnboarding) -> Double {
    film.screen.root.presented.transform.translation.x
  }

  @Test(arguments: ends) func aHandPullsRubberAndNoOtherSlide(_ end: End) {
    let film = film(end)
    let rest = film.last
    film.press()
    for beyond in [40.0, 200, 470] {
      let still = film.pull(to: end.side * beyond)
      #expect(still.shapes == rest.shapes && film.screen.transition == nil)
      let band = end.side * 0.55 * beyond * 480 / (480 + 0.55 * beyond)
      #expect(isClose(shift(film), band))
    }
    film.releaseStill()
    #expect(film.rest(within: 60) != nil)
    #expect(film.last.shapes == rest.shapes && film.screen.root.presented.transform == .identity)
    #expect(!film.screen.root.floats)
  }

  /// On the way back over the press point the slides go on, and beyond it again they give.
  @Test(arguments: ends) func theOtherWayTheyFollow(_ end: End) {
    let film = film(end)
    let place = film.screen.place
    film.press()
    film.pull(to: end.side * 100)
    film.pull(to: -end.side * 96)
    #expect(film.last.progress > 0 && film.last.progress < 1 && shift(film) == 0)
    film.pull(to: end.side * 60)
    #expect(film.screen.transition == nil && film.screen.place == place && shift(film) != 0)
    film.frame(.cancel)
    #expect(film.rest(within: 60) != nil && shift(film) == 0)
  }

  @Test(arguments: ends) func aKeyGivesALittleAndComesBack(_ end: End) {
    for key in end.isLast ? [Key.right] : [.left] {
      let film = film(end)
      let rest = film.last
      film.key(key)
      var widest = 0.0
      for _ in 0..<45 {
        film.frame()
        #expect(film.last.shapes == rest.shapes)
        widest = max(widest, shift(film) * end.side)
      }
      #expect((6...20).contains(widest), "\(widest)")
      #expect(shift(film) == 0 && !film.last.isRunning && !film.screen.root.floats)
    }
  }

  @Test func lessMotionDoesNotMoveForAKey() {
    let film = filmed(.builtIn, reducesMotion: true)
    film.key(.left)
    #expect(!film.last.isRunning && shift(film) == 0)
  }

  /// As in the original the story begins again.
  @Test func theStoryGoesOnToItsFirstSlide() {
    let film = filmed(.builtIn, at: .gotcha)
    film.press()
    film.pull(to: -300)
    film.releaseStill()
    film.rest()
    #expect(film.step == .creature)
    film.key(.left)
    film.rest()
    #expect(film.step == .creature)
  }

  // MARK: Taking back

  /// Also across the seam of a loop, and across slides; the keys of direction go by the order.
  @Test(arguments: [SlideLoop.none, .forward, .both], [0, 1, 2, 3])
  func rTakesTheLastChangeBackWhereverItLed(_ loop: SlideLoop, _ start: Int) {
    let slides = Deck.builtIn.slides
    for end in slides.indices where end != start {
      let film = filmed(Deck(slides, loop: loop), at: slides[start])
      let isBack = end < start && !(start == 3 && end == 0)
      film.screen.begin(to: slides[end], reversed: isBack, scrubbed: false).play()
      film.rest()
      for place in [start, end, start] {
        film.key("R")
        #expect(film.last.isRunning && film.screen.place == place)
        let goesBack = (place == start) != isBack
        let change = film.screen.transition
        #expect(change?.isReversed == goesBack && change?.origin == (goesBack ? .end : .start))
        film.rest()
        #expect(film.screen.place == place)
      }
    }
  }

  @Test func afterARoundOfTheStoryRGoesBackAndLeftGives() {
    for key in [Key.left, "R"] {
      let film = filmed(.builtIn, at: .gotcha)
      film.key(.right)
      film.rest()
      #expect(film.step == .creature)
      film.key(key)
      #expect((film.screen.transition == nil) == (key == .left))
      film.rest()
      #expect(film.step == (key == .left ? .creature : .gotcha))
    }
  }

  // MARK: The button

  private func slide(_ name: String, button: String? = nil) -> Slide {
    Slide(name, title: name, color: .white, button: button)
  }

  private func button(_ film: FilmedOnboarding) -> View {
    film.screen.root.first(key: "button") ?? View()
  }

  /// It fades on the way there, as everything else of a slide.
  @Test(arguments: MotionSet.allCases) func aSlideThatNothingFollowsHasNoButton(_ motion: MotionSet)
  {
    let film = filmed(Deck([slide("a"), slide("b")]), at: slide("a"), motion: motion)
    #expect(button(film).alpha == 1 && button(film).takesInput)
    film.key(.right)
    film.wait(8)
    #expect((0.1...0.9).contains(button(film).presented.alpha))
    film.rest()
    #expect(button(film).alpha == 0 && !button(film).takesInput)
    for event in [InputEvent.key(.return), .key(.space), .press(Point(240, 890)), .release] {
      film.frame(event)
      film.rest()
      #expect(film.screen.place == 1)
    }
  }

  @Test(arguments: [SlideLoop.none, .forward, .both])
  func aButtonThatTheLastSlideNamesLeadsToTheFirst(_ loop: SlideLoop) {
    let deck = Deck([slide("a"), slide("b"), slide("c", button: "Again")], loop: loop)
    for event in [InputEvent.key(.return), .release] {
      let film = filmed(deck, at: deck.slides[0])
      film.screen.jump(to: 2)
      film.frame()
      if event == .release { film.frame(.press(Point(240, 890))) }
      film.frame(event)
      #expect(film.last.isRunning && film.last.progress < 0.1)
      film.rest()
      #expect(film.screen.place == 0 && film.last.progress == 1)
    }
  }

  @Test func inAWindowItsWordIsAsTrue() throws {
    func words(_ loop: SlideLoop, _ button: String?, finish: String? = nil) throws -> [String] {
      let last = Slide("b", title: "b", color: .white, button: button, finish: finish)
      let screen = onboarding(Deck([slide("a"), last], loop: loop), fit: .window)
      if finish != nil { screen.onFinish = {} }
      let film = FilmedScreen(screen, size: IntroLayout.reference)
      film.frame()
      screen.jump(to: 1)
      film.wait(3)
      let bar = try #require(screen.bar)
      return (screen.seenWord.map { [$0.string] } ?? []) + (bar.back.alpha > 0 ? ["←"] : [])
    }
    #expect(try words(.none, nil) == [])
    #expect(try words(.none, "Again") == ["Again"])
    #expect(try words(.both, nil) == ["Next"])
    #expect(try words(.none, nil, finish: "Done") == ["Done"])
    #expect(try words(.none, "Again", finish: "Done") == ["Done", "←"])
  }
}
