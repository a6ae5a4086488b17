import Engine
import EngineTestSupport
import Testing

/// A table of masks stands for the glyphs it was made of, whatever part is painted.
@Suite struct GlyphTableTests {
  @Test func itGivesTheSamePictures() {
    forAll(seeds: 0..<150) { random in
      let list = random.chance(0.5) ? random.displayList() : random.fitted(random.displayList())
      let scale = random.element(of: [0.5, 1, 2.5])
      let glyphs = PatternGlyphs()
      let table = GlyphTable(list, scale: scale, glyphs: glyphs)
      let asked = glyphs.count
      let cut = random.int(in: 1...72)
      let bands = Bitmap(width: 97, height: 73)
      for clip in [
        PixelRect(left: 0, top: 0, right: 97, bottom: cut),
        PixelRect(left: 0, top: cut, right: 97, bottom: 73),
      ] {
        Painter().paint(list, into: bands, scale: scale, clip: clip, glyphs: table)
      }
      #expect(glyphs.count == asked)
      let whole = painted(list.commands, 97, 73, scale: scale, glyphs: glyphs)
      #expect(bands.pixels == whole.pixels)
    }
  }

  @Test func itKnowsNothingElse() {
    let line = TextLine("a", font: Font(size: 10), color: .white)
    let table = GlyphTable(
      DisplayList([.text(line, origin: .zero)]), scale: 2, glyphs: PatternGlyphs())
    #expect(table.mask(of: "a", font: Font(size: 20, weight: .regular)) != nil)
    #expect(table.mask(of: "a", font: Font(size: 10, weight: .regular)) == nil)
    #expect(table.mask(of: "b", font: Font(size: 20, weight: .regular)) == nil)
    #expect(table.mask(of: "a", font: Font(size: 20, weight: .bold)) == nil)
  }

  @Test func clearingKeepsToTheBlock() {
    let bitmap = Bitmap(width: 4, height: 3)
    bitmap.withPixels { $0.clear(.white, in: PixelRect(x: 2, y: -5, width: 9, height: 7)) }
    #expect(bitmap.coverageText == "..##\n..##\n....\n")
    bitmap.withPixels { $0.clear(.clear, in: PixelRect(x: 9, y: 9, width: 2, height: 2)) }
    #expect(bitmap.area == 4)
  }
}
