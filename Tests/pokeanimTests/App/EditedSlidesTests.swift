import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import pokeanim

/// A person's slides in the program: dropped on it, and edited while it shows them.
@Suite struct EditedSlidesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// A folder of one slide with a single shape.
  private func write(_ name: String, fill: String = "red", id: String = "sun") throws {
    try folder.file(
      name + "/slides.json",
      """
      {"slides": [{"name": "a", "elements":
        [{"id": "\(id)", "frame": [0, 0, 9, 9], "fill": "\(fill)"}]}]}
      """)
  }

  private func film(_ slides: SlideFolder? = nil) throws -> FilmedScreen<App> {
    var options = AppOptions(
      screen: .onboarding, place: .window, assets: repositoryAssets().path, text: SilentText())
    options.slides = slides
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  private func deck(_ film: FilmedScreen<App>) throws -> Deck {
    try #require(film.screen.options.slides).deck
  }

  private func news(_ film: FilmedScreen<App>) {
    film.screen.takeNews()
    film.frame()
  }

  @Test func aDroppedFolderIsShown() throws {
    try write("own.slides")
    let film = try film()
    film.frame(.key("2"))
    film.screen.take(dropped: path("own.slides"))
    film.frame()
    #expect(film.screen.current == .onboarding && film.screen.notice?.text == "own.slides")
    #expect(try deck(film).slides.map(\.name) == ["a"])
  }

  @Test func aDroppedFolderOfPicturesIsDealt() throws {
    let empty = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"
    for name in ["b", "a"] { try folder.file("art/\(name).svg", empty) }
    let film = try film()
    film.screen.take(dropped: path("art"))
    film.frame()
    let gallery = try #require(film.screen.screen as? GalleryScreen)
    #expect(film.screen.current == .gallery && film.screen.notice?.text == "art")
    #expect(gallery.gallery.deck.cards.map(\.kind.name) == ["a", "b"])
    film.wait(120)
    film.frame(.key("Ctrl+Z"))
    #expect(gallery.gallery.deck.cards.count == 18, "taken back")
  }

  @Test func whatIsNoFolderOfSlidesIsNamed() throws {
    let film = try film()
    try folder.file("letter.txt", "Dear")
    film.screen.take(dropped: path("letter.txt"))
    film.frame()
    #expect(film.screen.notice?.text.contains("is neither a folder with a slides.json") == true)
    #expect(film.screen.options.slides == nil, "the program's own slides stay")
  }

  @Test func aBrokenFileKeepsTheLastGoodSlides() throws {
    try write("own.slides")
    let film = try film(SlideFolder(path("own.slides")))
    try write("own.slides", fill: "no colour")
    news(film)
    #expect(film.screen.slidesProblem == nil, "somebody may be writing it")
    film.wait(7)
    #expect(film.screen.slidesProblem?.contains("slides.json:2:") == true)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "red"))
    try write("own.slides", fill: "blue")
    news(film)
    #expect(film.screen.slidesProblem == nil)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "blue"))
  }

  @Test func aHalfWrittenFileIsNoMistake() throws {
    try write("own.slides")
    let film = try film(SlideFolder(path("own.slides")))
    try folder.file("own.slides/slides.json", "{\"slides\": [")
    news(film)
    #expect(film.screen.nextPicture(after: .zero) != nil, "it is looked at again")
    try write("own.slides", fill: "blue")
    film.wait(20)
    #expect(film.screen.slidesProblem == nil)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "blue"))
  }

  @Test func theProgramsOwnSlidesKeepTheirTuning() throws {
    try write("own.slides")
    let film = try film()
    let story = try #require(film.screen.screen as? OnboardingScreen)
    let key = try #require(story.tunableKeys.first)
    story.tune(key, to: .spring(duration: 2, damping: 0.5, initialVelocity: 0))
    let tuned = film.screen.remembered[tuned: .onboarding]
    #expect(tuned.keys.contains(key))
    film.screen.take(dropped: path("own.slides"))
    film.frame()
    #expect(film.screen.remembered[tuned: .onboarding] == tuned)
  }

  /// Slides that are saved a thousand times, with others on them and broken ones between them.
  @Test func savingLeavesNothingBehind() throws {
    let objects = LiveObjects()
    try write("own.slides")
    let film = try film(SlideFolder(path("own.slides")))
    for number in 0..<1_000 {
      let fill = number % 50 == 7 ? "no colour" : ["red", "blue"][number % 2]
      try write("own.slides", fill: fill, id: "sun\(number % 7)")
      news(film)
      film.wait(number % 5 == 0 ? 8 : 1)
      film.screen.root.forEachInPaintOrder { objects.add($0) }
    }
    film.wait(60)
    var seen = 0
    film.screen.root.forEachInPaintOrder { _ in seen += 1 }
    #expect(objects.made > 500 && objects.countAlive() == seen, "of \(objects.made)")
    #expect(film.screen.slidesProblem == nil)
  }

  @Test(arguments: [
    ("a/b/slides.json:3:4: wrong", "slides.json:3:4: wrong"), ("wrong", "wrong"), ("", ""),
    ("a/x.json:1:2: one\na/x.json:2:2: two\na/x.json:3:2: three", "x.json:1:2: one (and 2 more)"),
  ])
  func aProblemIsToldInALine(_ problem: String, _ line: String) {
    #expect(App.firstLine(of: problem) == line)
  }

  // MARK: Links

  /// A window with slides whose picture lies outside of their folder, and its recorder.
  private func linked(_ links: LinkRule) throws -> (film: FilmedScreen<App>, recorder: Recorder) {
    try LeavingPath.link.make(in: folder)
    var options = AppOptions(
      screen: .onboarding, place: .window, assets: repositoryAssets().path, text: SilentText())
    options.links = links
    options.slides = try SlideFolder(path("t.slides"), links: links)
    options.pictures = PictureFolder(folder.path)
    let recorder = Recorder(options)
    options.recorder = recorder
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return (film, recorder)
  }

  @Test func linksAreShownAndNotRecorded() throws {
    let (film, recorder) = try linked(.show)
    #expect(film.screen.options.slides?.isLeft == true)
    film.frame(.key("F9"))
    film.screen.turnRecording()
    #expect(!recorder.isOn && film.screen.notice?.text.contains("--follow-links") == true)
    try write("own.slides")
    film.screen.take(dropped: path("own.slides"))
    film.frame(.key("F9"))
    film.screen.turnRecording()
    #expect(recorder.isOn, "what is shown now lies in its folder")
    film.screen.take(dropped: path("t.slides"))
    #expect(film.screen.notice?.text.contains("leads out of") == true)
    #expect(film.screen.options.slides?.deck.slides.first?.name == "a", "those stay")
  }

  @Test func linksThatAreWantedAreRecorded() throws {
    let (film, recorder) = try linked(.follow)
    film.frame(.key("F9"))
    film.screen.turnRecording()
    #expect(recorder.isOn)
  }
}
