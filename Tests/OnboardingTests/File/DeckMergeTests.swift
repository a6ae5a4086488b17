import EngineTestSupport
import JSONText
import Testing

@testable import Onboarding

/// A window's edits of a document that an editor may have changed meanwhile.
@Suite struct DeckMergeTests {
  private static let base = #"""
    {
      "$comment": "mine",
      "motions": {"snappy": {"spring": {"response": 0.35, "damping": 0.80}}},
      "slides": [
        {"name": "list", "elements": [
          {"id": "tarn", "text": "Tarn", "motion": {"$comment": "slow", "curve": "ease-out", "duration": 0.50}},
          {"id": "sun", "text": "Sun"}
        ]},
        {"elements": [{"id": "tarn", "text": "Tarn", "motion": "snappy"}]}
      ]
    }
    """#

  private let tarn = DeckPath(slide: "list", element: "tarn", "motion")

  private func document(_ text: String = base) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8))
  }

  private func text(_ document: JSONDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  private func merge(_ edits: DeckEdit..., into file: String) throws -> DeckMerge {
    DeckMerge(edits, from: try document(), into: try document(file))
  }

  // MARK: Paths

  @Test func partsAreFoundByNames() throws {
    let value = try document().value
    #expect(tarn.value(in: value)?["duration"] == 0.5)
    #expect(DeckPath("motions", "snappy", "spring", "damping").value(in: value) == 0.8)
    #expect(
      DeckPath(slide: "slide-2", element: "tarn", "motion").steps(in: value)
        == [
          .member("slides"), .element(1), .member("elements"), .element(0), .member("motion"),
        ], "a slide without a name is called as the reader calls it")
    #expect(DeckPath(slide: "list", "name").value(in: value) == "list")
    #expect(DeckPath(slide: "list", element: "moon", "motion").steps(in: value) == nil)
    #expect(DeckPath(slide: "page", "name").steps(in: value) == nil)
    let missing = DeckPath(slide: "list", element: "sun", "motion")
    #expect(missing.steps(in: value) != nil && missing.value(in: value) == nil)
  }

  @Test func elementsInElementsAreFound() throws {
    let value = try document(
      #"{"slides": [{"elements": [{"id": "a"}, {"id": "g", "elements": [{"id": "b", "text": "B"}]}]}]}"#
    ).value
    #expect(DeckPath(slide: "slide-1", element: "b", "text").value(in: value) == "B")
  }

  @Test func namesAreThoseOfTheReader() throws {
    for slides in [
      #"{}, {}"#, #"{}, {"name": "slide-1"}"#, #"{"name": "slide-3"}, {}, {}, {"name": "a"}"#,
    ] {
      let bytes = Array("{\"slides\": [\(slides)]}".utf8)
      guard case .array(let values)? = try JSONReader.read(bytes)["slides"] else { return }
      #expect(DeckReader.names(of: values) == (try DeckFile(bytes).deck.slides.map(\.name)))
    }
  }

  // MARK: Edits

  @Test func anEditIsTakenBackToTheByte() throws {
    let edits = [
      DeckEdit(DeckPath("motions", "snappy", "spring", "damping"), 0.65),
      DeckEdit(DeckPath(slide: "list", element: "sun", "motion", "spring", "damping"), 0.6),
      DeckEdit(tarn, nil),
      DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "curve"), nil),
    ]
    for edit in edits {
      var changed = try document()
      let back = try #require(try edit.apply(to: &changed))
      #expect(
        changed.bytes != (try document().bytes) && edit.path.value(in: changed.value) == edit.value)
      #expect(try back.apply(to: &changed) != nil)
      #expect(text(changed) == Self.base, "\(edit)")
    }
    var same = try document()
    #expect(try DeckEdit(DeckPath(slide: "no", "name"), "x").apply(to: &same) == nil)
    #expect(text(same) == Self.base)
  }

  @Test(arguments: [
    #"{"slide": 3, "members": ["loop"]}"#, #"{"slide": "a", "element": 3, "members": ["loop"]}"#,
    #"{"element": "sun", "members": ["loop"]}"#,
    #"{"members": ["loop"], "value": 1, "after": "x"}"#,
    #"{"slide": "a", "members": []}"#, #"[]"#,
  ])
  func anEditOfALaterVersionIsNone(_ text: String) throws {
    #expect(DeckEdit(try JSONReader.read(Array(text.utf8))) == nil)
  }

  // MARK: Both sides

  @Test func whatOneSideHasChangedIsAsThatSideHasIt() throws {
    let file = Self.base.replacing(#""Sun"}"#, with: #""Moon"}"#)
      .replacing(#""ease-out""#, with: #""linear""#)
    let merged = try merge(
      DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "duration"), 0.75), into: file)
    #expect(text(merged.document) == file.replacing("0.50", with: "0.75"))
    #expect(merged.conflicts.isEmpty && merged.inverses.count == 1)
  }

  @Test func whereBothHaveTheFileWins() throws {
    let edit = DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "duration"), 0.75)
    let file = Self.base.replacing("0.50", with: "0.6")
    let merged = try merge(edit, into: file)
    #expect(text(merged.document) == file && merged.conflicts == [edit])
    let agreed = try merge(edit, into: Self.base.replacing("0.50", with: "0.750"))
    #expect(agreed.conflicts.isEmpty && agreed.inverses.isEmpty)
    #expect(text(agreed.document).contains("0.750"), "the same value is no conflict")
  }

  @Test func anObjectIsMergedByItsMembers() throws {
    let slower: JSONValue = ["$comment": "slow", "curve": "ease-out", "duration": 0.75]
    let file = Self.base.replacing(#""ease-out""#, with: #""linear""#)
    let merged = try merge(DeckEdit(tarn, slower), into: file)
    #expect(text(merged.document) == file.replacing("0.50", with: "0.75"))
    let waiting: JSONValue = [
      "$comment": "slow", "curve": "ease-out", "duration": 0.50, "delay": 0.25,
    ]
    let longer = try merge(DeckEdit(tarn, waiting), into: file)
    #expect(longer.conflicts.isEmpty && longer.inverses.count == 1, "one member comes")
    #expect(text(longer.document) == file.replacing("0.50", with: #"0.50, "delay": 0.25"#))
    let spring = DeckEdit(tarn, ["duration": 0.75, "spring": ["damping": 0.5]])
    let whole = try merge(spring, into: file)
    #expect(whole.conflicts == [spring] && text(whole.document) == file, "a curve or a spring")
  }

  @Test func whatIsGoneOrBecameSomethingElseIsAConflict() throws {
    let edit = DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "duration"), 0.75)
    for file in [
      Self.base.replacing(#""id": "tarn""#, with: #""id": "lake""#),
      Self.base.replacing(#""name": "list""#, with: #""name": "start""#),
      Self.base.replacing(
        #"{"$comment": "slow", "curve": "ease-out", "duration": 0.50}"#, with: #""snappy""#),
    ] {
      #expect(file != Self.base)
      let merged = try merge(edit, into: file)
      #expect(merged.conflicts == [edit] && text(merged.document) == file)
    }
  }

  @Test func elementsAreFoundWhereverTheyStandByNow() throws {
    let file = #"""
      {"slides": [{"name": "new"}, {"name": "list", "elements": [
        {"id": "sun", "text": "Sun"}, {"motion": {"duration": 0.50, "curve": "ease-out"}, "text": "T", "id": "tarn"}]}]}
      """#
    let merged = try merge(
      DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "duration"), 0.75), into: file)
    #expect(text(merged.document) == file.replacing("0.50", with: "0.75"))
  }

  @Test func whatWouldBeWrongTogetherIsAConflict() throws {
    let edits = [
      DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "duration"), 0.75),
      DeckEdit(DeckPath("motions", "snappy", "spring", "damping"), 0.7),
    ]
    let file = Self.base.replacing(
      #""curve": "ease-out", "duration": 0.50"#,
      with: #""duration": 0.50, "spring": {"damping": 0.5}"#
    )
    .replacing(#""response": 0.35, "#, with: #""response": 0.35, "velocity": 0, "#)
    #expect(throws: DeckFileError.self) { try DeckFile(Array(file.utf8)) }
    #expect(try merge(edits[0], edits[1], into: file).conflicts.isEmpty, "who was wrong stays so")
    let late = Self.base.replacing(#""duration": 0.50"#, with: #""duration": 0.50, "arc": 20"#)
    let curve = DeckEdit(
      DeckPath(slide: "list", element: "tarn", "motion", "spring", "damping"), 0.5)
    let merged = DeckMerge([curve, edits[1]], from: try document(), into: try document(late))
    #expect(merged.conflicts == [curve], "a curve and a spring")
    #expect(text(merged.document) == late.replacing("0.80", with: "0.7"))
  }

  /// An element and the motion that it names, beside others that are wrong.
  @Test func anEditIsMergedAfterTheOneThatItNeeds() throws {
    let named = DeckEdit(DeckPath(slide: "list", element: "sun", "motion"), "glide")
    let glide = DeckEdit(DeckPath("motions", "glide"), ["duration": 1])
    let wrong = [
      DeckEdit(DeckPath(slide: "list", element: "tarn", "motion", "spring", "damping"), 0.5),
      DeckEdit(DeckPath("motions", "snappy", "duration"), "long"),
    ]
    let merged = try merge(named, glide, wrong[0], wrong[1], into: Self.base)
    #expect(merged.conflicts == wrong)
    #expect(named.path.value(in: merged.document.value) == "glide")
    #expect(throws: Never.self) { try DeckFile(merged.document.bytes) }
  }

  @Test func theLastOfSeveralEditsCounts() throws {
    let path = DeckPath(slide: "list", element: "tarn", "motion", "duration")
    for (values, last) in [([0.6, 0.7], "0.7"), ([0.6, 0.5], "0.5")] as [([Double], String)] {
      var merged = DeckMerge(
        values.map { DeckEdit(path, .number($0)) }, from: try document(), into: try document())
      #expect(text(merged.document) == Self.base.replacing("0.50", with: last))
      var document = merged.document
      for inverse in merged.inverses { _ = try inverse.apply(to: &document) }
      #expect(text(document) == Self.base)
      merged = DeckMerge([], from: try self.document(), into: merged.document)
      #expect(merged.inverses.isEmpty)
    }
  }

  // MARK: At random

  /// Leaves that the window and an editor may change.
  private static let paths = [
    DeckPath("motions", "snappy", "spring", "damping"),
    DeckPath("motions", "snappy", "spring", "response"),
    DeckPath(slide: "list", element: "tarn", "motion", "duration"),
    DeckPath(slide: "list", element: "tarn", "motion", "delay"),
    DeckPath(slide: "list", element: "tarn", "rotation"),
    DeckPath(slide: "list", element: "sun", "opacity"),
    DeckPath(slide: "list", element: "sun", "motion", "duration"),
    DeckPath(slide: "slide-2", element: "tarn", "opacity"),
  ]

  private func edit(_ random: inout SeededGenerator) -> DeckEdit {
    let values: [JSONValue?] = [0.25, 0.5, 1, 0.125]
    return DeckEdit(
      Self.paths.randomElement(using: &random) ?? Self.paths[0],
      values.randomElement(using: &random) ?? 1)
  }

  @Test func eachMemberIsThatOfTheSideThatChangedIt() throws {
    try forAll(seeds: 0..<1000) { random in
      let base = try document()
      let edits = (0..<Int.random(in: 0..<6, using: &random)).map { _ in edit(&random) }
      var (window, file) = (base, base)
      for edit in edits { _ = try edit.apply(to: &window) }
      for _ in 0..<Int.random(in: 0..<4, using: &random) { _ = try edit(&random).apply(to: &file) }
      let merged = DeckMerge(edits, from: base, into: file)
      for path in Self.paths {
        let (old, ours) = (path.value(in: base.value), path.value(in: window.value))
        let (theirs, found) = (path.value(in: file.value), path.value(in: merged.document.value))
        #expect(found == (theirs == old ? ours : theirs), "\(path)")
        let isConflict = theirs != old && edits.contains { $0.path == path && $0.value != theirs }
        #expect(merged.conflicts.contains { $0.path == path } == isConflict, "\(path)")
      }
      #expect(throws: Never.self) { try DeckFile(merged.document.bytes) }
      var back = merged.document
      for inverse in merged.inverses { _ = try inverse.apply(to: &back) }
      #expect(back.bytes == file.bytes, "what is merged is taken back to the file's bytes")
    }
  }
}
