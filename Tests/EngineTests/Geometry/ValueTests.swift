import EngineTestSupport
import Testing

@testable import Engine

/// Places, sizes and colours as they are made.
@Suite struct ValueTests {
  @Test func coordinatesMayBeNamed() {
    let point = Point(x: 3, y: 5)
    #expect(point.x == 3 && point.y == 5 && point == Point(3, 5))
    let size = Size(width: 3, height: 5)
    #expect(size.width == 3 && size.height == 5 && size == Size(3, 5))
    let rect = Rect(x: 1, y: 2, width: 3, height: 5)
    #expect(rect.origin == Point(1, 2) && rect.size == Size(3, 5) && rect == Rect(1, 2, 3, 5))
    #expect([rect.x, rect.y, rect.width, rect.height] == [1, 2, 3, 5])
    #expect(Rect(center: Point(10, 20), size: Size(6, 8)) == Rect(7, 16, 6, 8))
  }

  @Test func pointsAreCalculatedWith() {
    #expect(Point(1, 2) + Point(10, 30) == Point(11, 32))
    #expect(Point(1, 2) - Point(10, 30) == Point(-9, -28))
    #expect(Point(1, 2) * 3 == Point(3, 6) && Size(1, 2) * 3 == Size(3, 6))
    #expect(Point(1, 2).distance(to: Point(4, -2)) == 5)
    #expect(Point(3e300, 0).distance(to: Point(0, 4e300)).isFinite)
    let most = Double.greatestFiniteMagnitude
    #expect(Point(most, most).distance(to: .zero) == most, "no distance is infinite")
  }

  @Test func whatIsZeroIsNothing() {
    #expect(Point.zero == Point(0, 0) && Size.zero == Size(0, 0))
    #expect(Rect.zero == Rect(0, 0, 0, 0))
    let none = Insets.zero
    #expect([none.top, none.left, none.bottom, none.right] == [0, 0, 0, 0])
    let some = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([some.top, some.left, some.bottom, some.right] == [1, 2, 3, 4])
  }

  /// Rectangles that only touch share nothing, on any of their four sides.
  @Test func rectanglesMeetWhereTheyShareMoreThanAnEdge() {
    let rect = Rect(10, 20, 4, 6)
    for way in [Point(4, 0), Point(-4, 0), Point(0, 6), Point(0, -6)] {
      #expect(!rect.intersects(rect.offset(by: way)))
      #expect(rect.intersects(rect.offset(by: way * 0.99)))
    }
    #expect(rect.intersects(Rect(0, 0, 99, 99)) && Rect(0, 0, 99, 99).intersects(rect))
  }

  @Test func coloursHaveFourParts() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).alpha == 1)
    #expect(Color(51, 102, 204) == Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))
    #expect(
      Color(white: 0.25, alpha: 0.5) == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(color.withAlpha(1) == Color(red: 0.1, green: 0.2, blue: 0.3))
  }

  @Test func coloursHaveNames() {
    let names: [(Color, [Double])] = [
      (.clear, [0, 0, 0, 0]), (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]),
      (.gray, [0.5, 0.5, 0.5, 1]), (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
      (.red, [1, 0, 0, 1]),
    ]
    for (color, parts) in names {
      #expect([color.red, color.green, color.blue, color.alpha] == parts)
    }
  }

  @Test func aSideIsANumberThatBoxesCountWith() {
    #expect(
      [3, 0, -1, .nan, 1e9, 1.1e9, .infinity].map(boundedSide) == [3, 0, 0, 0, 1e9, 1e9, 1e9])
  }

  // MARK: As numbers

  @Test func aShadowIsSevenNumbers() {
    let shadow = Shadow(
      blur: 3, offset: Point(1, 2), color: Color(red: 0.4, green: 0.5, blue: 0.6, alpha: 0.7))
    #expect(shadow.lanes == Lanes(1, 2, 3, 0.4, 0.5, 0.6, 0.7, 0))
    #expect(Shadow(lanes: shadow.lanes) == shadow)
    #expect(Shadow.clear == Shadow(blur: 0, offset: .zero, color: .clear))
    let half = Shadow.clear.interpolated(to: shadow, at: 0.5)
    #expect(half.blur == 1.5 && half.offset == Point(0.5, 1) && half.color.alpha == 0.35)
  }

  @Test func aShadowIsShownWithinWhatCanBeShown() {
    let color = Color(red: -0.5, green: 1.5, blue: 0.25, alpha: 2)
    #expect(
      Shadow(blur: -3, offset: Point(-1, 2), color: color).shown
        == Shadow(
          blur: 0, offset: Point(-1, 2), color: Color(red: 0, green: 1, blue: 0.25, alpha: 1)))
    let plain = Shadow(blur: 3, color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(plain.shown == plain)
  }

  @Test func valuesAreTheirNumbersInOrder() {
    #expect(5.0.lanes == Lanes(5, 0, 0, 0, 0, 0, 0, 0))
    #expect(Point(1, 2).lanes == Lanes(1, 2, 0, 0, 0, 0, 0, 0))
    #expect(Size(1, 2).lanes == Lanes(1, 2, 0, 0, 0, 0, 0, 0))
    #expect(Rect(1, 2, 3, 4).lanes == Lanes(1, 2, 3, 4, 0, 0, 0, 0))
    let transform = Transform(translation: Point(1, 2), scale: Point(3, 4), rotation: 5)
    #expect(transform.lanes == Lanes(1, 2, 3, 4, 5, 0, 0, 0))
    #expect(Transform(lanes: transform.lanes) == transform)
    #expect(
      Color(red: 1, green: 2, blue: 3, alpha: 4).lanes == Lanes(1, 2, 3, 4, 0, 0, 0, 0))
  }

  @Test func someNumbersMayBeReplaced() {
    let (old, new) = (Lanes(1, 2, 3, 4, 5, 6, 7, 8), Lanes(10, 20, 30, 40, 50, 60, 70, 80))
    #expect(LaneSet.all.replace(old, by: new) == new)
    #expect(LaneSet([]).replace(old, by: new) == old)
    #expect(
      LaneSet([LaneSet(1), LaneSet(7)]).replace(old, by: new) == Lanes(1, 20, 3, 4, 5, 6, 7, 80))
    #expect(LaneSet(0).replace(old, by: new)[0] == 10 && LaneSet(0).rawValue == 1)
  }
}
