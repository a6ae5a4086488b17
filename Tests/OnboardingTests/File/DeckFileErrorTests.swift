import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Mistakes in a slides file are told with their places, all of them at once.
@Suite struct DeckFileErrorTests {
  private func lines(_ text: String) -> [String] {
    do {
      _ = try DeckFile(Array(text.utf8))
      return []
    } catch {
      return error.lines(in: "f")
    }
  }

  /// The mistakes of a single element, at their columns.
  private func mistakes(_ element: String) -> [String] {
    lines("{\"slides\": [{\"elements\": [\n\(element)\n]}]}")
      .map { $0.replacing("f:2:", with: "") }
  }

  @Test func allAreToldInTheirOrder() {
    let text = """
      {
        "slide": 1,
        "canvas": [480],
        "slides": [
          {"name": "a b", "background": "orangy"},
          {"name": "c", "elements": [{"id": "x", "texts": "Hi", "frame": [0, 0, 1, 1]}]},
          {"name": "c"}
        ]
      }
      """
    #expect(
      lines(text) == [
        "f:2:3: unknown member “slide”; did you mean “slides”?",
        "f:3:13: wanted [width, height], 2 numbers, found 1",
        "f:5:14: wanted a name of 1 to 60 letters a–z, digits, - and _, found “a b”",
        "f:5:35: wanted a colour, as #ffa848, rgb(255 168 72) or tomato, found “orangy”",
        "f:6:44: unknown member “texts”; did you mean “text”?",
        "f:7:5: a second slide of the name “c”; give it another one",
      ])
  }

  /// The last of several is the one that counts, and whose place is told.
  @Test func ofSeveralMembersTheLastCounts() {
    #expect(
      mistakes(#"{"id":"a","text":"","size":"x","size":20}"#)
        == [#"32: a second “size”; remove one"#])
    #expect(
      mistakes(#"{"id":"a","text":5,"size":0}"#).count == 2, "all mistakes of a text are told")
  }

  @Test(arguments: [
    ("", "f:1:1: wanted a value, found the end of the file"),
    (
      "[]",
      "f:1:1: wanted an object with “$schema”, “format”, “canvas”, “choreography”, “loop”, “hills”, “motions”, “fonts”, “styles”, “slides”, “lang” or “direction”, found an empty list"
    ),
    ("{}", "f:1:1: wanted a member “slides”, a list of slides"),
    (#"{"slides": []}"#, "f:1:12: no slides; wanted at least one"),
    (#"{"slides": {}}"#, "f:1:12: wanted a list of slides, found an object"),
    (
      #"{"slides": [3]}"#,
      "f:1:13: wanted an object with “name”, “background”, “button”, “finish”, “celebrate”, “lang”, “direction”, “back”, “after”, “over”, “dim”, “scale” or “elements”, found 3"
    ),
    (
      #"{"slides": [{}], "choreography": "out"}"#,
      "f:1:34: unknown word “out”; wanted “together” or “out then in”"
    ),
    (#"{"slides": [{}], "slides": [{}]}"#, "f:1:18: a second “slides”; remove one"),
  ])
  func theFile(_ text: String, _ wanted: String) {
    #expect(lines(text) == [wanted])
  }

  @Test(arguments: [
    (
      #"{"text": "Hi"}"#,
      ["1: wanted an “id”: an element of the same id on two slides is one thing"]
    ),
    (
      #"{"id": "button", "text": ""}"#,
      ["8: “button” can't be an id; background and button are on every slide"]
    ),
    (#"{"id": "a"}"#, ["1: wanted a “frame”: [x, y, width, height], in points of the canvas"]),
    (
      #"{"id": "a", "text": "", "picture": "b"}"#,
      ["36: an element shows a “text” or a “picture”; make it two elements"]
    ),
    (
      #"{"id": "a", "picture": "/etc/x"}"#,
      ["24: wanted the name of a file in the slides' folder, as tumble.svg"]
    ),
    (
      #"{"id": "a", "picture": "b", "size": 3}"#,
      ["37: “size”: only words have this; it is beside a “picture”"]
    ),
    (#"{"id": "a", "text": "", "size": 0}"#, ["33: wanted a number from 1 to 1000, found 0"]),
    (
      #"{"id": "a", "text": "", "weight": "blod"}"#,
      ["35: unknown word “blod”; did you mean “bold”?"]
    ),
    (
      #"{"id": "a", "text": "", "motion": {"curve": "eas"}}"#,
      [
        "45: not a CSS easing: column 1: wanted cubic-bezier(…), steps(…), linear(…) or the name of a CSS curve"
      ]
    ),
    (
      #"{"id": "a", "text": "", "motion": {"enter": ["fad", {"scale": -1}]}}"#,
      [
        "46: unknown word “fad”; did you mean “fade”?",
        "63: wanted a number from 0 to 100, found -1",
      ]
    ),
    (
      #"{"id": "a", "text": "", "motion": "none", "fluid": {}}"#,
      ["52: an element has a “motion”, or a “fluid” and an “original” one"]
    ),
  ])
  func anElement(_ text: String, _ wanted: [String]) {
    #expect(mistakes(text) == wanted)
  }

  @Test func twoElementsOfOneIdAreNotedOnOneSlideOnly() {
    let element = #"{"id": "a", "text": ""}"#
    #expect(
      mistakes("\(element), \(element)") == [
        "26: a second element “a” on this slide; give it another id"
      ])
    #expect(lines(#"{"slides": [{"elements": [\#(element)]}, {"elements": [\#(element)]}]}"#) == [])
  }

  @Test func aFileIsBounded() {
    let many = Array(repeating: "{}", count: 201).joined(separator: ",")
    #expect(lines("{\"slides\": [\(many)]}") == ["f:1:12: 201 slides; at most 200 are read"])
    let elements = Array(repeating: "1", count: 2_001).joined(separator: ",")
    #expect(
      lines("{\"slides\": [{\"elements\": [\(elements)]}]}")
        == ["f:1:26: 2001 elements; at most 2000 are read"])
    let wrong = Array(repeating: "1", count: 2_000).joined(separator: ",")
    #expect(lines("{\"slides\": [{\"elements\": [\(wrong)]}]}").count == 100)
    #expect(lines(String(repeating: " ", count: (4 << 20) + 1)).count == 1)
    #expect(lines(String(repeating: "[", count: 100_000)).count == 1)
  }

  @Test func bytesThatAreNoFileAreRefused() {
    forAll(seeds: 0..<300) { random in
      let letters = Array(#"{}[],:"\abslidestruefalsenull0123456789.-+eE \#u{0} é"#.utf8)
      let bytes = (0..<random.int(in: 0...60)).map { _ in random.element(of: letters) }
      _ = try? DeckFile(bytes)
    }
  }
}
