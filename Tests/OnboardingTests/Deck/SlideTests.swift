import Engine
import Testing

@testable import Onboarding

/// Slides and their elements as values, and as views in a canvas.
@Suite struct SlideTests {
  /// Half as large as the design.
  private let half = IntroLayout(canvas: Size(240, 480))

  private func shape(_ key: String, x: Double = 0) -> SlideElement {
    SlideElement(key, .shape, place: .frame(Rect(x, 0, 10, 10)))
  }

  private func props(
    _ element: SlideElement, _ artwork: Artwork = Artwork()
  ) -> ViewDescription.Props {
    let slide = Slide("a", color: .white, elements: [element])
    let props = Intro.Props(deck: Deck([slide]), step: slide, layout: half, artwork: artwork)
    return element.description(in: props.canvas).props
  }

  // MARK: Slides

  @Test func aSlidesTitleIsItsFirstWords() {
    let words = ["one", "two"].map { SlideElement($0, .text(SlideText("\($0)!")), place: .title) }
    #expect(Slide("a", color: .white, elements: [shape("x")] + words).title == "one!")
    #expect(Slide("a", color: .white, elements: [shape("x")]).title == "a")
  }

  @Test func aSlidesKeysAreThoseOfItsFirstPictureAndItsFirstWords() {
    let elements = [
      shape("x"), SlideElement("t", .text(SlideText("")), place: .title),
      SlideElement("p", .picture("p.svg"), place: .picture),
      SlideElement("q", .picture("q.svg"), place: .picture),
      SlideElement("u", .text(SlideText("")), place: .title),
    ]
    let slide = Slide("a", color: .white, elements: elements)
    #expect(slide.imageKey == "p" && slide.titleKey == "t")
    #expect(slide.pictures == ["p.svg", "q.svg"])
    let empty = Slide("a", color: .white, elements: [])
    #expect(empty.imageKey == "aImage" && empty.titleKey == "aTitle" && empty.pictures == [])
  }

  @Test func aSlideLeadsOnAndCelebratesNothingUnlessItSaysSo() {
    for slide in [
      Slide("a", color: .white, elements: []), Slide("a", title: "", color: .white),
    ] {
      #expect(slide.buttonTitle == nil && slide.finishTitle == nil && !slide.isCelebrated)
      #expect("\(slide)" == "a")
    }
    let slide = Slide(
      "a", title: "Hi", color: .white, button: "Go", finish: "Done", isCelebrated: true)
    #expect(slide.buttonTitle == "Go" && slide.finishTitle == "Done" && slide.isCelebrated)
    #expect(
      slide.elements == [
        SlideElement(
          "aImage", .picture("a.svg"), place: .picture, fluid: SlideMotions.fluid.picture,
          original: SlideMotions.original.picture),
        SlideElement(
          "aTitle", .text(SlideText("Hi")), place: .title, fluid: .fluidTitle,
          original: SlideMotions.original.title),
      ])
  }

  // MARK: Elements

  @Test func anElementHasTheLooksOfItsBox() {
    var look = SlideLook()
    (look.fill, look.cornerRadius, look.borderWidth) = (.white, 8, 4)
    (look.borderColor, look.opacity, look.rotation) = (.black, 0.5, 0.25)
    let element = SlideElement(
      "a", .shape, place: .frame(Rect(200, 460, 80, 40)), look: look)
    let shown = props(element).appearance
    #expect(
      shown
        == Appearance(
          frame: Rect(100, 230, 40, 20), alpha: 0.5, transform: .rotation(0.25),
          backgroundColor: .white, cornerRadius: 4, borderWidth: 2, borderColor: .black))
    let plain = props(shape("a", x: 235)).appearance
    #expect(plain == Appearance(frame: Rect(118, 0, 5, 5)) && plain.transform == .identity)
  }

  @Test func anElementCrossFadesItsContentAndTakesNoInput() throws {
    let drawing = Drawing(viewBox: Rect(0, 0, 2, 1), items: [])
    let picture = SlideElement("p", .picture("p.svg"), place: .picture)
    let artwork = Artwork(["p.svg": drawing])
    let shown = props(picture, artwork)
    #expect(shown.key == "p" && shown.content == .drawing(drawing))
    #expect(shown.crossFadesContent && !shown.takesInput)
    // The picture's side is 125 of 240 points, its top 50; the drawing is half as high as wide.
    #expect(shown.frame == Rect(58, 81, 125, 63))
    #expect(props(picture).frame == Rect(58, 50, 125, 125) && props(picture).content == .empty)
  }

  @Test func wordsHaveTheirFontInTheCanvas() {
    let text = SlideText("Hi", size: 40, weight: .bold, color: .white, alignment: .trailing)
    let content = props(SlideElement("t", .text(text), place: .title)).content
    #expect(
      content
        == .text(
          TextContent(
            "Hi", font: Font(size: 20, weight: .bold), color: .white, alignment: .trailing,
            minimumScale: 0.1, wrapping: .wholeWords)))
    #expect(
      SlideText("Hi")
        == SlideText(
          "Hi", size: 29, weight: .semibold, color: .black.withAlpha(0.62), alignment: .center,
          wrapping: .wholeWords))
  }

  // MARK: Decks

  @Test(arguments: [
    (SlideLoop.none, ["b", "c", nil], [nil, "a", "b"]),
    (.forward, ["b", "c", "a"], [nil, "a", "b"]), (.both, ["b", "c", "a"], ["c", "a", "b"]),
  ])
  func beyondTheLastAndTheFirstSlideComesWhatTheLoopSays(
    _ loop: SlideLoop, _ next: [String?], _ previous: [String?]
  ) {
    let slides = ["a", "b", "c"].map { Slide($0, color: .white, elements: []) }
    let deck = Deck(slides, loop: loop)
    #expect(slides.map { deck.slide(after: $0)?.name } == next)
    #expect(slides.map { deck.slide(before: $0)?.name } == previous)
  }

  @Test func aDeckEndsUnlessItLoops() {
    let slides = ["a", "b", "c"].map { Slide($0, color: .white, elements: []) }
    let deck = Deck(slides)
    #expect(deck.loop == .none && Deck.builtIn.loop == .forward)
    #expect(slides.map(deck.index) == [0, 1, 2])
    #expect(deck.canvas == Size(480, 960) && deck.choreography == .together && deck.hasHills)
  }

  @Test func aSlideTakesThePlaceOfItsNamesakeOrOfItsNeighbour() {
    func deck(_ names: String) -> Deck {
      Deck(names.map { Slide("\($0)", color: .white, elements: []) })
    }
    let (old, new) = (deck("abcd"), deck("xca"))
    let names = old.slides.map { new.counterpart(of: $0, in: old).name }
    #expect(names == ["a", "c", "c", "a"])
    #expect(deck("xyz").counterpart(of: old.slides[1], in: old).name == "y")
  }

  @Test func aDeckNamesEachElementOnce() {
    let slides = [["x", "y"], ["z", "x"]].enumerated().map { place, keys in
      Slide("\(place)", color: .white, elements: keys.map { shape($0) })
    }
    #expect(Deck(slides).keys == ["background", "button", "x", "y", "z"])
    #expect(Deck(slides).hasFrames && !Deck.builtIn.hasFrames)
  }
}
