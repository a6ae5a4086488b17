import Engine
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineSDL

/// Texts in the world's scripts beside HarfBuzz's own program.
@Suite(
  .serialized,
  .enabled(
    if: FileSystem.program("hb-shape", path: ProcessInfo.processInfo.environment["PATH"]) != nil,
    "hb-shape is missing: make setup-tests"))
struct ShapingTests {
  /// A word or two in a script, and its font in Noto.
  private static let texts: [(text: String, font: String)] = [
    ("السلام عليكم", "SansArabic"), ("שלום עולם", "SansHebrew"), ("नमस्ते क्षत्रिय", "SansDevanagari"),
    ("বাংলা ভাষা", "SansBengali"), ("ਸਤਿ ਸ੍ਰੀ", "SansGurmukhi"), ("નમસ્તે", "SansGujarati"),
    ("ନମସ୍କାର", "SansOriya"), ("வணக்கம்", "SansTamil"), ("నమస్కారం", "SansTelugu"),
    ("ನಮಸ್ಕಾರ", "SansKannada"), ("നമസ്കാരം", "SansMalayalam"), ("ආයුබෝවන්", "SansSinhala"),
    ("สวัสดีชาวโลก", "SansThai"), ("ສະບາຍດີ", "SansLao"), ("ជំរាបសួរ", "SansKhmer"),
    ("မင်္ဂလာပါ", "SansMyanmar"), ("བཀྲ་ཤིས་", "SerifTibetan"), ("ሰላም", "SansEthiopic"),
    ("გამარჯობა", "SansGeorgian"), ("ߒߞߏ", "SansNKo"), ("ܫܠܡܐ", "SansSyriac"),
    ("Բարեւ", "SansArmenian"),
  ]

  private func cache(_ name: String) throws -> (GlyphCache, FontFace) {
    let file = "/usr/share/fonts/truetype/noto/Noto\(name)-Regular.ttf"
    try #require(FileSystem.isFile(file), "fonts-noto-core is missing: make setup-tests")
    return (try GlyphCache(family: FontFamily(file: file)), FontFace(file: file))
  }

  /// A glyph as `hb-shape` prints it: `[gid@x,y+advance|…]`.
  private func shaped(_ text: String, by font: FontFace) throws -> [OutlineFont.Glyph] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "hb-shape", "--no-glyph-names", "--no-clusters", "--output-format=json", font.file, text,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Printed: Decodable { var g: UInt32, dx: Double, dy: Double, ax: Double }
    let units = try #require(OutlineFont(font)).unitsPerEm
    var x = 0.0
    return try JSONDecoder().decode([Printed].self, from: bytes).map { glyph in
      defer { x += glyph.ax / units }
      return OutlineFont.Glyph(
        number: glyph.g, origin: Point(x + glyph.dx / units, glyph.dy / units),
        advance: glyph.ax / units)
    }
  }

  @Test(arguments: texts)
  func eachGlyphIsThatOfHarfBuzz(_ text: String, _ name: String) throws {
    let (cache, face) = try cache(name)
    let runs = cache.runs(of: text, Font(size: 1))
    let outlines = try #require(OutlineFont(face))
    let wanted = try shaped(text, by: face)
    // A line in one font is one run.
    try #require(runs.count == 1)
    let glyphs = outlines.glyphs(of: runs[0])
    #expect(glyphs.map(\.number) == wanted.map(\.number))
    for (glyph, other) in zip(glyphs, wanted) {
      #expect(glyph.origin.distance(to: other.origin) < 1e-9)
    }
    #expect(!glyphs.contains { $0.number == 0 }, "the font has all of it")
    #expect(cache.missing(in: text, font: Font(size: 1)) == [])
    let ems = wanted.reduce(0) { $0 + $1.advance }
    let width = cache.width(of: text, font: Font(size: 1))
    #expect(abs(width - ems) < 0.01 * Double(wanted.count) + 0.02, "as wide as its glyphs")
  }

  /// What SDL_ttf draws covers what the outlines of those glyphs fill.
  @Test(arguments: texts)
  func whatIsDrawnAreThoseGlyphs(_ text: String, _ name: String) throws {
    let (cache, _) = try cache(name)
    let font = Font(size: 64)
    let mask = try #require(cache.mask(of: text, font: font))
    let outlines = try #require(cache.outlines(of: text, font: font))
    let map = AffineTransform.translation(Double(-mask.left), Double(-mask.top))
    let layer = Layer(
      transform: map, commands: outlines.map { .fill($0, .color(.black)) })
    let filled = painted([.layer(layer)], mask.width, mask.height).pixels.map { $0 >> 24 }
    let both = zip(filled, mask.coverage).reduce(0) { $0 + min(Int($1.0), Int($1.1)) }
    let either = zip(filled, mask.coverage).reduce(0) { $0 + max(Int($1.0), Int($1.1)) }
    #expect(Double(both) > 0.9 * Double(either), "\(both) of \(either)")
  }
}
