import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The way of each pair of screen 2, below it the way back, and at 1× the way back when it is
/// mirrored.
@Suite(.enabled(if: FilmStrip.canBeCompared, Comment(rawValue: FilmStrip.needs)))
struct PairStripTests {
  @Test(arguments: PairName.allCases, [1, 2])
  func everyPair(_ pair: PairName, scale: Int) throws {
    let text = try FontFinder().text {}
    let size = Size(200, 264)
    let camera = try StripCamera(
      AppOptions(
        Launch(screen: .squares, pair: pair, duration: 1, scale: Double(scale)),
        Resources(assets: try AssetFinder().find(), text: text)), size: size)
    let there = try camera.motion(after: .key(.return))
    let back = try camera.motion(after: .key(.left))
    var ways = [there, back]
    if scale == 1 {
      try camera.motion(after: .key(.right))
      try camera.motion(after: .key(.m))
      ways.append(try camera.motion(after: .key(.left)))
    }
    let strip = FilmStrip(part: PairsPage(size: size, pair: pair.pair).sheet, ways)
    try expectGolden(
      strip.bitmap(of: size, scale: scale, text: text), "Strips/\(scale)x/pair-\(pair).png",
      as: PNGFile.kind)
  }
}
