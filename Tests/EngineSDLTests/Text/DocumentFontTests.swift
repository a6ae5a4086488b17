import Engine
import EngineSystem
import EngineTestSupport
import Testing

@testable import EngineSDL

/// The fonts that documents bring along, whole and broken.
@Suite(.serialized) struct DocumentFontTests {
  private static let dejavu = "/usr/share/fonts/truetype/dejavu/"
  private static let inter = "/usr/share/fonts/opentype/inter/"

  private static func bytes(_ path: String) throws -> [UInt8] { try FileSystem.bytes(of: path) }

  private func font(_ path: String) throws -> FontData {
    try FontData.checked(Self.bytes(path), file: path).font
  }

  private func cache() throws -> GlyphCache {
    try GlyphCache(family: FontFamily(file: Self.dejavu + "DejaVuSans.ttf"))
  }

  private func told(_ bytes: [UInt8], _ name: String = "A.ttf") -> String? {
    do {
      _ = try FontData.checked(bytes, file: name)
      return nil
    } catch { return "\(error)" }
  }

  // MARK: Families

  @Test func weightsAndSlantsAreThoseThatFontsSay() throws {
    let names = ["Inter-Regular", "Inter-Italic", "Inter-Black", "Inter-BoldItalic", "Inter-Light"]
    let bytes = try names.map { try Self.bytes(Self.inter + "\($0).otf") }
    // Their names say nothing.
    let files = bytes.enumerated().map { FontData($1, file: "\($0).otf") }
    let family = try #require(FontFamily(files: files))
    let looks = family.members.map { "\($0.weight) \($0.isItalic)" }
    #expect(
      looks == ["regular false", "regular true", "black false", "bold true", "light false"])
    #expect(FontData.hidden(in: files) == [])
  }

  @Test func aNameTellsWhatAFontDoesNot() throws {
    var bytes = try Self.bytes(Self.dejavu + "DejaVuSans.ttf")
    let place = try #require(bytes.firstRange(of: Array("OS/2".utf8)))
    bytes.replaceSubrange(place, with: Array("OS/9".utf8))
    let family = try #require(FontFamily(files: [FontData(bytes, file: "f/My-BoldItalic.ttf")]))
    #expect(family.members[0].weight == .bold && family.members[0].isItalic)
    let plain = try #require(FontFamily(files: [FontData(bytes, file: "Plain.ttf")]))
    #expect(plain.members[0].weight == .regular && !plain.members[0].isItalic)
  }

  @Test func ofTwoFontsOfOneKindTheSecondIsNeverShown() throws {
    let bytes = try Self.bytes(Self.dejavu + "DejaVuSans-Bold.ttf")
    let files = [FontData(bytes, file: "f/a.ttf"), FontData(bytes, file: "f/b.ttf")]
    #expect(
      FontData.hidden(in: files)
        == ["f/b.ttf is never shown: a.ttf is of the weight 700, too"])
  }

  // MARK: Texts

  @Test func textsAreSetInADocumentsFonts() throws {
    let cache = try cache()
    let plain = cache.width(of: "Hamburg", font: Font(size: 20))
    let style = TextStyle(family: "Serif")
    let wanted = Font(size: 20, style: style)
    #expect(cache.width(of: "Hamburg", font: wanted) == plain, "nobody has it yet")
    cache.take(["Serif": [try font(Self.dejavu + "DejaVuSerif.ttf")]])
    let serif = cache.width(of: "Hamburg", font: wanted)
    #expect(serif != plain && cache.width(of: "Hamburg", font: Font(size: 20)) == plain)
    let alone = try GlyphCache(family: FontFamily(file: Self.dejavu + "DejaVuSerif.ttf"))
    #expect(serif == alone.width(of: "Hamburg", font: Font(size: 20)))
    #expect(
      cache.mask(of: "Hamburg", font: wanted)?.coverage
        == alone.mask(of: "Hamburg", font: Font(size: 20))?.coverage)
    #expect(
      cache.outlines(of: "Ham", font: wanted) == alone.outlines(of: "Ham", font: Font(size: 20)))
  }

  @Test func aFontThatIsSavedAnewIsShown() throws {
    let cache = try cache()
    let font = Font(size: 20, style: TextStyle(family: "Mine"))
    let files = ["DejaVuSerif.ttf", "DejaVuSansMono.ttf"].map { Self.dejavu + $0 }
    let (first, second) = (try Self.bytes(files[0]), try Self.bytes(files[1]))
    cache.take(["Mine": [FontData(first, file: "a.ttf")]])
    let serif = cache.width(of: "Hamburg", font: font)
    let shape = cache.mask(of: "Hamburg", font: font)?.coverage
    cache.take(["Mine": [FontData(second, file: "a.ttf")]])
    #expect(cache.width(of: "Hamburg", font: font) != serif)
    #expect(cache.mask(of: "Hamburg", font: font)?.coverage != shape)
    cache.take(["Mine": [FontData(first, file: "a.ttf")]])
    #expect(cache.width(of: "Hamburg", font: font) == serif)
    #expect(cache.mask(of: "Hamburg", font: font)?.coverage == shape)
    cache.take([:])
    #expect(
      cache.width(of: "Hamburg", font: font) == cache.width(of: "Hamburg", font: Font(size: 20)))
  }

  @Test func theSameBytesAreTheSameFont() throws {
    let bytes = try Self.bytes(Self.dejavu + "DejaVuSans.ttf")
    #expect(FontData(bytes, file: "a") == FontData(bytes, file: "a"))
    #expect(FontData(bytes, file: "a") != FontData(bytes, file: "b"))
    var other = bytes
    other[other.count - 1] ^= 1
    #expect(FontData(bytes, file: "a") != FontData(other, file: "a"))
    #expect(FontData([], file: "a").digest != FontData([0], file: "a").digest)
  }

  // MARK: What can't be used

  @Test(
    arguments: [
      ([], "A.ttf is empty; name an .otf or .ttf file"),
      (Array("this is no font".utf8), "A.ttf is no font; name an .otf or .ttf file"),
      (Array("Hi".utf8), "A.ttf is no font; name an .otf or .ttf file"),
      ([0x89, 0x50, 0x4E, 0x47, 13, 10], "A.ttf is no font; name an .otf or .ttf file"),
      (
        Array("wOFF____".utf8),
        "A.ttf is a font for web pages; name the .otf or .ttf file that it was made of"
      ),
      (
        Array("wOF2____".utf8),
        "A.ttf is a font for web pages; name the .otf or .ttf file that it was made of"
      ),
      (
        [0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0],
        "A.ttf is cut off: it is shorter than it says itself; copy it again"
      ),
      (
        [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "A.ttf is no whole font: it has no table “cmap”; copy it again"
      ),
      (Array("ttcf".utf8), "A.ttf is cut off: it is shorter than it says itself; copy it again"),
    ] as [([UInt8], String)])
  func whatIsNoFontIsRefused(_ bytes: [UInt8], _ words: String) {
    #expect(told(bytes) == words)
  }

  @Test func aFontHasSixtyFourMillionBytesAtMost() throws {
    var bytes = try Self.bytes(Self.dejavu + "DejaVuSans.ttf")
    bytes += [UInt8](repeating: 0, count: 50 << 20)
    #expect(told(bytes) == nil, "50 MB are read")
    bytes += [UInt8](repeating: 0, count: 14 << 20)
    #expect(
      told(bytes)
        == "A.ttf has \(bytes.count) bytes; of a font at most 67108864 are read, so leave letters out"
    )
  }

  @Test func aCollectionAndAVariableFontAreTold() throws {
    let font = try Self.bytes(Self.dejavu + "DejaVuSans.ttf")
    // A collection of one: its tables lie as many bytes farther on as its head has.
    var collection: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16] + font
    for table in 0..<Int(font[5]) {
      let place = 16 + 12 + table * 16 + 8
      let offset = collection[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + 16
      for byte in 0..<4 { collection[place + byte] = UInt8(offset >> (24 - 8 * byte) & 255) }
    }
    let read = try FontData.checked(collection, file: "A.ttc")
    #expect(read.notes == ["A.ttc is a collection of fonts, of which only the first is shown"])
    let cache = try cache()
    cache.take(["Mine": [read.font]])
    #expect(
      cache.width(of: "Hamburg", font: Font(size: 20, style: TextStyle(family: "Mine")))
        == cache.width(of: "Hamburg", font: Font(size: 20)))
    var variable = font
    let place = try #require(variable.firstRange(of: Array("kern".utf8)))
    variable.replaceSubrange(place, with: Array("fvar".utf8))
    let data = FontData(variable, file: "A.ttf")
    #expect(
      try FontTables(data.bytes).notes
        == ["is a variable font, of which only the usual weight and slant are shown"])
  }

  /// Nothing of a broken font stops the program: it is refused, or drawn somehow.
  @Test(arguments: 0..<8) func brokenFontsStopNobody(_ part: Int) throws {
    let files = [
      Self.dejavu + "DejaVuSans-Bold.ttf", Self.inter + "Inter-Thin.otf",
      Self.dejavu + "DejaVuSansMono.ttf", Self.inter + "Inter-BoldItalic.otf",
    ]
    let whole = try Self.bytes(files[part % 4])
    let cache = try cache()
    let style = TextStyle(family: "Broken", isUnderlined: true, tracking: 0.1)
    for seed in 0..<25 {
      var random = SeededGenerator(seed: UInt64(part * 25 + seed))
      var bytes = whole
      if seed < 5 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
      let isHead = seed % 2 == 0
      for _ in 0..<Int.random(in: 1...40, using: &random) where seed >= 5 {
        let end = isHead ? min(2_000, bytes.count) : bytes.count
        bytes[Int.random(in: 0..<end, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let read = try? FontData.checked(bytes, file: "Broken.ttf").font else { continue }
      #expect(seed >= 5, "a font that is cut off is refused: \(part), \(seed)")
      cache.take(["Broken": [read]])
      for text in ["Hamburg fi 1/2", "Ж ẅ ﷽ 漢"] {
        for weight in [Font.Weight.regular, .black] {
          let font = Font(size: 40, weight: weight, style: style)
          #expect(cache.width(of: text, font: font).isFinite)
          #expect(cache.metrics(of: font).lineHeight.isFinite)
          _ = cache.mask(of: text, font: font)
          _ = cache.outlines(of: text, font: font)
          _ = cache.lack(in: text, font: font)
        }
      }
    }
  }

  // MARK: What no font has

  @Test func whatNoFontHasIsToldWithAPackage() throws {
    let cache = try GlyphCache(
      family: FontFamily(file: Self.dejavu + "DejaVuSans.ttf"),
      fallback: FontFallback(catalog: FontCatalog(root: "/nowhere")) { _ in [] })
    func lack(_ text: String) -> TextLack? { cache.lack(in: text, font: Font(size: 20)) }
    #expect(lack("") == nil && lack("Plain text, and é ж") == nil)
    #expect(lack("a\u{FFFF0}b\u{FFFF0}") == TextLack([.init("\u{FFFF0}", package: nil)]))
    #expect(lack("漢x") == TextLack([.init("漢", package: "fonts-noto-cjk")]))
    #expect(lack("हिन्दी")?.characters.first?.package == "fonts-noto-core")
    #expect(lack("\u{1FAE0}") == TextLack([.init("\u{1FAE0}", package: "fonts-noto-color-emoji")]))
  }

  @Test func aDocumentsFontIsAskedToo() throws {
    let cache = try GlyphCache(
      family: FontFamily(file: Self.inter + "Inter-Regular.otf"),
      fallback: FontFallback(catalog: FontCatalog(root: "/nowhere")) { _ in [] })
    let text = "\u{10D0}"
    #expect(cache.lack(in: text, font: Font(size: 20)) != nil)
    cache.take(["Mine": [try font(Self.dejavu + "DejaVuSans.ttf")]])
    #expect(cache.lack(in: text, font: Font(size: 20, style: TextStyle(family: "Mine"))) == nil)
  }
}
