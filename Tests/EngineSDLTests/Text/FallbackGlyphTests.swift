import Engine
import EngineSystem
import Foundation
import Testing

@testable import EngineSDL

/// Two fonts in Debian's places.
private enum Fonts {
  static let dejaVu = FontFace(file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
  static let inter = FontFinder.systemPlaces.lazy.filter { $0.family == "Inter" }
    .compactMap { FontFamily(folder: $0.folder, family: $0.family) }.first
  static let areThere = FileSystem.isFile(dejaVu.file) && inter != nil
}

/// Text whose own font lacks characters that DejaVu has.
@Suite(
  .serialized, .enabled(if: Fonts.areThere, "Inter or DejaVu is missing: make setup-tests"))
struct FallbackGlyphTests {
  private let hebrew = "שלום"

  private func cache(
    _ find: @escaping FontFallback.Find = { _ in [Fonts.dejaVu] }
  ) throws -> GlyphCache {
    let nothing = FontCatalog(root: "/nowhere")
    return try GlyphCache(
      family: #require(Fonts.inter), fallback: FontFallback(catalog: nothing, find: find))
  }

  private func shelf() throws -> FontShelf { try FontShelf(family: #require(Fonts.inter)) }

  @Test func interLacksWhatDejaVuHas() throws {
    let shelf = try shelf()
    let own = try #require(Fonts.inter).member(.regular).face
    for scalar in hebrew.unicodeScalars {
      #expect(shelf.has(scalar, in: Fonts.dejaVu))
      #expect(!shelf.has(scalar, in: own))
    }
    #expect(!shelf.has("日", in: Fonts.dejaVu))
    #expect(!shelf.has("a", in: FontFace(file: "/none.ttf")))
  }

  @Test func aMissingScriptIsDrawnByAnotherFont() throws {
    let (with, without) = (try cache(), try cache { _ in [] })
    let drawn = try #require(with.mask(of: hebrew, font: Font(size: 30, weight: .regular)))
    let boxes = try #require(without.mask(of: hebrew, font: Font(size: 30, weight: .regular)))
    #expect(drawn.coverage != boxes.coverage)
    let dejaVu = try GlyphCache(family: FontFamily(file: Fonts.dejaVu.file))
    let wanted = try #require(dejaVu.mask(of: hebrew, font: Font(size: 30, weight: .regular)))
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
    let mask = try #require(cache.mask(of: text, font: Font(size: 40, weight: .regular)))
    #expect(abs(Double(mask.left + mask.width) - widths.reduce(0, +)) < 6)
    let first = try #require(cache.mask(of: "Hello ", font: Font(size: 40, weight: .regular)))
    #expect(mask.left == first.left)
    for y in 0..<first.height {
      let row = (y + first.top - mask.top) * mask.width
      let shown = mask.coverage[row..<row + first.width]
      #expect(Array(shown) == Array(first.coverage[y * first.width..<(y + 1) * first.width]))
    }
  }

  @Test func textThatInterHasIsAsItWas() throws {
    let (with, without) = (try cache(), try cache { _ in [] })
    for text in ["Hyphen", "Catch them → né", "a ≠ b · ×"] {
      for weight in Font.Weight.allCases {
        let one = try #require(with.mask(of: text, font: Font(size: 21.5, weight: weight)))
        let other = try #require(without.mask(of: text, font: Font(size: 21.5, weight: weight)))
        #expect(one.coverage == other.coverage && one.left == other.left && one.top == other.top)
      }
    }
  }

  @Test(
    .enabled(if: Fontconfig.match("sans-serif") != nil, "fontconfig is missing: make setup-tests"))
  func fontconfigFindsOneInAnOrderOfItsOwn() throws {
    let shelf = try shelf()
    let faces = SystemFonts.faces(with: "ש")
    #expect(faces.contains(Fonts.dejaVu))
    #expect(faces.allSatisfy { shelf.has("ש", in: $0) })
    #expect(faces == SystemFonts.faces(with: "ש"))
  }
}
