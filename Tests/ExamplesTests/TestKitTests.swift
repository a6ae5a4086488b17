import Engine
import EngineTestSupport
import Foundation
import Testing

/// The kit for strangers' tests, as its page shows it.
@Suite struct TestKitTests {
  private let blocks: [String]
  private let page: Document

  init() throws {
    page = try Document("Docs/TestKit.md")
    blocks = page.blocks("swift")
  }

  @Test func theProgramOfThePagePrintsWhatStandsThere() throws {
    let printed = try Compiler.output(of: blocks[0], with: [.engine, .testKit])
    #expect(printed == page.blocks("text")[0], "it prints\n\(printed)")
  }

  @Test func theTestsOfThePageCompile() throws {
    let tests = blocks.filter { $0.contains("@Test") }
    #expect(tests.count == 1)
    for test in tests { #expect(try Compiler.check(test) == "") }
  }

  @Test func aBitmapComesBackFromItsFileAndAnythingElseIsAnError() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("picture.bmp")
    var random = SeededGenerator(seed: 1)
    for (width, height) in [(1, 1), (3, 2), (16, 9)] {
      let bitmap = Bitmap(width: width, height: height)
      for place in bitmap.pixels.indices {
        bitmap.pixels[place] = UInt32.random(in: 0...UInt32.max, using: &random)
      }
      try PictureFile.bmp.write(bitmap, file)
      let read = try PictureFile.bmp.read(file)
      #expect(read.width == width && read.height == height && read.pixels == bitmap.pixels)
    }
    let whole = try folder.data("picture.bmp")
    for broken in [Data(), whole.dropLast(), Data("P6 1 1 255 abc".utf8) + whole] {
      try broken.write(to: file)
      #expect(throws: PictureFile.Unreadable.self) { try PictureFile.bmp.read(file) }
    }
  }

  @Test func aPictureThatDiffersIsShownBesideItsDifferences() throws {
    let folder = try TemporaryFolder()
    let golden = GoldenPicture(
      file: folder.url.appendingPathComponent("box.bmp"), kind: .bmp, failures: folder.url)
    let picture = Bitmap(width: 8, height: 8)
    picture.clear(.black)
    try PictureFile.bmp.write(picture, golden.file)
    #expect(try golden.problem(picture) == nil)
    picture.pixels[9] = 0xFF00_4000
    let problem = try #require(try golden.problem(picture))
    #expect(problem.contains("box.difference.bmp"))
    let shown = try PictureFile.bmp.read(folder.url.appendingPathComponent("box.difference.bmp"))
    #expect(shown.pixels[9] == 0xFF00_FF00 && shown.pixels[8] == 0xFF00_0000)
  }

  /// The names that strangers get; what is ours alone is not among them.
  @Test func ourOwnHelpersAreNotPublic() throws {
    for name in ["repositoryRoot()", "builtProgram(named: \"x\")", "TemporaryFolder.self"] {
      let words = try Compiler.check("import EngineTestSupport\nprint(\(name))\n")
      #expect(words.contains("error: "), "\(name)")
    }
  }
}
