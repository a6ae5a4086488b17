import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Synchronization
import Testing
import Workbench

@testable import Studio
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

  private func film(
    _ slides: SlideFolder? = nil, known: KnownPictures = KnownPictures()
  ) throws -> FilmedScreen<App> {
    let options = AppOptions(
      Launch(screen: .onboarding, place: .window),
      Resources(
        assets: repositoryAssets().path, text: SilentText(), slideFolder: slides, known: known))
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  private func deck(_ film: FilmedScreen<App>) throws -> Deck {
    try #require(film.screen.options.slideFolder).deck
  }

  private func library(_ film: FilmedScreen<App>) throws -> FolderLibrary {
    try #require(film.screen.library as? FolderLibrary)
  }

  /// The files have changed, and were read.
  private func news(_ film: FilmedScreen<App>) throws {
    try library(film).mail.take(.all)
    film.screen.takeNews()
    read(film)
  }

  /// Waits until nothing is read any more.
  private func read(_ film: FilmedScreen<App>) {
    film.frame()
    let isRead = poll(until: Date() + 60, every: 500) {
      if film.screen.isReadingSlides { film.frame() }
      return !film.screen.isReadingSlides
    }
    #expect(isRead)
  }

  @Test func aDroppedFolderIsShown() throws {
    try write("own.slides")
    let film = try film()
    film.frame(.key("2"))
    film.screen.take(dropped: path("own.slides"))
    film.frame()
    #expect(
      film.screen.current == .onboarding
        && film.screen.notice?.text == "own.slides: 1 slide · Ctrl+Z takes it back")
    #expect(try deck(film).slides.map(\.name) == ["a"])
  }

  /// A frame of a design tool is a slide, which follows its file and is not written over.
  @Test func aDroppedFrameIsShown() throws {
    func write(_ width: Int) throws {
      try folder.file(
        "a.svg",
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="\(width)" height="9"/></svg>
        """)
    }
    try write(50)
    let film = try film()
    film.screen.take(dropped: path("a.svg"))
    film.frame()
    #expect(film.screen.notice?.text == "a.svg: 1 slide · Ctrl+Z takes it back")
    #expect(try deck(film).slides[0].elements[0].place == .frame(Rect(0, 0, 50, 9)))
    try write(80)
    try news(film)
    #expect(try deck(film).slides[0].elements[0].place == .frame(Rect(0, 0, 80, 9)))
    film.screen.askToWrite()
    #expect(
      film.screen.notice?.text
        == "Only slides of your own are written: pokeanim new tour.slides --from a.svg")
  }

  /// Each drop is taken back, the last one first, and with it the screen that was shown.
  @Test func aDropIsTakenBack() throws {
    for name in ["a", "b"] { try write("\(name).slides", id: name) }
    let film = try film()
    film.frame(.key("2"))
    for name in ["a", "b"] {
      film.screen.take(dropped: path("\(name).slides"))
      film.rest()
    }
    film.frame(.key(.undo))
    read(film)
    #expect(try deck(film).slides[0].elements.map(\.key) == ["a"])
    #expect(film.screen.current == .onboarding && film.screen.notice?.text == "Taken back")
    film.frame(.key(.undo))
    #expect(film.screen.options.slideFolder == nil && film.screen.current == .squares)
    film.frame(.key("1"))
    film.frame(.key(.undo))
    #expect(film.screen.current == .onboarding, "there is no more to take back")
  }

  @Test func aDroppedFolderOfPicturesIsDealt() throws {
    let empty = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"
    for name in ["b", "a"] { try folder.file("art/\(name).svg", empty) }
    let film = try film()
    film.screen.take(dropped: path("art"))
    film.frame()
    let gallery = try #require(film.screen.screen as? GalleryScreen)
    #expect(
      film.screen.current == .gallery
        && film.screen.notice?.text == "art: 2 pictures · Ctrl+Z takes them back")
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
    #expect(film.screen.options.slideFolder == nil, "the program's own slides stay")
  }

  @Test func aBrokenFileKeepsTheLastGoodSlides() throws {
    try write("own.slides")
    let film = try film(SlideFolder(path("own.slides")))
    try write("own.slides", fill: "no colour")
    try news(film)
    #expect(film.screen.slidesProblem == nil, "somebody may be writing it")
    film.wait(7)
    read(film)
    #expect(film.screen.slidesProblem?.contains("slides.json:2:") == true)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "red"))
    try write("own.slides", fill: "blue")
    try news(film)
    #expect(film.screen.slidesProblem == nil)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "blue"))
  }

  @Test func aHalfWrittenFileIsNoMistake() throws {
    try write("own.slides")
    let film = try film(SlideFolder(path("own.slides")))
    try folder.file("own.slides/slides.json", "{\"slides\": [")
    try news(film)
    #expect(film.screen.nextPicture(after: .zero) != nil, "it is looked at again")
    try write("own.slides", fill: "blue")
    film.wait(20)
    read(film)
    #expect(film.screen.slidesProblem == nil)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "blue"))
  }

  /// Pictures are decoded once for each time that they were written, and not in a frame.
  @Test func aSavedWordDecodesNoPicture() throws {
    func picture(_ name: String, _ side: Int) throws {
      try folder.file(
        "own.slides/\(name)", "<svg viewBox='0 0 9 9'><rect width='\(side)' height='9'/></svg>")
    }
    func slides(_ word: String) throws {
      try folder.file(
        "own.slides/slides.json",
        """
        {"slides": [{"elements": [{"id": "a", "picture": "a.svg"}, {"id": "b", "picture": "b.svg"},
          {"id": "c", "text": "\(word)"}]}]}
        """)
    }
    for name in ["a.svg", "b.svg"] { try picture(name, 3) }
    try slides("one")
    let known = KnownPictures()
    let film = try film(SlideFolder(path("own.slides"), known: known), known: known)
    func title() throws -> String { try deck(film).slides[0].title }
    #expect(known.decoded == 2)
    for word in ["two", "three"] {
      try slides(word)
      try library(film).mail.take(.all)
      film.screen.takeNews()
      let old = try title()
      film.frame()
      #expect(try title() == old && film.screen.isReadingSlides, "the frame goes on without it")
      read(film)
      #expect(try title() == word && known.decoded == 2)
    }
    try picture("b.svg", 4)
    try news(film)
    #expect(known.decoded == 3)
    try FileManager.default.removeItem(atPath: path("own.slides/b.svg"))
    try picture("b.svg", 5)
    try news(film)
    #expect(known.decoded == 4)
  }

  /// An editor's backup, or notes, beside the slides.
  @Test func aFileThatTheSlidesDoNotNameWakesNobody() throws {
    let calls = Calls()
    try write("own.slides")
    let film = try film(SlideFolder(path("own.slides") + "/./slides.json"))
    film.screen.begin(presets: nil) { calls.number.withLock { $0 += 1 } }
    defer { film.screen.end() }
    try folder.file("own.slides/notes.txt", "to do")
    try write("own.slides", fill: "blue")
    #expect(poll(until: Date() + 20) { calls.number.withLock { $0 } > 0 })
    #expect(calls.number.withLock { $0 } == 1)
    film.screen.takeNews()
    read(film)
    #expect(try deck(film).slides[0].elements[0].look.fill == Color(css: "blue"))
  }

  private final class Calls: Sendable {
    let number = Mutex(0)
  }

  /// The slides' own file may be a link to one of another name.
  @Test func newsOfALinksFileAreTheLinks() throws {
    try write("own.slides")
    let (file, link) = (path("own.slides/slides.json"), path("link.json"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(FolderNews([file]).concern([link]))
    #expect(FolderNews([path("own.slides/../own.slides/slides.json")]).concern([file]))
    #expect(!FolderNews([path("own.slides/other.json")]).concern([link, file]))
    #expect(FolderNews([path("own.slides/gone.svg")]).concern([path("own.slides/gone.svg")]))
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
      try news(film)
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
      Launch(screen: .onboarding, place: .window),
      Resources(assets: repositoryAssets().path, text: SilentText()))
    options.links = links
    options.slideFolder = try SlideFolder(path("t.slides"), links: links)
    let recorder = Recorder(options, savingIn: PictureFolder(folder.path))
    options.log = recorder
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return (film, recorder)
  }

  @Test func linksAreShownAndNotRecorded() throws {
    let (film, recorder) = try linked(.show)
    #expect(film.screen.options.slideFolder?.isLeft == true)
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
    #expect(film.screen.options.slideFolder?.deck.slides.first?.name == "a", "those stay")
  }

  @Test func linksThatAreWantedAreRecorded() throws {
    let (film, recorder) = try linked(.follow)
    film.frame(.key("F9"))
    film.screen.turnRecording()
    #expect(recorder.isOn)
  }
}
