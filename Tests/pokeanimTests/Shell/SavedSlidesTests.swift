import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// What is tuned of a person's slides: written into their file, and taken back.
@Suite struct SavedSlidesTests {
  private static let text = """
    {"motions": {"swing": {"spring": {"damping": 0.50}}}, "slides": [
      {"name": "a", "elements": [
        {"id": "sun", "frame": [0, 0, 9, 9], "fill": "red", "motion": {"duration": 0.30}},
        {"id": "moon", "frame": [0, 9, 9, 9], "fill": "white", "motion": "swing"}]},
      {"name": "b", "elements": [{"id": "sun", "frame": [50, 0, 9, 9], "fill": "red"}]}]}
    """
  private let folder: TemporaryFolder
  private let spring = AnimationType.spring(duration: 0.8, damping: 0.6, initialVelocity: 0)

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("own.slides/slides.json", Self.text)
  }

  private var path: String { folder.url.appendingPathComponent("own.slides").path }
  private func saved() throws -> String {
    String(decoding: try folder.data("own.slides/slides.json"), as: UTF8.self)
  }

  /// - Parameter isReplayed: true for a program that writes nothing.
  private func film(isReplayed: Bool = false) throws -> FilmedScreen<App> {
    let known = KnownPictures()
    var options = AppOptions(
      Launch(screen: .onboarding, place: .window),
      Resources(
        assets: repositoryAssets().path, text: SilentText(),
        slideFolder: try SlideFolder(path, known: known), known: known))
    if !isReplayed { options.resources.writeSlides() }
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  private func save(_ film: FilmedScreen<App>) {
    film.frame(.key("Ctrl+S"))
    film.screen.writeSlides()
  }

  private func story(_ film: FilmedScreen<App>) throws -> any Tunable {
    try #require(film.screen.screens[.onboarding] as? any Tunable)
  }

  private func type(_ film: FilmedScreen<App>, _ id: String) throws -> AnimationType? {
    try story(film).motions.first { $0.name == id }?.type
  }

  @Test func onlyTheMembersThatWereTunedAreWritten() throws {
    let film = try film()
    try story(film).tune("moon", to: .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    save(film)
    #expect(try saved() == Self.text.replacing("0.50", with: "0.7"), "the motion that it names")
    #expect(film.screen.notice?.text == "slides.json: 1 motion written")
  }

  @Test func theFileSaysAfterwardsWhatTheWindowShows() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    save(film)
    let deck = try SlideFolder(path).deck
    for slide in deck.slides {
      #expect(slide.elements.first { $0.key == "sun" }?.fluid?.type == spring)
    }
  }

  @Test func aStepIsTakenBackAndMadeAgain() throws {
    let film = try film()
    let first = try type(film, "sun")
    try story(film).tune("sun", to: spring)
    film.frame()
    // A slider on its way is one step.
    try story(film).tune("sun", to: .linear(duration: 2))
    film.wait(60)
    try story(film).tune("moon", to: spring)
    film.frame()
    film.frame(.key(.undo))
    #expect(try type(film, "moon") != spring && type(film, "sun") == .linear(duration: 2))
    film.frame(.key(.undo))
    #expect(try type(film, "sun") == first && film.screen.notice?.text == "Taken back")
    film.frame(.key(.redo))
    film.frame(.key(.redo))
    #expect(try type(film, "moon") == spring && type(film, "sun") == .linear(duration: 2))
  }

  @Test func aStepIsTakenBackAcrossASave() throws {
    let film = try film()
    let first = try type(film, "sun")
    try story(film).tune("sun", to: spring)
    save(film)
    film.screen.show(try SlideFolder(path))
    film.frame()
    #expect(try type(film, "sun") == spring)
    film.frame(.key(.undo))
    #expect(try type(film, "sun") == first)
    save(film)
    let deck = try SlideFolder(path).deck
    #expect(deck.slides[0].elements[0].fluid?.type == first)
  }

  /// The file has the wait by then, and a step back leads to less of it.
  @Test func aDelayIsTakenBackAcrossASave() throws {
    let film = try film()
    try story(film).tune("moon", to: spring)
    film.wait(60)
    try story(film).wait("sun", for: 0.25)
    save(film)
    #expect(film.screen.notice?.text == "slides.json: 3 motions written")
    save(film)
    #expect(film.screen.notice?.text == "Nothing was tuned", "it is written once")
    film.screen.show(try SlideFolder(path))
    film.frame()
    #expect(try saved().contains("0.25"))
    film.frame(.key(.undo))
    save(film)
    let deck = try SlideFolder(path).deck
    #expect(deck.slides.allSatisfy { $0.elements[0].fluid?.delay == 0 })
    film.screen.show(try SlideFolder(path))
    film.frame(.key(.undo))
    save(film)
    #expect(
      try SlideFolder(path).deck.slides[0].elements[1].fluid?.type
        == .spring(duration: 0.5, damping: 0.5, initialVelocity: 0))
    #expect(try SlideFolder(path).deck.slides[0].elements[0].fluid?.delay == 0, "and stays so")
  }

  /// Each of two is asked what the document says after the other.
  @Test func twoThatShareAMotionAreBothWritten() throws {
    let text = Self.text.replacing(
      #""id": "sun", "frame": [0, 0, 9, 9], "fill": "red", "motion": {"duration": 0.30}"#,
      with: #""id": "sun", "frame": [0, 0, 9, 9], "fill": "red", "motion": "swing""#)
    _ = try folder.file("own.slides/slides.json", text)
    let film = try film()
    try story(film).tune("moon", to: .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    try story(film).wait("sun", for: 0.1)
    save(film)
    let moon = try SlideFolder(path).deck.slides[0].elements[1].fluid
    #expect(
      moon?.delay == 0.1 && moon?.type == .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
  }

  @Test func whatCantBeWrittenIsToldAndNothingIsLost() throws {
    let film = try film()
    save(film)
    #expect(film.screen.notice?.text == "Nothing was tuned")
    try story(film).tune("sun", to: spring)
    try FileManager.default.removeItem(atPath: path)
    save(film)
    #expect(film.screen.notice?.text.contains("is not there") == true)
    #expect(try type(film, "sun") == spring)
  }

  @Test func aReplayWritesNothing() throws {
    let film = try film(isReplayed: true)
    try story(film).tune("sun", to: spring)
    save(film)
    #expect(try saved() == Self.text)
  }

  // MARK: Undo

  @Test func allStepsBackGiveTheBytesOfTheStartAcrossSaves() throws {
    let film = try film()
    for (id, duration) in [("sun", 0.7), ("moon", 0.9), ("sun", 1.1)] {
      film.wait(60)
      try story(film).tune(id, to: .linear(duration: duration))
      save(film)
      try story(film).wait(id, for: duration / 2)
      film.frame()
    }
    for _ in 0..<10 { film.frame(.key(.undo)) }
    save(film)
    #expect(try saved() == Self.text)
    for _ in 0..<10 { film.frame(.key(.redo)) }
    #expect(try type(film, "sun") == .linear(duration: 1.1))
  }

  @Test func theFilesOwnMotionIsSpeltAsThere() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    film.wait(60)
    try story(film).reset("sun")
    film.frame()
    save(film)
    #expect(try saved() == Self.text && film.screen.notice?.text == "Nothing was tuned")
  }

  @Test func ourOwnWriteIsNothingNew() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    save(film)
    let deck = film.screen.options.slideFolder?.deck
    film.screen.show(try SlideFolder(path))
    film.frame()
    #expect(film.screen.options.slideFolder?.deck == deck && !film.screen.screen.isRunning)
    film.frame(.key(.undo))
    #expect(film.screen.notice?.text == "Taken back")
  }

  // MARK: Parts and names

  @Test func enterMoveAndLeaveAreTunedApart() throws {
    let film = try film()
    let screen = try #require(film.screen.tunable)
    let part = try #require(screen.knobs.firstIndex { $0.name == "Part" })
    for (choice, duration) in [("Enter", 0.7), ("Move", 0.8), ("Leave", 0.9)] {
      film.wait(60)
      screen.turn(part, by: 1)
      #expect(screen.knobs[part].choice == choice)
      screen.tune("sun", to: .linear(duration: duration))
      film.frame()
    }
    #expect(try type(film, "sun") == .linear(duration: 0.9))
    save(film)
    let sun = try SlideFolder(path).deck.slides[0].elements[0].fluid
    #expect(sun?.type == .linear(duration: 0.3))
    #expect(sun?.typesByRole.map(\.type) == [0.7, 0.8, 0.9].map { .linear(duration: $0) })
    screen.turn(part, by: 1)
    film.wait(60)
    screen.tune("sun", to: .linear(duration: 1))
    save(film)
    #expect(try SlideFolder(path).deck.slides[0].elements[0].fluid?.typesByRole.isEmpty == true)
    while !film.screen.edits.documents.isEmpty, film.screen.stepTuning(back: true) {}
    save(film)
    #expect(try saved() == Self.text)
  }

  /// All that move by its name do so at once.
  @Test func aNamedMotionIsTunedForAllThatNameIt() throws {
    _ = try folder.file(
      "own.slides/slides.json",
      Self.text.replacing(#""motion": {"duration": 0.30}"#, with: #""motion": "swing""#))
    let film = try film()
    let screen = try story(film)
    screen.tune("moon", to: spring)
    #expect(screen.motions.first { $0.name == "sun" }?.type == spring, "before anything is written")
    screen.wait("sun", for: 0.25)
    #expect(screen.motions.first { $0.name == "moon" }?.delay == 0.25)
    film.frame()
    let members = film.screen.edits.unsaved.values.first?.map(\.path.members)
    #expect(members?.contains(["motions", "swing"]) == true)
  }

  // MARK: An editor

  /// What somebody else saves.
  private func editorSaves(_ old: String, as new: String, in film: FilmedScreen<App>) throws {
    _ = try folder.file("own.slides/slides.json", try saved().replacing(old, with: new))
    film.screen.show(try SlideFolder(path))
    film.frame()
  }

  @Test func whatOneSideChangedIsKept() throws {
    let film = try film()
    try story(film).tune("moon", to: .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    film.frame()
    try editorSaves("0.30", as: "0.4", in: film)
    #expect(try type(film, "sun") == .linear(duration: 0.4))
    save(film)
    #expect(
      try saved()
        == Self.text.replacing("0.50", with: "0.7").replacing("0.30", with: "0.4"))
    film.frame(.key(.undo))
    save(film)
    #expect(try saved() == Self.text.replacing("0.30", with: "0.4"), "only the window's own")
  }

  @Test func whereBothChangedAMemberTheFileWinsAndTheWindowsIsTheNextUndo() throws {
    let film = try film()
    try story(film).tune("moon", to: .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    film.frame()
    try editorSaves("0.50", as: "0.6", in: film)
    #expect(
      try type(film, "moon") == .spring(duration: 0.5, damping: 0.6, initialVelocity: 0)
        && film.screen.notice?.text.contains("Ctrl+Z brings yours back") == true)
    film.frame(.key(.undo))
    #expect(try type(film, "moon") == .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    film.frame(.key(.redo))
    #expect(try type(film, "moon") == .spring(duration: 0.5, damping: 0.6, initialVelocity: 0))
  }

  /// The file is another one by the time it is written.
  @Test func aSaveThatNobodyHasReadYetIsNotLost() throws {
    let film = try film()
    try story(film).tune("moon", to: .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    _ = try folder.file("own.slides/slides.json", Self.text.replacing("0.30", with: "0.4"))
    save(film)
    #expect(
      try saved()
        == Self.text.replacing("0.50", with: "0.7").replacing("0.30", with: "0.4"))
    film.wait(60)
    try story(film).tune("moon", to: spring)
    _ = try folder.file("own.slides/slides.json", "{")
    save(film)
    #expect(try saved() == "{" && type(film, "moon") == spring)
    #expect(film.screen.notice?.text.contains("it has mistakes by now") == true)
  }

  // MARK: The end

  @Test func leavingAsksOnce() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    film.frame(.key(.q))
    #expect(!film.screen.wantsQuit && film.screen.notice?.text.contains("Ctrl+S writes it") == true)
    film.wait(600)
    #expect(!film.screen.mayClose() && film.screen.mayClose())
    let saved = try self.film()
    try story(saved).tune("sun", to: spring)
    save(saved)
    saved.frame(.key(.q))
    #expect(saved.screen.wantsQuit)
  }

  @Test func whatWasNotWrittenIsOfferedToTheNextWindow() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    film.frame()
    let draft = try #require(film.screen.edits.unsaved.values.first)
    let next = try self.film()
    next.screen.take(draft: draft)
    #expect(try type(next, "sun") == .linear(duration: 0.3))
    next.frame(.key(.redo))
    #expect(try type(next, "sun") == spring && next.screen.edits.unsaved.values.first == draft)
    next.frame(.key(.undo))
    #expect(try type(next, "sun") == .linear(duration: 0.3))
  }

  /// An editor gives an element another name for a while.
  @Test func whatALostElementHadIsKeptForTheNextWindow() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    film.frame()
    let parts = film.screen.edits.drafts.mapValues { Set($0.map(\.path.slide)) }
    try editorSaves("sun", as: "sunny", in: film)
    #expect(film.screen.edits.unsaved.values.allSatisfy { $0.isEmpty })
    #expect(film.screen.notice?.text.contains("Ctrl+Z") != true, "it would bring nothing back")
    let kept = film.screen.edits.drafts.mapValues { Set($0.map(\.path.slide)) }
    #expect(kept == parts)
    try editorSaves("sunny", as: "sun", in: film)
    #expect(try type(film, "sun") == spring)
    #expect(film.screen.edits.unsaved == film.screen.edits.drafts)
  }

  @Test func changesAreWrittenAtOnceIfThatIsWanted() throws {
    let film = try film()
    film.frame(.key("Ctrl+Shift+S"))
    try story(film).tune("sun", to: spring)
    film.frame()
    film.screen.writeSlides()
    #expect(try saved() == Self.text, "a moment later")
    film.wait(30)
    film.screen.writeSlides()
    #expect(try saved() != Self.text && film.screen.edits.unsaved.values.allSatisfy(\.isEmpty))
  }

  // MARK: Comparing

  @Test func whatIsTunedBesideWhatWasIsAStep() throws {
    let film = try film()
    film.frame(.key("F7"))
    let comparison = try #require(film.screen.comparison)
    comparison.tune("sun", to: spring)
    film.frame()
    #expect(film.screen.edits.unsaved.values.first?.isEmpty == false)
    film.frame(.key(.undo))
    #expect(comparison.motions.first { $0.name == "sun" }?.type == .linear(duration: 0.3))
  }
}
