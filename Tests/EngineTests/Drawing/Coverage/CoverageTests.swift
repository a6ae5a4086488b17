import Engine
import EngineTestSupport
import Testing

@Suite struct CoverageTests {
  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1.0])
  func partOfAPixelIsItsShareOf255(share: Double) {
    let bitmap = painted([.white(.rect(Rect(1, 1, share, 1)))], 3, 3)
    #expect(bitmap.alpha(1, 1) == Int(share * 255 + 0.5))
    #expect(abs(bitmap.area - share) < 1 / 255)
  }

  @Test func rectOnHalfPixelsCoversHalfAtSidesAndAQuarterAtCorners() {
    let bitmap = painted([.white(.rect(Rect(0.5, 0.5, 2, 2)))], 4, 4)
    let corner = 64
    let side = 128
    let wanted = [
      corner, side, corner, 0, side, 255, side, 0, corner, side, corner, 0, 0, 0, 0, 0,
    ]
    #expect(bitmap.pixels.map { Int($0 >> 24) } == wanted)
  }

  @Test func wholePixelsAreSharp() {
    let bitmap = painted([.white(.rect(Rect(70, 2, 130, 3)))], 256, 8)
    for y in 0..<8 {
      for x in 0..<256 {
        let inside = (70..<200).contains(x) && (2..<5).contains(y)
        #expect(bitmap.alpha(x, y) == (inside ? 255 : 0))
      }
    }
  }

  @Test(arguments: [0.7, 3.0, 10.0, 47.5, 180.0])
  func circleAreaIsPiRSquared(radius: Double) {
    let side = Int(2 * radius) + 4
    let center = Point(Double(side) / 2 + 0.3, Double(side) / 2 - 0.2)
    let bitmap = painted([.white(.circle(center: center, radius: radius))], side, side)
    // At most a rim of the flatness and half a level of each edge pixel may be missing.
    let slack = 2 * Double.pi * radius * (0.05 + 0.01) + 0.02
    #expect(abs(bitmap.area - .pi * radius * radius) < slack)
  }

  @Test func circleIsSymmetric() {
    let bitmap = painted([.white(.circle(center: Point(20, 20), radius: 17.3))], 40, 40)
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(bitmap.alpha(x, y) - bitmap.alpha(39 - x, y)) <= 3)
        #expect(abs(bitmap.alpha(x, y) - bitmap.alpha(y, x)) <= 3)
      }
    }
  }

  /// Every triangle with corners on a small grid in and around 2×2 pixels, against the exact
  /// area of the triangle clipped to each pixel.
  @Test func allSmallTrianglesAreExact() {
    let places = [-1.0, 0.5, 1.0, 1.75, 3.0]
    let points = places.flatMap { y in places.map { Point($0, y) } }
    let painter = Painter()
    let bitmap = Bitmap(width: 2, height: 2)
    for a in points {
      for b in points {
        for c in points {
          bitmap.clear(.clear)
          let list = DisplayList([.white(.lines([a, b, c]))])
          painter.paint(list, into: bitmap, glyphs: nil)
          for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let exact = ExactArea.of([a, b, c], inPixel: x, y)
            let error = abs(Double(bitmap.alpha(x, y)) - exact * 255)
            if error > 1.5 {
              Issue.record("\(a) \(b) \(c) pixel \(x),\(y): \(bitmap.alpha(x, y))/255, \(exact)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func randomTrianglesCoverTheirArea(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<3).map { _ in
      Point(Double.random(in: 1...59, using: &random), Double.random(in: 1...39, using: &random))
    }
    let bitmap = painted([.white(.lines(points, closed: true))], 60, 40)
    let wanted = ExactArea.of(points)
    #expect(abs(bitmap.area - wanted) < 0.6, "seed \(seed)")
  }
}

/// Areas by the shoelace formula.
enum ExactArea {
  static func of(_ points: [Point]) -> Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return abs(sum) / 2
  }

  /// The part of a convex polygon that lies in one pixel.
  static func of(_ points: [Point], inPixel x: Int, _ y: Int) -> Double {
    var polygon = points
    let (left, top) = (Double(x), Double(y))
    polygon = cut(polygon) { $0.x - left }
    polygon = cut(polygon) { left + 1 - $0.x }
    polygon = cut(polygon) { $0.y - top }
    polygon = cut(polygon) { top + 1 - $0.y }
    return polygon.isEmpty ? 0 : of(polygon)
  }

  /// Keeps what has a positive distance (Sutherland and Hodgman).
  private static func cut(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let (near, far) = (distance(point), distance(next))
      if near >= 0 { result.append(point) }
      if (near > 0 && far < 0) || (near < 0 && far > 0) {
        result.append(point + (next - point) * (near / (near - far)))
      }
    }
    return result
  }
}
