import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding

/// Slides as data.
@Suite struct DeckFileTests {
  private func deck(_ text: String) throws -> Deck { try DeckFile(Array(text.utf8)).deck }

  private func element(_ text: String) throws -> SlideElement {
    let deck = try deck(#"{"slides": [{"elements": [\#(text)]}]}"#)
    return try #require(deck.slides[0].elements.first)
  }

  private func asset(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: repositoryRoot().appendingPathComponent("Assets/" + name)))
  }

  @Test func theProgramsOwnSlidesAreAFileOfThisKind() throws {
    let read = try DeckFile(try asset("onboarding.json")).deck
    for (slide, own) in zip(read.slides, Deck.builtIn.slides) {
      for (element, ownElement) in zip(slide.elements, own.elements) {
        #expect(element == ownElement)
      }
      #expect(slide == own)
    }
    #expect(read == .builtIn)
  }

  @Test func theStarterIsRead() throws {
    let deck = try DeckFile(try asset("Starter.slides/slides.json")).deck
    #expect(deck.slides.map(\.name) == ["harbour", "sea", "night"])
    let suns = deck.slides.flatMap(\.elements).filter { $0.key == "sun" }
    #expect(Set(suns.map(\.place)).count == 3, "one sun in three places")
    let pictures = Set(deck.slides.flatMap(\.pictures))
    for name in pictures { _ = try asset("Starter.slides/" + name) }
  }

  @Test(arguments: ["fernway", "player", "settings"])
  func theExamplesAreReadAndLeadEverywhere(_ name: String) throws {
    let folder = "Examples/\(name).slides/"
    let file = try DeckFile(try asset(folder + "slides.json"))
    #expect(file.doubts == nil && file.deck.isGraph)
    for picture in Set(file.deck.slides.flatMap(\.pictures)) {
      let lines = try asset(folder + picture).split(separator: UInt8(ascii: "\n"))
      #expect(lines.count < 150)
    }
    #expect(try asset(folder + "slides.json").count { $0 == UInt8(ascii: "\n") } < 150)
    // From the first slide every other one is reached.
    var reached: [String] = [file.deck.slides[0].name]
    for name in sequence(
      state: 0,
      next: { index -> String? in
        defer { index += 1 }
        return index < reached.count ? reached[index] : nil
      })
    {
      let slide = try #require(file.deck.slide(named: name))
      for case .slide(let next) in slide.links.map(\.target) where !reached.contains(next) {
        reached.append(next)
      }
    }
    #expect(Set(reached) == Set(file.deck.slides.map(\.name)))
  }

  @Test func theLeastFileIsASlideOfNothing() throws {
    #expect(
      try deck(#"{"slides": [{}]}"#)
        == Deck([Slide("slide-1", color: .white, elements: [])], hasHills: false))
  }

  @Test func aSlideIsReadWhole() throws {
    let deck = try deck(
      """
      {"canvas": [800, 600], "hills": true, "choreography": {"stagger": 0.1}, "slides": [
        {"name": "a", "background": "tomato", "button": "Go", "finish": "Done", "celebrate": true,
         "elements": [{"id": "p", "picture": "p.svg"}]},
        {"name": "b"}]}
      """)
    #expect(deck.canvas == Size(800, 600) && deck.choreography == .stagger(0.1) && deck.hasHills)
    let tomato = try #require(Color(css: "tomato"))
    #expect(
      deck.slides[0]
        == Slide(
          "a", color: tomato, elements: deck.slides[0].elements, button: "Go", finish: "Done",
          isCelebrated: true))
    #expect(deck.slides[0].elements.map(\.key) == ["p"])
    #expect(deck.slides[1] == Slide("b", color: .white, elements: []))
  }

  @Test func wordsHaveTheirLooks() throws {
    let element = try element(
      """
      {"id": "a", "text": "Hi", "size": 40, "weight": "bold", "color": "#010203", "align": "leading",
       "wrap": "characters",
       "frame": [1, 2, 3, 4], "motion": "none"}
      """)
    let text = SlideText(
      "Hi", size: 40, weight: .bold, color: Color(1, 2, 3), alignment: .leading,
      wrapping: .characters)
    #expect(element == SlideElement("a", .text(text), place: .frame(Rect(1, 2, 3, 4))))
  }

  @Test func aBoxHasItsLooks() throws {
    let element = try element(
      """
      {"id": "a", "frame": [0, 0, 9, 9], "fill": "white", "radius": 3, "opacity": 0.5,
       "rotation": 90, "border": {"width": 2, "color": "black"}, "motion": "none"}
      """)
    var look = SlideLook()
    (look.fill, look.cornerRadius, look.opacity) = (.white, 3, 0.5)
    (look.rotation, look.borderWidth, look.borderColor) = (.pi / 2, 2, .black)
    #expect(element == SlideElement("a", .shape, place: .frame(Rect(0, 0, 9, 9)), look: look))
  }

  @Test func motionsAreInTheWordsOfTheEngine() throws {
    let element = try element(
      """
      {"id": "a", "picture": "a.svg", "motion": {"curve": "ease-out", "duration": 2, "delay": 0.25,
        "leaving": {"spring": {"damping": 0.5, "velocity": 3}, "duration": 1},
        "enter": ["fade", {"up": 1, "down": 2}, {"rotate": 180}, {"fade": 0.5}], "leave": ["vanish"]}}
      """)
    let motion = SlideMotion(
      .curve(.cssEaseOut, duration: 2),
      leavingType: .spring(duration: 1, damping: 0.5, initialVelocity: 3), delay: 0.25,
      enter: [.fade, .up(1), .down(2), .rotate(.pi), .alpha(0.5)], leave: [.vanish])
    #expect(element.fluid == motion && element.original == motion)
    #expect(element.place == .picture)
  }

  @Test func withoutAMotionItMovesAsTheProgramsOwnDo() throws {
    let words = try element(#"{"id": "a", "text": "Hi"}"#)
    #expect(words.fluid == .fluidTitle && words.original == SlideMotions.original.title)
    #expect(words.place == .title)
    let picture = try element(#"{"id": "a", "picture": "a.svg"}"#)
    #expect(picture.fluid == SlideMotions.fluid.picture)
    let wide = try deck(
      #"{"canvas": [900, 600], "slides": [{"elements": [{"id": "a", "text": "Hi"}]}]}"#)
    #expect(wide.slides[0].elements[0].fluid?.leave == [.left(900), .vanish])
  }

  /// A slide without a name is called by its place, or by the next one that is free.
  @Test(
    arguments: [
      ([nil, nil], ["slide-1", "slide-2"]), (["slide-2", nil], ["slide-2", "slide-3"]),
      ([nil, "slide-1"], ["slide-2", "slide-1"]),
      (["slide-3", nil, nil], ["slide-3", "slide-2", "slide-4"]),
    ] as [([String?], [String])])
  func slidesWithoutANameAreCalledByTheirPlace(_ given: [String?], _ names: [String]) throws {
    let slides = given.map { $0.map { "{\"name\": \"\($0)\"}" } ?? "{}" }.joined(separator: ", ")
    let deck = try DeckFile(Array("{\"slides\": [\(slides)]}".utf8)).deck
    #expect(deck.slides.map(\.name) == names)
  }
}
