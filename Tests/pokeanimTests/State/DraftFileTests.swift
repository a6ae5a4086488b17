import EngineSystem
import EngineTestSupport
import Foundation
import JSONText
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// What windows have changed of slides and not written, from one window to the next.
@Suite struct DraftFileTests {
  private let folder: TemporaryFolder
  private let edits = [
    DeckEdit(DeckPath(slide: "a", element: "sun", "motion"), ["duration": 0.7]),
    DeckEdit(DeckPath("motions", "snappy", "spring"), nil),
  ]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("own.slides/slides.json", "{}")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
  private var slides: String { path("own.slides/slides.json") }
  private var state: StateFile { StateFile(path: path("state/state.json")) }
  private var drafts: String { path("state/drafts.json") }

  private func keep(_ unsaved: [String: [DeckEdit]], by keeper: DraftKeeper) {
    keeper.take(
      KeptState(state: Remembered(), isAsked: false, unsaved: unsaved), Keeper([]))
    keeper.keep(isLast: true)
  }

  @Test func editsAreWrittenDownAndRead() {
    #expect([DeckEdit](text: edits.text) == edits)
    #expect([DeckEdit](text: "[]") == [])
    for wrong in ["", "{}", "[1]", #"[{"members": []}]"#, #"[{"members": [1]}]"#] {
      #expect([DeckEdit](text: wrong) == nil)
    }
  }

  /// Slides are found by their real path, whichever link leads there.
  @Test func theNextWindowFindsThemByTheRealPath() throws {
    keep([slides: edits], by: DraftKeeper(beside: state))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.slides"), withDestinationPath: path("own.slides"))
    let next = DraftKeeper(beside: state)
    #expect(next.draft(of: slides) == edits)
    #expect(next.draft(of: path("link.slides/slides.json")) == edits)
    #expect(next.draft(of: path("other.json")).isEmpty)
  }

  @Test func whatIsWrittenGoes() throws {
    let keeper = DraftKeeper(beside: state)
    keep([slides: edits], by: keeper)
    keep([slides: []], by: keeper)
    #expect(DraftKeeper(beside: state).draft(of: slides).isEmpty)
  }

  /// Two windows of one file, and an offer that nobody has taken up.
  @Test func aWindowTakesAwayOnlyItsOwn() throws {
    let (one, other) = (DraftKeeper(beside: state), DraftKeeper(beside: state))
    keep([slides: [edits[0]]], by: one)
    keep([slides: [edits[1]]], by: other)
    #expect(DraftKeeper(beside: state).draft(of: slides) == edits)
    keep([slides: []], by: other)
    #expect(DraftKeeper(beside: state).draft(of: slides) == [edits[0]])
  }

  /// An offer that is taken up and written before the disk has heard of it.
  @Test func whatIsWrittenBeforeItIsKeptGoes() throws {
    keep([slides: edits], by: DraftKeeper(beside: state))
    let next = DraftKeeper(beside: state)
    for unsaved in [edits, []] {
      next.take(
        KeptState(state: Remembered(), isAsked: false, unsaved: [slides: unsaved]), Keeper([]))
    }
    next.keep(isLast: true)
    #expect(DraftKeeper(beside: state).draft(of: slides).isEmpty)
  }

  @Test func aFileThatCantBeReadIsKeptBesideIt() throws {
    _ = try folder.file("state/drafts.json", "no JSON")
    #expect(DraftKeeper(beside: state).draft(of: slides).isEmpty)
    keep([slides: edits], by: DraftKeeper(beside: state))
    #expect(DraftKeeper(beside: state).draft(of: slides) == edits)
    #expect(try String(contentsOfFile: drafts + ".bad", encoding: .utf8) == "no JSON")
  }

  @Test func nothingIsWrittenWhereNothingWasTuned() {
    keep([:], by: DraftKeeper(beside: state))
    keep([slides: []], by: DraftKeeper(beside: state))
    #expect(!FileSystem.exists(drafts))
  }
}
