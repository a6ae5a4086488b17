import Engine
import JSONText
import Testing

@testable import Onboarding

/// What an earlier window has changed of a document and not saved.
@Suite struct OfferedEditTests {
  private func document() throws -> EditedDeck {
    let text = #"""
      {"slides": [{"name": "a", "elements": [
        {"id": "sun", "text": "Sun", "motion": {"duration": 0.50}}, {"id": "star", "text": "Star"}]}]}
      """#
    return try EditedDeck(Array(text.utf8))
  }

  @Test func anOfferIsTheNextStep() throws {
    var document = try document()
    let path = DeckPath(slide: "a", element: "sun", "motion", "duration")
    let isOffered = document.offer([DeckEdit(path, 2)])
    #expect(isOffered && document.unsaved.isEmpty)
    #expect(try document.redo() && document.unsaved == [DeckEdit(path, 2)])
    #expect(try document.undo() && document.text == document.fileText)
  }

  @Test func anOfferThatWouldChangeNothingIsNone() throws {
    var document = try document()
    let star = DeckTuning("star", type: .linear(duration: 2))
    _ = try document.tune([star], .fluid, isMore: false)
    #expect(try document.undo())
    let path = DeckPath(slide: "a", element: "sun", "motion", "duration")
    for edits in [
      [], [DeckEdit(path, 0.5)], [DeckEdit(DeckPath(slide: "gone", "name"), "x")],
      [DeckEdit(path, "long")],  // The slides would be wrong.
    ] {
      let isOffered = document.offer(edits)
      #expect(!isOffered, "\(edits)")
    }
    #expect(try document.redo(), "what was taken back can be made again")
    #expect(document.deck.slides[0].elements[1].fluid?.type == star.type)
  }
}
