import Engine
import EngineSVG
import EngineTestSupport
import Testing

@testable import Onboarding

/// Other slides take the place of those that are shown: a file was edited.
@Suite struct OtherSlidesTests {
  private func slide(_ name: String, x: Double, _ color: Color = .white) -> Slide {
    let sun = SlideElement("sun", .shape, place: .frame(Rect(x, 100, 80, 80)))
    return Slide(name, color: color, elements: [sun])
  }

  private func film(
    _ deck: Deck, fit: OnboardingScreen.Fit = .canvas, reducesMotion: Bool = false,
    size: Size = IntroLayout.reference
  ) -> FilmedOnboarding {
    let screen = OnboardingScreen(
      deck, fit: fit, artwork: Artwork(), measuring: PlainText(), reducesMotion: reducesMotion,
      lives: true)
    let film = FilmedScreen(screen, size: size)
    film.frame()
    return film
  }

  private func sun(_ film: FilmedOnboarding) -> Double? {
    film.screen.root.first(key: "sun")?.presentedBox.minX
  }

  @Test func atRestAnElementGoesToItsNewPlace() throws {
    let film = film(Deck([slide("a", x: 0), slide("b", x: 100)]))
    film.screen.take(Deck([slide("a", x: 200), slide("b", x: 100)]), Artwork())
    let first = try #require(sun(film))
    film.wait(9)
    let middle = try #require(sun(film))
    film.rest()
    #expect(first == 0 && middle > 20 && middle < 180)
    #expect(sun(film) == 200 && film.step.name == "a")
  }

  @Test func withLittleMotionItIsThereAtOnce() {
    let film = film(Deck([slide("a", x: 0)]), reducesMotion: true)
    film.screen.take(Deck([slide("a", x: 200)]), Artwork())
    #expect(sun(film) == 200)
  }

  @Test func onTheWayTheProgressStays() throws {
    let film = film(Deck([slide("a", x: 0), slide("b", x: 100)]))
    film.press()
    film.pull(to: -300)
    let progress = film.last.progress
    #expect(progress > 0.2 && progress < 0.8)
    film.screen.take(Deck([slide("a", x: 0), slide("b", x: 300)]), Artwork())
    film.frame()
    #expect(film.last.progress == progress && film.screen.transition != nil)
    film.releaseStill()
    film.rest()
    #expect(film.step.name == "b" && sun(film) == 300)
  }

  private func drawing(_ color: String) throws -> Drawing {
    try Drawing(
      svg: """
        <svg viewBox="0 0 100 100"><rect x="20" y="20" width="60" height="60" fill="\(color)"/></svg>
        """)
  }

  /// Slides with the element "logo", each as a picture of a name.
  private func slides(_ pictures: [String], isCelebrated: Bool = false) -> Deck {
    Deck(
      pictures.enumerated().map { number, picture in
        Slide(
          "s\(number)", color: .white,
          elements: [SlideElement("logo", .picture(picture), place: .picture)],
          isCelebrated: isCelebrated && number == pictures.count - 1)
      })
  }

  /// A picture that another slide has another one of is that slide's own there, and is celebrated
  /// and clicked there, too.
  @Test func aPictureIsThatOfItsSlide() throws {
    let artwork = Artwork(["a": try drawing("red"), "b": try drawing("blue")])
    for pictures in [["a", "b"], ["a", "a"], ["b", "a"]] {
      let deck = slides(pictures, isCelebrated: true)
      let screen = OnboardingScreen(
        deck, fit: .window, artwork: artwork, measuring: PlainText(), lives: true)
      let film = FilmedScreen(screen, size: Size(960, 720))
      film.frame()
      film.key(.right)
      film.rest()
      film.frame(.hover(Point(5, 5)))
      let view = try #require(screen.root.first(key: "logo"))
      guard case .drawing(let shown)? = screen.livingContent(of: view) else {
        return #expect(Bool(false), "it lives")
      }
      let own = try drawing(pictures[1] == "a" ? "red" : "blue")
      #expect(shown.items.count > own.items.count, "confetti is in the air")
      #expect(shown.items.prefix(own.items.count).elementsEqual(own.items))
    }
  }

  /// An edit is no news for the creatures: they are as awake as they were, and where they look.
  @Test func anEditKeepsCreaturesAwake() throws {
    let artwork = Artwork(["a": try drawing("red"), "b": try drawing("blue")])
    let screen = OnboardingScreen(
      slides(["a", "b"]), fit: .window, artwork: artwork, measuring: PlainText(), lives: true)
    let film = FilmedScreen(screen, size: Size(960, 720))
    film.frame()
    for _ in 0..<40 { film.wait(60) }
    let view = try #require(screen.root.first(key: "logo"))
    #expect(screen.livingContent(of: view) == nil, "asleep")
    film.frame(.hover(Point(900, 500)))
    film.wait(60)
    let before = try #require(screen.livingContent(of: view))
    screen.take(slides(["a", "a"]), artwork)
    #expect(screen.livingContent(of: view) == before)
  }

  @Test func theSlideOfTheSameNameIsShown() {
    let film = film(Deck([slide("a", x: 0), slide("b", x: 100)]))
    film.key(.right)
    film.rest()
    film.screen.take(
      Deck([slide("new", x: 1), slide("a", x: 0), slide("b", x: 100), slide("c", x: 9)]), Artwork())
    film.rest()
    #expect(film.step.name == "b")
    film.screen.take(Deck([slide("only", x: 5)]), Artwork())
    film.rest()
    #expect(film.step.name == "only" && sun(film) == 5)
    film.key(.right)
    film.rest()
    #expect(film.step.name == "only")
  }

  @Test func aWindowHasADotForEach() throws {
    let film = film(Deck([slide("a", x: 0), slide("b", x: 100)]), fit: .window)
    film.screen.take(
      Deck([slide("a", x: 0), slide("b", x: 100), slide("c", x: 9)]), Artwork())
    film.rest()
    let dots = try #require(film.screen.bar?.dots)
    #expect(dots.count == 3 && dots.allSatisfy { $0.frame.width > 0 && $0.action != nil })
    dots[2].action?()
    film.rest()
    #expect(film.step.name == "c")
  }

  @Test func aDotLeadsToTheSlideThatIsThereNow() throws {
    let film = film(Deck([slide("a", x: 0), slide("b", x: 100)]), fit: .window)
    film.screen.take(Deck([slide("a", x: 0), slide("renamed", x: 100)]), Artwork())
    let dots = try #require(film.screen.bar?.dots)
    dots[1].action?()
    film.rest()
    #expect(film.step.name == "renamed")
  }

  @Test(arguments: ["a", "renamed"])
  func aReplayAfterNewsOnTheWayKnowsTheSlidesOfNow(_ name: String) {
    let film = film(Deck([slide("a", x: 0), slide("b", x: 100)]))
    film.key(.right)
    film.wait(3)
    let now = Deck([slide(name, x: 7), slide("b", x: 100)])
    film.screen.take(now, Artwork())
    film.rest()
    film.screen.replay()
    #expect(film.screen.tree.pair?.old.step == (name == "a" ? now.slides[0] : nil))
    film.rest()
    #expect(film.step.name == "b")
  }

  @Test func whatIsTakenBeforeItHasASizeIsShownThen() {
    let screen = OnboardingScreen(
      Deck([slide("a", x: 0)]), fit: .canvas, artwork: Artwork(), measuring: PlainText())
    screen.take(Deck([slide("b", x: 200)], canvas: Size(960, 960)), Artwork())
    #expect(!screen.isRunning)
    let film = FilmedScreen(screen, size: IntroLayout.reference)
    film.frame()
    #expect(film.step.name == "b" && sun(film) == 100)
  }

  /// Whatever lies on a slide can be read there, however dark it is.
  @Test func aDarkSlideHasABrightBar() throws {
    let film = film(
      Deck([slide("night", x: 0, Color(27, 42, 73)), slide("day", x: 100, Color(63, 136, 197))]),
      fit: .window)
    let bar = try #require(film.screen.bar)
    func inks() -> [Color] {
      let words = bar.root.subviews.flatMap(\.subviews).compactMap { view in
        if case .text(let text) = view.content { text.color } else { Color?.none }
      }
      return ([bar.mark] + bar.dots.map { $0.subviews[0] }).map { $0.backgroundColor.withAlpha(1) }
        + words
    }
    film.rest()
    #expect(inks() == [Color](repeating: .white, count: inks().count) && inks().count >= 4)
    film.key(.right)
    let reds = (0..<60).map { _ in
      film.wait(1)
      return inks()[0].red
    }
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(reds.contains { 0 < $0 && $0 < 1 })
    #expect(inks() == [Color](repeating: .black, count: inks().count))
  }

  /// The dots of other slides live in the same time: what moves about them takes as long as ever.
  @Test func itsDotsAnswerSoftly() throws {
    let film = film(Deck([slide("a", x: 0)]), fit: .window)
    film.wait(60)
    film.screen.take(Deck([slide("a", x: 0), slide("b", x: 100)]), Artwork())
    let dot = try #require(film.screen.bar?.dots[1])
    let plain = dot.subviews[0].presented.alpha
    dot.onLook?(.hovered)
    film.frame()
    let soon = dot.subviews[0].presented.alpha
    film.rest()
    let hovered = dot.subviews[0].presented.alpha
    #expect(plain < soon && soon < hovered)
  }

  @Test func anotherCanvasIsLaidOutAnew() {
    let film = film(Deck([slide("a", x: 0)]))
    let wide = Deck([slide("a", x: 0)], canvas: Size(960, 960))
    film.screen.take(wide, Artwork())
    film.rest()
    #expect(sun(film) == 0 && film.screen.root.first(key: "sun")?.presentedBox.width == 40)
  }

  /// Frames that were designed side by side must not come to lie on each other.
  @Test func framesKeepTheirDesignInALargeWindow() throws {
    let film = film(Deck([slide("a", x: 200)]), fit: .window, size: Size(1920, 1080))
    #expect(film.screen.column == Rect(690, 0, 540, 1080))
    let sun = try #require(film.screen.root.first(key: "sun"))
    #expect(sun.presentedBox == Rect(225, 113, 90, 90))
    film.screen.take(.builtIn, Artwork())
    #expect(film.screen.column.width > 600)
  }

  @Test func whatWasTunedStaysUntilTheSlidesSayOtherwise() {
    let moving = { (motion: SlideMotion) in
      Deck([
        Slide(
          "a", color: .white,
          elements: ["sun", "moon"].map {
            SlideElement(
              $0, .shape, place: .frame(Rect(0, 0, 9, 9)),
              fluid: $0 == "sun" ? motion : .fluidTitle)
          })
      ])
    }
    let film = film(moving(SlideMotion(enter: [.fade], leave: [])))
    let spring = AnimationType.spring(duration: 2, damping: 0.5, initialVelocity: 0)
    for key in ["sun", "moon", IntroKey.background] {
      film.screen.tune(key, to: spring)
      film.screen.delay(key, by: 1)
    }
    film.screen.take(moving(SlideMotion(enter: [.left(9)], leave: [])), Artwork())
    for key in ["moon", IntroKey.background] {
      #expect(film.screen.type(of: key) == spring && film.screen.delay(of: key) == 1)
    }
    #expect(film.screen.type(of: "sun") != spring && film.screen.delay(of: "sun") == 0)
  }

  @Test func theOrderOfMotionsIsTheDecks() throws {
    var slides = [slide("a", x: 0), slide("b", x: 0)]
    for index in slides.indices {
      let own = (0..<3).map {
        SlideElement(
          "\(index)-\($0)", .shape, place: .frame(Rect(0, 0, 10, 10)),
          fluid: SlideMotion(enter: [.fade], leave: [.fade]))
      }
      slides[index] = Slide(slides[index].name, color: .white, elements: own)
    }
    func duration(_ choreography: Choreography) throws -> Double {
      let deck = Deck(slides, choreography: choreography)
      let film = film(deck)
      film.key(.right)
      film.frame()
      let duration = try #require(film.screen.transition?.duration)
      #expect(duration <= deck.longestChange && deck.longestChange <= 2 * duration)
      return duration
    }
    #expect(try duration(.together) == 0.5)
    #expect(abs(try duration(.stagger(0.1)) - 0.7) < 1e-9)
    #expect(abs(try duration(.outThenIn) - 1.5) < 1e-9, "out, the colour, in")
  }

  // MARK: What is said of them

  @Test func theSameSlidesAreNoNews() {
    let deck = Deck([slide("a", x: 0)])
    let film = film(deck)
    film.screen.take(deck, Artwork())
    #expect(!film.screen.stage.isRunning)
    film.screen.take(Deck([slide("a", x: 1)]), Artwork())
    #expect(film.screen.stage.isRunning)
  }

  @Test func otherPicturesOfTheSameSlidesAreShown() {
    let picture = SlideElement("p", .picture("p.svg"), place: .picture)
    let deck = Deck([Slide("a", color: .white, elements: [picture])])
    let film = film(deck)
    #expect(film.screen.root.first(key: "p")?.content == .empty)
    let drawing = Drawing(viewBox: Rect(0, 0, 1, 1), items: [])
    film.screen.take(deck, Artwork(["p.svg": drawing]))
    film.rest()
    #expect(film.screen.root.first(key: "p")?.content == .drawing(drawing))
  }

  @Test func onlyALivingScreenHasLifeAfterwards() {
    let film = film(Deck([slide("a", x: 0)]))
    let before = film.screen.life
    film.screen.take(Deck([slide("b", x: 0)]), Artwork())
    #expect(film.screen.life != nil && film.screen.life !== before)
    let still = FilmedScreen(onboarding(), size: IntroLayout.reference)
    still.frame()
    still.screen.take(Deck([slide("b", x: 0)]), Artwork())
    #expect(still.screen.step.name == "b" && still.screen.life == nil)
  }

  @Test func whatIsDoubtfulAboutThemIsTold() {
    let twins = Deck([
      Slide("a", color: .white, elements: ["x", "x"].map { slide($0, x: 0).elements[0] })
    ])
    let film = film(Deck([slide("a", x: 0)]))
    var told: [DescriptionProblem] = []
    #expect(film.screen.onProblem == nil)
    film.screen.onProblem = { told.append($0) }
    #expect(film.screen.onProblem != nil)
    film.screen.take(twins, Artwork())
    #expect(told == [.duplicateKey("sun", path: [])])
  }
}
