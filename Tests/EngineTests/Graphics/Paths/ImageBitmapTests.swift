import Testing

@testable import Engine

/// Pictures of pixels: their smaller sizes, their colour, and drawings of them.
@Suite struct ImageBitmapTests {
  private func image(_ width: Int, _ pixels: [UInt32]) -> ImageBitmap {
    ImageBitmap(width: width, height: pixels.count / width, pixels: pixels)
  }

  private func mean(_ pixels: [UInt32]) -> [Double] {
    let color = image(pixels.count, pixels).meanColor
    return [color.red * 255, color.green * 255, color.blue * 255, color.alpha * 255]
  }

  /// Each part lies in a byte of its own, and is told as if the picture were opaque.
  @Test func theMeanColourIsThatOfTheLastPixel() {
    #expect(mean([0xFF33_6699]) == [0x33, 0x66, 0x99, 255])
    #expect(mean([0x8040_2010]) == [127.5, 63.75, 31.875, 128])
    #expect(mean([0, 0]) == [0, 0, 0, 0])
    #expect(mean([0x4080_2000]) == [255, 127.5, 0, 64], "no more than all")
    #expect(mean([0xFF10_0000, 0xFF20_0000, 0xFF30_0000, 0xFF40_0000]) == [40, 0, 0, 255])
  }

  @Test func aPixelIsTheMiddleOfFour() {
    let half = image(
      4,
      [
        0x0102_0304, 0x0305_0709, 0x1000_0000, 0x1100_00FF,
        0x0000_0000, 0x0000_0000, 0x1000_0000, 0x1100_00FF,
      ]
    ).levels[1]
    #expect(half.width == 2 && half.height == 1)
    #expect(half.pixels == [0x0102_0303, 0x1100_0080])
  }

  /// The last of an odd number counts twice.
  @Test func oddSidesEndWithAPixelOfTheirOwn() {
    let wide = image(3, [0xFF00_0000, 0xFF00_0002, 0xFF00_0009])
    #expect(wide.levels.map(\.pixels)[1...] == [[0xFF00_0001, 0xFF00_0009], [0xFF00_0005]])
    let tall = image(1, [0xFF00_0000, 0xFF00_0002, 0xFF00_0009])
    #expect(tall.levels.map(\.pixels) == wide.levels.map(\.pixels))
    #expect(tall.levels.map(\.height) == [3, 2, 1] && tall.levels.map(\.width) == [1, 1, 1])
    #expect(tall.width == 1 && tall.height == 3 && tall.pixels == wide.pixels && tall != wide)
  }

  // MARK: In drawings

  private let box = Path.rect(Rect(0, 0, 8, 4))

  @Test func aDrawingOfItHasItsSize() {
    let picture = image(2, [1, 2, 3, 4, 5, 6])
    #expect(
      Drawing(picture)
        == Drawing(
          viewBox: Rect(0, 0, 2, 3), items: [.fill(.rect(Rect(0, 0, 2, 3)), .image(picture))]))
  }

  /// The largest of its sizes that is small enough, moved to where the whole was.
  @Test func smallerImagesLieWhereTheyLay() {
    let large = image(8, Array(repeating: 0xFFAA_0000, count: 32))
    func items(_ paint: Paint) -> [Drawing.Item] {
      let line = Drawing.Item.stroke(box, StrokeStyle(width: 3), paint)
      return [
        .fill(box, .color(.white)), line, .masked(by: [line], .alpha, items: [line]),
        .clipped(
          by: box,
          items: [
            .group(id: "a", transform: .scale(2, 3), opacity: 0.5, items: [.fill(box, paint)])
          ]
        ),
      ]
    }
    func small(_ side: Int) -> [Drawing.Item] {
      let paint = Paint.image(large, .translation(3, 1), opacity: 0.25)
      return Drawing(viewBox: Rect(0, 0, 8, 4), items: items(paint)).withImages(atMost: side).items
    }
    func wanted(_ level: Int, _ factor: Double) -> [Drawing.Item] {
      let size = large.levels[level]
      let image = ImageBitmap(width: size.width, height: size.height, pixels: size.pixels)
      let map = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 3, ty: 1)
      return items(.image(image, map, opacity: 0.25))
    }
    #expect(small(8) == wanted(0, 1) && small(7) == wanted(1, 2) && small(4) == wanted(1, 2))
    #expect(small(3) == wanted(2, 4) && small(1) == wanted(3, 8))
  }
}
