import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The comparison sees whatever is a pixel from where it belongs, and shows it.
@Suite(.enabled(if: FilmStrip.canBeCompared, Comment(rawValue: FilmStrip.needs)))
struct GoldenPictureTests {
  private let folder: TemporaryFolder
  private let golden: GoldenPicture
  private let text: any TextMaker

  init() throws {
    folder = try TemporaryFolder()
    golden = GoldenPicture(
      file: folder.url.appendingPathComponent("small.png"), kind: PNGFile.kind,
      failures: folder.url.appendingPathComponent("failures"))
    text = try FontFinder().text {}
  }

  /// A line of text on a slide's colour, and a dot of one pixel.
  private func picture(text place: Point = Point(20, 30), dot: Point = Point(9, 5)) -> Bitmap {
    let page = View(
      frame: Rect(0, 0, 180, 90), backgroundColor: Color(216, 240, 240))
    let label = View(frame: Rect(origin: place, size: Size(60, 20)))
    label.content = .text(
      TextContent("Next", font: Font(size: 12, weight: .semibold), color: Color(20, 20, 30)))
    page.addSubview(label)
    page.addSubview(
      View(frame: Rect(origin: dot, size: Size(1, 1)), backgroundColor: Color(255, 168, 72)))
    let list = DisplayList(DisplayListBuilder(measuring: text).commands(for: page))
    return FramePainter(text: text).paint(list, width: 180, height: 90, scale: 1).bitmap
  }

  private func shaded(_ pixels: Int, by shade: UInt32) -> Bitmap {
    let bitmap = picture()
    for index in 0..<pixels { bitmap.pixels[index] -= shade }
    return bitmap
  }

  @Test func whatIsWrittenIsRead() throws {
    let picture = picture()
    try PNGFile.write(picture, to: golden.file)
    #expect(try PNGFile.read(golden.file).pixels == picture.pixels)
    #expect(try golden.problem(picture) == nil)
    #expect(folder.names == ["small.png"])
  }

  @Test func aPixelOrATextThatIsMovedByOneIsSeenAndShown() throws {
    try PNGFile.write(picture(), to: golden.file)
    for actual in [
      picture(dot: Point(10, 5)), picture(text: Point(21, 30)), picture(text: Point(20, 31)),
    ] {
      let problem = try #require(try golden.problem(actual))
      let files = ["small.actual.png", "small.difference.png"].map {
        golden.failures.appendingPathComponent($0)
      }
      #expect(files.allSatisfy { problem.contains($0.path) })
      #expect(try PNGFile.read(files[0]).pixels == actual.pixels)
      let shown = PictureDifference(actual, picture()).picture
      #expect(try PNGFile.read(files[1]).pixels == shown.pixels)
    }
  }

  @Test func whatIsSeenThroughOtherwiseDiffers() {
    let (one, other) = (Bitmap(width: 2, height: 1), Bitmap(width: 2, height: 1))
    (one.pixels, other.pixels) = ([0xFF00_0000, 0x4000_0000], [0xFF00_0000, 0x2F00_0000])
    let difference = PictureDifference(one, other)
    #expect(difference.largest == 17 && difference.count == 1)
    #expect(difference.picture.pixels == [0xFF00_0000, 0xFF88_8888])
  }

  @Test func whatNobodySeesIsOverlooked() throws {
    try PNGFile.write(picture(), to: golden.file)
    #expect(try golden.problem(shaded(180 * 5, by: 0x03_0303)) == nil)
    #expect(try golden.problem(shaded(16, by: 0x20_0000)) == nil)
    #expect(try golden.problem(shaded(17, by: 0x00_0004)) != nil, "more than one in a thousand")
    #expect(try golden.problem(shaded(1, by: 0x00_2100)) != nil)
  }

  @Test func anotherSizeAndNoGoldenAreProblems() throws {
    #expect(try golden.problem(picture())?.contains("UPDATE_GOLDENS=1") == true)
    try PNGFile.write(Bitmap(width: 180, height: 89), to: golden.file)
    #expect(try golden.problem(picture())?.contains("180×90 pixels and not 180×89") == true)
    #expect(
      try PNGFile.read(golden.failures.appendingPathComponent("small.actual.png")).height == 90)
  }
}
