import Engine
import EngineFilms
import EngineSDL
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// The pictures of a folder as kinds of cards.
@Suite struct CardFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func svg(_ inside: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>\(inside)</svg>"
  }

  private func add(_ names: String..., inside: String = "<rect width='20' height='10'/>") throws {
    for name in names { try folder.file("art/" + name, Self.svg(inside)) }
  }

  private var art: String { folder.url.appendingPathComponent("art").path }

  @Test func eachPictureIsAKindInTheOrderOfNames() throws {
    try add("b.svg", "a.SVG", ".hidden.svg", "notes.txt")
    let square = ImageBitmap(width: 2, height: 2, pixels: [.max, .max, .max, .max])
    let bitmap = Bitmap(width: 2, height: 2)
    bitmap.pixels = square.pixels
    try Data(ImageEncoding.png(bitmap)).write(
      to: folder.url.appendingPathComponent("art/c.png"))
    let kinds = try CardFolder(art + "/").kinds
    #expect(kinds.map(\.name) == ["a", "b", "c"] && kinds.map(\.index) == [0, 1, 2])
    #expect(Set(kinds.map(\.section)) == [.folder("art")])
    let drawing = try #require(kinds[2].figure as? PictureFigure).drawing
    #expect(drawing == Drawing(square))
  }

  /// However a folder is named, its section is called as it is.
  @Test(arguments: ["/", "//", "/.", "/./"]) func aSectionHasTheFoldersName(_ end: String) throws {
    try add("a.svg")
    #expect(try CardFolder(art + end).kinds.map(\.section) == [.folder("art")])
  }

  @Test func whatCannotBeDrawnIsToldAndLeftOut() throws {
    try add("a.svg", "b.svg")
    try folder.file("art/broken.svg", "<svg")
    try add("text.svg", inside: "<foreignObject/><rect width='1' height='1'/>")
    var told: [String] = []
    let kinds = try CardFolder(art, tell: { told.append($0) }).kinds
    #expect(kinds.map(\.name) == ["a", "b", "text"])
    #expect(told.count == 2)
    #expect(told.first?.contains("art/broken.svg, line 1") == true)
    #expect(told.first?.hasSuffix("; the picture is left out") == true)
    #expect(told.last?.contains("draw it with SVG's own shapes") == true)
    #expect(throws: Failure.self) { try CardFolder(art, isStrict: true) }
  }

  @Test func foldersWithoutPicturesAreRefused() throws {
    func words(_ path: String) throws -> String {
      try #require(throws: Failure.self) { try CardFolder(path, tell: { _ in }) }.description
    }
    #expect(try words(art).hasSuffix("art is no folder; name one with pictures, .svg or .png"))
    try folder.file("art/notes.txt", "")
    #expect(try words(art).hasSuffix("art holds no pictures, .svg or .png"))
    try folder.file("art/a.svg", "<svg")
    #expect(try words(art).hasSuffix("art holds no picture that can be shown"))
    #expect(try words(art + "/a.svg").contains("is no folder"))
  }

  @Test func longNamesAreCut() {
    #expect(CardFolder.title(of: "sun.svg") == "sun")
    #expect(CardFolder.title(of: String(repeating: "a", count: 40) + ".png").count == 18)
  }

  @Test func picturesKeepTheirShapesOnCards() throws {
    try add("wide.svg")
    let kind = try #require(try CardFolder(art).kinds.first)
    let items = kind.figure.items(isDetailed: true, in: .standing)
    guard case .group(_, let map, let opacity, _)? = items.first, items.count == 1 else {
      throw Failure("\(items)")
    }
    #expect(opacity == 1 && abs(map.a - map.d) < 1e-9 && map.b == 0 && map.c == 0)
    let box = map.boundingBox(of: Rect(0, 0, 20, 10))
    #expect(Rect(5, 4, 80, 76).inset(by: -1e-9).union(box) == Rect(5, 4, 80, 76).inset(by: -1e-9))
  }

  // MARK: In the gallery

  @Test func theGalleryShowsThem() throws {
    try add("a.svg", "b.svg", "c.svg")
    var options = AppOptions(
      Launch(screen: .gallery), Resources(assets: repositoryAssets().path, text: SilentText()))
    options.cardFolder = try CardFolder(art)
    let film = FilmedScreen(GalleryScreen(options: options), size: Size(960, 720))
    film.frame()
    let deck = film.screen.gallery.deck
    #expect(deck.cards.map(\.kind.name) == ["a", "b", "c"])
    #expect(deck.sections.map(\.section) == [.folder("art")])
    film.frame(.key("F"))
    film.rest()
    let names = film.screen.gallery.deck.cards.map(\.kind.name)
    #expect(names.count == 500 && Set(names) == ["a", "b", "c"])
    for key in ["S", "O", "L"] as [Key] {
      film.frame(.key(key))
      film.rest()
    }
    #expect(film.screen.gallery.view.visibleIds.first == "head-folder")
  }

  @Test func aRecordingFindsThemAgain() throws {
    try add("a.svg")
    var options = AppOptions(Launch(), Resources(assets: "", text: SilentText()))
    options.cardFolder = try CardFolder(art)
    let start = Recording<Launch>.Start(options, size: Size(320, 240))
    #expect(start.launch.cards == art)
  }
}
