import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// Slides with fonts of their own: read, shown, followed and reported.
@Suite struct SlideFontsTests {
  private static let dejavu = "/usr/share/fonts/truetype/dejavu/"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var slides: String { folder.path + "/a.slides" }

  private func write(
    text: String = "Hamburg", files: String = #""Mine.ttf""#, element: String = #", "font": "Mine""#
  ) throws {
    try folder.file(
      "a.slides/slides.json",
      """
      {"fonts": {"Mine": \(files)}, "slides": [
        {"name": "a", "elements": [{"id": "t", "text": "\(text)"\(element)}]}]}
      """)
  }

  private func copy(_ font: String, to name: String = "Mine.ttf") throws {
    let bytes = try FileSystem.bytes(of: Self.dejavu + font)
    try folder.file("a.slides/" + name, "")
    try FileSystem.write(bytes, to: slides + "/" + name)
  }

  private func run(_ arguments: String...) throws -> ProgramRun.Result {
    try ProgramRun(arguments: arguments, folder: folder.url).run()
  }

  // MARK: Reading

  @Test func theFontsAreReadAndFollowed() throws {
    try write(files: #"["Mine.ttf", "more/Bold.ttf"]"#)
    try copy("DejaVuSerif.ttf")
    try copy("DejaVuSerif-Bold.ttf", to: "more/Bold.ttf")
    let read = try SlideFolder(slides)
    let names = read.artwork.fonts["Mine"]?.map { FileSystem.name(of: $0.file) }
    #expect(names == ["Mine.ttf", "Bold.ttf"])
    #expect(read.files.contains(slides + "/more/Bold.ttf"))
    #expect(read.texts.lacks(in: SilentText(), read.artwork) == nil)
  }

  @Test func brokenFontsAreToldWhereTheyAreNamed() throws {
    try write(files: #"["Mine.ttf", "none.ttf"]"#)
    try folder.file("a.slides/Mine.ttf", "no font")
    let error = #expect(throws: Failure.self) { try SlideFolder(slides) }
    let file = slides + "/slides.json"
    let lines = error?.message.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.first
        == "\(file):1:21: \(slides)/Mine.ttf is no font; name an .otf or .ttf file")
    #expect(lines.last?.hasPrefix("\(file):1:33: can't read \(slides)/none.ttf") == true)
    let check = try run("check", "a.slides")
    #expect(check.code == 1 && check.output.contains("1:21: error: a.slides/Mine.ttf is no font"))
  }

  @Test func aFontOfTheSameKindIsDoubtful() throws {
    try write(files: #"["Mine.ttf", "B.ttf"]"#)
    try copy("DejaVuSerif.ttf")
    try copy("DejaVuSans.ttf", to: "B.ttf")
    var notes: [String] = []
    _ = try SlideFolder(slides) { notes.append($0) }
    #expect(
      notes == ["\(slides)/B.ttf is never shown: Mine.ttf is of the weight 400, too"])
    #expect(throws: Failure.self) { try SlideFolder(slides, isStrict: true) }
  }

  @Test func fontsAreReadOnceAsLongAsTheyStay() throws {
    try write()
    try copy("DejaVuSerif.ttf")
    let known = KnownPictures()
    let first = try SlideFolder(slides, known: known)
    let again = first.readAgain(from: slides + "/slides.json", links: .refuse, known: known)
    let second = try again.slides.get()
    #expect(first.artwork.fonts["Mine"]?[0] === second.artwork.fonts["Mine"]?[0])
    #expect(first.artwork == second.artwork)
    try copy("DejaVuSans.ttf")
    let third = try first.readAgain(
      from: slides + "/slides.json", links: .refuse, known: known
    ).slides.get()
    #expect(first.artwork != third.artwork)
  }

  // MARK: The window

  private func film(_ text: GlyphCache, _ said: Said) throws -> FilmedScreen<App> {
    var resources = Resources(
      assets: repositoryAssets().path, text: text, slideFolder: try SlideFolder(slides))
    resources.fonts = text
    resources.warn = { said.lines.append($0) }
    resources.complain = { said.lines.append($0) }
    text.take(resources.slideFolder?.artwork.families ?? [:])
    let options = AppOptions(Launch(screen: .onboarding, place: .window), resources)
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  private final class Said { var lines: [String] = [] }

  private func cache() throws -> GlyphCache {
    let wish = FontFinder.Wish(path: Self.dejavu + "DejaVuSans.ttf", source: "test")
    return try GlyphCache(family: try #require(try FontFinder(wish: wish).find()))
  }

  private func save(_ film: FilmedScreen<App>) throws {
    let library = try #require(film.screen.library as? FolderLibrary)
    library.mail.take(.all)
    film.screen.takeNews()
    film.frame()
    let isRead = poll(until: Date() + 60, every: 500) {
      if film.screen.isReadingSlides { film.frame() }
      return !film.screen.isReadingSlides
    }
    #expect(isRead)
    film.frame()
  }

  private func font(_ film: FilmedScreen<App>) throws -> Font {
    guard case .text(let text)? = film.screen.root.first(key: "t")?.content else {
      throw Failure("no text is shown")
    }
    return text.font
  }

  @Test func aFontThatIsSavedAnewIsShown() throws {
    try write()
    try copy("DejaVuSerif.ttf")
    let (text, said) = (try cache(), Said())
    let film = try film(text, said)
    let first = try font(film)
    let serif = text.width(of: "Hamburg", font: Font(size: 1, style: first.style))
    #expect(FontData.plainName(first.style.family ?? "") == "Mine")
    try copy("DejaVuSansMono.ttf")
    try save(film)
    let second = try font(film)
    #expect(second.style.family != first.style.family)
    let mono = text.width(of: "Hamburg", font: Font(size: 1, style: second.style))
    #expect(mono != serif && said.lines == [])
    // A broken one leaves the last good one.
    try folder.file("a.slides/Mine.ttf", "")
    try save(film)
    film.wait(120)
    #expect(try font(film) == second)
    #expect(said.lines.contains { $0.contains("Mine.ttf is empty") }, "\(said.lines)")
  }

  @Test func whatNoFontHasIsToldOnce() throws {
    try write(text: "a")
    try copy("DejaVuSerif.ttf")
    let (text, said) = (try cache(), Said())
    let film = try film(text, said)
    #expect(said.lines == [])
    try write(text: #"a\uDBBF\uDFF0"#)
    for _ in 0..<2 { try save(film) }
    #expect(said.lines == ["\(slides)/slides.json:2:50: no font here has U+FFFF0"])
  }

  // MARK: Commands

  @Test func commandsShowAndReportFonts() throws {
    try write()
    try copy("DejaVuSerif.ttf")
    for (name, element) in [("own", #", "font": "Mine""#), ("plain", "")] {
      try write(element: element)
      let made = try run(
        "render", "a.slides", "--duration", "0", "--canvas", "240x480", "-o", name + ".png")
      #expect(made.code == 0, "\(made)")
      #expect(made.errors.contains("nothing is set in “Mine”") == (name == "plain"))
    }
    #expect(try folder.data("own.png") != folder.data("plain.png"))
  }

  @Test func whatNoFontHasIsRefusedIfAllMustBeRight() throws {
    try write(text: #"a\uDBBF\uDFF0"#)
    try copy("DejaVuSerif.ttf")
    let line = "a.slides/slides.json:2:50: no font here has U+FFFF0"
    for command in [["trace"], ["render", "-o", "a.png", "--duration", "0"]] {
      let told = try ProgramRun(
        arguments: [command[0], "a.slides"] + command.dropFirst(), folder: folder.url
      ).run()
      #expect(told.code == 0 && told.errors.contains(line), "\(told.errors)")
      let strict = try ProgramRun(
        arguments: [command[0], "a.slides", "--strict"] + command.dropFirst(), folder: folder.url
      ).run()
      #expect(strict.code == 1 && strict.errors.contains(line))
    }
    let check = try run("check", "a.slides")
    #expect(
      check.code == 0
        && check.output
          == "a.slides/slides.json:2:50: warning: no font here has U+FFFF0\n",
      "\(check)")
    #expect(try run("check", "a.slides", "--strict").code == 1)
  }
}
