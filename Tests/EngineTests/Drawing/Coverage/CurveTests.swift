import Testing

@testable import Engine

/// The lines into which curves are cut, and the hulls of their parts.
@Suite struct CurveTests {
  /// It bends by five points, whichever of its ends is where.
  private let arch = Quadratic(start: .zero, control: Point(-1.5, -2), end: .zero)

  @Test func asManyLinesAsTheBendNeeds() {
    #expect(arch.bend == 5)
    // √(5 ∕ 4 tolerances).
    #expect([1.25, 0.3125, 0.3, 0.0125, 2, 1e9].map(arch.pieces) == [1, 2, 3, 10, 1, 1])
    let first = CubicCurve(start: .zero, control1: Point(-1.5, -2), control2: .zero, end: .zero)
    let last = CubicCurve(start: .zero, control1: .zero, control2: Point(-1.5, -2), end: .zero)
    #expect(first.bend == 15 && last.bend == 15)
    #expect(Quadratic(start: .zero, control: Point(4, 3), end: Point(8, 6)).bend == 0)
    #expect(Quadratic(start: Point(3, 4), control: .zero, end: .zero).bend == 5)
    #expect(Quadratic(start: .zero, control: .zero, end: Point(3, 4)).bend == 5)
  }

  @Test func noCurveHasMoreLinesThanAllowed() {
    #expect(arch.pieces(tolerance: 0) == 4096 && arch.pieces(tolerance: 1e-9) == 4096)
    let straight = Quadratic(start: .zero, control: Point(1, 0), end: Point(2, 0))
    #expect(straight.pieces(tolerance: 0.05) == 1)
    let none = Quadratic(start: .zero, control: Point(.nan, 0), end: .zero)
    #expect(none.pieces(tolerance: 0.05) == 1)
  }

  @Test func placesLieOnTheCurve() {
    let quad = Quadratic(start: Point(1, 2), control: Point(5, 10), end: Point(9, 2))
    #expect(
      [0, 0.25, 0.5, 1].map(quad.point) == [
        Point(1, 2), Point(3, 5), Point(5, 6), Point(9, 2),
      ])
    let cubic = CubicCurve(
      start: Point(0, 8), control1: Point(8, 0), control2: Point(16, 0), end: Point(0, 24))
    #expect(
      [0, 0.5, 0.25, 1].map(cubic.point) == [
        Point(0, 8), Point(9, 4), Point(5.625, 3.75), Point(0, 24),
      ])
  }

  /// The sides of the box around a hull, found from outside.
  private func sides(_ hull: CurveHull) -> [Int] {
    func first(_ block: (Int) -> PixelRect) -> Int? {
      (0...200).first { !hull.lies(besides: block($0), margin: 0) }
    }
    let far = 1000
    return [
      first { PixelRect(left: -far, top: -far, right: $0, bottom: far) },
      first { PixelRect(left: -far, top: -far, right: far, bottom: $0) },
      first { PixelRect(left: 200 - $0, top: -far, right: far, bottom: far) }.map { 200 - $0 },
      first { PixelRect(left: -far, top: 200 - $0, right: far, bottom: far) }.map { 200 - $0 },
    ].map { $0 ?? -1 }
  }

  @Test func aHullIsThatOfThePart() {
    let quad = Quadratic(start: Point(0, 0), control: Point(160, 0), end: Point(160, 160))
    #expect(sides(quad.hull(from: 0, to: 1)) == [0, 0, 160, 160])
    #expect(sides(quad.hull(from: 0.5, to: 1)) == [120, 40, 160, 160])
    #expect(sides(quad.hull(from: 0, to: 0.25)) == [0, 0, 70, 10])
    let cubic = CubicCurve(
      start: Point(8, 0), control1: Point(0, 160), control2: Point(160, 192), end: Point(128, 8))
    #expect(sides(cubic.hull(from: 0, to: 1)) == [0, 0, 160, 192])
    // The controls of its first half: halves of halves.
    #expect(sides(cubic.hull(from: 0, to: 0.5)) == [4, 0, 77, 133])
    #expect(sides(cubic.hull(from: 0.5, to: 1)) == [77, 8, 144, 138])
    let moved = cubic.hull(from: 0, to: 1).moved(
      by: AffineTransform(a: 0, b: 0.5, c: 0.25, d: 0, tx: 10, ty: 20))
    #expect(sides(moved) == [10, 20, 58, 100])
  }

  @Test func aMarginIsKeptOnEachSide() {
    let hull = CurveHull(Point(10, 20), Point(11, 20), Point(11, 22), Point(10, 22))
    func isApart(_ block: PixelRect) -> Bool { hull.lies(besides: block, margin: 3) }
    #expect(isApart(PixelRect(x: 15, y: 0, width: 9, height: 99)))
    #expect(!isApart(PixelRect(x: 14, y: 0, width: 9, height: 99)))
    #expect(isApart(PixelRect(x: 0, y: 0, width: 6, height: 99)))
    #expect(!isApart(PixelRect(x: 0, y: 0, width: 7, height: 99)))
    #expect(isApart(PixelRect(x: 0, y: 26, width: 99, height: 9)))
    #expect(!isApart(PixelRect(x: 0, y: 25, width: 99, height: 9)))
    #expect(isApart(PixelRect(x: 0, y: 0, width: 99, height: 16)))
    #expect(!isApart(PixelRect(x: 0, y: 0, width: 99, height: 17)))
  }
}
