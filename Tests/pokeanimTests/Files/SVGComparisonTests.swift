import EngineSDL
import EngineSVG
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import pokeanim

/// Our pictures against those of librsvg, another reader of SVG: 49 files in the styles of
/// Inkscape, Figma and Illustrator, and the program's own.
@Suite(
  .enabled(
    if: InstalledTools.hasRSVG && InstalledTools.hasFFmpeg,
    "rsvg-convert or ffmpeg is not installed; make setup-tests installs both"))
struct SVGComparisonTests {
  /// The mean difference of a channel on white, of 255, that two painters of edges may have.
  private static let allowed = 0.5

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens/SVG")

  private static func pictures(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted().map(folder.appendingPathComponent)
  }

  @Test func noneOfThemIsMissing() {
    #expect(Self.pictures(in: Self.folder).count == 49)
  }

  @Test(arguments: pictures(in: folder) + pictures(in: repositoryAssets()))
  func picturesLookTheSame(file: URL) throws {
    let drawing = try Drawing(svg: [UInt8](Data(contentsOf: file)))
    let scale = drawing.viewBox.width > 200 ? 0.5 : 2
    let size = Size(drawing.viewBox.width * scale, drawing.viewBox.height * scale)
    let ours = painted(drawing, size)
    let theirs = try others(file, width: ours.width, height: ours.height)
    let difference = difference(ours, theirs)
    #expect(difference <= Self.allowed, "\(file.lastPathComponent): \(difference)")
  }

  private func painted(_ drawing: Drawing, _ size: Size) -> Bitmap {
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    let layer = Layer(
      transform: .stretching(drawing.viewBox, over: size), commands: drawing.items.map(\.command))
    Painter().paint(DisplayList([.layer(layer)]), into: bitmap, glyphs: nil)
    return bitmap
  }

  private func others(_ file: URL, width: Int, height: Int) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let picture = folder.url.appendingPathComponent("picture.png")
    let child = try #require(
      try ChildProcess.start(
        "rsvg-convert", ["-w", "\(width)", "-h", "\(height)", "-o", picture.path, file.path]))
    if let problem = try child.end() { throw Failure("\(problem): \(child.said)") }
    return try PNGFile.read(picture)
  }

  /// The mean over all pixels and channels, both on white; theirs are not premultiplied.
  private func difference(_ ours: Bitmap, _ theirs: Bitmap) -> Double {
    var sum = 0.0
    for (mine, other) in zip(ours.pixels, theirs.pixels) {
      let (alpha, otherAlpha) = (Double(mine >> 24), Double(other >> 24))
      for shift in [0, 8, 16] as [UInt32] {
        let level = Double(mine >> shift & 255) + 255 - alpha
        let otherLevel = Double(other >> shift & 255) * otherAlpha / 255 + 255 - otherAlpha
        sum += abs(level - otherLevel)
      }
    }
    return sum / Double(3 * ours.pixels.count)
  }
}
