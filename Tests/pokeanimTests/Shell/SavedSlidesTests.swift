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

  private func story(_ film: FilmedScreen<App>) throws -> any Tunable {
    try #require(film.screen.screens[.onboarding] as? any Tunable)
  }

  private func type(_ film: FilmedScreen<App>, _ id: String) throws -> AnimationType? {
    try story(film).motions.first { $0.name == id }?.type
  }

  @Test func onlyTheMembersThatWereTunedAreWritten() throws {
    let film = try film()
    try story(film).tune("moon", to: .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
    film.frame(.key("Ctrl+S"))
    #expect(try saved() == Self.text.replacing("0.50", with: "0.7"), "the motion that it names")
    #expect(film.screen.notice?.text == "slides.json: 1 motion written")
  }

  @Test func theFileSaysAfterwardsWhatTheWindowShows() throws {
    let film = try film()
    try story(film).tune("sun", to: spring)
    film.frame(.key("Ctrl+S"))
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
    film.frame(.key("Ctrl+S"))
    film.screen.show(try SlideFolder(path))
    film.frame()
    #expect(try type(film, "sun") == spring)
    film.frame(.key(.undo))
    #expect(try type(film, "sun") == first)
    film.frame(.key("Ctrl+S"))
    let deck = try SlideFolder(path).deck
    #expect(deck.slides[0].elements[0].fluid?.type == first)
  }

  /// The file has the wait by then, and a step back leads to less of it.
  @Test func aDelayIsTakenBackAcrossASave() throws {
    let film = try film()
    try story(film).tune("moon", to: spring)
    film.wait(60)
    try story(film).delay("sun", by: 0.25)
    film.frame(.key("Ctrl+S"))
    #expect(film.screen.notice?.text == "slides.json: 3 motions written")
    film.frame(.key("Ctrl+S"))
    #expect(film.screen.notice?.text == "Nothing was tuned", "it is written once")
    film.screen.show(try SlideFolder(path))
    film.frame()
    #expect(try saved().contains("0.25"))
    film.frame(.key(.undo))
    film.frame(.key("Ctrl+S"))
    let deck = try SlideFolder(path).deck
    #expect(deck.slides.allSatisfy { $0.elements[0].fluid?.delay == 0 })
    film.screen.show(try SlideFolder(path))
    film.frame(.key(.undo))
    film.frame(.key("Ctrl+S"))
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
    try story(film).delay("sun", by: 0.1)
    film.frame(.key("Ctrl+S"))
    let moon = try SlideFolder(path).deck.slides[0].elements[1].fluid
    #expect(
      moon?.delay == 0.1 && moon?.type == .spring(duration: 0.5, damping: 0.7, initialVelocity: 0))
  }

  @Test func whatCantBeWrittenIsToldAndNothingIsLost() throws {
    let film = try film()
    film.frame(.key("Ctrl+S"))
    #expect(film.screen.notice?.text == "Nothing was tuned")
    try story(film).tune("sun", to: spring)
    try FileManager.default.removeItem(atPath: path)
    film.frame(.key("Ctrl+S"))
    #expect(film.screen.notice?.text.contains("is not there") == true)
    #expect(try type(film, "sun") == spring)
  }

  @Test func aReplayWritesNothing() throws {
    let film = try film(isReplayed: true)
    try story(film).tune("sun", to: spring)
    film.frame(.key("Ctrl+S"))
    #expect(try saved() == Self.text)
  }
}
