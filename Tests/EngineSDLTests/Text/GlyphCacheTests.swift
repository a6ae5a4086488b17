import Engine
import EngineTestSupport
import Foundation
import Synchronization
import Testing

@testable import EngineSDL

@Suite(.serialized) struct GlyphCacheTests {
  private let cache: GlyphCache

  init() throws {
    let files = try #require(try FontFinder().find(), "no font installed")
    cache = try GlyphCache(family: files)
  }

  @Test func anEmptyTextIsNothing() {
    #expect(cache.width(of: "", font: Font(size: 20)) == 0)
    #expect(cache.mask(of: "", font: Font(size: 20, weight: .regular)) == nil)
    #expect(cache.mask(of: "   ", font: Font(size: 20, weight: .regular)) == nil)
    #expect(cache.mask(of: "a", font: Font(size: 0, weight: .regular)) == nil)
    #expect(cache.mask(of: "a", font: Font(size: .nan, weight: .regular)) == nil)
  }

  @Test func widthsScaleExactly() {
    let text = "Catch them → né"
    let one = cache.width(of: text, font: Font(size: 10))
    #expect(one > 50)
    for factor in [0.5, 1.7, 2, 8] {
      let width = cache.width(of: text, font: Font(size: 10 * factor))
      #expect(abs(width - one * factor) < 1e-9)
    }
    let bold = cache.width(of: text, font: Font(size: 10, weight: .bold))
    #expect(bold > one)
  }

  @Test func metricsAreAFontsUsualOnes() {
    let metrics = cache.metrics(of: Font(size: 100))
    #expect((70...120).contains(metrics.ascent))
    #expect((10...40).contains(metrics.descent))
    #expect(metrics.lineHeight >= 100 && metrics.lineHeight < 160)
  }

  /// The shape lies where the text is measured: within its width, over and under the baseline.
  @Test(arguments: [9.0, 13.5, 20, 47.25, 120])
  func masksLieWhereTextIsMeasured(_ size: Double) throws {
    for weight in [Font.Weight.regular, .semibold, .bold] {
      let mask = try #require(cache.mask(of: "Hyphen", font: Font(size: size, weight: weight)))
      let width = cache.width(of: "Hyphen", font: Font(size: size, weight: weight))
      #expect(mask.left >= 0 && Double(mask.left) < size * 0.2)
      #expect(abs(Double(mask.left + mask.width) - width) < size * 0.1 + 2)
      #expect(mask.top < 0 && mask.top + mask.height > 0)
      #expect(abs(Double(-mask.top) / size - 0.73) < 0.12)
      #expect(mask.coverage.contains { $0 > 200 })
    }
  }

  @Test func aGlyphThatReachesLeftOfItsOriginIsPlacedThere() throws {
    let mask = try #require(cache.mask(of: "j", font: Font(size: 200, weight: .regular)))
    let behind = try #require(cache.mask(of: "Hj", font: Font(size: 200, weight: .regular)))
    #expect(mask.left <= 0)
    #expect(behind.left > 0)
  }

  @Test func theSameMaskComesAgainAfterMany() throws {
    let first = try #require(cache.mask(of: "again", font: Font(size: 21, weight: .bold)))
    for k in 0..<600 {
      _ = cache.mask(of: "t\(k)", font: Font(size: 9 + Double(k % 2), weight: .regular))
    }
    let second = try #require(cache.mask(of: "again", font: Font(size: 21, weight: .bold)))
    #expect(first.coverage == second.coverage && first.left == second.left)
  }

  /// Caches on many threads, each with fonts of its own, open and close them at the same time.
  @Test func cachesOnManyThreadsDoNotDisturbEachOther() throws {
    let files = try #require(try FontFinder().find())
    let wanted = try #require(cache.mask(of: "m", font: Font(size: 30, weight: .bold))).coverage
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      let own = try? GlyphCache(family: files)
      let mask = own?.mask(of: "m", font: Font(size: 30, weight: .bold))
      if mask?.coverage != wanted { wrong.withLock { $0 += 1 } }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func aFileThatIsNoFontIsAnError() throws {
    let folder = try TemporaryFolder()
    let junk = try folder.file("Junk.ttf", "this is no font").path
    let error = #expect(throws: Failure.self) { try GlyphCache(family: FontFamily(file: junk)) }
    #expect(error?.message.contains(junk) == true)
  }
}
