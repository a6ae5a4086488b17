import Engine
import EngineTestSupport
import Testing

@Suite struct RectTests {
  @Test func edgesAndMiddle() {
    let rect = Rect(10, 20, 30, 40)
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(Rect(center: rect.center, size: rect.size) == rect)
    #expect(rect.offset(by: Point(-10, 5)) == Rect(0, 25, 30, 40))
  }

  @Test func theLeftAndTopEdgesBelongToIt() {
    let rect = Rect(0, 0, 2, 3)
    #expect(rect.contains(.zero) && rect.contains(Point(1.999, 2.999)))
    #expect(!rect.contains(Point(2, 0)) && !rect.contains(Point(0, 3)))
    #expect(!rect.contains(Point(-0.001, 1)) && !rect.contains(Point(.nan, 1)))
  }

  @Test(arguments: [
    Rect(0, 0, 0, 5), Rect(0, 0, 5, 0), Rect(0, 0, -1, 5), Rect(0, 0, .nan, 5),
  ])
  func nothingFitsInside(rect: Rect) {
    #expect(rect.isEmpty)
    #expect(!rect.contains(rect.center))
  }

  @Test func insetsAreTakenFromEveryEdge() {
    let rect = Rect(0, 0, 100, 50)
    #expect(rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(2, 1, 94, 46))
    #expect(rect.inset(by: 10) == Rect(10, 10, 80, 30))
    #expect(rect.inset(by: Insets(10)) == rect.inset(by: 10))
    #expect(rect.inset(by: .zero) == rect)
    #expect(rect.inset(by: 30).size == Size(40, -10))
    #expect(rect.inset(by: 10).inset(by: -10) == rect)
  }

  private let samples = [
    Rect(0, 0, 4, 4), Rect(2, 2, 4, 4), Rect(4, 0, 2, 2), Rect(-3, -3, 2, 9), Rect(1, 1, 1, 1),
  ]

  @Test func unionAndIntersectionAreLattices() {
    let laws = Laws(of: samples)
    #expect(laws.counterexampleToAssociativity("union") { $0.union($1) } == nil)
    #expect(laws.counterexampleToCommutativity("union") { $0.union($1) } == nil)
    #expect(laws.counterexampleToCommutativity("meet") { $0.intersection($1) } == nil)
    for a in samples {
      #expect(a.union(a) == a && a.intersection(a) == a)
      for b in samples {
        #expect(a.intersection(a.union(b)) == a, "\(a) \(b)")
      }
    }
  }

  @Test func theIntersectionHoldsThePointsOfBoth() {
    for a in samples {
      for b in samples {
        let both = a.intersection(b)
        for x in stride(from: -4.5, to: 7, by: 0.5) {
          for y in stride(from: -4.5, to: 7, by: 0.5) {
            let point = Point(x, y)
            #expect(both.contains(point) == (a.contains(point) && b.contains(point)))
            if a.contains(point) { #expect(a.union(b).contains(point)) }
          }
        }
      }
    }
  }

  @Test func apartTheyShareNothing() {
    #expect(Rect(0, 0, 1, 1).intersection(Rect(5, 5, 1, 1)).isEmpty)
    #expect(Rect(0, 0, 1, 1).intersection(Rect(1, 0, 1, 1)).isEmpty)
  }
}

@Suite struct InterpolationTests {
  @Test func theEndsAreExact() {
    forAll(seeds: 0..<1_000) { random in
      expectEnds(random.double(in: -1e9...1e9), random.double(in: -1e-9...1e9))
      expectEnds(random.point(), random.point())
      expectEnds(random.rect(), random.rect())
      expectEnds(random.color(), random.color())
      expectEnds(Size(random.double(in: 0...9), 0.1), Size(0.3, random.double(in: 0...9)))
      expectEnds(
        Transform(translation: random.point(), scale: random.point(), rotation: 0.1),
        Transform(translation: random.point(), scale: random.point(), rotation: 0.7))
    }
  }

  private func expectEnds<Value: Interpolatable>(_ a: Value, _ b: Value) {
    #expect(a.interpolated(to: b, at: 0) == a)
    #expect(a.interpolated(to: b, at: 1) == b)
    #expect(Value(lanes: a.lanes) == a)
  }

  @Test func theWayIsStraightAndGoesOnBeyondItsEnds() {
    #expect(10.0.interpolated(to: 20, at: 0.25) == 12.5)
    #expect(10.0.interpolated(to: 20, at: 1.5) == 25)
    #expect(10.0.interpolated(to: 20, at: -1) == 0)
    #expect(lerp(1.0, 3.0, 0.5) == 2)
  }

  @Test func coloursMixComponentByComponent() {
    let half = Color(255, 0, 51, alpha: 0).interpolated(to: Color(0, 255, 51), at: 0.5)
    #expect(half == Color(red: 0.5, green: 0.5, blue: 0.2, alpha: 0.5))
    #expect(Color(255, 168, 72) == Color(red: 1, green: 168.0 / 255, blue: 72.0 / 255))
    #expect(Color.white.withAlpha(0.5) == Color(white: 1, alpha: 0.5))
  }
}

extension SeededGenerator {
  mutating func point() -> Point { Point(double(in: -100...100), double(in: -100...100)) }

  mutating func rect() -> Rect {
    Rect(origin: point(), size: Size(double(in: 0...100), double(in: 0...100)))
  }

  mutating func color() -> Color {
    Color(
      red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1),
      alpha: double(in: 0...1))
  }
}
