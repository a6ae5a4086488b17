import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import pokeanim

/// Each slide's change to the next one, and below it the way back, in both motion sets.
@Suite(.enabled(if: FilmStrip.canBeCompared, Comment(rawValue: FilmStrip.needs)))
struct SlideStripTests {
  @Test(arguments: MotionSet.allCases, [1, 2])
  func everyChangeAndItsReverse(_ motion: MotionSet, scale: Int) throws {
    let text = try FontFinder().text {}
    let size = Size(144, 216)
    let camera = try StripCamera(
      AppOptions(
        Launch(place: .canvas, motion: motion, scale: Double(scale)),
        Resources(assets: try AssetFinder().find(), text: text)), size: size)
    for step in Deck.builtIn.slides {
      let there = try camera.motion(after: .key(.right))
      let back = try camera.motion(after: .key(.left))
      try camera.motion(after: .key(.right))
      let strip = FilmStrip(part: Rect(origin: .zero, size: size), there, back)
      try expectGolden(
        strip.bitmap(of: size, scale: scale, text: text),
        "Strips/\(scale)x/\(motion)-\(step)-\(Deck.builtIn.slide(after: step)?.name ?? "").png",
        as: PNGFile.kind)
    }
  }
}
