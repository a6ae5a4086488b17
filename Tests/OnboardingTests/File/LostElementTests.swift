import Engine
import JSONText
import Testing

@testable import Onboarding

/// What a window has changed and not saved of a slide or an element that an editor takes away, and brings
/// back with another save.
@Suite struct LostElementTests {
  private static let text = #"""
    {"slides": [
      {"name": "a", "elements": [
        {"id": "sun", "text": "Sun", "motion": {"curve": "ease-out", "duration": 0.50}},
        {"id": "star", "text": "Star"}]},
      {"name": "b", "elements": [{"id": "moon", "text": "Moon"}]}]}
    """#

  /// The texts between: the element cut, with another id, and on a slide with another name.
  static let losses = [
    text.replacing(
      #"{"id": "sun", "text": "Sun", "motion": {"curve": "ease-out", "duration": 0.50}},"#, with: ""
    ),
    text.replacing(#""id": "sun""#, with: #""id": "sunny""#),
    text.replacing(#""name": "a""#, with: #""name": "new""#),
  ]

  private func document() throws -> EditedDeck { try EditedDeck(Array(Self.text.utf8)) }
  private let motion = DeckPath(slide: "a", element: "sun", "motion")

  @Test(arguments: losses)
  func itIsThereAgainWithTheElement(_ loss: String) throws {
    #expect(loss != Self.text)
    for wanted in [["curve": "ease-out", "duration": 2], "none", nil] as [JSONValue?] {
      var document = try document()
      try document.make([DeckEdit(motion, wanted)])
      let changed = document.text
      #expect(try document.take(file: Array(loss.utf8)) == 0)
      #expect(document.text == document.fileText && document.unsaved.isEmpty)
      #expect(!document.draft.isEmpty, "another window may have it")
      #expect(try document.take(file: Array((loss + "\n").utf8)) == 0)
      #expect(try document.take(file: Array(Self.text.utf8)) == 0)
      #expect(document.unsaved == [DeckEdit(motion, wanted)] && document.draft == document.unsaved)
      #expect(document.text == changed)
      #expect(try document.undo() && document.text == Array(Self.text.utf8))
      #expect(try document.redo() && document.text == changed)
    }
  }

  /// The editor's value is shown, and the window's one is a step back.
  @Test(arguments: losses)
  func whereItComesBackWithAnotherValueTheFileWins(_ loss: String) throws {
    var document = try document()
    try document.make([DeckEdit(motion, ["curve": "ease-out", "duration": 2])])
    try document.take(file: Array(loss.utf8))
    let other = Self.text.replacing("0.50", with: "0.7")
    #expect(try document.take(file: Array(other.utf8)) == 1)
    #expect(document.text == Array(other.utf8) && document.draft.isEmpty)
    #expect(try document.undo() && document.value(of: motion)?["duration"] == 2)
    #expect(try document.undo() && document.text == Array(other.utf8))
  }

  /// Nothing is unsaved beside it: other elements are changed and written as ever.
  @Test(arguments: losses)
  func othersAreWrittenMeanwhile(_ loss: String) throws {
    var document = try document()
    let moon = DeckEdit(DeckPath(slide: "b", element: "moon", "motion"), ["duration": 3])
    try document.make([DeckEdit(motion, nil)])
    try document.take(file: Array(loss.utf8))
    try document.make([moon])
    #expect(document.unsaved == [moon])
    document.takeWritten()
    #expect(document.draft == [DeckEdit(motion, nil)])
    let moved = #""text": "Moon", "motion": {"duration": 3}"#
    let back = Self.text.replacing(#""text": "Moon""#, with: moved)
    #expect(try document.take(file: Array(back.utf8)) == 0)
    #expect(document.unsaved == [DeckEdit(motion, nil)])
  }
}
