import Testing

@testable import Engine

/// Blocks that are joined where that saves more than it costs, and are few.
@Suite struct DamageRegionTests {
  private func blocks(_ added: [PixelRect]) -> [PixelRect] {
    var region = DamageRegion()
    for block in added { region.add(block) }
    return region.blocks
  }

  private func dot(_ x: Int, _ y: Int = 0) -> PixelRect {
    PixelRect(x: x, y: y, width: 1, height: 1)
  }

  @Test func anEmptyBlockIsNotAdded() {
    #expect(blocks([PixelRect(x: 5, y: 5, width: 0, height: 9)]) == [])
    #expect(blocks([dot(3), PixelRect(x: 5, y: 5, width: 9, height: 0)]) == [dot(3)])
  }

  /// A row of 16,386 pixels, of which only the two at its ends have changed.
  @Test func asManyPixelsAreWastedAsABlockIsWorth() {
    let row = PixelRect(x: 7, y: 3, width: 16_386, height: 1)
    #expect(blocks([dot(7, 3), dot(7 + 16_385, 3)]) == [row])
    #expect(blocks([dot(7, 3), dot(7 + 16_386, 3)]) == [dot(7, 3), dot(7 + 16_386, 3)])
    let column = PixelRect(x: 3, y: 7, width: 1, height: 16_386)
    #expect(blocks([dot(3, 7 + 16_385), dot(3, 7)]) == [column])
    #expect(blocks([dot(3, 7 + 16_386), dot(3, 7)]).count == 2)
  }

  @Test func whatLiesInABlockChangesNothing() {
    let (left, right) = (
      PixelRect(x: 0, y: 0, width: 9, height: 9), PixelRect(x: 50_000, y: 0, width: 9, height: 9)
    )
    #expect(blocks([left, right, dot(4, 4)]) == [left, right])
    #expect(blocks([left, right, left]) == [left, right])
  }

  @Test func aBlockBetweenTwoJoinsBoth() {
    #expect(
      blocks([dot(0), dot(20_000), dot(10_000)])
        == [PixelRect(x: 0, y: 0, width: 20_001, height: 1)])
  }

  @Test func eightStayAndOfNineTheNearestTwoAreJoined() {
    let places = [0, 100_000, 230_000, 330_000, 370_000, 470_000, 600_000, 700_000, 830_000]
    let dots = places.map { dot($0) }
    #expect(blocks(Array(dots.prefix(8))) == Array(dots.prefix(8)))
    let joined = PixelRect(x: 330_000, y: 0, width: 40_001, height: 1)
    #expect(blocks(dots) == dots[..<3] + dots[5...] + [joined])
    let last = Array(dots.prefix(8)) + [dot(720_000)]
    #expect(
      blocks(last) == dots[..<7] + [PixelRect(x: 700_000, y: 0, width: 20_001, height: 1)])
  }
}
