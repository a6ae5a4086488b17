import Engine
import EngineTestSupport
import Testing

/// Small pictures as text: one digit of coverage (tenths) a pixel.
@Suite struct CoverageGoldenTests {
  @Test func circle() throws {
    let bitmap = painted([.white(.circle(center: Point(10, 10), radius: 8.5))], 20, 20)
    try expectGolden(bitmap.coverageText, "Raster/circle.txt")
  }

  @Test func star() throws {
    let bitmap = painted([.white(.pentagram(center: Point(16, 16), radius: 15))], 32, 30)
    try expectGolden(bitmap.coverageText, "Raster/star.txt")
  }

  @Test(arguments: [StrokeStyle.Join.miter, .round, .bevel])
  func joins(join: StrokeStyle.Join) throws {
    let path = Path.lines([Point(5, 20), Point(13, 7), Point(21, 20), Point(28, 12)])
    let caps: [StrokeStyle.Join: StrokeStyle.Cap] = [.round: .round, .bevel: .square]
    let style = StrokeStyle(width: 5, cap: caps[join] ?? .butt, join: join)
    let bitmap = painted([.whiteLine(path, style)], 34, 26)
    try expectGolden(bitmap.coverageText, "Raster/join-\(join.rawValue).txt")
  }

  @Test func hairlines() throws {
    let paths = [0.5, 1, 2].enumerated().map { index, width in
      DrawCommand.whiteLine(
        .roundedRect(Rect(2.5 + 12 * Double(index), 2.5, 8, 8), radius: 3),
        StrokeStyle(width: width))
    }
    try expectGolden(painted(paths, 37, 13).coverageText, "Raster/hairlines.txt")
  }
}
