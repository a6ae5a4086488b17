import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import EngineSystem

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
      #expect(painter.bitmap()?.pixels == picture.bitmap.pixels)
    }
  }

  /// Into buffers that hold the last frame or not, and into bitmaps, in any order: the frame is there.
  @Test func wherePicturesArePaintedCannotBeSeen() {
    let text = SilentText()
    forAll(seeds: 0..<200) { random in
      let painter = FramePainter(text: text)
      var own = OwnBuffer()
      #expect(painter.bitmap() == nil)
      for _ in 0..<8 {
        let list = random.displayList()
        let expected = whole(list, 40, 30, scale: 1, text: text).pixels
        if random.chance(0.7) {
          if random.chance(0.3) { own.letGo() }
          let buffer = own.lend(width: 40, height: 30)
          let damage = painter.paint(list, into: buffer, scale: 1)
          #expect((damage == nil) == !buffer.holdsLast)
          #expect(buffer.pixels.copied == expected)
        } else {
          own.letGo()
          let picture = painter.paint(list, width: 40, height: 30, scale: 1)
          #expect(picture.bitmap.pixels == expected)
        }
        #expect(painter.bitmap()?.pixels == expected)
      }
    }
  }
}
