import EngineTestSupport
import Testing

@testable import JSONText

/// Parts of a text change, and everything else of it stays.
@Suite struct JSONDocumentTests {
  private func edited(
    _ text: String, _ path: JSONStep..., to value: JSONValue?
  ) throws -> String {
    var document = try JSONDocument(Array(text.utf8))
    let back = try document.apply(JSONEdit(path, value))
    let result = String(decoding: document.bytes, as: UTF8.self)
    try document.apply(back)
    #expect(document.bytes == Array(text.utf8), "it is taken back to the byte")
    return result
  }

  // MARK: Texts

  @Test func aNumberChangesAlone() throws {
    let text = #"{"b" : 1.50, "a":{ "x": 007e0 }}"#.replacing("007e0", with: "7e0")
    #expect(try edited(text, .member("b"), to: 0.3) == #"{"b" : 0.3, "a":{ "x": 7e0 }}"#)
    #expect(try edited(text, .member("b"), to: 1.5) == text, "the same value keeps its spelling")
    #expect(try edited(text, .member("a"), to: ["x": 7]) == text)
  }

  @Test(arguments: [
    (0.65, "0.65"), (0.1 + 0.2, "0.30000000000000004"), (3, "3"), (-0.5, "-0.5"), (1e-7, "1e-07"),
  ])
  func numbersAreAsShortAsTheyReadBack(_ number: Double, _ text: String) throws {
    #expect(try edited(#"{"a":1}"#, .member("a"), to: .number(number)) == #"{"a":\#(text)}"#)
  }

  /// Some editors begin a file with a mark of UTF-8.
  @Test func theTextOfAllHasNoByteOrderMark() throws {
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array(#" {"a": [1]} "#.utf8))
    #expect(document.text(at: []) == Array(#"{"a": [1]}"#.utf8))
    #expect(document.text(at: [.member("a")]) == Array("[1]".utf8))
  }

  @Test func newMembersLookLikeTheirNeighbours() throws {
    #expect(try edited(#"{"a": 1}"#, .member("b"), to: 2) == #"{"a": 1, "b": 2}"#)
    #expect(try edited(#"{"a":1}"#, .member("b"), to: ["c": 2]) == #"{"a":1,"b":{"c":2}}"#)
    #expect(
      try edited("{\n  \"a\": 1\n}", .member("b"), .member("c"), to: 2)
        == "{\n  \"a\": 1,\n  \"b\": {\n    \"c\": 2\n  }\n}")
    #expect(
      try edited("{\r\n\t\"a\": {\"x\": 1}\r\n}", .member("b"), .member("c"), to: 2)
        == "{\r\n\t\"a\": {\"x\": 1},\r\n\t\"b\": {\"c\": 2}\r\n}",
      "objects in one line stay so")
    #expect(
      try edited("{ \"a\" : 1\n  , \"b\" : 2 }", .member("c"), to: 3)
        == "{ \"a\" : 1\n  , \"b\" : 2\n  , \"c\" : 3 }")
    #expect(
      try edited("{\n  \"a\": 1,\n\n  \"b\": 2\n}", .member("c"), to: 3)
        == "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"c\": 3\n}", "an empty line is not made again")
    #expect(try edited("{}", .member("b"), to: 2) == #"{"b": 2}"#)
    #expect(try edited("{\n}", .member("b"), to: 2) == "{\n  \"b\": 2\n}")
    #expect(try edited("[1,2]", .element(2), to: 3) == "[1,2,3]")
  }

  @Test func membersGoWithOneComma() throws {
    let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}"
    #expect(try edited(text, .member("a"), to: nil) == "{\n  \"b\": 2,\n  \"c\": 3\n}")
    #expect(try edited(text, .member("b"), to: nil) == "{\n  \"a\": 1,\n  \"c\": 3\n}")
    #expect(try edited(text, .member("c"), to: nil) == "{\n  \"a\": 1,\n  \"b\": 2\n}")
    #expect(try edited(#"{ "a": 1 }"#, .member("a"), to: nil) == "{ }")
    #expect(try edited(text, .member("d"), to: nil) == text)
    #expect(try edited("[1, 2, 3]", .element(1), to: nil) == "[1, 3]")
  }

  /// Somebody has put others before it meanwhile.
  @Test func whatWasTakenOutComesBackBesideItsNeighbour() throws {
    for name in ["a", "b", "c"] {
      let text = #"{"a": 1, "b": 2, "c": 3}"#
      var document = try JSONDocument(Array(text.utf8))
      #expect(document.slot(at: [.member("d")]) == nil && document.slot(at: []) == nil)
      let slot = document.slot(at: [.member(name)])
      let back = try document.apply(JSONEdit([.member(name)], nil))
      #expect(slot != nil && back.slot == slot)
      let others = #"{"x": 8, "y": 9, "#
      let file = String(decoding: document.bytes, as: UTF8.self).replacing("{", with: others)
      document = try JSONDocument(Array(file.utf8))
      try document.apply(back)
      let first = #"{"x": 8, "y": 9, "a": 1, "b": 2, "c": 3}"#
      #expect(String(decoding: document.bytes, as: UTF8.self) == first)
    }
  }

  @Test func aPartHasItsText() throws {
    let document = try JSONDocument(Array(#" {"a": [1, {"b" : 2.0 } ]} "#.utf8))
    let text = { (path: [JSONStep]) in
      document.text(at: path).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text([]) == #"{"a": [1, {"b" : 2.0 } ]}"#)
    #expect(text([.member("a"), .element(1)]) == #"{"b" : 2.0 }"#)
    #expect(text([.member("a"), .element(1), .member("b")]) == "2.0")
    #expect(text([.member("a"), .element(2)]) == nil && text([.member("a"), .member("b")]) == nil)
  }

  @Test func ofAnObjectOnlyWhatDiffersChanges() throws {
    let text = #"{"m": {"$comment": "why", "curve": "ease",  "duration": 0.50}}"#
    let spring: JSONValue = [
      "$comment": "why", "duration": 0.5, "spring": ["damping": 0.6],
    ]
    #expect(
      try edited(text, .member("m"), to: spring)
        == #"{"m": {"$comment": "why",  "duration": 0.50,  "spring": {"damping": 0.6}}}"#)
  }

  @Test func whatCannotBeChangedIsAnError() throws {
    let cases: [(String, [JSONStep], JSONValue?, String)] = [
      (#"{"a": 1}"#, [.member("a"), .member("b")], 2, "line 1, column 7: wanted an object"),
      (#"{"a": 1}"#, [.element(0)], 2, "line 1, column 1: wanted a list"),
      (
        "{\"x\": 0,\n\"a\": [1]}", [.member("a"), .element(3)], 2,
        "wanted an element 3 of a list of 1"
      ),
      (#"{"a": 1, "a": 2}"#, [.member("a")], 2, "“a” is there twice; remove one"),
      (#"{"a": 1}"#, [.member("a")], .written(Array("[".utf8)), "line 1, column 8: wanted a value"),
    ]
    for (text, path, value, problem) in cases {
      var document = try JSONDocument(Array(text.utf8))
      let error = #expect(throws: JSONError.self) { try document.apply(JSONEdit(path, value)) }
      #expect(error?.description.contains(problem) == true, "\(error as Any)")
      #expect(document.bytes == Array(text.utf8), "nothing has changed")
    }
    #expect(throws: JSONError.self) { try JSONDocument(Array("{".utf8)) }
  }

  @Test func theMarkOfAnEditorStays() throws {
    #expect(try edited("\u{FEFF}{\"a\": 1}\n", .member("a"), to: 2) == "\u{FEFF}{\"a\": 2}\n")
    #expect(try edited("\u{FEFF}1", to: 2) == "\u{FEFF}2")
  }

  // MARK: Laws

  @Test func readingGivesWhatWasWrittenAndTheInverseGivesTheTextBack() throws {
    try forAll(seeds: 0..<20_000) { random in
      let text = RandomJSONText(&random).text(&random)
      var document = try JSONDocument(text)
      let before = document.value
      let edit = RandomJSONText.edit(of: before, &random)
      let back = try document.apply(edit)
      let wanted = try #require(before.with(edit.value, at: edit.path[...]))
      #expect(document.value.isSame(as: wanted), "\(edit)")
      let isLessOfAList = if case .element? = edit.path.last { edit.value == nil } else { false }
      if !isLessOfAList {
        let after = document.bytes
        try document.apply(edit)
        #expect(document.bytes == after, "twice is once: \(edit)")
      }
      try document.apply(back)
      #expect(document.bytes == text, "\(edit)")
    }
  }

  @Test func editsOneAfterTheOtherAreTakenBack() throws {
    try forAll(seeds: 0..<1000) { random in
      let text = RandomJSONText(&random).text(&random)
      var (document, backs) = (try JSONDocument(text), [JSONEdit]())
      for _ in 0..<8 {
        // Some lead into what is no object by now.
        let edit = RandomJSONText.edit(of: document.value, &random)
        if let back = try? document.apply(edit) { backs.append(back) }
      }
      for back in backs.reversed() { try document.apply(back) }
      #expect(document.bytes == text)
    }
  }

  @Test func whatSaysTheSameStaysToTheByte() throws {
    try forAll(seeds: 0..<5000) { random in
      let text = RandomJSONText(&random).text(&random)
      var document = try JSONDocument(text)
      let (value, before) = (document.value, try leaves(of: document))
      let edit = RandomJSONText.edit(of: value, &random)
      // Of a list that loses an element others come to its place.
      if edit.value == nil, case .element? = edit.path.last { return }
      try document.apply(edit)
      for (path, leaf) in try leaves(of: document) where value[path] == document.value[path] {
        #expect(leaf == before[path], "\(path) of \(edit)")
      }
      guard value[edit.path] != nil, edit.value != nil else { return }
      let range = try #require(try range(of: edit.path, in: text))
      #expect(document.bytes.starts(with: text[..<range.lowerBound]))
      #expect(document.bytes.reversed().starts(with: text[range.upperBound...].reversed()))
    }
  }

  /// The bytes of a part.
  private func range(of path: [JSONStep], in text: [UInt8]) throws -> Range<Int>? {
    var reader = JSONReader(bytes: text)
    reader.skipSpace()
    for step in path {
      var inner = reader
      guard let parts = try inner.parts(), let index = parts.index(of: step) else { return nil }
      reader.position = parts.items[index].value.lowerBound
    }
    let start = reader.position
    _ = try reader.value()
    return start..<reader.position
  }

  /// The texts of all that is no object and no list.
  private func leaves(of document: JSONDocument) throws -> [[JSONStep]: [UInt8]] {
    var leaves: [[JSONStep]: [UInt8]] = [:]
    for path in RandomJSONText.paths(in: document.value) {
      switch document.value[path] {
      case nil, .object, .array: continue
      default:
        leaves[path] = try range(of: path, in: document.bytes).map { Array(document.bytes[$0]) }
      }
    }
    return leaves
  }
}
