import Engine
import EngineSDLTestSupport
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// SVG files as the frames of slides, by the built program.
@Suite struct FramesTests {
  /// Pairs as Figma, Inkscape and Illustrator write them.
  private static let pairs = [
    "card", "double", "icon", "illustrator", "ink", "layers", "paints", "plain", "sizes", "turned",
    "words",
  ]
  private static let originals = repositoryRoot().appendingPathComponent(
    "Tests/pokeanimTests/Goldens/Frames")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.originals.path) {
      try FileManager.default.copyItem(
        at: Self.originals.appendingPathComponent(name), to: folder.url.appendingPathComponent(name)
      )
    }
  }

  @discardableResult
  private func run(_ words: String, code: Int32 = 0) throws -> ProgramRun.Result {
    let arguments = words.split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: arguments, folder: folder.url).run()
    #expect(result.code == code, "\(words): \(result.errors)")
    return result
  }

  private func picture(_ name: String) throws -> Picture {
    try Picture(ppm: folder.url.appendingPathComponent(name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Of the numbers of all pixels, the mean of their differences; 255 is that of black and white.
  private func difference(_ one: Picture, _ other: Picture) -> Double {
    guard one.pixels.count == other.pixels.count else { return 255 }
    var sum = 0
    for (pixel, other) in zip(one.pixels, other.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(pixel >> shift & 255) - Int(other >> shift & 255))
      }
    }
    return Double(sum) / Double(3 * one.pixels.count)
  }

  // MARK: Looks

  /// At rest a slide looks as its frame does: only edges may lie a part of a pixel beside it.
  @Test(arguments: pairs, ["a", "b"])
  func atRestASlideIsItsFrame(_ pair: String, _ side: String) throws {
    let file = "\(pair)-\(side).svg"
    let box = try Pictures.drawing(file, in: folder.path) { _ in }
      .viewBox
    try run("render \(file) -o frame.ppm --quiet")
    try folder.file(
      "whole.slides/slides.json",
      """
      {"canvas": [\(box.width), \(box.height)], "slides": [{"name": "a", "button": false,
       "elements": [{"id": "p", "picture": "\(file)", "frame": [0, 0, \(box.width), \(box.height)]}]}]}
      """)
    try FileManager.default.copyItem(
      at: folder.url.appendingPathComponent(file),
      to: folder.url.appendingPathComponent("whole.slides/\(file)"))
    try run("render whole.slides -o whole.ppm --quiet")
    // Letters stand on whole pixels.
    let most = pair == "words" ? 2.0 : 1
    #expect(difference(try picture("frame.ppm"), try picture("whole.ppm")) < most)
  }

  /// A folder that is made of frames shows what the frames themselves do, on the way, too.
  @Test(arguments: pairs)
  func slidesOfFramesAreTheFrames(_ pair: String) throws {
    try run("new tour.slides --from \(pair)-a.svg \(pair)-b.svg")
    try run("check tour.slides --strict")
    try run("render \(pair)-a.svg \(pair)-b.svg -o a-%d.ppm --fps 6 --quiet")
    try run("render tour.slides -o b-%d.ppm --fps 6 --quiet")
    let names = folder.names.filter { $0.hasPrefix("a-") }
    #expect(names.count > 3)
    for name in names {
      let other = "b" + name.dropFirst()
      #expect(difference(try picture(name), try picture(other)) < 0.5, "\(name)")
    }
  }

  // MARK: Commands

  @Test func everyCommandTakesFrames() throws {
    #expect(try run("trace card-a.svg card-b.svg --fps 8").output.contains("Star"))
    try run("strip card-a.svg card-b.svg -o a.png")
    try run("export card-a.svg card-b.svg -o a.svg --quiet")
    try run("export card-a.svg card-b.svg -o a.json --quiet")
    try run("render card-a.svg card-b.svg ink-a.svg -o a.gif --quiet")
    #expect(Set(["a.png", "a.svg", "a.json", "a.gif"]).isSubset(of: folder.names))
  }

  @Test func whatWasMatchedIsTold() throws {
    let told = try run("trace plain-a.svg plain-b.svg --matches").errors
    #expect(
      told == """
        plain-a → plain-b
          box at 30, 30 is box at 220, 220, by kind and look
          box at 200, 30 is box at 40, 220, by kind and look
          box at 30, 200 is box at 130, 30, by kind and look
          picture at 200, 200 is picture at 20, 40, by kind and look

        """)
    #expect(try run("trace story --matches", code: 2).errors.contains("two SVG files"))
    #expect(try run("trace card-a.svg --matches", code: 2).errors.contains("two SVG files"))
  }

  @Test func aRecordingNamesTheFrames() throws {
    try folder.file("hand.txt", "0.1 key Right\n")
    try run("trace card-a.svg card-b.svg --script hand.txt --record r.jsonl")
    try run("replay r.jsonl --check")
    let line = try text("r.jsonl").split(separator: "\n").first ?? ""
    #expect(line.contains("card-b.svg"))
  }

  @Test(arguments: [
    ("card-a.svg story", "“story” is one subject too many"),
    ("story card-a.svg", "“card-a.svg” is one subject too many"),
    ("card-a.svg card-b.svgz", "“card-b.svgz” is packed"),
    ("card-a.svg --slides x", "two subjects"), ("card-a.svg none.svg", "none.svg"),
  ])
  func otherSubjectsBesideFramesAreRefused(_ words: String, _ message: String) throws {
    let result = try ProgramRun(
      arguments: ["trace"] + words.split(separator: " ").map(String.init), folder: folder.url
    ).run()
    #expect(result.code > 0 && result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    ("new --from card-a.svg", "name the folder"), ("new a.slides --from story", "story"),
    ("new a.slides --from none.svg", "none.svg"),
    ("new a.slides --from card-a.svg card-b.svgz", "“card-b.svgz” is packed"),
    ("new a.swift --from card-a.svg", ".swift"),
    ("new a.slides --from card-a.svg --matches", "two SVG files"),
    ("new a.slides --example player --from card-a.svg", "--example"),
  ])
  func nothingIsMadeOfWhatIsNoFrame(_ words: String, _ message: String) throws {
    let arguments = words.split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: arguments, folder: folder.url).run()
    #expect(result.code > 0 && result.errors.contains(message), "\(result.errors)")
    #expect(!folder.names.contains { $0.hasPrefix("a.") })
  }

  @Test(arguments: ["check", "describe", "tune"])
  func whereSlidesAreWantedFramesAreMadeSlidesFirst(_ command: String) throws {
    let told = try run("\(command) card-a.svg card-b.svg", code: 2).errors
    #expect(told.contains("pokeanim new tour.slides --from card-a.svg card-b.svg"), "\(told)")
  }

  @Test func aFolderThatIsThereStays() throws {
    try folder.file("a.slides/mine.txt", "mine")
    #expect(try run("new a.slides --from card-a.svg", code: 1).errors.contains("there already"))
    #expect(try text("a.slides/mine.txt") == "mine")
  }

  // MARK: Following

  @Test func aFrameThatIsSavedIsReadAgain() throws {
    let paths = ["plain-a.svg", "plain-b.svg"].map { folder.path + "/" + $0 }
    let slides = try SlideFolder(frames: paths)
    #expect(slides.files == Set(paths) && slides.source == paths[0] && slides.file == nil)
    try folder.file(
      "plain-b.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="4" height="4"/></svg>
      """)
    let read = slides.readAgain(from: paths[0], links: .refuse, known: KnownPictures())
    let again = try read.slides.get()
    #expect(read.file == paths[0] && again.frames == paths && again.matches != slides.matches)
    try folder.file("plain-b.svg", "<svg")
    let broken = slides.readAgain(from: paths[0], links: .refuse, known: KnownPictures())
    #expect(throws: Failure.self) { try broken.slides.get() }
  }
}
