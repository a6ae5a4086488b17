import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// The elements of a document's group on the gallery's cards.
@Suite struct DocumentCardsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.appendingPathComponent("own.slides").path }

  private func write(
    _ ids: [String], _ members: String = #", "animator": {"kind": "flip", "stagger": 0.1}"#,
    color: String = "red"
  ) throws {
    let elements = ids.map {
      #"""
      {"id": "\#($0)", "fill": "\#(color)", "layout": {"stack": "vertical", "inset": 5},
       "elements": [{"id": "\#($0)In", "fill": "blue", "height": 10}]}
      """#
    }
    _ = try folder.file(
      "own.slides/slides.json",
      #"""
      {"canvas": [200, 100], "slides": [{"background": "black", "elements": [
        {"id": "rows", "frame": [0, 0, 200, 100], "layout": {"stack": "vertical"}\#(members),
         "elements": [\#(elements.joined(separator: ","))]}]}]}
      """#)
  }

  private func options() throws -> AppOptions {
    var options = AppOptions(
      Launch(screen: .gallery, place: .window),
      Resources(
        assets: repositoryAssets().path, text: SilentText(), slideFolder: try SlideFolder(path)))
    options.slides = path
    return options
  }

  private func film() throws -> FilmedScreen<GalleryScreen> {
    let film = FilmedScreen(GalleryScreen(options: try options()), size: Size(960, 720))
    film.frame()
    return film
  }

  private func names(_ film: FilmedScreen<GalleryScreen>) -> [String] {
    film.screen.gallery.deck.cards.map(\.kind.name)
  }

  @Test func eachElementIsACardThatLooksAsItDoes() throws {
    try write(["a", "b"])
    let film = try film()
    #expect(names(film) == ["a", "b"])
    let card = try #require(film.screen.gallery.view.view(id: "card1") as? CardView)
    let page = try #require(card.page)
    let element = try #require(page.subviews.first)
    #expect(element.size == Size(200, 20) && element.backgroundColor == Color(css: "red"))
    #expect(element.subviews.first?.frame == Rect(5, 5, 190, 10))
    let box = CardPage.box(onCardOf: card.size.width)
    #expect(abs(page.scale.x * 200 - box.width) < 1e-9 && page.center == box.center)
    #expect(film.screen.gallery.deck.sections[0].section.ground == .black)
  }

  @Test func theyMoveByTheDocumentsAnimator() throws {
    try write(["a", "b"])
    let film = try film()
    #expect(film.screen.options.motion == .flip && film.screen.options.cascade == .top)
    #expect(film.screen.options.tuned == .spring(duration: 0.5, damping: 0.9))
    var state = Remembered()
    film.screen.remember(in: &state)
    #expect(state.gallery == nil, "that is the document's")
  }

  @Test func theToolsWorkOnThem() throws {
    try write(["a", "b", "c"])
    let film = try film()
    for key in ["A", "V", "O", "-", "L"] as [Key] {
      film.frame(.key(key))
      film.rest()
    }
    #expect(names(film).count == 3 && Set(names(film)).isSubset(of: ["a", "b", "c"]))
    #expect(film.screen.gallery.view.visibleIds.first == "head-folder")
    film.frame(.key("Ctrl+Z"))
    film.rest()
    #expect(names(film).count == 4)
  }

  @Test func aSaveAddsTakesAndSorts() throws {
    try write(["a", "b", "c"])
    let film = try film()
    try write(["a", "c", "new"])
    film.screen.take(try SlideFolder(path))
    film.rest()
    #expect(names(film) == ["a", "c", "new"])
    let numbers = film.screen.gallery.deck.cards.map(\.number)
    #expect(numbers == [1, 3, 4], "what was there stays")
    try write(["new", "c", "a"])
    film.screen.take(try SlideFolder(path))
    film.rest()
    #expect(names(film) == ["new", "c", "a"])
    #expect(film.screen.gallery.deck.cards.map(\.number) == [4, 3, 1])
  }

  @Test func aSavedLookIsOnTheCard() throws {
    try write(["a"])
    let film = try film()
    try write(["a"], color: "lime")
    film.screen.take(try SlideFolder(path))
    film.rest()
    let card = try #require(film.screen.gallery.view.view(id: "card1") as? CardView)
    #expect(card.page?.subviews.first?.backgroundColor == Color(css: "lime"))
  }

  @Test func anOrderByHandOutlastsASaveOfTheSameOrder() throws {
    try write(["a", "b", "c"])
    let film = try film()
    film.frame(.key("V"))
    film.rest()
    try write(["a", "b", "c"], color: "lime")
    film.screen.take(try SlideFolder(path))
    film.rest()
    #expect(names(film) == ["c", "b", "a"])
  }

  @Test func withoutAnAnimatorALongLayoutIsTaken() throws {
    try write(["a", "b", "c"], "")
    #expect(names(try film()) == ["a", "b", "c"])
    try write(["a"], #", "scroll": "vertical""#)
    #expect(names(try film()) == ["a"])
    try write(["a", "b"], "")
    let film = try film()
    #expect(names(film).count == 18, "the program's own creatures")
  }
}
