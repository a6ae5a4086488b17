import Engine
import EngineTestSupport
import JSONText
import Testing

@testable import Onboarding

/// A document that a window changes beside those who edit its file.
@Suite struct EditedDeckTests {
  static let text = #"""
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

  func document() throws -> EditedDeck { try EditedDeck(Array(Self.text.utf8)) }

  func text(_ document: EditedDeck) -> String {
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

  /// One whose whole motion has the name, and one whose timing has it, tuned together as a window does.
  @Test func aNamedMotionKeepsItsWaitBesideThoseWhoHaveItsTiming() throws {
    for ids in [["moon", "star"], ["star", "moon"]] {
      var document = try document()
      _ = try document.use("snappy", for: ["star"], .fluid)
      var tunings = ids.map { tuned($0, 2) }
      for index in tunings.indices where tunings[index].id == "moon" { tunings[index].delay = 0.5 }
      _ = try document.tune(tunings, .fluid, isMore: false)
      for (id, delay) in [("moon", 0.5), ("star", 0)] {
        let motion = motion(id, on: 0, in: document)
        #expect(motion?.type == .linear(duration: 2) && motion?.delay == delay, "\(id)")
      }
    }
  }

  @Test func aNameThatNoMotionCanHaveIsRefused() throws {
    var document = try document()
    #expect(throws: DeckFileError.self) { try document.name(["sun"], on: "a", as: "none", .fluid) }
    #expect(throws: DeckFileError.self) { try document.use("nobody", for: ["sun"], .fluid) }
    #expect(
      try document.text == document.fileText && !document.name(["nobody"], on: "a", as: "x", .fluid)
    )
  }

  @Test func aNameThatAMotionHasIsRefused() throws {
    var document = try document()
    let words = #"the slides have a motion “snappy” already; choose another name"#
    let taken = #expect(throws: NameTaken.self) {
      try document.name(["sun"], on: "a", as: "snappy", .fluid)
    }
    #expect(taken.map { "\($0)" } == words)
    #expect(try document.text == document.fileText && !document.undo())
    _ = try document.name(["sun"], on: "a", as: "glide", .fluid)
    let once = document.text
    #expect(throws: NameTaken.self) { try document.name(["star"], on: "a", as: "glide", .fluid) }
    #expect(document.text == once)
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

  /// A step back that would make the document wrong waits until it is right again.
  @Test func aStepThatWouldBeWrongStays() throws {
    let quick = Self.text.replacing(
      #""motions": {"#, with: #""motions": {"quick": {"duration": 1}, "#
    )
    .replacing(#""motion": "snappy""#, with: #""motion": "quick""#)
    .replacing(
      #"{"$comment": "why", "curve": "ease-out",  "duration": 0.50}"#, with: #""snappy""#)
    let gone = #", "snappy": {"spring": {"response": 0.350, "damping": 0.80}}"#
    #expect(quick.contains(gone))
    var document = try EditedDeck(Array(quick.utf8))
    let sun = DeckPath(slide: "a", element: "sun", "motion")
    try document.make([DeckEdit(sun, "quick")])
    try taking(gone, "", in: &document)
    let before = document.text
    let error = #expect(throws: DeckFileError.self) { try document.undo() }
    #expect(error?.problems.first?.text.contains("snappy") == true)
    #expect(document.text == before && document.unsaved.isEmpty)
    try taking(#"{"duration": 1}"#, #"{"duration": 1}"# + gone, in: &document)
    #expect(try document.undo() && text(document) == quick)
  }

  @Test(.onlyWithAllSeeds) func tenThousandStepsAreTakenBack() throws {
    var document = try document()
    for step in 1...10_000 {
      _ = try document.tune([tuned("sun", Double(step % 50 + 1) / 10)], .fluid, isMore: false)
      if step % 1_000 == 0 {
        try taking(#""text": "Star"#, #""text": "Star "#, in: &document, isWritten: false)
      }
    }
    var count = 0
    while try document.undo() { count += 1 }
    #expect(count == 10_000 && document.text == document.fileText)
  }

  /// A save costs the same however many steps are of a part.
  @Test func aPartOfManyStepsIsLookedUpOnce() throws {
    var document = try document()
    for step in 1...40 {
      _ = try document.tune([tuned("sun", Double(step) / 10)], .fluid, isMore: false)
    }
    try taking(#""text": "Star"#, #""text": "Star "#, in: &document, isWritten: false)
    #expect(document.lookups == 2, "one on each slide")
    while try document.undo() {}
    #expect(text(document) == Self.text.replacing("Star", with: "Star "))
  }

  // MARK: Beside somebody else

  /// The text with a change of an editor's, which the window is told of once its own is written.
  func taking(
    _ old: String, _ new: String, in document: inout EditedDeck, isWritten: Bool = true
  ) throws {
    if isWritten { document.takeWritten() }
    let file = String(decoding: document.fileText, as: UTF8.self)
    #expect(file.contains(old))
    try document.take(file: Array(file.replacing(old, with: new, maxReplacements: 1).utf8))
  }

  @Test func undoLeavesWhatAnEditorHasChangedInTheSameMotion() throws {
    for isWritten in [false, true] {
      var document = try document()
      let longer = DeckTuning("sun", type: .curve(.cssEaseOut, duration: 2))
      _ = try document.tune([longer], .fluid, isMore: false)
      let (old, new) = (#""$comment": "why", "#, #""$comment": "why", "arc": 20, "#)
      try taking(old, new, in: &document, isWritten: isWritten)
      #expect(motion("sun", on: 0, in: document)?.type == longer.type)
      let changed = document.text
      #expect(try document.undo())
      #expect(text(document) == Self.text.replacing(old, with: new))
      #expect(try document.redo() && document.text == changed)
    }
  }

  @Test func undoLeavesAMotionThatAnEditorHasPutBesideTheWindowsFirst() throws {
    let plain = #"{"slides": [{"elements": [{"id": "sun", "text": "Sun"}]}]}"#
    var document = try EditedDeck(Array(plain.utf8))
    #expect(try document.name(["sun"], on: "slide-1", as: "glide", .fluid))
    let named = document.text
    #expect(try document.undo() && text(document) == plain && document.redo())
    #expect(document.text == named)
    try taking(#""motions": {"#, #""motions": {"slow": {"duration": 2}, "#, in: &document)
    let both = document.text
    #expect(try document.undo())
    #expect(document.namedMotions.map(\.name) == ["slow"])
    #expect(text(document).contains(#""motions": {"slow": {"duration": 2}}"#))
    #expect(try document.redo() && document.text == both)
  }

  /// An editor puts a motion beside the window's first one, and takes it out again.
  @Test func undoLeavesNoListOfMotionsWhereTheFileHasNone() throws {
    let plain = #"{"slides": [{"elements": [{"id": "sun", "text": "Sun"}]}]}"#
    for isWritten in [false, true] {
      var document = try EditedDeck(Array(plain.utf8))
      _ = try document.name(["sun"], on: "slide-1", as: "glide", .fluid)
      let named = document.text
      let (none, slow) =
        isWritten
        ? ("", #""slow": {"duration": 2}, "#)
        : ("{", #"{"motions": {"slow": {"duration": 2}}, "#)
      let start = isWritten ? #""motions": {"# : ""
      try taking(start + none, start + slow, in: &document, isWritten: isWritten)
      #expect(document.namedMotions.map(\.name) == ["glide", "slow"])
      try taking(start + slow, start + none, in: &document, isWritten: isWritten)
      #expect(document.namedMotions.map(\.name) == ["glide"])
      #expect(try document.undo() && text(document) == plain)
      #expect(try document.redo() && document.text == named)
    }
  }

  @Test func undoLeavesWhatAnEditorHasPutIntoTheWindowsMotion() throws {
    var document = try document()
    _ = try document.tune([tuned("star", 2)], .fluid, isMore: false)
    let star = #""text": "Star", "motion": {"#
    try taking(star, star + #""arc": 20, "#, in: &document)
    #expect(try document.undo())
    #expect(text(document).contains(star + #""arc": 20}}"#))
  }

  @Test func undoLeavesAMemberThatAnEditorHasChangedLast() throws {
    var document = try document()
    _ = try document.tune([tuned("sun", 2)], .fluid, isMore: false)
    try taking(#""duration": 2"#, #""duration": 3"#, in: &document)
    #expect(try document.undo())
    #expect(motion("sun", on: 0, in: document)?.type == .curve(.cssEaseOut, duration: 3))
  }

  /// The window's value is one step back, and what the editor has put there is all the way back.
  @Test func whereBothHaveChangedAMemberUndoEndsWithTheEditors() throws {
    var document = try document()
    _ = try document.tune(
      [DeckTuning("sun", type: .curve(.cssEaseOut, duration: 2))], .fluid, isMore: false)
    try taking("0.50", "0.7", in: &document, isWritten: false)
    #expect(motion("sun", on: 0, in: document)?.type == .curve(.cssEaseOut, duration: 0.7))
    #expect(try document.undo())
    #expect(motion("sun", on: 0, in: document)?.type == .curve(.cssEaseOut, duration: 2))
    while try document.undo() {}
    #expect(text(document) == Self.text.replacing("0.50", with: "0.7"))
  }
}
