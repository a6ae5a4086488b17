import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL

/// Frames that are painted over each other are those painted alone.
@Suite struct FramePainterTests {
  private func whole(
    _ list: DisplayList, _ width: Int, _ height: Int, scale: Double, text: any TextMaker
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.clear(.white)
    Painter().paint(list, into: bitmap, scale: scale, glyphs: text)
    return bitmap
  }

  @Test func anotherSizeOrScaleIsPaintedWhole() throws {
    let text = SilentText()
    let painter = FramePainter(text: text)
    var random = SeededGenerator(seed: 5)
    let list = random.displayList()
    for (width, height, scale) in [(60, 40, 1.0), (60, 40, 2), (61, 40, 2), (61, 39, 2)] {
      let picture = painter.paint(list, width: width, height: height, scale: scale)
      #expect(picture.damage == nil)
      #expect(
        picture.bitmap.pixels == whole(list, width, height, scale: scale, text: text).pixels)
      let again = painter.paint(list, width: width, height: height, scale: scale)
      #expect(again.damage == [])
      #expect(again.bitmap === picture.bitmap)
    }
  }
}
