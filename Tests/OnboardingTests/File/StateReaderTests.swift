import Engine
import Testing

@testable import Onboarding

/// Elements in elements and states in a file, and what can be wrong with them.
@Suite struct StateReaderTests {
  private func deck(_ elements: String) throws -> Deck {
    try DeckFile(Array(#"{"slides": [{"elements": [\#(elements)]}]}"#.utf8)).deck
  }

  private func problems(_ elements: String) -> [String] {
    do {
      _ = try deck(elements)
      return []
    } catch {
      return (error as? DeckFileError)?.problems.map(\.text) ?? ["\(error)"]
    }
  }

  private func nested(_ depth: Int) -> String {
    (0..<depth).reversed().reduce("") { inner, level in
      #"{"id": "e\#(level)", "fill": "red", "frame": [0, 0, 9, 9], "elements": [\#(inner)]}"#
    }
  }

  @Test func everythingIsRead() throws {
    let deck = try deck(
      #"""
      {"id": "a", "elements": [{"id": "b", "text": "B", "frame": [1, 2, 3, 4]}],
       "tap": {"state": ["on", "normal"], "of": "a"},
       "states": {"$comment": 1, "on": {"scale": 2, "border": {"width": 3}, "motion": {"duration": 1},
         "elements": {"b": {"text": "C", "picture": null}}}, "pressed": {}}}
      """#.replacing(#", "picture": null"#, with: ""))
    let a = deck.slides[0].elements[0]
    #expect(a.place == .frame(Rect(0, 0, 480, 960)), "all of the canvas, unless it says otherwise")
    #expect(deck.slides[0].all.map(\.key) == ["a", "b"])
    #expect(a.toggle == SlideToggle(["on", "normal"], of: ["a"]))
    let on = SlideState(
      [.scale(2), .borderWidth(3), .inside("b", [.text("C")])], type: .linear(duration: 1))
    #expect(a.states == ["on": on, "pressed": SlideState([])])
    #expect(!deck.isGraph)
  }

  @Test func thePicturesOfStatesAreLoaded() throws {
    let deck = try deck(
      #"""
      {"id": "a", "picture": "a.svg", "tap": {"state": "on"}, "states": {"on": {"picture": "b.svg"}}}
      """#)
    #expect(deck.slides[0].pictures == ["a.svg", "b.svg"])
  }

  @Test func elementsLieInEachOtherFiftyTimes() throws {
    #expect(try deck(nested(50)).slides[0].all.count == 50)
    #expect(problems(nested(51)) == ["“elements” 51 deep; at most 50 are read"])
  }

  @Test(arguments: [
    (
      #"{"id": "a", "frame": [0, 0, 9, 9], "elements": [{"id": "a", "text": "", "frame": [0, 0, 9, 9]}]}"#,
      "a second element “a” on this slide; give it another id"
    ),
    (
      #"{"id": "a", "elements": [{"id": "b", "text": "", "place": "title"}]}"#,
      "wanted a “frame”: [x, y, width, height], in points, from the corner of what it is in"
    ),
    (
      #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "clip": true}"#,
      "“clip”: nothing is in it that could be cut off; give it “elements”"
    ),
    (
      #"{"id": "a", "text": "", "tap": {"state": "of"}, "states": {"off": {}}}"#,
      "“a” has no state “of”; did you mean “off”?"
    ),
    (
      #"{"id": "a", "text": "", "tap": {"state": "on"}}"#, "“a” has no state “on”; give it “states”"
    ),
    (
      #"{"id": "a", "text": "", "tap": {"state": "pressed"}, "states": {"pressed": {}, "off": {}}}"#,
      "“a” has no state “pressed”; known are “off”"
    ),
    (
      #"{"id": "knob", "text": "", "tap": {"state": "on", "of": "knobb"}, "states": {"on": {}}}"#,
      "no element “knobb”; did you mean “knob”?"
    ),
    (
      #"{"id": "a", "text": "", "states": {"normal": {}}}"#,
      "“normal” is an element without a state; give this state another name"
    ),
    (
      #"{"id": "a", "text": "", "states": {"pressed": {"picture": "a.svg"}}}"#,
      "“a” is a text; a state of it has no “picture”"
    ),
    (
      #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "states": {"pressed": {"color": "red"}}}"#,
      "“color”: only words have this; “a” is none"
    ),
    (
      #"{"id": "a", "elements": [{"id": "knob", "fill": "red", "frame": [0, 0, 9, 9]}], "states": {"pressed": {"elements": {"knobs": {}}}}}"#,
      "“a” has no element “knobs”; did you mean “knob”?"
    ),
    (
      #"{"id": "a", "text": "", "tap": {"state": [], "of": "a"}}"#, "no states; wanted at least one"
    ),
  ])
  func mistakesAreTold(_ element: String, _ text: String) { #expect(problems(element) == [text]) }

  @Test func aStateThatNothingLeadsToIsDoubtful() throws {
    let text =
      #"{"slides": [{"elements": [{"id": "a", "text": "", "states": {"on": {}, "pressed": {}}}]}]}"#
    let doubts = try DeckFile(Array(text.utf8)).doubts?.problems.map(\.text)
    #expect(doubts == ["nothing leads to the state “on” of “a”; give something a “tap”"])
  }
}
