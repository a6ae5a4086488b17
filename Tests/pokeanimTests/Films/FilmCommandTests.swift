import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import Studio
@testable import pokeanim

/// `pokeanim render` and what comes of it, by formats that need no ffmpeg.
@Suite struct FilmCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func render(_ arguments: String, fails: Bool = false) throws -> ProgramRun.Result {
    let words = arguments.split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: ["render"] + words, folder: folder.url).run()
    #expect(result.code == (fails ? 1 : 0), "\(result)")
    return result
  }

  private func gif(_ name: String = "a.gif") throws -> GIFFile {
    try GIFFile(folder.data(name))
  }

  private func seconds(_ file: GIFFile) -> Double { Double(file.delays.reduce(0, +)) / 100 }

  // MARK: Length

  /// The way of a pair takes 5 s, a slide 0.5 s, a shuffle 0.6 s, an example 5 s.
  @Test(arguments: [("onboarding", 0.5), ("squares", 0.4), ("algebra", 5), ("gallery", 0.6)])
  func aScreensOwnChangeIsPlayedOnce(_ screen: String, _ length: Double) throws {
    try render("--screen \(screen) --canvas 240x240 --play-duration 0.4 --fps 5 -o a.gif")
    let file = try gif()
    #expect(abs(seconds(file) - length - 0.2) < 0.21, "\(seconds(file))")
    #expect(file.pictures.first != file.pictures.last)
  }

  @Test func numberedPicturesPlayToo() throws {
    try render("--screen squares --canvas 200x150 --play-duration 1 --fps 4 -o %d.ppm")
    #expect(folder.names.count == 5)
  }

  @Test func aSinglePictureStaysOne() throws {
    try render("--screen squares --canvas 200x150 -o a.ppm")
    try render("--screen squares --canvas 200x150 --duration 0 -o b.ppm")
    #expect(try folder.data("a.ppm") == folder.data("b.ppm"))
  }

  @Test func aSinglePictureCanBeOfAMomentOfTheChange() throws {
    let film = "--screen squares --canvas 200x150 --play-duration 1 --fps 10"
    try render(film + " -o all-%d.ppm")
    try render(film + " --from 0.3 -o one.ppm")
    #expect(try folder.data("one.ppm") == folder.data("all-3.ppm"))
    #expect(try folder.data("one.ppm") != folder.data("all-0.ppm"))
  }

  @Test func onlyThePartBetweenFromAndToIsWritten() throws {
    let film = "--screen squares --canvas 200x150 --play-duration 1 --fps 10"
    try render(film + " -o all-%d.ppm")
    try render(film + " --from 0.25 --to 0.6 -o part-%d.ppm")
    #expect(folder.names.filter { $0.hasPrefix("part") }.count == 4)
    for index in 0..<4 {
      #expect(
        try folder.data("part-\(index).ppm") == folder.data("all-\(index + 3).ppm"))
    }
    let late = try render(film + " --from 9 -o late.gif", fails: true)
    #expect(
      late.errors.contains("it ends after 1.00 seconds, before the first one that is asked for"))
    #expect(!folder.names.contains("late.gif"))
  }

  // MARK: GIF's rate

  @Test func aGIFHasAtMostFiftyFramesASecond() throws {
    let film = "--screen squares --canvas 200x150 --play-duration 0.5"
    let told = try render(film + " --fps 60 -o a.gif")
    #expect(told.errors == "pokeanim: .gif shows at most 50 frames a second, so it gets 50\n")
    let file = try gif()
    #expect(file.delays.allSatisfy { $0 >= 2 } && abs(seconds(file) - 0.52) < 0.005)
    #expect(try render(film + " --fps 60 --quiet -o b.gif").errors.isEmpty)
    #expect(try render(film + " -o c.gif").errors.isEmpty)
    #expect(try folder.data("a.gif") == folder.data("c.gif"))
  }

  @Test func loopsAreThoseAsked() throws {
    try render("--screen squares --canvas 200x150 --play-duration 0.1 --loop 3 -o a.gif")
    #expect(try gif().loops == 3)
    let refused = try render("--canvas 30x20 --loop 3 -o a-%d.png", fails: true)
    #expect(refused.errors.contains(".png can't say how often it plays; take .gif, .apng, .webp"))
  }

  // MARK: The standard output

  @Test(arguments: ["gif", "apng", "png", "ppm"])
  func theStandardOutputGetsTheSameBytes(_ format: String) throws {
    let film = "--screen squares --canvas 200x150 --play-duration 0.1"
    try render(film + " -o a.\(format)")
    let command = "'\(ProgramRun.path)' render \(film) -o - --format \(format) > b"
    let result = try ChildProcess.start(
      "/bin/sh", ["-c", "cd '\(folder.path)' && TMPDIR='\(folder.path)' \(command)"])
    #expect(try result?.end() == nil)
    #expect(try folder.data("b") == folder.data("a.\(format)"))
    #expect(folder.names == ["a.\(format)", "b"])
  }

  @Test func theStandardOutputNeedsAFormat() throws {
    let result = try render("-o -", fails: true)
    #expect(result.errors.contains("name it, as in --format png"))
  }

  @Test func aFormatGoesBeforeTheEnding() throws {
    try render("--canvas 30x20 --duration 0 --format ppm -o picture")
    #expect(try folder.data("picture").prefix(2) == Data("P6".utf8))
  }

  // MARK: Slides

  @Test func eachSlideHasItsClip() throws {
    try render("--canvas 24x48 --fps 5 -o slide-%s.gif")
    #expect(
      folder.names == [
        "slide-capture.gif", "slide-creature.gif", "slide-cute.gif", "slide-gotcha.gif",
      ])
    for name in folder.names {
      let file = try gif(name)
      #expect((0.4...2).contains(seconds(file)), "\(seconds(file))")
      #expect(file.pictures.first != file.pictures.last)
    }
    // Where one ends, the next begins.
    let slides = ["creature", "cute", "capture", "gotcha"]
    for (slide, next) in zip(slides, slides.dropFirst() + slides.prefix(1)) {
      let end = try #require(try gif("slide-\(slide).gif").pictures.last)
      let start = try #require(try gif("slide-\(next).gif").pictures.first)
      #expect(Shade(end[0]).isNear(Shade(start[0]), within: 2), "\(slide)")
    }
    let told = try render("--canvas 24x48 --fps 60 --from 0 --to 0 -o slide-%s.gif")
    #expect(told.errors.split(separator: "\n").count == 1, "\(told.errors)")
    let refused = try render("--screen gallery -o %s.gif", fails: true)
    #expect(refused.errors.contains("%s stands for a slide's name"))
  }

  @Test func eachSlideHasItsPicture() throws {
    let film = "--canvas 24x48 --fps 5 -o "
    try render(film + "%s-%d.ppm")
    try render(film + "rest-%s.ppm")
    try render(film + "early-%s.ppm --from 0.2")
    try render(film + "until-%s.ppm --to 0.2")
    for slide in ["creature", "cute", "capture", "gotcha"] {
      let frames = folder.names.filter { $0.hasPrefix(slide + "-") }.sorted()
      #expect(try folder.data("rest-\(slide).ppm") == folder.data(frames[frames.count - 1]))
      #expect(try folder.data("early-\(slide).ppm") == folder.data(frames[1]))
      #expect(try folder.data("until-\(slide).ppm") == folder.data(frames[1]))
    }
  }

  // MARK: The window's page

  @Test func thePageHasItsBars() throws {
    try render("--screen squares --duration 0 --page -o page.ppm")
    let page = try Picture(ppm: folder.url.appendingPathComponent("page.ppm"))
    #expect(page.width == 960 && page.height == 720)
    let window = try Rendered.windows(.squares, script: "", count: 1)[0]
    #expect(page.difference(from: window) == 0)
  }

  /// A window opens in the middle of the example, and the film begins at its start.
  @Test func thePagePlaysItsChangeAsAWhole() throws {
    try render("--screen algebra --page --canvas 320x240 --fps 4 -o a.gif")
    #expect(abs(seconds(try gif()) - 5.25) < 0.01)
  }

  @Test func aDarkCanvasLiesOnDarkPaper() throws {
    for (theme, isDark) in [("light", false), ("dark", true)] {
      try render("--screen squares --canvas 200x150 --theme \(theme) -o \(theme).ppm")
      let corner = try Picture(ppm: folder.url.appendingPathComponent(theme + ".ppm"))[0, 0]
      #expect(isDark ? Shade(corner).isNear(Shade(0), within: 48) : corner == 0xFF_FFFF)
    }
  }

  // MARK: Transparency

  @Test func withoutGroundPicturesAreTransparent() throws {
    for screen in ["squares", "gallery", "algebra", "onboarding"] {
      try render(
        "--screen \(screen) --canvas 200x200 --duration 0 --background none -o \(screen).png")
      let corner = try PNGFile.read(folder.url.appendingPathComponent(screen + ".png")).pixels
      #expect(corner[0] >> 24 == 0, "\(screen)")
      #expect(corner.contains { $0 >> 24 == 255 }, "\(screen)")
    }
  }

  @Test(arguments: ["a.gif", "a.mp4", "a.bmp", "a-%d.ppm"])
  func formatsWithoutAlphaSaySo(_ name: String) throws {
    let result = try render("--canvas 9x9 --background none -o \(name)", fails: true)
    #expect(
      result.errors.contains("no transparent pixels with soft edges; take .png, .apng, .webp"))
    #expect(folder.names.isEmpty)
  }

  // MARK: The same each time

  @Test(arguments: ["a-%02d.png", "a.gif", "a.apng", "a.mp4", "a.webm"])
  func theSameCommandGivesTheSameBytes(_ name: String) throws {
    let isVideo = name.hasSuffix("mp4") || name.hasSuffix("webm")
    guard InstalledTools.hasFFmpeg || !isVideo else { return }
    let ground = name.hasSuffix("gif") || name.hasSuffix("mp4") ? "screen" : "none"
    let film = "--screen gallery --canvas 240x240 --fps 10 --blur 3 --background \(ground) -o "
    try render(film + name)
    try render(film + "b" + name)
    let names = folder.names.filter { $0.hasPrefix("a") }
    #expect(names.count == (name.hasPrefix("a-") ? 7 : 1))
    for name in names { #expect(try folder.data(name) == folder.data("b" + name)) }
  }

  /// A film's frames are those of the pictures, within the codec's error.
  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"),
    arguments: ["mp4", "webm", "mov", "gif", "apng"])
  func filmsShowThePictures(_ ending: String) throws {
    let film = "--canvas 120x240 --fps 10 -o "
    try render(film + "a." + ending)
    try render(film + "%d.ppm")
    let decoded = try DecodedFilm(folder.path + "/a." + ending, width: 120, height: 240)
    #expect(decoded.frames.count == 6)
    for (index, frame) in decoded.frames.enumerated() {
      let picture = try Picture(ppm: folder.url.appendingPathComponent("\(index).ppm"))
      let error = zip(frame, picture.pixels).reduce(0) { $0 + Self.distance($1.0, $1.1) }
      let mean = Double(error) / Double(frame.count)
      #expect(mean <= (ending == "apng" ? 0 : 5), "frame \(index): \(mean)")
    }
  }

  private static func distance(_ old: UInt32, _ new: UInt32) -> Int {
    let (a, b) = (Shade(old), Shade(new))
    return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
  }

  // MARK: Too large

  /// Files that the system keeps in a container's memory count as free.
  @Test(
    arguments: [
      ("1000\n", "400\n", "anon 300\ninactive_file 60\nactive_file 40\nfile 100\n", 700),
      ("1000\n", "1000\n", "inactive_file 900\n", 900), ("1000\n", "1200\n", "anon 1200\n", 0),
      ("1000\n", "50\n", nil, 950), ("1000\n", "50\n", "active_file 99\nactive_file x\n\n", 1000),
      ("max\n", "50\n", "active_file 9\n", nil),
    ] as [(String, String, String?, Int?)])
  func aContainerHasRoom(_ most: String, _ used: String, _ files: String?, _ room: Int?) {
    let texts = ["max": most, "current": used, "stat": files]
    #expect(MemoryRoom.groupsMemory { texts[$0] ?? nil } == room)
  }

  @Test func picturesThatMemoryCannotHoldAreRefused() throws {
    let room = MemoryRoom(bytes: 16_000_000, format: .png, isBlurred: false)
    try room.check(width: 1000, height: 1000)
    let error = #expect(throws: Failure.self) { try room.check(width: 4000, height: 1000) }
    #expect(error?.message.contains("4000×1000 pixels need 64 MB of memory, and 16 MB") == true)
    #expect(error?.message.contains("2000×500 fit") == true)
  }
}
