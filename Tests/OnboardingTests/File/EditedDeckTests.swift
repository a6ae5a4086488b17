import Engine
import EngineTestSupport
import JSONText
import Testing

@testable import Onboarding

/// A document that a window changes beside those who edit its file.
@Suite struct EditedDeckTests {
  private static let text = #"""
    {
      "$comment": "ours",
      "motions": {"snappy": {"spring": {"response": 0.350, "damping": 0.80}}},
      "slides": [
        {"name": "a", "elements": [
          {"id": "sun", "text": "Sun", "motion": {"$comment": "why", "curve": "ease-out",  "duration": 0.50}},
          {"id": "moon", "text": "Moon", "motion": "snappy"},
          {"id": "star", "text": "Star"}]},
        {"elements": [{"id": "moon", "text": "Moon", "motion": "snappy"}, {"id": "sun", "text": "Sun"}]}
      ]
    }
    """#

  private func document() throws -> EditedDeck { try EditedDeck(Array(Self.text.utf8)) }

  private func text(_ document: EditedDeck) -> String {
    String(decoding: document.text, as: UTF8.self)
  }

  private func tuned(_ id: String, _ duration: Double) -> DeckTuning {
    DeckTuning(id, type: .linear(duration: duration), delay: 0)
  }

  @Test func aStepGoesBackToTheByteAndForthAgain() throws {
    var document = try document()
    #expect(try document.tune([tuned("sun", 1)], .fluid, isMore: false))
    let once = document.text
    #expect(once != document.fileText && document.unsaved.count == 2, "on both slides")
    #expect(try document.undo() && document.text == document.fileText && document.unsaved.isEmpty)
    #expect(try !document.undo() && document.redo() && document.text == once)
    #expect(try !document.redo())
  }

  @Test func whatGoesOnIsOneStep() throws {
    var document = try document()
    for duration in [1, 2, 3.0] {
      _ = try document.tune([tuned("moon", duration)], .fluid, isMore: true)
    }
    #expect(document.deck.slides[0].elements[1].fluid?.type == .linear(duration: 3))
    _ = try document.tune([tuned("sun", 2)], .fluid, isMore: true)
    #expect(try document.undo(), "another element is another step")
    #expect(try document.undo() && document.text == document.fileText)
  }

  // MARK: Names

  private func motion(_ id: String, on slide: Int, in document: EditedDeck) -> SlideMotion? {
    document.deck.slides[slide].elements.first { $0.key == id }?.fluid
  }

  @Test func theTimingOfAMotionGetsAName() throws {
    var document = try document()
    let (before, star) = (motion("sun", on: 0, in: document), motion("star", on: 0, in: document))
    #expect(try document.name(["sun"], on: "a", as: "glide", .fluid))
    #expect(motion("sun", on: 0, in: document) == before)
    #expect(motion("sun", on: 1, in: document)?.type == before?.type, "on each of its slides")
    let text = text(document)
    #expect(text.contains(#""glide": {"curve": "ease-out", "duration": 0.5}"#))
    #expect(text.contains(#"{"$comment": "why",  "timing": "glide"}"#))
    #expect(document.namedMotions.map(\.name) == ["glide", "snappy"])
    #expect(try document.use("glide", for: ["star", "moon"], .fluid))
    #expect(motion("star", on: 0, in: document)?.enter == star?.enter, "where from is its own")
    #expect(motion("moon", on: 1, in: document)?.type == before?.type)
    _ = try document.tune([tuned("moon", 2)], .fluid, isMore: false)
    #expect(motion("sun", on: 0, in: document)?.type == .linear(duration: 2), "it moves all")
    #expect(try document.undo() && document.undo() && document.undo())
    #expect(self.text(document) == Self.text)
  }

  @Test func aWaitIsTheElementsOwn() throws {
    var document = try document()
    _ = try document.name(["sun"], on: "a", as: "glide", .fluid)
    _ = try document.use("glide", for: ["star"], .fluid)
    _ = try document.tune([DeckTuning("sun", delay: 0.5)], .fluid, isMore: false)
    #expect(motion("sun", on: 0, in: document)?.delay == 0.5)
    #expect(motion("star", on: 0, in: document)?.delay == 0)
    var reset = DeckTuning("sun")
    reset.isReset = true
    _ = try document.tune([reset], .fluid, isMore: false)
    #expect(motion("sun", on: 0, in: document) == document.fileDeck.slides[0].elements[0].fluid)
  }

  @Test func aNameThatNoMotionCanHaveIsRefused() throws {
    var document = try document()
    #expect(throws: DeckFileError.self) { try document.name(["sun"], on: "a", as: "none", .fluid) }
    #expect(throws: DeckFileError.self) { try document.use("nobody", for: ["sun"], .fluid) }
    #expect(
      try document.text == document.fileText && !document.name(["nobody"], on: "a", as: "x", .fluid)
    )
  }

  @Test func anEditThatWouldBeWrongChangesNothing() throws {
    var document = try document()
    #expect(throws: DeckFileError.self) {
      try document.make([DeckEdit(DeckPath(slide: "a", element: "sun", "motion"), 3)])
    }
    #expect(try document.text == document.fileText && !document.undo())
  }

  @Test func aTextThatIsWrongIsNotTaken() throws {
    var document = try document()
    _ = try document.tune([tuned("sun", 1)], .fluid, isMore: false)
    let before = document.text
    for wrong in ["", "{", #"{"slides": []}"#] {
      #expect(throws: (any Error).self) { try document.take(file: Array(wrong.utf8)) }
    }
    #expect(document.text == before)
  }

  @Test func aStepWhosePartsAreGoneIsPassed() throws {
    var document = try document()
    _ = try document.tune([tuned("moon", 1)], .fluid, isMore: false)
    _ = try document.tune([tuned("star", 2)], .fluid, isMore: false)
    let without = Self.text.replacing(
      #""motion": "snappy"},"# + "\n" + #"      {"id": "star", "text": "Star"}]"#,
      with: #""motion": "snappy"}]"#)
    #expect(without != Self.text)
    try document.take(file: Array(without.utf8))
    #expect(try document.undo() && document.text == document.fileText, "the moon's, not the star's")
  }

  /// A step back that would make the document wrong by now waits.
  @Test func aStepThatWouldBeWrongStays() throws {
    var document = try document()
    let path = DeckPath("motions", "snappy")
    try document.make([DeckEdit(path, ["duration": 1])])
    let renamed = Self.text.replacing(#""snappy": {"#, with: #""quick": {"#)
      .replacing(#""motion": "snappy""#, with: #""motion": "quick""#)
    try document.take(file: Array(renamed.utf8))
    #expect(document.deck.slides[0].elements[1].fluid != nil)
    _ = try? document.undo()
    #expect(try DeckFile(document.text).deck == document.deck)
  }

  @Test(.onlyWithAllSeeds) func tenThousandStepsAreTakenBack() throws {
    var document = try document()
    for step in 1...10_000 {
      _ = try document.tune([tuned("sun", Double(step % 50 + 1) / 10)], .fluid, isMore: false)
    }
    var count = 0
    while try document.undo() { count += 1 }
    #expect(count == 10_000 && document.text == document.fileText)
  }

  // MARK: Random lives

  /// Tuning, undo, redo, saves of the window and of an editor, in any order.
  @Test func whateverHappensTheTextIsRightAndUndoLeadsBack() throws {
    try forAll(seeds: 0..<2_000) { random in
      var document = try self.document()
      var isEdited = false
      for _ in 0..<random.int(in: 1...14) {
        try self.step(&document, &isEdited, &random)
        #expect(try DeckFile(document.text).deck == document.deck)
        #expect(try DeckFile(document.fileText).deck == document.fileDeck)
        let says = (
          try JSONReader.read(document.text), try JSONReader.read(document.fileText)
        )
        #expect(document.unsaved.isEmpty == says.0.isSame(as: says.1))
      }
      while try document.undo() {}
      if !isEdited { #expect(self.text(document) == Self.text) }
    }
  }

  private func step(
    _ document: inout EditedDeck, _ isEdited: inout Bool, _ random: inout SeededGenerator
  ) throws {
    let id = random.element(of: ["sun", "moon", "star"])
    let number = Double(random.int(in: 1...40)) / 10
    switch random.int(in: 0...9) {
    case 0...4:
      let types = [
        AnimationType.linear(duration: number), .curve(.cssEaseOut, duration: number),
        .spring(duration: number, damping: 0.5, initialVelocity: 0),
      ]
      _ = try document.tune(
        [
          DeckTuning(
            id, type: random.element(of: types), delay: random.int(in: 0...1) == 0 ? 0 : 0.5)
        ], .fluid,
        isMore: random.int(in: 0...1) == 0)
    case 5, 6: _ = try document.undo()
    case 7: _ = try document.redo()
    case 8: document.takeWritten()
    default:
      isEdited = true
      let digits = try Regex(#"\d\.\d+"#)
      var file = String(decoding: document.fileText, as: UTF8.self)
      let found = file.ranges(of: digits)
      guard !found.isEmpty else { return }
      file.replaceSubrange(found[random.int(in: 0...found.count - 1)], with: "0.7")
      try document.take(file: Array(file.utf8))
    }
  }
}
