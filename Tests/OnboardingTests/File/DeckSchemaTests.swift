import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Onboarding

/// The schema, which editors complete by, and the reader know the same members.
@Suite struct DeckSchemaTests {
  private let schema: JSONValue

  init() throws {
    let url = repositoryRoot().appendingPathComponent("Assets/slides.schema.json")
    schema = try JSONReader.read(Array(try Data(contentsOf: url)))
  }

  private func names(_ path: [String]) throws -> [String] {
    if path.last == "*" {
      return try (0..<2).flatMap { try names(path.dropLast() + ["\($0)"]) }
    }
    var value = schema
    for step in path {
      if let index = Int(step), case .array(let values) = value {
        value = values[index]
      } else {
        value = try #require(value[step], "\(path): \(step)")
      }
    }
    guard case .object(let members) = value["properties"] else { return [] }
    #expect(value["additionalProperties"] == .bool(false), "\(path)")
    #expect(members.contains { $0.key == "$comment" }, "\(path)")
    return members.map(\.key).filter { $0 != "$comment" }
  }

  /// The members that the reader says it knows, in the object that a text leaves open.
  private func known(_ text: String) throws -> [String] {
    let whole = text.replacing("?", with: "\"zzzzzzzzzzzzzzzzzzzzzzzz\": 0")
    let error = try #require(throws: DeckFileError.self) { try DeckFile(Array(whole.utf8)) }
    let problem = try #require(error.problems.first { $0.text.contains("zzzz") })
    let list = try #require(problem.text.split(separator: "known are ").last)
    return list.matches(of: #/“([^”]*)”/#).map { String($0.1) }
  }

  @Test(arguments: [
    ("", "{?}"), ("$defs slide", #"{"slides": [{?}]}"#),
    ("$defs element", #"{"slides": [{"elements": [{?}]}]}"#),
    ("$defs element properties border", #"{"slides": [{"elements": [{"border": {?}}]}]}"#),
    ("$defs gradient", #"{"slides": [{"elements": [{"fill": {?}}]}]}"#),
    ("$defs stop anyOf 1", #"{"slides": [{"elements": [{"fill": {"stops": [{?}]}}]}]}"#),
    ("$defs shadow", #"{"slides": [{"elements": [{"shadow": [{?}]}]}]}"#),
    ("$defs motion anyOf 1", #"{"slides": [{"elements": [{"motion": {?}}]}]}"#),
    (
      "$defs motion anyOf 1 properties spring",
      #"{"slides": [{"elements": [{"motion": {"spring": {?}}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties entering",
      #"{"slides": [{"elements": [{"motion": {"entering": {?}}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties moving",
      #"{"slides": [{"elements": [{"motion": {"moving": {?}}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties leaving",
      #"{"slides": [{"elements": [{"motion": {"leaving": {?}}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties enter items anyOf 1",
      #"{"slides": [{"elements": [{"motion": {"enter": [{?}]}}]}]}"#
    ),
    (
      "$defs keyframe",
      #"{"slides": [{"elements": [{"motion": {"keyframes": [{?}]}}]}]}"#
    ),
    (
      "$defs motion anyOf 1 properties properties",
      #"{"slides": [{"elements": [{"motion": {"properties": {?}}}]}]}"#
    ),
    (
      "$defs property anyOf 1",
      #"{"slides": [{"elements": [{"motion": {"properties": {"place": {?}}}}]}]}"#
    ),
    (
      "$defs part",
      #"{"slides": [{"elements": [{"motion": {"timeline": "1", "parts": {"a": {?}}}}]}]}"#
    ),
    ("$defs element properties idle anyOf 1", #"{"slides": [{"elements": [{"idle": {?}}]}]}"#),
    ("$defs style", #"{"slides": [{}], "styles": {"a": {?}}}"#),
    ("properties choreography anyOf 1", #"{"slides": [{}], "choreography": {?}}"#),
    ("$defs slide properties back anyOf *", #"{"slides": [{"back": {?}}]}"#),
    ("$defs slide properties after", #"{"slides": [{"after": {?}}]}"#),
    ("$defs link anyOf 1", #"{"slides": [{"elements": [{"tap": {?}}]}]}"#),
    ("$defs element properties swipe", #"{"slides": [{"elements": [{"swipe": {?}}]}]}"#),
    ("$defs element properties pinch", #"{"slides": [{"elements": [{"pinch": {?}}]}]}"#),
    (
      "$defs motion anyOf 2",
      #"{"slides": [{"elements": [{"motion": {"with": "scroll", ?}}]}]}"#
    ),
    ("$defs element properties drag", #"{"slides": [{"elements": [{"drag": {?}}]}]}"#),
    ("$defs toggle", #"{"slides": [{"elements": [{"tap": {"state": "a", ?}}]}]}"#),
    (
      "$defs state",
      #"{"slides": [{"elements": [{"id": "a", "text": "", "states": {"on": {?}}}]}]}"#
    ),
    (
      "$defs difference",
      #"{"slides": [{"elements": [{"id": "a", "text": "", "elements": [{"id": "b", "text": "", "frame": [0, 0, 1, 1]}], "states": {"on": {"elements": {"b": {?}}}}}]}]}"#
    ),
    (
      "$defs layout",
      #"{"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9], "layout": {?}}]}]}"#
    ),
    (
      "$defs layout properties inset anyOf 1",
      #"{"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9], "layout": {"stack": "vertical", "inset": {?}}}]}]}"#
    ),
    (
      "$defs length anyOf 2",
      #"{"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9], "layout": {"stack": "vertical"}, "elements": [{"width": {?}}]}]}]}"#
    ),
    (
      "$defs element properties animator",
      #"{"slides": [{"elements": [{"animator": {"kind": "fade", ?}}]}]}"#
    ),
    (
      "$defs element properties animator properties spring",
      #"{"slides": [{"elements": [{"animator": {"kind": "fade", "spring": {?}}}]}]}"#
    ),
    ("$defs timing anyOf 1", #"{"slides": [{"elements": [{"tap": {"motion": {?}}}]}]}"#),
  ])
  func theyKnowTheSameMembers(_ path: String, _ text: String) throws {
    let steps = path.split(separator: " ").map(String.init)
    let names = try names(steps)
    #expect(Set(names) == Set(try known(text)) && !names.isEmpty)
  }
}
