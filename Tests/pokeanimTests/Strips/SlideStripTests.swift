import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import Studio
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

  /// Texts of a document that meet on their way, and one whose lines break elsewhere.
  @Test(arguments: [1, 2]) func textsOfADocument(scale: Int) throws {
    let rows = ["Glass Orchard", "Slow Lightning", "Paper Boats", "Copper Sun"]
    let slides = [([0, 1, 2, 3], 11), ([2, 0, 3, 1], 14)].map { order, size in
      let texts = order.map { rows[$0] } + ["The valley wakes before the sun does."]
      let elements = texts.enumerated().map { place, text in
        let box = place < 4 ? [12, 12 + 24 * place, 120, 20] : [12, 112, 120, 60]
        return "{\"id\": \"\(text)\", \"text\": \"\(text)\", \"align\": \"leading\", "
          + "\"size\": \(place < 4 ? 13 : size), \"frame\": \(box)}"
      }
      return "{\"background\": \"#f0e8d8\", \"elements\": [\(elements.joined(separator: ", "))]}"
    }
    let folder = try TemporaryFolder()
    try folder.file(
      "slides.json",
      "{\"canvas\": [144, 216], \"slides\": [\(slides.joined(separator: ", "))]}")
    let (text, size) = (try FontFinder().text {}, Size(144, 216))
    let camera = try StripCamera(
      AppOptions(
        Launch(place: .canvas, scale: Double(scale)),
        Resources(
          assets: try AssetFinder().find(), text: text, slideFolder: try SlideFolder(folder.path))),
      size: size)
    let there = try camera.motion(after: .key(.right))
    let back = try camera.motion(after: .key(.left))
    try expectGolden(
      FilmStrip(part: Rect(origin: .zero, size: size), there, back)
        .bitmap(of: size, scale: scale, text: text),
      "Strips/\(scale)x/texts.png", as: PNGFile.kind)
  }
}
