import Engine
import EngineTestSupport
import Testing

@Suite struct TextPaintTests {
  private let mask = GlyphMask(
    width: 3, height: 2, coverage: [255, 128, 0, 64, 255, 255], left: 1, top: -2)
  private let line = TextLine("any", font: Font(size: 10), color: Color(255, 0, 0))

  private func layer(_ map: AffineTransform, opacity: Double = 1, at origin: Point) -> DrawCommand {
    .layer(Layer(transform: map, opacity: opacity, commands: [.text(line, origin: origin)]))
  }

  @Test func theMaskIsBlendedInTheTextsColour() {
    let glyphs = FakeGlyphs(mask)
    let bitmap = painted([.text(line, origin: Point(2, 5))], 8, 8, glyphs: glyphs)
    #expect(glyphs.sizes == [10])
    #expect(bitmap.pixel(3, 3) == 0xFFFF_0000)
    #expect(bitmap.pixel(4, 3) == 0x8080_0000)
    #expect(bitmap.pixel(5, 3) == 0)
    #expect(bitmap.pixel(3, 4) == 0x4040_0000)
    #expect(bitmap.pixel(5, 4) == 0xFFFF_0000)
    #expect(bitmap.area == Double(255 + 128 + 64 + 255 + 255) / 255)
  }

  @Test func theOriginSnapsToWholePixels() {
    let wanted = painted([.text(line, origin: Point(2, 5))], 8, 8, glyphs: FakeGlyphs(mask))
    for (x, y) in [(1.5, 4.5), (2.49, 5.49), (2.2, 4.8)] {
      let bitmap = painted([.text(line, origin: Point(x, y))], 8, 8, glyphs: FakeGlyphs(mask))
      #expect(bitmap.pixels == wanted.pixels)
    }
  }

  @Test func theSizeAskedForFollowsTheScale() {
    let glyphs = FakeGlyphs(mask)
    let inner = layer(.scale(1.5, 1.5), at: Point(2, 2))
    let bitmap = painted([inner], 12, 12, scale: 2, glyphs: glyphs)
    #expect(glyphs.sizes == [30])
    // The mask is not enlarged: it comes in the right size.
    #expect(bitmap.pixel(7, 4) == 0xFFFF_0000)
    #expect(bitmap.area == Double(255 + 128 + 64 + 255 + 255) / 255)
  }

  @Test func opacityFadesText() {
    let bitmap = painted(
      [layer(.identity, opacity: 0.5, at: Point(2, 5))], 8, 8, glyphs: FakeGlyphs(mask))
    #expect(bitmap.pixel(3, 3) == 0x8080_0000)
  }

  @Test func textIsCutAtEveryEdge() {
    let glyphs = FakeGlyphs(mask)
    for (x, y) in [(-2.0, 3.0), (7, 3), (3, 0), (3, 9), (-9, -9), (90, 90)] {
      let small = painted([.text(line, origin: Point(x, y))], 8, 8, glyphs: glyphs)
      let large = painted(
        [layer(.translation(10, 10), at: Point(x, y))], 28, 28, glyphs: glyphs)
      for row in 0..<8 {
        for column in 0..<8 {
          #expect(small.pixel(column, row) == large.pixel(column + 10, row + 10))
        }
      }
    }
  }

  @Test func quarterTurnsMapPixelsToPixels() {
    // x' = 10 − y, y' = x: the mask's pixels land whole, sampled through the inverse map.
    let map = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    let glyphs = FakeGlyphs(mask)
    let bitmap = painted([layer(map, at: Point(2, 5))], 12, 12, glyphs: glyphs)
    #expect(glyphs.sizes == [10])
    let upright = painted([.text(line, origin: Point(2, 5))], 12, 12, glyphs: FakeGlyphs(mask))
    for y in 0..<10 {
      for x in 0..<10 { #expect(bitmap.pixel(9 - y, x) == upright.pixel(x, y)) }
    }
  }

  @Test func turnedTextKeepsItsArea() {
    let solid = GlyphMask(
      width: 20, height: 12, coverage: [UInt8](repeating: 255, count: 240), left: 0, top: 0)
    let map = AffineTransform.rotation(0.5).then(.translation(14, 6))
    let bitmap = painted([layer(map, at: .zero)], 40, 40, glyphs: FakeGlyphs(solid))
    #expect(abs(bitmap.area - 240) < 2)
    let stretched = painted(
      [layer(.scale(1, 2), at: .zero)], 40, 40, glyphs: FakeGlyphs(solid))
    #expect(stretched.area > 0)
  }

  @Test func mirroredTextIsMirrored() {
    let map = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 12, ty: 0)
    let bitmap = painted([layer(map, at: Point(2, 5))], 12, 12, glyphs: FakeGlyphs(mask))
    let plain = painted([.text(line, origin: Point(2, 5))], 12, 12, glyphs: FakeGlyphs(mask))
    for y in 0..<12 {
      for x in 0..<12 { #expect(bitmap.pixel(11 - x, y) == plain.pixel(x, y)) }
    }
  }

  @Test func hugeTextEnlargesALargeMask() {
    let glyphs = FakeGlyphs(mask)
    _ = painted([layer(.scale(1e6, 1e6), at: .zero)], 8, 8, glyphs: glyphs)
    #expect(glyphs.sizes == [1024])
  }

  @Test func turnedTextBeyondAllPicturesIsNotPainted() {
    let solid = [UInt8](repeating: 255, count: 9)
    let glyphs = FakeGlyphs(GlyphMask(width: 3, height: 3, coverage: solid, left: -1, top: -1))
    func turned(_ scale: Double) -> DrawCommand {
      layer(AffineTransform(a: 0, b: scale, c: -scale, d: 0, tx: 4, ty: 4), at: .zero)
    }
    #expect(painted([turned(1e10)], 8, 8, glyphs: glyphs).area == 64)
    #expect(painted([turned(1e16)], 8, 8, glyphs: glyphs).area == 0)
    #expect(glyphs.sizes == [1024, 1024])
  }

  @Test func withoutGlyphsThereIsNoText() {
    #expect(painted([.text(line, origin: Point(2, 5))], 8, 8).area == 0)
    let none = FakeGlyphs(nil)
    #expect(painted([.text(line, origin: Point(2, 5))], 8, 8, glyphs: none).area == 0)
    let empty = FakeGlyphs(GlyphMask(width: 0, height: 0, coverage: [], left: 0, top: 0))
    #expect(painted([.text(line, origin: Point(2, 5))], 8, 8, glyphs: empty).area == 0)
  }

  @Test func invisibleTextAsksForNothing() {
    let glyphs = FakeGlyphs(mask)
    let flat = layer(.scale(0, 1), at: .zero)
    let tiny = layer(.scale(1e-9, 1e-9), at: .zero)
    let lost = DrawCommand.text(line, origin: Point(.nan, 0))
    let below = DrawCommand.text(line, origin: Point(0, .nan))
    let far = DrawCommand.text(line, origin: Point(1e300, -.infinity))
    let sizeless = DrawCommand.text(
      TextLine("a", font: Font(size: .nan), color: .white), origin: .zero)
    #expect(painted([flat, tiny, lost, below, far, sizeless], 8, 8, glyphs: glyphs).area == 0)
    #expect(glyphs.sizes.isEmpty)
  }
}
