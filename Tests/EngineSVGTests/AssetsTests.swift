import Engine
import EngineSVG
import EngineTestSupport
import Foundation
import Testing

/// The repository's own pictures are read by its own reader.
@Suite struct AssetsTests {
  private static let folder = repositoryAssets()

  @Test(arguments: [
    ("creature", 512.0), ("cute", 512), ("capture", 512), ("gotcha", 512), ("icon", 256),
  ])
  func picturesAreReadAndFillTheirBox(name: String, side: Double) throws {
    let file = Self.folder.appendingPathComponent(name + ".svg")
    let drawing = try Drawing(svg: [UInt8](Data(contentsOf: file)))
    #expect(drawing.viewBox == Rect(0, 0, side, side))
    let ends = drawing.items.flatMap { stepEnds(of: $0, under: .identity) }
    #expect(ends.count > 100)
    for point in ends {
      #expect(drawing.viewBox.contains(point), "\(name) leaves its box at \(point)")
    }
    let (xs, ys) = (ends.map(\.x), ends.map(\.y))
    #expect((xs.max() ?? 0) - (xs.min() ?? 0) > 0.7 * side)
    #expect((ys.max() ?? 0) - (ys.min() ?? 0) > 0.7 * side)
  }

  @Test func noPictureIsLeftUnread() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(
      files.filter { $0.hasSuffix(".svg") }.sorted()
        == ["capture.svg", "creature.svg", "cute.svg", "gotcha.svg", "icon.svg"])
  }
}
