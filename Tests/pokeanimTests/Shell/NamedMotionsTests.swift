import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The motions of a document that have names, on the tuner's card.
@Suite struct NamedMotionsTests {
  private static let text = """
    {"motions": {"swing": {"spring": {"damping": 0.5}}}, "slides": [
      {"elements": [
        {"id": "sun", "frame": [0, 0, 9, 9], "fill": "red", "motion": {"duration": 0.3, "enter": ["fade"]}},
        {"id": "moon", "frame": [0, 9, 9, 9], "fill": "white", "motion": "swing"}]},
      {"elements": [{"id": "sun", "frame": [50, 0, 9, 9], "fill": "red"}]}]}
    """
  private let folder: TemporaryFolder
  private let film: FilmedScreen<App>

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("own.slides/slides.json", Self.text)
    let path = folder.url.appendingPathComponent("own.slides").path
    let known = KnownPictures()
    let options = AppOptions(
      Launch(screen: .onboarding, place: .window),
      Resources(
        assets: repositoryAssets().path, text: SilentText(),
        slideFolder: try SlideFolder(path, known: known), known: known))
    film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    film.frame(.key(.t))
    film.wait(40)
  }

  private func press(_ id: String) throws {
    let tree = try #require(film.screen.tuner.inputTrees.first)
    let view = try #require(tree.root.first(key: id), "no \(id)")
    let place = tree.toScreen(from: view).boundingBox(of: view.bounds).center
    film.frame(.press(place))
    film.frame(.release)
    film.wait(30)
  }

  private func element(_ id: String) throws -> SlideElement {
    let deck = try #require(film.screen.options.slideFolder).deck
    return try #require(deck.slides[0].elements.first { $0.key == id })
  }

  private func choose(_ id: String) throws {
    for _ in 0..<9 where film.screen.tuner.panel?.name != id { try press("next") }
    #expect(film.screen.tuner.panel?.name == id)
  }

  /// The file has no place for it.
  @Test func theColourBehindSlidesIsNotTuned() throws {
    #expect(film.screen.tunable?.motions.map(\.name) == ["sun", "moon"])
  }

  @Test func theyAreOfferedBesideThePresets() throws {
    try choose("sun")
    try press("preset")
    try press("tile.document.swing")
    #expect(try element("sun").fluid?.type == element("moon").fluid?.type)
    #expect(try element("sun").fluid?.enter == [.fade], "where it comes from is its own")
    film.frame(.key(.undo))
    #expect(try element("sun").fluid?.type == .linear(duration: 0.3))
  }

  @Test func aButtonMakesANameOfWhatWasTuned() throws {
    try choose("sun")
    try press("preset")
    try press(TunerTiles.namingID)
    film.frame(.text("glide"), .key(.return))
    film.wait(30)
    let unsaved = try #require(film.screen.edits.unsaved.values.first)
    #expect(unsaved.map(\.path.members).contains(["motions", "glide"]))
    #expect(film.screen.tunable?.namedMotions.map(\.name) == ["glide", "swing"])
    film.frame(.key(.undo))
    #expect(film.screen.edits.unsaved.values.first?.isEmpty == true)
  }

  @Test func aNameThatCantBeIsToldAndNothingChanges() throws {
    try choose("sun")
    try press("preset")
    try press(TunerTiles.namingID)
    film.frame(.text("none"), .key(.return))
    #expect(film.screen.notice?.text.contains("“none” is no motion") == true)
    #expect(film.screen.edits.unsaved.values.allSatisfy { $0.isEmpty })
  }
}
