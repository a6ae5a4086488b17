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

  /// The document's seconds from card to card are those of the wave.
  @Test func theyWaitAsLongAsTheDocumentSays() throws {
    try write(["a", "b", "c"], #", "animator": {"kind": "fade", "stagger": 0.25, "duration": 1}"#)
    #expect(try film().screen.options.wave == 0.5)
    try write(["a", "b"], #", "animator": {"kind": "fade", "stagger": 50, "duration": 1}"#)
    #expect(try film().screen.options.wave == 4, "that is as long as it can be")
  }

  @Test func aSavedAnimatorIsFollowed() throws {
    try write(["a", "b"])
    let film = try film()
    try write(["a", "b"], #", "animator": {"kind": "slide", "duration": 0.8}"#)
    film.screen.take(try SlideFolder(path))
    #expect(film.screen.options.motion == .slide && film.screen.options.cascade == .together)
    #expect(film.screen.options.tuned == .spring(duration: 0.8, damping: 0.9))
    #expect(film.screen.gallery.deck.cards.map(\.number) == [1, 2])
    film.screen.tune { $0.motion = .scale }
    try write(["a", "b"], #", "animator": {"kind": "fade", "duration": 0.3}"#)
    film.screen.take(try SlideFolder(path))
    #expect(film.screen.options.motion == .scale, "a person has chosen that")
    #expect(film.screen.options.tuned?.duration == 0.3)
  }

  /// What a person chooses is remembered, and nothing of the document's.
  @Test func thePersonsChoicesAloneAreRemembered() throws {
    try write(["a", "b"])
    var options = try options()
    var own = GalleryOptions()
    (own.motion, own.cascade, own.wave) = (.spring, .radial, 2)
    options.launch.remembered.gallery = own
    let screen = GalleryScreen(options: options)
    screen.tune { $0.size = .large }
    var state = Remembered()
    screen.remember(in: &state)
    own.size = .large
    #expect(state.gallery == own)
    screen.tune { $0.cascade = .bottom }
    screen.remember(in: &state)
    own.cascade = .bottom
    #expect(state.gallery == own)
  }

  /// Slides that are opened bring their own choices; those that a person made before stay remembered.
  @Test func openedSlidesBringTheirChoices() throws {
    var options = try {
      try write(["a", "b"])
      return try self.options()
    }()
    let slides = try #require(options.slideFolder)
    (options.slides, options.resources.slideFolder) = (nil, nil)
    let screen = GalleryScreen(options: options)
    screen.tune { $0.motion = .custom }
    screen.take(slides)
    #expect(screen.options.motion == .flip && screen.options.cascade == .top)
    var state = Remembered()
    screen.remember(in: &state)
    #expect(state.gallery?.motion == .custom && state.gallery?.cascade == .together)
    #expect(state.gallery?.tuned == nil)
  }

  /// A save of what is not on the cards changes none of them; one of an element changes its card alone.
  @Test func aSaveChangesTheCardsOfWhatItChanges() throws {
    func write(_ second: String, _ ground: String) throws {
      _ = try folder.file(
        "own.slides/slides.json",
        #"""
        {"canvas": [200, 100], "slides": [{"elements": [
          {"id": "rows", "frame": [0, 0, 200, 100], "layout": {"stack": "vertical"}, "animator": {"kind": "fade"},
           "elements": [{"id": "a", "fill": "red", "height": 20}, {"id": "b", "fill": "\#(second)", "height": 20}]}]},
          {"background": "\#(ground)"}]}
        """#)
    }
    try write("blue", "white")
    let film = try film()
    let cards = film.screen.gallery.deck.cards
    try write("blue", "black")
    film.screen.take(try SlideFolder(path))
    #expect(film.screen.gallery.deck.cards == cards)
    film.frame(.key("Ctrl+Z"))
    film.rest()
    #expect(film.screen.gallery.deck.cards == cards)
    try write("lime", "black")
    film.screen.take(try SlideFolder(path))
    let changed = film.screen.gallery.deck.cards
    #expect(changed[0] == cards[0] && changed[1] != cards[1])
  }

  /// Each group once, also another one that comes later.
  @Test func aLongListIsCutAndTold() throws {
    let rows = (0...SlideFrames.mostRows).map { #"{"id": "r\#($0)", "fill": "red", "height": 20}"# }
    func write(_ id: String) throws {
      _ = try folder.file(
        "own.slides/slides.json",
        #"""
        {"slides": [{"elements": [{"id": "\#(id)", "frame": [0, 0, 200, 100], "scroll": "vertical",
          "layout": {"stack": "vertical"}, "elements": [\#(rows.joined(separator: ","))]}]}]}
        """#)
    }
    try write("rows")
    var (told, options) = ([String](), try options())
    options.resources.warn = { told.append($0) }
    let screen = GalleryScreen(options: options)
    #expect(screen.gallery.deck.cards.count == SlideFrames.mostRows)
    #expect(told == ["of “rows” the first 1000 elements are shown"])
    for id in ["others", "rows"] {
      try write(id)
      screen.take(try SlideFolder(path))
    }
    #expect(told.count == 2 && told.last == "of “others” the first 1000 elements are shown")
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
