import Testing

@testable import Engine
@testable import EngineSVG

/// Paths elsewhere, and how they are measured.
@Suite struct PathMapTests {
  @Test func aMappedPathIsMappedWhole() throws {
    var path = try outline("M1 2L3 5Q7 11 13 17C19 23 29 31 37 41z")
    path.isEvenOdd = true
    let map = AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 1000)
    var wanted = try outline(
      "M102 1006L106 1015Q114 1033 126 1051C138 1069 158 1093 174 1123z")
    wanted.isEvenOdd = true
    #expect(path.mapped(by: map) == wanted && path.mapped(by: .identity) == path)
  }

  /// The heights of lines, and of the hulls of curves, as far as they lie between 0 and 10.
  @Test(arguments: [
    ("M5 -5V5", 5.0), ("M5 -5V5V20", 10), ("M5 -5V20V30", 10), ("M5 -5V20V30V-10", 20),
    ("M0 0H10", 0), ("M0 2L8 5", 3), ("M0 5L8 2", 3), ("M0 0Q5 20 10 0", 10),
    ("M0 1Q5 4 10 2", 3), ("M0 2C0 4 0 -6 0 3", 4), ("M0 2C0 -6 0 4 0 3", 4),
    ("M0 5C0 5 0 5 0 9", 4),
    ("M0 1V3M0 20M0 6V7", 3), ("M0 1V3z", 2), ("M0 -9V-3", 0), ("M0 19V13", 0),
  ])
  func heightsAreThoseInTheBox(data: String, wanted: Double) throws {
    let path = try outline(data)
    #expect(path.height(within: Rect(0, 0, 10, 10), .identity) == wanted)
    let moved = path.height(within: Rect(0, 100, 10, 20), .scale(1, 2).then(.translation(0, 100)))
    #expect(moved == 2 * wanted)
  }

  @Test func boxesHoldWhatFollowsAClose() throws {
    let path = Path([
      .move(.zero), .line(Point(8, 0)), .line(Point(8, 8)), .close,
      .cubic(control1: Point(0, -4), control2: Point(4, -4), to: Point(4, 0)),
    ])
    #expect(path.tightBox == Rect(0, -3, 8, 11))
    #expect(try outline("M0 0C0 4 4 4 4 0S8 -4 8 0").tightBox == Rect(0, -3, 8, 6))
    #expect(try outline("M0 0Q10 5 0 10").tightBox == Rect(0, 0, 5, 10))
    #expect(Path([.move(.zero), .close]).tightBox == nil)
  }

  @Test func aTurnIsTwiceTheAreaInside() throws {
    #expect(try outline("M1 1H5V4H1z").turn == 24)
    #expect(try outline("M1 1V4H5V1z").turn == -24)
    #expect(try outline("M1 1H5V4H1").turn == 24, "it is filled as if it were closed")
    #expect(try outline("M1 1H5V4H1zM11 1H15V4H11z").turn == 48)
    #expect(try outline("M1 1H5V4H1M11 1V4H15V1").turn == 0)
    #expect(Path().turn == 0)
  }

  // MARK: Dashes

  private func dashes(
    _ data: String, _ lengths: [Double], offset: Double = 0, most: Int = 1000
  ) throws -> Path? { try outline(data).dashed(lengths, offset: offset, most: most) }

  @Test func noMoreDashesAreMadeThanAllowed() throws {
    #expect(try dashes("M0 0H10", [2, 2], most: 7) == outline("M0 0H2M4 0H6M8 0H10"))
    #expect(try dashes("M0 0H10", [2, 2], most: 6) == nil)
    #expect(try dashes("M0 0M1 0M2 0M3 0M4 0", [2, 2], most: 5) == Path())
    #expect(try dashes("M0 0M1 0M2 0M3 0M4 0", [2, 2], most: 4) == nil)
    #expect(try dashes("M0 0H10", [0, 0]) == nil)
  }

  /// As round ends make them seen.
  @Test func dashesOfNoLengthAreDots() throws {
    #expect(try dashes("M0 0H4", [0, 2]) == outline("M0 0L0 0M2 0L2 0"))
    #expect(try dashes("M1 1h0", [2, 1]) == outline("M1 1L1 1"))
    #expect(try dashes("M1 1z", [2, 1]) == outline("M1 1L1 1z"))
    #expect(try dashes("M1 1h0", [2, 1], offset: 2.5) == Path(), "there is a gap")
  }

  @Test func curvesStayCurves() throws {
    let half = try #require(try dashes("M0 0C0 4 4 4 4 0", [3.5, 100]))
    guard half.elements.count == 2, case .cubic(let first, _, let end) = half.elements[1] else {
      return #expect(Bool(false), "\(half)")
    }
    #expect(first.x == 0 && first.y > 0 && end.y > 2 && abs(half.length - 3.5) < 1e-6)
  }

  @Test func aLengthIsThatOfAllParts() throws {
    #expect(try outline("M0 0H3V4z").length == 12)
    #expect(try outline("M0 0H3M9 9V4").length == 8)
    #expect(Path().length == 0)
  }
}
