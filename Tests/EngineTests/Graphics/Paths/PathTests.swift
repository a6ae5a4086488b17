import Engine
import EngineTestSupport
import Testing

@Suite struct PathTests {
  @Test func stepsOfThePenAreKeptInOrder() {
    var path = Path()
    #expect(path.isEmpty)
    path.move(to: Point(0, 0))
    path.line(to: Point(1, 0))
    path.quad(Point(2, 0), to: Point(2, 1))
    path.cubic(Point(2, 2), Point(1, 2), to: Point(0, 2))
    path.close()
    #expect(
      path.elements == [
        .move(Point(0, 0)), .line(Point(1, 0)), .quad(control: Point(2, 0), to: Point(2, 1)),
        .cubic(control1: Point(2, 2), control2: Point(1, 2), to: Point(0, 2)), .close,
      ])
    #expect(Path(path.elements) == path && !path.isEmpty)
  }

  @Test func aRectangleGoesRoundItsCorners() {
    #expect(
      Path.rect(Rect(1, 2, 3, 4)).elements == [
        .move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 6)), .line(Point(1, 6)), .close,
      ])
  }

  @Test func aCircleIsRoundWithinAThirdOfAThousandth() {
    let (center, radius) = (Point(5, -3), 10.0)
    let points = Path.circle(center: center, radius: radius).samples
    #expect(points.count > 40)
    for point in points {
      #expect(abs(point.distance(to: center) - radius) <= 3e-4 * radius, "\(point)")
    }
  }

  @Test func anEllipseTouchesAllFourSides() {
    let rect = Rect(-2, 3, 10, 4)
    let points = Path.ellipse(in: rect).samples
    #expect(points.bounds == rect)
    for point in points {
      let x = (point.x - rect.midX) / 5
      let y = (point.y - rect.midY) / 2
      #expect(abs(x * x + y * y - 1) <= 6e-4, "\(point)")
    }
  }

  @Test func roundCornersStayInsideAndTheSidesStraight() {
    forAll(seeds: 0..<200) { random in
      let rect = random.rect()
      let radius = random.double(in: 0...80)
      let points = Path.roundedRect(rect, radius: radius).samples
      let cut = min(radius, rect.width / 2, rect.height / 2)
      guard let bounds = points.bounds else { return }
      #expect(agree(bounds.minX, rect.minX) && agree(bounds.maxY, rect.maxY))
      for point in points {
        let x = max(rect.minX + cut, min(rect.maxX - cut, point.x))
        let y = max(rect.minY + cut, min(rect.maxY - cut, point.y))
        let distance = point.distance(to: Point(x, y))
        #expect(distance <= cut * 1.0003 + 1e-9, "\(point) of \(rect), \(radius)")
        #expect(distance >= cut * 0.9997 - 1e-9, "\(point) of \(rect), \(radius)")
      }
    }
  }

  @Test(arguments: [0, -1, Double.nan])
  func withoutARadiusTheCornersAreSharp(radius: Double) {
    let rect = Rect(0, 0, 4, 4)
    #expect(Path.roundedRect(rect, radius: radius) == .rect(rect))
  }

  @Test func aRadiusBeyondHalfTheShorterSideIsCut() {
    let rect = Rect(0, 0, 10, 4)
    #expect(Path.roundedRect(rect, radius: 99) == .roundedRect(rect, radius: 2))
    let square = Rect(0, 0, 4, 4)
    #expect(Path.roundedRect(square, radius: 2) == .circle(center: Point(2, 2), radius: 2))
  }
}

extension Path {
  /// Points on the outline: the ends of its lines and several places of each curve.
  fileprivate var samples: [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .quad(_, let point): points.append(point)
      case .cubic(let b, let c, let d):
        guard let a = points.last else { continue }
        points += (1...12).map { cubic(a, b, c, d, Double($0) / 12) }
      case .close: break
      }
    }
    return points
  }

  private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }
}

extension [Point] {
  fileprivate var bounds: Rect? {
    guard let first else { return nil }
    return reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
