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

  /// An editor that saves by renaming has no file there for a moment.
  @Test func theRealPathIsTheSameWhileTheFileIsNotThere() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("link.slides"), withDestinationPath: path("own.slides"))
    let linked = path("link.slides/slides.json")
    try FileManager.default.removeItem(atPath: slides)
    keep([linked: edits], by: DraftKeeper(beside: state))
    _ = try folder.file("own.slides/slides.json", "{}")
    #expect(DraftKeeper(beside: state).draft(of: linked) == edits)
    #expect(DraftKeeper(beside: state).draft(of: slides) == edits)
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

  /// What a later version has put there.
  @Test func whatCantBeReadStaysAsItIs() throws {
    let later =
      #"{"/a.json": {"version": 2}, "/b.json": [{"path": "x"}, {"members": ["loop"], "value": true}]}"#
    _ = try folder.file("state/drafts.json", later)
    let keeper = DraftKeeper(beside: state)
    let other = DeckEdit(DeckPath("loop"), .bool(true))
    #expect(keeper.draft(of: "/a.json").isEmpty && keeper.draft(of: "/b.json") == [other])
    keep([slides: edits, "/b.json": [DeckEdit(DeckPath("loop"), .bool(false))]], by: keeper)
    #expect(DraftKeeper(beside: state).draft(of: slides) == edits)
    #expect(DraftKeeper(beside: state).draft(of: "/b.json").map(\.value) == [.bool(false)])
    keep([slides: [], "/b.json": []], by: keeper)
    let left = #"{"/a.json": {"version": 2}, "/b.json": [{"path": "x"}]}"#
    let found = try JSONReader.read(FileSystem.bytes(of: drafts))
    #expect(found == (try JSONReader.read(Array(left.utf8))))
  }

  /// Slides whose entry a later version has written have no place for a draft.
  @Test func anEntryThatCantBeReadIsNotReplaced() throws {
    let place = FileCall.resolved(slides) ?? slides
    let later = JSONValue.object([.init(key: place, value: ["version": 2])])
    _ = try folder.file("state/drafts.json", String(decoding: later.bytes(), as: UTF8.self))
    keep([slides: edits, "/b.json": edits], by: DraftKeeper(beside: state))
    let found = try JSONReader.read(FileSystem.bytes(of: drafts))
    #expect(found[place] == ["version": 2])
    #expect(DraftKeeper(beside: state).draft(of: "/b.json") == edits)
  }

  /// A part of what it has changed by now, or one around it.
  @Test func aWindowTakesAwayWhatOverlapsItsOwn() throws {
    let (spring, motion) = (DeckPath("motions", "snappy", "spring"), DeckPath("motions", "snappy"))
    let other = DeckEdit(DeckPath("motions", "slow"), ["duration": 3])
    for (old, new) in [(spring, motion), (motion, spring)] {
      keep([slides: [DeckEdit(old, ["damping": 0.5]), other]], by: DraftKeeper(beside: state))
      let own = DeckEdit(new, ["damping": 0.7])
      let next = DraftKeeper(beside: state)
      keep([slides: [own]], by: next)
      #expect(DraftKeeper(beside: state).draft(of: slides) == [other, own])
      keep([slides: []], by: next)
      #expect(DraftKeeper(beside: state).draft(of: slides) == [other])
      try FileManager.default.removeItem(atPath: drafts)
    }
  }
}
