import Engine
import Testing

@testable import Onboarding

/// Values of another kind, or beyond their bounds, are told as what they are.
@Suite struct FileValueTests {
  private func word(_ letter: String, _ count: Int) -> String {
    String(repeating: letter, count: count)
  }

  // MARK: Kinds

  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("3", "3"), ("-0.5", "-0.5"), ("{}", "an object"),
    ("[]", "an empty list"), ("[1]", "a list"),
  ])
  func whatIsFoundIsNamed(_ value: String, _ found: String) {
    let start = value.prefix { !",:]}".contains($0) }
    #expect(
      mistakes(in: "{\"slides\": [{\"name\": \(value)}]}")
        == ["\(start): wanted a name, found \(found)"])
  }

  @Test func aLongTextIsNamedByItsBeginning() {
    let (short, long) = (word("ä", 40), word("ä", 41))
    let wanted = "wanted a colour, as #ffa848, rgb(255 168 72) or tomato, found"
    #expect(
      mistakes(in: #"{"slides": [{"background": "\#(short)"}]}"#)
        == ["\"\(short)\": \(wanted) “\(short)”"])
    #expect(
      mistakes(in: #"{"slides": [{"background": "\#(long)"}]}"#)
        == ["\"\(long)\": \(wanted) “\(short)…”"])
  }

  @Test(arguments: [
    (#"{"slides": null}"#, "null: wanted a list of slides, found null"),
    (#"{"slides": [{}], "hills": "no"}"#, "\"no\": wanted true or false, found “no”"),
    (#"{"slides": [{}], "loop": 1}"#, "1: wanted true, false or “forward”, found 1"),
    (
      #"{"slides": [{}], "loop": "forwards"}"#,
      "\"forwards\": unknown word “forwards”; did you mean “forward”?"
    ),
    (#"{"slides": [{"celebrate": 0}]}"#, "0: wanted true or false, found 0"),
    (#"{"slides": [{"button": null}]}"#, "null: wanted a word, or false, found null"),
    (#"{"slides": [{"finish": []}]}"#, "[: wanted a text, found an empty list"),
    (#"{"slides": [{"elements": {}}]}"#, "{: wanted a list of elements, found an object"),
    (
      #"{"slides": [{"background": false}]}"#,
      "false: wanted a colour, as #ffa848, rgb(255 168 72) or tomato, found false"
    ),
    (
      #"{"slides": [{}], "choreography": 2}"#, "2: wanted “together” or “out then in”, found 2"
    ),
    (#"{"slides": [{}], "canvas": 2}"#, "2: wanted [width, height], found 2"),
    (
      #"{"slides": [{}], "canvas": [20, 20, 20]}"#,
      "[20: wanted [width, height], 2 numbers, found 3"
    ),
  ])
  func ofTheFileAndItsSlides(_ text: String, _ wanted: String) {
    #expect(mistakes(in: text) == [wanted])
  }

  @Test(arguments: [
    (#"{"id": 3, "text": ""}"#, "3: wanted an id, found 3"),
    (#"{"id": "a", "text": 5}"#, "5: wanted a text, found 5"),
    (
      #"{"id": "a", "picture": null}"#, "null: wanted the name of a picture's file, found null"
    ),
    (
      #"{"id": "a", "text": "", "weight": true}"#,
      "true: wanted “ultralight”, “thin”, “light”, “regular”, “medium”, "
        + "“semibold”, “bold”, “heavy” or “black”, found true"
    ),
    (
      #"{"id": "a", "text": "", "align": 1}"#,
      "1: wanted “leading”, “center” or “trailing”, found 1"
    ),
    (
      #"{"id": "a", "text": "", "wrap": 1}"#,
      "1: wanted “whole words”, “words” or “characters”, found 1"
    ),
    (#"{"id": "a", "text": "", "place": 1}"#, "1: wanted “picture” or “title”, found 1"),
    (
      #"{"id": "a", "text": "", "frame": [1, 2, 3]}"#,
      "[1: wanted [x, y, width, height], 4 numbers, found 3"
    ),
    (
      #"{"id": "a", "text": "", "border": 2}"#,
      "2: wanted an object with “width”, “color”, “side” or “dash”, found 2"
    ),
    (#"{"id": "a", "text": "", "motion": "no"}"#, "\"no\": no motion “no”; known are “none”"),
    (
      #"{"id": "a", "text": "", "motion": {"curve": 3}}"#, "3: wanted a curve, as ease-out, found 3"
    ),
    (
      #"{"id": "a", "text": "", "motion": {"enter": "fade"}}"#,
      "\"fade\": wanted a list of moves, found “fade”"
    ),
    (
      #"{"id": "a", "text": "", "motion": {"leave": [1]}}"#,
      "1: wanted “fade”, “vanish” or “draw”, found 1"
    ),
  ])
  func ofAnElement(_ text: String, _ wanted: String) {
    #expect(mistakes(inElement: text) == [wanted])
  }

  @Test func aLongUnknownNameIsCut() {
    let name = word("x", 41)
    #expect(
      mistakes(in: "{\"slides\": [{}], \"\(name)\": 1}") == [
        "\"\(name)\": unknown member “\(word("x", 40))”; known are “$schema”, “format”, "
          + "“canvas”, “choreography”, “loop”, “hills”, “motions”, “fonts”, “styles”, “slides”, “lang” "
          + "or “direction”"
      ])
    #expect(
      mistakes(inElement: "{\"id\": \"a\", \"text\": \"\", \"place\": \"\(name)\"}") == [
        "\"\(name)\": unknown word “\(word("x", 40))”; wanted “picture” or “title”"
      ])
  }

  // MARK: Bounds

  /// The least and the largest number of each kind, which stands for the question mark.
  private static let bounds: [(member: String, range: ClosedRange<Double>)] = [
    (#""size": ?"#, 1...1_000), (#""radius": ?"#, 0...10_000),
    (#""opacity": ?"#, 0...1), (#""rotation": ?"#, -3_600...3_600),
    (#""border": {"width": ?}"#, 0...10_000),
    (#""frame": [?, 0, 0, 0]"#, -10_000...10_000),
    (#""frame": [0, ?, 0, 0]"#, -10_000...10_000),
    (#""frame": [0, 0, ?, 0]"#, 0...10_000),
    (#""frame": [0, 0, 0, ?]"#, 0...10_000),
    (#""motion": {"delay": ?}"#, 0...60),
    (#""motion": {"arc": ?}"#, -270...270),
    (#""motion": {"duration": ?}"#, 0...60),
    (#""motion": {"leaving": {"duration": ?}}"#, 0...60),
    (#""motion": {"entering": {"duration": ?}}"#, 0...60),
    (#""motion": {"moving": {"duration": ?}}"#, 0...60),
    (#""motion": {"spring": {"velocity": ?}}"#, -100...100),
    (#""motion": {"enter": [{"fade": ?}]}"#, -1...1),
    (#""motion": {"enter": [{"scale": ?}]}"#, 0...100),
    (#""motion": {"enter": [{"left": ?}]}"#, -10_000...10_000),
    (#""motion": {"enter": [{"right": ?}]}"#, -10_000...10_000),
    (#""motion": {"enter": [{"up": ?}]}"#, -10_000...10_000),
    (#""motion": {"enter": [{"down": ?}]}"#, -10_000...10_000),
    (#""motion": {"enter": [{"rotate": ?}]}"#, -3_600...3_600),
  ]

  @Test(arguments: bounds.indices) func aNumberHasItsBounds(_ index: Int) {
    let (member, range) = Self.bounds[index]
    let ends = [range.lowerBound, range.upperBound].map { "\(Int($0))" }
    func told(_ number: String) -> [String] {
      let value = member.replacing("?", with: number)
      return mistakes(
        inElement: "{\"id\": \"a\", \"text\": \"\", \"fill\": \"red\", \(value)}")
    }
    #expect(told(ends[0]) == [] && told(ends[1]) == [])
    for beyond in ["\(Int(range.lowerBound) - 1)", "\(Int(range.upperBound) + 1)"] {
      let text = "\(beyond): wanted a number from \(ends[0]) to \(ends[1]), found \(beyond)"
      #expect(told(beyond).map { $0.replacing("[", with: "") } == [text])
    }
    let text = "\"1\": wanted a number from \(ends[0]) to \(ends[1]), found “1”"
    #expect(told("\"1\"").map { $0.replacing("[", with: "") } == [text])
  }

  @Test func aSpringIsDampedFromAHundredthToTen() {
    func told(_ damping: String) -> [String] {
      mistakes(
        inElement: #"{"id": "a", "text": "", "motion": {"spring": {"damping": \#(damping)}}}"#)
    }
    #expect(told("0.01") == [] && told("10") == [])
    #expect(told("0.009") == ["0.009: wanted a number from 0.01 to 10, found 0.009"])
    #expect(told("10.5") == ["10.5: wanted a number from 0.01 to 10, found 10.5"])
  }

  @Test func aCanvasAndAStaggerHaveTheirBounds() {
    func told(_ member: String) -> [String] { mistakes(in: "{\"slides\": [{}], \(member)}") }
    #expect(told(#""canvas": [16, 4096]"#) == [] && told(#""canvas": [4096, 16]"#) == [])
    #expect(
      told(#""canvas": [15, 4097]"#) == [
        "15: wanted a number from 16 to 4096, found 15",
        "4097: wanted a number from 16 to 4096, found 4097",
      ])
    #expect(told(#""choreography": {"stagger": 60}"#) == [])
    #expect(
      told(#""choreography": {"stagger": 61}"#) == ["61: wanted a number from 0 to 60, found 61"])
  }

  @Test func textsAreBoundedByTheirBytes() {
    for (member, most) in [("button", 200), ("finish", 200), ("text", 10_000), ("picture", 1_000)] {
      func told(_ count: Int) -> [String] {
        let value = "\"\(member)\": \"\(word("é", count))\""
        return most == 200
          ? mistakes(in: "{\"slides\": [{\(value)}]}")
          : mistakes(inElement: "{\"id\": \"a\", \(value)}")
      }
      #expect(told(most / 2) == [])
      #expect(
        told(most / 2 + 1).map { $0.split(separator: ": ").last.map(String.init) }
          == ["a text of \(most + 2) bytes; at most \(most) are read"])
    }
    func told(id count: Int) -> [String] {
      mistakes(inElement: "{\"id\": \"\(word("a", count))\", \"text\": \"\"}")
    }
    #expect(told(id: 100) == [])
    #expect(
      told(id: 101) == ["\"\(word("a", 101))\": a text of 101 bytes; at most 100 are read"])
  }

  @Test func twentyMovesAreRead() {
    func told(_ count: Int) -> [String] {
      let moves = Array(repeating: "\"fade\"", count: count).joined(separator: ", ")
      return mistakes(
        inElement: "{\"id\": \"a\", \"text\": \"\", \"motion\": {\"enter\": [\(moves)]}}")
    }
    #expect(told(20) == [])
    #expect(told(21) == ["[\"fade\": 21 moves; at most 20 are read"])
  }
}
