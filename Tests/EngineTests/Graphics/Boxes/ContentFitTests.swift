import Testing

@testable import Engine

/// How a drawing fills a box, in numbers of two by one and a box of 100 by 100.
@Suite struct ContentFitTests {
  private let shape = Size(20, 10)
  private let viewBox = Rect(5, 7, 20, 10)
  private let box = Size(100, 100)

  @Test func eachWayHasItsFactors() {
    #expect(ContentFit.cover.scale(of: shape, in: box) == Point(10, 10))
    #expect(ContentFit.stretch.scale(of: shape, in: box) == Point(5, 10))
    #expect(ContentFit.natural(unit: 3).scale(of: shape, in: box) == Point(3, 3))
    #expect(ContentFit.shaped.scale(of: shape, in: box) == Point(5, 10))
  }

  /// Around the middle (15, 12): 100 points are 10 units, and 33⅓ where one is 3 points.
  @Test func theMiddleIsSeen() {
    #expect(ContentFit.cover.part(of: viewBox, in: box) == Rect(10, 7, 10, 10))
    #expect(ContentFit.stretch.part(of: viewBox, in: box) == viewBox)
    #expect(ContentFit.shaped.part(of: viewBox, in: box) == viewBox)
    let natural = ContentFit.natural(unit: 4).part(of: viewBox, in: box)
    #expect(natural == Rect(2.5, -0.5, 25, 25))
  }

  @Test func betweenTwoWaysIsTheFactorBetween() {
    let half = ContentFit.cover.interpolated(to: .stretch, at: 0.5)
    #expect(half.scale(of: shape, in: box) == Point(7.5, 10))
    let smaller = ContentFit.cover.interpolated(to: .natural(unit: 2), at: 0.25)
    #expect(smaller.scale(of: shape, in: box) == Point(8, 8))
  }

  /// A box of the drawing's shape grows: the drawing covers it from the beginning, and nothing jumps.
  @Test func fromItsOwnShapeNothingJumps() {
    for fit in [ContentFit.cover, .stretch, .natural(unit: 5)] {
      let start = ContentFit.shaped.interpolated(to: fit, at: 1e-9)
      // The edges of boxes lie on whole points.
      let scale = start.scale(of: shape, in: Size(101, 50))
      #expect(abs(scale.x - 5.05) < 1e-6 && abs(scale.y - 5) < 1e-6, "\(fit)")
    }
    let way = ContentFit.shaped.interpolated(to: .cover, at: 0.5)
    #expect(way.scale(of: shape, in: Size(100, 80)) == Point(8, 8))
  }

  @Test func aSpringThatOvershootsIsClamped() {
    let wild = ContentFit(lanes: Lanes(1.2, -0.3, -0.1, -2, 0, 0, 0, 0)).shown
    #expect(wild == .cover)
    #expect(wild.cuts && !ContentFit.stretch.cuts && ContentFit.shaped.rounded.cuts)
  }
}
