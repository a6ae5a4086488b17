import Engine
import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Onboarding

/// Docs/Format.md, the page for people whose programs write slides, says what the schema says.
@Suite struct FormatPageTests {
  private static let page = repositoryRoot().appendingPathComponent("Docs/Format.md")
  private static let (begin, end) = ("<!-- the schema's members -->", "<!-- end -->")

  private func schema() throws -> JSONValue {
    let url = repositoryRoot().appendingPathComponent("Assets/slides.schema.json")
    return try JSONReader.read(Array(try Data(contentsOf: url)))
  }

  /// `DeckSchemaTests` tells that the schema's members are the reader's.
  @Test func thePagesTablesAreTheSchemas() throws {
    let tables = SchemaTables(try schema()).lines.joined(separator: "\n") + "\n\n"
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.begin + "\n")?.upperBound)
    let stop = try #require(text.range(of: Self.end, range: start..<text.endIndex)?.lowerBound)
    if updatesGoldens {
      let whole = text[..<start] + tables + text[stop...]
      try Data(whole.utf8).write(to: Self.page)
    } else {
      #expect(text[start..<stop] == tables, "UPDATE_GOLDENS=1 writes the tables")
    }
  }

  /// Documents in which members may be left out, at the place of the question mark.
  static let documents = [
    ("", #"{"slides": [{}]?}"#), ("$defs slide", #"{"slides": [{"name": "a"?}]}"#),
    ("$defs slide", #"{"slides": [{"name": "a"}, {"name": "b", "over": "a"?}]}"#),
    ("$defs element", #"{"slides": [{"elements": [{"id": "a", "text": "A"?}]}]}"#),
    (
      "$defs element",
      #"{"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9]?, "elements": [{"id": "b", "fill": "red", "frame": [0, 0, 1, 1]}]}]}]}"#
    ),
    ("$defs element", #"{"slides": [{"elements": [{"id": "a", "picture": "a.svg"?}]}]}"#),
    (
      "$defs shadow",
      #"{"slides": [{"elements": [{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "shadow": {?}}]}]}"#
    ),
    (
      "$defs element properties border",
      #"{"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9], "border": {?}}]}]}"#
    ),
    (
      "$defs layout",
      #"{"slides": [{"elements": [{"id": "a", "layout": {"flow": "vertical"?}, "elements": [{"id": "b", "fill": "red"}]}]}]}"#
    ),
    (
      "$defs element properties animator",
      #"{"slides": [{"elements": [{"id": "a", "animator": {"kind": "fade", "stagger": 0.1?}, "elements": [{"id": "b", "fill": "red", "frame": [0, 0, 1, 1]}]}]}]}"#
    ),
    (
      "$defs element properties animator",
      #"{"slides": [{"elements": [{"id": "a", "animator": {"kind": "fade"?}, "elements": [{"id": "b", "fill": "red", "frame": [0, 0, 1, 1]}]}]}]}"#
    ),
    (
      "$defs motion anyOf 1",
      #"{"slides": [{"elements": [{"id": "a", "text": "A", "motion": {"enter": ["fade"]?}}]}]}"#
    ),
    (
      "$defs element",
      #"{"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9], "layout": {"stack": "vertical"}?, "elements": [{"id": "b", "fill": "red"}]}]}]}"#
    ),
    (
      "$defs motion anyOf 2",
      #"{"slides": [{"elements": [{"id": "r", "frame": [0, 0, 9, 9], "scroll": "vertical", "elements": [{"id": "b", "fill": "red", "frame": [0, 0, 1, 1]}]}, {"id": "a", "text": "A", "motion": {"with": "scroll", "of": "r", "to": 9, "leave": ["fade"]?}}]}]}"#
    ),
    (
      "$defs motion anyOf 1",
      #"{"slides": [{"elements": [{"id": "a", "text": "A", "motion": {"by": "letter"?}}]}]}"#
    ),
    (
      "$defs property anyOf 1",
      #"{"slides": [{"elements": [{"id": "a", "text": "A", "motion": {"properties": {"place": {"duration": 1?}}}}]}]}"#
    ),
    (
      "$defs element properties idle anyOf 1",
      #"{"slides": [{"elements": [{"id": "a", "text": "A", "idle": {"keyframes": [{"at": 0.5, "x": 9}]?}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties spring",
      #"{"slides": [{"elements": [{"id": "a", "text": "A", "motion": {"spring": {?}}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties leaving",
      #"{"slides": [{"elements": [{"id": "a", "text": "A", "motion": {"spring": {}, "duration": 2, "leaving": {"curve": "linear"?}}}]}]}"#
    ),
  ]

  /// A document that says a default is the one that does not. What can't stand in one document stands
  /// in another.
  @Test func defaultsAreDefaults() throws {
    let schema = try schema()
    var (told, tried) = (Set<String>(), Set<String>())
    for (path, text) in Self.documents {
      let object = path.split(separator: " ").reduce(schema) { value, step in
        if let index = Int(step), case .array(let values) = value { return values[index] }
        return value[String(step)] ?? .null
      }
      guard case .object(let members)? = object["properties"] else { throw Failure(path) }
      for member in members {
        guard let standard = member.value["default"] else { continue }
        let name = member.key
        told.insert("\(path) \(name)")
        let comma = text.contains("{?") ? "" : ", "
        let said = text.replacing("?", with: "\(comma)\"\(name)\": \(SchemaTables.code(standard))")
        guard let deck = try? DeckFile(Array(said.utf8)).deck else { continue }
        tried.insert("\(path) \(name)")
        let plain = try DeckFile(Array(text.replacing("?", with: "").utf8)).deck
        #expect(deck == plain, "\(said)")
      }
    }
    #expect(told == tried && told.count > 20, "\(told.subtracting(tried))")
  }

  private struct Failure: Error {
    let path: String
    init(_ path: String) { self.path = path }
  }

  /// The members that `describe --json` prints, of documents that have all there is.
  @Test func thePageKnowsWhatADescriptionSays() throws {
    var members = Set<String>()
    for text in Self.described {
      let json = DeckDescription(
        try DeckFile(Array(text.utf8)).deck, motion: .fluid, artwork: Artwork(),
        typesetter: Typesetter(measuring: MonospacedText())
      ).json
      Self.note(json, at: "", in: &members)
    }
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let told = page.matches(of: /(?m)^\| `([a-z]+(?:\[\])?(?:\.[a-z]+(?:\[\])?)*)` \|/)
      .map { String($0.1) }.filter { $0.contains("[].") || ["canvas", "complete"].contains($0) }
    #expect(Set(told) == members, "\(Set(told).symmetricDifference(members))")
  }

  private static func note(_ value: JSONValue, at path: String, in members: inout Set<String>) {
    switch value {
    case .object(let parts):
      for part in parts {
        note(part.value, at: path.isEmpty ? part.key : path + "." + part.key, in: &members)
      }
    case .array(let values) where values.contains { if case .object = $0 { true } else { false } }:
      for value in values { note(value, at: path + "[]", in: &members) }
    default: members.insert(path)
    }
  }

  private static let described = [
    #"""
    {"canvas": [400, 800], "fonts": {"F": "f.ttf"}, "slides": [
      {"name": "a", "elements": [
        {"id": "box", "fill": "red", "frame": [0, 0, 9, 9], "tap": "b", "elements": [
          {"id": "in", "text": "A", "frame": [0, 0, 9, 9], "font": "F", "lang": "ja", "direction": "ltr"}]},
        {"id": "switch", "fill": "red", "frame": [0, 0, 9, 9], "tap": {"state": "on"},
         "states": {"on": {"fill": "blue"}}},
        {"id": "pic", "picture": "a.svg", "frame": [0, 0, 9, 9], "drag": {"direction": "up", "to": "b"}}]},
      {"name": "b", "back": {"drag": "right"}, "after": {"seconds": 2, "to": "a"}, "elements": [
        {"id": "pic", "picture": "a.svg", "frame": [0, 90, 9, 9],
         "motion": {"spring": {"damping": 0.5, "velocity": 2}, "duration": 1}},
        {"id": "box", "fill": "red", "frame": [0, 50, 9, 9],
         "motion": {"spring": {"response": 0.3, "damping": 0.5}}},
        {"id": "new", "text": "B", "motion": {"curve": "ease"}}]},
      {"name": "c", "over": "a", "dim": 0.4, "scale": 0.9, "back": {"tap": "outside"}, "elements": [
        {"id": "x", "fill": "red", "frame": [0, 0, 9, 9]}]}]}
    """#
  ]
}
