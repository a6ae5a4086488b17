import CSDL2
import Engine
import EngineSystem
import Foundation
import Testing

@testable import EngineSDL

/// Two fonts in Debian's places.
private enum Fonts {
  static let dejaVu = FontFace(file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
  static let inter = FontFinder.systemPlaces.lazy.filter { $0.family == "Inter" }
    .compactMap { FontFiles(folder: $0.folder, family: $0.family) }.first
  static let areThere = FileSystem.isFile(dejaVu.file) && inter != nil
}

/// Text whose own font lacks characters that DejaVu has.
@Suite(
  .serialized, .enabled(if: Fonts.areThere, "Inter or DejaVu is missing: make setup-tests"))
struct FallbackGlyphTests {
  private let hebrew = "שלום"

  private func cache(
    _ match: @escaping FontFallback.Match = { _, _ in Fonts.dejaVu }
  ) throws -> GlyphCache {
    try GlyphCache(files: #require(Fonts.inter), fallback: FontFallback(match: match))
  }

  private func shelf() throws -> FontShelf { try FontShelf(files: #require(Fonts.inter)) }

  @Test func interLacksWhatDejaVuHas() throws {
    let shelf = try shelf()
    let own = try #require(shelf.font(.regular, pixelSize: 256))
    for scalar in hebrew.unicodeScalars {
      #expect(shelf.has(scalar, in: Fonts.dejaVu))
      #expect(TTF_GlyphIsProvided32(own, scalar.value) == 0)
    }
    #expect(!shelf.has("日", in: Fonts.dejaVu))
    #expect(!shelf.has("a", in: FontFace(file: "/none.ttf")))
  }

  @Test func aMissingScriptIsDrawnByAnotherFont() throws {
    let (with, without) = (try cache(), try cache { _, _ in nil })
    let drawn = try #require(with.mask(of: hebrew, weight: .regular, pixelSize: 30))
    let boxes = try #require(without.mask(of: hebrew, weight: .regular, pixelSize: 30))
    #expect(drawn.coverage != boxes.coverage)
    let dejaVu = try GlyphCache(files: FontFiles(file: Fonts.dejaVu.file))
    let wanted = try #require(dejaVu.mask(of: hebrew, weight: .regular, pixelSize: 30))
    #expect(drawn.coverage == wanted.coverage && drawn.left == wanted.left)
    #expect(drawn.top == wanted.top, "on the same baseline")
    let font = Font(size: 30)
    #expect(with.width(of: hebrew, font: font) == dejaVu.width(of: hebrew, font: font))
  }

  /// Widths add up, and the shape of all lies where it is measured.
  @Test func runsAreMeasuredAndDrawnSideBySide() throws {
    let cache = try cache()
    let font = Font(size: 40)
    let parts = ["Hello ", hebrew, " Hill"]
    let widths = parts.map { cache.width(of: $0, font: font) }
    let text = parts.joined()
    #expect(abs(cache.width(of: text, font: font) - widths.reduce(0, +)) < 1e-9)
    let mask = try #require(cache.mask(of: text, weight: .regular, pixelSize: 40))
    #expect(abs(Double(mask.left + mask.width) - widths.reduce(0, +)) < 6)
    let first = try #require(cache.mask(of: "Hello ", weight: .regular, pixelSize: 40))
    #expect(mask.left == first.left)
    for y in 0..<first.height {
      let row = (y + first.top - mask.top) * mask.width
      let shown = mask.coverage[row..<row + first.width]
      #expect(Array(shown) == Array(first.coverage[y * first.width..<(y + 1) * first.width]))
    }
  }

  @Test func textThatInterHasIsAsItWas() throws {
    let (with, without) = (try cache(), try cache { _, _ in nil })
    for text in ["Hyphen", "Catch them → né", "a ≠ b · ×"] {
      for weight in Font.Weight.allCases {
        let one = try #require(with.mask(of: text, weight: weight, pixelSize: 21.5))
        let other = try #require(without.mask(of: text, weight: weight, pixelSize: 21.5))
        #expect(one.coverage == other.coverage && one.left == other.left && one.top == other.top)
      }
    }
  }

  @Test(
    .enabled(if: Fontconfig.match("sans-serif") != nil, "fontconfig is missing: make setup-tests"))
  func fontconfigFindsOne() throws {
    let shelf = try shelf()
    for weight in Font.Weight.allCases {
      let face = try #require(Fontconfig.match("ש", weight))
      #expect(shelf.has("ש", in: face))
    }
  }
}
