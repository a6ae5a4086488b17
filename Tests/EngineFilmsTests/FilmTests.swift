import Engine
import EngineFilms
import EngineTestSupport
import Foundation
import Testing

/// Films and pictures of a screen, as a stranger makes them.
@Suite struct FilmTests {
  /// A box that goes across in 0.4 seconds when Space is pressed, and a word if it has one.
  private final class Slider: StageScreen {
    private let box = View(frame: Rect(0, 0, 10, 10), key: "box")
    private lazy var way = stage.hold(.translate(box, to: Point(30, 0), in: 0.4))

    init(word: String? = nil) {
      super.init(measuring: MonospacedText())
      box.backgroundColor = .black
      root.addSubview(box)
      guard let word else { return }
      box.content = .text(TextContent(word, font: Font(size: 8), color: .white))
    }

    override var change: (any Change)? { way }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func film(of screen: any Screen = Slider()) throws -> Film {
    var film = Film(screen, size: Size(40, 10))
    film.script = try InputScript(parsing: "0.1 key Space")
    film.rate = 10
    return film
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  /// What writing says; empty: it is written.
  private func problem(_ film: Film, _ name: String) -> String {
    do {
      try film.write(path(name))
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// At rest, at the start of the change, and at each tenth of a second until it ends.
  @Test func aFilmHasEachFrameUntilRest() throws {
    try film().write(path("%d.ppm"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == (0...5).map { "\($0).ppm" })
    #expect(try bytes("0.ppm") == bytes("1.ppm") && bytes("1.ppm") != bytes("2.ppm"))
  }

  @Test func aDurationIsKept() throws {
    var film = try film()
    film.duration = 0.2
    try film.write(path("%d.ppm"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }

  @Test(arguments: ["a.gif", "a.apng"]) func theSameScreenGivesTheSameBytes(
    _ name: String
  ) throws {
    try film().write(path(name))
    let first = try bytes(name)
    try film().write(path(name))
    #expect(try bytes(name) == first && first.count > 100)
  }

  @Test func aPictureIsTheFirstFrame() throws {
    try film().write(path("%d.bmp"))
    try film().write(path("one.bmp"))
    #expect(try bytes("one.bmp") == bytes("0.bmp"))
  }

  @Test func aMomentIsABitmap() throws {
    for (seconds, left) in [(0.0, 0), (0.3, 15), (9.0, 30)] {
      let picture = try film().picture(at: seconds)
      let columns = (0..<40).filter { picture.pixels[5 * 40 + $0] & 0xFFFFFF == 0 }
      #expect((picture.width, picture.height) == (40, 10))
      #expect(columns == Array(left..<left + 10), "\(seconds)")
    }
  }

  @Test func scaleAndGroundAreTakenUp() throws {
    var film = try film()
    film.scale = 2
    film.ground = nil
    let picture = try film.picture()
    #expect((picture.width, picture.height) == (80, 20))
    #expect(picture.pixels[79] == 0 && picture.pixels[0] == 0xFF00_0000)
  }

  /// A mean of several moments is neither black nor white where the edge passes.
  @Test func aMovingEdgeIsBlurred() throws {
    var film = try film()
    film.samples = 8
    let grey = try film.picture(at: 0.3).pixels.contains {
      !([0, 0xFFFFFF].contains($0 & 0xFFFFFF))
    }
    #expect(grey)
  }

  @Test func textNeedsFonts() throws {
    let said = problem(try film(of: Slider(word: "Hello")), "a.gif")
    #expect(said.contains("“Hello”") && said.contains("text: Desktop.text()"), "\(said)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    var film = Film(Slider(word: "Hello"), text: SilentText(), size: Size(40, 10))
    film.rate = 10
    #expect(problem(film, "a.gif") == "")
  }

  @Test func whatCannotBeIsSaid() throws {
    let changes: [(String, (inout Film) -> Void)] = [
      ("rate", { $0.rate = 0 }), ("rate", { $0.rate = .nan }), ("scale", { $0.scale = -1 }),
      ("scale", { $0.scale = .infinity }), ("duration", { $0.duration = -1 }),
      ("sample", { $0.samples = 0 }), ("loops", { $0.loops = -1 }),
      ("16384", { $0.scale = 1000 }), ("transparent", { $0.ground = nil }),
    ]
    for (word, change) in changes {
      var film = try film()
      change(&film)
      let said = problem(film, "a.gif")
      #expect(said.contains(word), "\(said)")
    }
    for name in ["a.txt", "a", "%d.gif", "no/a.gif", "%d%d.png"] {
      let said = problem(try film(), name)
      #expect(said.contains(name) && !said.contains("--"), "\(said)")
    }
    #expect(throws: Failure.self) { try film().picture(at: -1) }
    #expect(throws: Failure.self) { try Film(Slider(), size: Size(0, 1)).picture() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
