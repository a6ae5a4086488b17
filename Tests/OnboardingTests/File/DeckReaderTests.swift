import Engine
import Testing

@testable import Onboarding

/// The parts of a slides file as the values that they are.
@Suite struct DeckReaderTests {
  private func deck(_ text: String) throws -> Deck { try DeckFile(Array(text.utf8)).deck }

  private func element(_ text: String) throws -> SlideElement {
    try #require(deck(#"{"slides": [{"elements": [\#(text)]}]}"#).slides[0].elements.first)
  }

  // MARK: Slides

  @Test func aSlideWithoutANameIsCalledByItsNumber() throws {
    let deck = try deck(#"{"slides": [{"name": "a"}, {}, {"name": "c"}, {}]}"#)
    #expect(deck.slides.map(\.name) == ["a", "slide-2", "c", "slide-4"])
  }

  @Test func aNameHasOneToSixtyPlainLetters() {
    func told(_ name: String) -> Int {
      mistakes(in: #"{"slides": [{"name": "\#(name)"}]}"#).count
    }
    let longest = String(repeating: "a", count: 60)
    for name in [longest, "0", "9", "A", "Z", "a", "z", "-", "_"] {
      #expect(told(name) == 0, "\(name)")
    }
    for name in [longest + "a", "", "/", ":", "@", "[", "`", "{", ".", "ä", " "] {
      #expect(told(name) == 1, "\(name)")
    }
  }

  @Test func theElementsOfAllSlidesAreBoundedTogether() {
    let list = { Array(repeating: "0", count: $0).joined(separator: ",") }
    let text = { (first: Int, second: Int) in
      "{\"slides\": [{\"elements\": [\(list(first))]}, {\"elements\": [\(list(second))]}]}"
    }
    #expect(
      mistakes(in: text(1, 2_000)).last == "[0: 2000 elements; at most 1999 are read")
    #expect(!mistakes(in: text(1, 1_999)).contains { $0.contains("at most") })
  }

  @Test func twoHundredSlidesAreRead() throws {
    let many = Array(repeating: "{}", count: 200).joined(separator: ",")
    #expect(try deck("{\"slides\": [\(many)]}").slides.count == 200)
  }

  @Test func theOrderOfMotionsIsAWord() throws {
    for (word, wanted) in [("together", Choreography.together), ("out then in", .outThenIn)] {
      #expect(
        try deck(#"{"slides": [{}], "choreography": "\#(word)"}"#).choreography == wanted)
    }
    #expect(try deck(#"{"slides": [{}], "choreography": {}}"#).choreography == .together)
  }

  @Test(arguments: [
    ("false", SlideLoop.none), ("true", .both), (#""forward""#, .forward),
  ])
  func slidesLoopAsTheFileSays(_ value: String, _ wanted: SlideLoop) throws {
    #expect(try deck(#"{"slides": [{}], "loop": \#(value)}"#).loop == wanted)
    #expect(try deck(#"{"slides": [{}]}"#).loop == .none)
  }

  // MARK: Elements

  @Test func theKeysOfEverySlideAreTaken() {
    for key in ["background", "button", ""] {
      #expect(
        mistakes(inElement: #"{"id": "\#(key)", "text": ""}"#) == [
          "\"\(key)\": “\(key)” can't be an id; background and button are on every slide"
        ])
    }
  }

  @Test(arguments: [
    "", "/a.svg", "..", "../a.svg", "a/../b.svg", "a/..", "./../a.svg", "../\u{301}a.svg",
    "/\u{301}a.svg", "a//../b.svg",
  ])
  func aPictureHasANameInTheFolder(_ name: String) {
    #expect(
      mistakes(inElement: #"{"id": "a", "picture": "\#(name)"}"#) == [
        "\"\(name)\": wanted the name of a file in the slides' folder, as tumble.svg"
      ])
  }

  @Test(arguments: ["a.svg", "./a.svg", "a/b.svg", "a..b", "..a/...", "a/..b", "\u{301}"])
  func aPictureMayLieInAFolderBelow(_ name: String) throws {
    let read = try element(#"{"id": "a", "picture": "\#(name)", "place": "title"}"#)
    #expect(read.content == .picture(name))
  }

  @Test func onlyWordsHaveTheLooksOfWords() {
    for member in ["size", "weight", "color", "align", "wrap"] {
      let text = "“\(member)”: only words have this"
      #expect(
        mistakes(inElement: #"{"id": "a", "frame": [0, 0, 1, 1], "\#(member)": 1}"#)
          == ["1: \(text); give the element a “text”"])
      #expect(
        mistakes(inElement: #"{"id": "a", "picture": "a", "\#(member)": 1}"#)
          == ["1: \(text); it is beside a “picture”"])
    }
  }

  @Test func aPlaceIsAWordOrAFrame() throws {
    #expect(try element(#"{"id": "a", "text": "", "place": "picture"}"#).place == .picture)
    #expect(try element(#"{"id": "a", "picture": "a", "place": "title"}"#).place == .title)
    #expect(
      try element(#"{"id": "a", "picture": "a", "frame": [4, 3, 2, 1]}"#).place
        == .frame(Rect(4, 3, 2, 1)))
    #expect(
      mistakes(inElement: #"{"id": "a", "text": "", "place": "title", "frame": [0, 0, 0, 0]}"#)
        == ["\"title\": an element has a “place” or a “frame”; remove one"])
  }

  @Test func aBorderIsOnePointOfBlackUnlessItSaysOtherwise() throws {
    let plain = try element(#"{"id": "a", "text": ""}"#).look
    #expect(plain == SlideLook() && plain.borderWidth == 0 && plain.borderColor == .clear)
    let border = try element(#"{"id": "a", "text": "", "border": {}}"#).look
    #expect(border.borderWidth == 1 && border.borderColor == .black)
    let white = try element(#"{"id": "a", "text": "", "border": {"color": "white"}}"#).look
    #expect(white.borderWidth == 1 && white.borderColor == .white)
    let none = try element(#"{"id": "a", "text": "", "border": {"width": 0}}"#).look
    #expect(none.borderWidth == 0 && none.borderColor == .black)
  }

  @Test func eachWordOfTheLooksIsKnown() throws {
    func text(_ member: String, _ word: String) throws -> SlideText? {
      let element = try element(#"{"id": "a", "text": "b", "\#(member)": "\#(word)"}"#)
      guard case .text(let text) = element.content else { return nil }
      return text
    }
    for (word, weight) in [("regular", Font.Weight.regular), ("semibold", .semibold)] {
      #expect(try text("weight", word) == SlideText("b", weight: weight))
    }
    for (word, alignment) in [("center", TextContent.Alignment.center), ("trailing", .trailing)] {
      #expect(try text("align", word) == SlideText("b", alignment: alignment))
    }
    for (word, wrapping) in [("whole words", TextWrapping.wholeWords), ("words", .words)] {
      #expect(try text("wrap", word) == SlideText("b", wrapping: wrapping))
    }
  }

  // MARK: Pictures

  @Test func aPictureThatCannotBeShownIsToldWhereItIsNamedFirst() throws {
    let file = try DeckFile(
      Array(
        """
        {"slides": [{"elements": [{"id": "a", "picture": "b.svg"}]},
          {"elements": [{"id": "a", "picture": "a.svg"}, {"id": "b", "picture": "b.svg"}]}]}
        """.utf8))
    let error = file.error(ofFiles: ["a.svg": "it is broken", "b.svg": "it is not there"])
    #expect(
      error.problems == [
        .init(line: 1, column: 50, text: "it is not there"),
        .init(line: 2, column: 40, text: "it is broken"),
      ])
    #expect(error.lines(in: "s") == ["s:1:50: it is not there", "s:2:40: it is broken"])
    #expect(error.description == "slides:1:50: it is not there\nslides:2:40: it is broken")
    #expect(
      file.error(ofFiles: ["c.svg": "who?"]).problems
        == [.init(line: 1, column: 1, text: "who?")])
  }

  @Test func aFileOfFourMebibytesIsRead() throws {
    let text = #"{"slides": [{}]}"#
    let rest = (4 << 20) - text.utf8.count
    #expect(mistakes(in: text + String(repeating: " ", count: rest)) == [])
    #expect(
      mistakes(in: text + String(repeating: " ", count: rest + 1))
        == ["{\"slides\": a file of 4194305 bytes; at most 4194304 are read"])
  }
}
