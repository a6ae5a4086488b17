import Testing

@testable import Engine

/// The boxes on the device around what is painted.
@Suite struct DeviceBoundsTests {
  private func sides(_ bounds: DeviceBounds?) -> [Double] {
    bounds.map { [$0.low.x, $0.low.y, $0.high.x, $0.high.y] } ?? []
  }

  private let map = AffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 10, ty: 100)

  /// Controls count, and what follows a close does too.
  @Test func aPathsBoxHoldsAllItsPoints() {
    let points: [(Path.Element, [Double])] = [
      (.move(Point(1, 2)), [12, 94, 12, 94]), (.line(Point(-1, 4)), [8, 88, 12, 94]),
      (.quad(control: Point(5, -1), to: Point(2, 3)), [8, 88, 20, 103]),
      (.close, [8, 88, 20, 103]),
      (.cubic(control1: Point(7, 0), control2: Point(0, 8), to: .zero), [8, 76, 24, 103]),
      (.cubic(control1: Point(0, -2), control2: Point(-6, 0), to: .zero), [-2, 76, 24, 106]),
      (.cubic(control1: .zero, control2: .zero, to: Point(8, 9)), [-2, 73, 26, 106]),
      (.quad(control: .zero, to: Point(-7, -3)), [-4, 73, 26, 109]),
    ]
    var path = Path()
    #expect(path.deviceBounds(map) == nil)
    for (element, wanted) in points {
      path.elements.append(element)
      #expect(sides(path.deviceBounds(map)) == wanted, "\(element)")
    }
    #expect(Path([.close]).deviceBounds(map) == nil)
  }

  @Test func aRectanglesBoxHoldsItsCorners() {
    #expect(sides(Rect(1, 2, 3, 4).deviceBounds(map)) == [12, 82, 18, 94])
    let turned = AffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0)
    #expect(sides(Rect(1, 2, 3, 4).deviceBounds(turned)) == [-5, 3, 2, 10])
  }

  @Test func whatIsTooFarAwayOrNoNumberHasNone() {
    let (near, far) = (1e12, 1.000_001e12)
    for sign in [1.0, -1] {
      for point in [Point(sign, 0), Point(0, sign)] {
        #expect(Path.lines([.zero, point * near]).deviceBounds(.identity) != nil)
        #expect(Path.lines([.zero, point * far]).deviceBounds(.identity) == nil)
        #expect(Path.lines([.zero, point * .nan]).deviceBounds(.identity) == nil)
        let rect = Rect(origin: point * near, size: .zero)
        #expect(rect.deviceBounds(.identity) != nil)
        #expect(rect.deviceBounds(.scale(1.000_001, 1.000_001)) == nil)
        #expect(Rect(origin: point * .infinity, size: .zero).deviceBounds(.identity) == nil)
      }
    }
    #expect(Path.lines([.zero, Point(.nan, 0), Point(1, 1)]).deviceBounds(.identity) == nil)
    #expect(Path.lines([Point(0, .nan), Point(1, 1)]).deviceBounds(.identity) == nil)
    #expect(Rect(0, 0, 2e12, 1).deviceBounds(.identity) == nil)
    #expect(Rect(0, 0, 1, 2e12).deviceBounds(.identity) == nil)
  }

  @Test func pixelsMayBePadded() {
    let bounds = DeviceBounds(from: Point(1.25, 2.5), to: Point(3.75, 4))
    #expect(bounds.pixels() == PixelRect(left: 1, top: 2, right: 4, bottom: 4))
    #expect(bounds.pixels(padding: 1.5) == PixelRect(left: -1, top: 1, right: 6, bottom: 6))
    var growing = DeviceBounds(Point(1, 2))
    growing.add(Point(-1, 5))
    growing.add(Point(0, 1))
    #expect(sides(growing) == [-1, 1, 1, 5])
  }

  // MARK: Blocks of pixels

  @Test func rectanglesOnPixelsAreBlocks() {
    let block = PixelRect(left: 2, top: 3, right: 8, bottom: 9)
    #expect(Path.rect(Rect(2, 3, 6, 6)).pixelRect(.identity) == block)
    #expect(Path.rect(Rect(1, 1.5, 3, 3)).pixelRect(.scale(2, 2)) == block)
    let corners = [Point(2, 3), Point(2, 9), Point(8, 9), Point(8, 3)]
    #expect(Path.lines(corners).pixelRect(.identity) == block)
    #expect(Path.lines(corners + [corners[0]], closed: true).pixelRect(.identity) == block)
    #expect(
      Path.lines(corners.reversed()).pixelRect(.rotation(.pi / 2))
        == PixelRect(left: -9, top: 2, right: -3, bottom: 8))
    for other in [
      Path.rect(Rect(2, 3, 6.5, 6)), .rect(Rect(2, 3.5, 6, 6)), .rect(Rect(2.5, 3, 5.5, 6)),
      .lines(Array(corners.dropLast())), .lines([corners[0], corners[2], corners[1], corners[3]]),
      .lines(corners + [corners[1]]), .lines(corners + [corners[0], corners[1]], closed: true),
      .lines([Point(2, 3), Point(2, 9), Point(8, 9), Point(8, 4)]), Path(),
    ] { #expect(other.pixelRect(.identity) == nil, "\(other)") }
    #expect(Path.rect(Rect(2, 3, 6, 6)).pixelRect(.rotation(0.1)) == nil)
  }
}
