import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The gallery's cards: shuffled, one carried to another place, and that one let go.
@Suite(.enabled(if: FilmStrip.canBeCompared, Comment(rawValue: FilmStrip.needs)))
struct GalleryStripTests {
  private let size = Size(240, 400)

  @Test(arguments: [1, 2]) func shuffleCarryAndDrop(scale: Int) throws {
    let text = try FontFinder().text {}
    let camera = try StripCamera(
      AppOptions(
        Launch(screen: .gallery, scale: Double(scale)),
        Resources(assets: try AssetFinder().find(), text: text)), size: size)
    let places = GalleryPlaces(
      window: size, covered: Insets(top: NavBar.height(in: size)))
    let shuffle = try camera.motion(after: .key("S"))
    let way = (0...24).map { step in
      let share = Double(step) / 24
      return places.room.origin
        + Point(places.room.width * (0.1 + 0.5 * share), places.room.height * (0.12 + 0.4 * share))
    }
    let carry =
      camera.frames([.press(way[0])] + way.map { .move($0) }) + camera.wait(20)
    // Most of it happens at once; the last frame is the one at rest.
    let drop = try camera.motion(after: .release)
    let landing = Array(drop.prefix(30)) + drop.suffix(1)
    let part = Rect(0, 0, size.width, places.strip.maxY)
    for (name, motion) in [("shuffle", shuffle), ("carry", carry), ("drop", landing)] {
      try expectGolden(
        FilmStrip(part: part, motion).bitmap(of: size, scale: scale, text: text),
        "Strips/\(scale)x/gallery-\(name).png", as: PNGFile.kind)
    }
  }
}
