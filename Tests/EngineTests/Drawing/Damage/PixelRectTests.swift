import Testing

@testable import Engine

/// Blocks of whole pixels.
@Suite struct PixelRectTests {
  private func sides(_ block: PixelRect) -> [Int] {
    [block.left, block.top, block.right, block.bottom]
  }

  @Test func aBlockHasAPlaceAndASize() {
    let block = PixelRect(x: 3, y: 5, width: 7, height: 11)
    #expect(sides(block) == [3, 5, 10, 16])
    #expect(block.width == 7 && block.height == 11 && block.area == 77 && !block.isEmpty)
    let none = PixelRect(x: 3, y: 5, width: -7, height: -1)
    #expect(sides(none) == [3, 5, 3, 5] && none.isEmpty && none.area == 0)
    let inverted = PixelRect(left: 5, top: 5, right: 3, bottom: 9)
    #expect(inverted.width == 0 && inverted.height == 4 && inverted.isEmpty)
  }

  @Test func noEdgeIsFartherThanAMillion() {
    let most = 1 << 20
    let all = PixelRect(left: .min, top: .min, right: .max, bottom: .max)
    #expect(sides(all) == [-most, -most, most, most])
    #expect(
      sides(PixelRect(x: .max, y: .min, width: .max, height: 9)) == [most, -most, most, 9 - most])
    #expect(
      sides(PixelRect(x: -5, y: 7, width: .max, height: .max)) == [-5, 7, most - 5, most])
  }

  @Test func anAreaCoversAllPixelsThatItTouches() {
    #expect(sides(PixelRect(covering: Point(1.2, -2.8), Point(3.1, 4))) == [1, -3, 4, 4])
    #expect(sides(PixelRect(inside: Point(1.2, -2.8), Point(3.1, 4))) == [2, -2, 3, 4])
    let most = 1 << 20
    #expect(
      sides(PixelRect(covering: Point(-1e12, -.infinity), Point(1e300, 5))) == [
        -most, -most, most, 5,
      ])
  }

  @Test func neighboursHaveNoPixelInCommon() {
    let block = PixelRect(x: 10, y: 10, width: 4, height: 4)
    for (x, y) in [(14, 10), (6, 10), (10, 14), (10, 6)] {
      let other = PixelRect(x: x, y: y, width: 4, height: 4)
      #expect(!block.intersects(other) && !other.intersects(block))
      #expect(block.intersection(other).isEmpty)
    }
    for (x, y) in [(13, 10), (7, 10), (10, 13), (10, 7)] {
      let other = PixelRect(x: x, y: y, width: 4, height: 4)
      #expect(block.intersects(other) && other.intersects(block))
      #expect(block.intersection(other).area == 4)
    }
  }

  @Test func anEmptyBlockDoesNotCountInAUnion() {
    let block = PixelRect(x: 10, y: 20, width: 4, height: 4)
    let empty = PixelRect(x: 0, y: 0, width: 0, height: 90)
    #expect(block.union(empty) == block && empty.union(block) == block)
    #expect(sides(block.union(PixelRect(x: 2, y: 30, width: 3, height: 5))) == [2, 20, 14, 35])
    #expect(sides(PixelRect.empty) == [0, 0, 0, 0])
  }
}
