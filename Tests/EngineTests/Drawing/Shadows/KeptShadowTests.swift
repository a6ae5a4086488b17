import EngineTestSupport
import Testing

@testable import Engine

/// Shadows that a painter has kept against those that it makes for the first time.
@Suite struct KeptShadowTests {
  private func shadow(_ random: inout SeededGenerator) -> DrawCommand {
    let rect = Rect(
      random.double(in: -30...60), random.double(in: -30...40), random.double(in: 1...70),
      random.double(in: 1...50))
    let inner = rect.inset(by: random.double(in: 0...9))
    let shadow = BoxShadow(
      rect, radius: random.chance(0.2) ? 0 : random.double(in: 0...30),
      blur: random.double(in: 0.2...9), color: Color(40, 48, 90, alpha: random.double(in: 0.1...1)),
      hidden: random.chance(0.5) && !inner.isEmpty ? inner : nil)
    let scale = random.element(of: [1, -1, 0.7])
    let map = AffineTransform.scale(scale, 1).then(.translation(random.double(in: 0...20), 0))
    return .layer(
      Layer(
        transform: map, opacity: random.element(of: [1, 0.4]), commands: [.shadow(shadow)]))
  }

  private func clip(_ random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      x: random.int(in: -5...80), y: random.int(in: -5...60), width: random.int(in: 1...90),
      height: random.int(in: 1...70))
  }

  /// In any order of clips a painter gives the bytes of one that has never painted.
  @Test func keptOrNotTheyHaveTheSameBytes() {
    forAll(seeds: 0..<150) { random in
      let shadows = (0..<3).map { _ in shadow(&random) }
      let painter = Painter()
      for _ in 0..<12 {
        let list = DisplayList([random.element(of: shadows), random.element(of: shadows)])
        let clip = random.chance(0.3) ? nil : clip(&random)
        let bitmap = Bitmap(width: 96, height: 80)
        bitmap.clear(Color(236, 238, 244))
        painter.paint(list, into: bitmap, clip: clip, glyphs: nil)
        let fresh = painted(list.commands, 96, 80, clip: clip, on: Color(236, 238, 244))
        #expect(bitmap.pixels == fresh.pixels)
      }
    }
  }

  @Test func moreThanThereIsRoomForAreForgotten() {
    var random = SeededGenerator(seed: 4)
    let shadows = (0..<70).map { _ in shadow(&random) }
    let wanted = shadows.map { painted([$0], 96, 80).pixels }
    let painter = Painter()
    for round in 0..<3 {
      for (shadow, wanted) in zip(shadows, wanted) {
        for _ in 0...round {
          let bitmap = Bitmap(width: 96, height: 80)
          painter.paint(DisplayList([shadow]), into: bitmap, glyphs: nil)
          #expect(bitmap.pixels == wanted)
        }
      }
    }
  }

  // MARK: What is kept

  private func key(_ x: Int, width: Int = 400, height: Int = 1_000) -> ShadowKey {
    ShadowKey(
      rect: Rect(Double(x), 0, 1, 1), radius: 0, blur: 1, inverse: .identity, strength: 1,
      bounds: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func theSecondTimeItIsKept() {
    var cache = ShadowCache()
    #expect(cache.shadow(key(0)) == nil)
    let kept = cache.shadow(key(0))
    #expect(kept != nil && cache.shadow(key(0)) === kept)
    #expect(cache.shadow(key(1)) == nil, "another place is another shadow")
  }

  @Test func theOldestGiveWay() {
    var cache = ShadowCache()
    let keys = (0..<3).map { key($0) }
    for key in keys + keys { _ = cache.shadow(key) }
    let last = cache.shadow(keys[2])
    #expect(cache.shadow(keys[2]) === last)
    let first = cache.shadow(keys[0])
    #expect(cache.shadow(keys[0]) === first)
    #expect(cache.shadow(keys[2]) === last, "two of them have room")
    #expect(cache.shadow(key(9, width: 1_000)) == nil)
    #expect(cache.shadow(key(9, width: 1_000)) == nil, "one that is too large is never kept")
  }

  @Test func rowsThatAreAlikeAreKeptOnce() {
    let shadow = KeptShadow(key(0, width: 2, height: 3))
    #expect((0..<3).allSatisfy { !shadow.hasRow($0) })
    let rows: [[UInt32]] = [[0, .max], [0, 0]]
    shadow.addRow(1, rows[0])
    shadow.addLastRow(again: 2)
    #expect(!shadow.hasRow(0) && shadow.hasRow(1) && shadow.hasRow(2))
    shadow.addRow(0, rows[1])
    let bitmap = Bitmap(width: 2, height: 3)
    bitmap.withPixels { plane in
      let surface = Surface(base: plane.base, bounds: plane.bounds)
      let pen = ShadowPen(.white, opacity: 1, on: surface)
      shadow.paint(
        in: plane.bounds, hidden: PixelRect(x: 1, y: 1, width: 1, height: 1), with: pen)
    }
    #expect(bitmap.pixels == [0, 0, 0, 0, 0, .max])
  }
}
