import Engine
import EngineSVG
import Testing

/// Gradients at their edges: values that are not given, and colours that begin again.
@Suite struct SVGSpreadTests {
  private static let ends = "<stop offset='0' stop-color='#fff'/><stop offset='1'/>"
  private let wanted = [GradientStop(0, .white), GradientStop(1, .black)]
  private let rect = "<rect x='2' y='2' width='4' height='2' fill='url(#a)'/>"

  private func paint(
    _ kind: String, _ attributes: String, stops: String = ends, on shape: String? = nil
  ) throws -> Paint? {
    let gradient = "<\(kind)Gradient id='a' \(attributes)>\(stops)</\(kind)Gradient>"
    let item = try items(gradient + (shape ?? rect)).first
    guard case .fill(_, let paint)? = item else { return nil }
    return paint
  }

  private func linear(_ start: Point, _ end: Point) -> Paint {
    .linearGradient(start: start, end: end, stops: wanted)
  }

  // MARK: Values

  @Test(arguments: [
    ("x2='auto'", Point(2, 2), Point(6, 2)),
    ("gradientUnits='userSpaceOnUse'", Point(0, 0), Point(10, 0)),
    ("gradientUnits='userSpaceOnUse' x1='10%' x2='50%' y2='20%'", Point(1, 0), Point(5, 2)),
    // Its lines of one colour go from (2, 4) by (4, −2) and along with it, and it across them.
    ("x1='.25' y1='.5' x2='.75' y2='1'", Point(3, 3), Point(3.8, 4.6)),
    ("gradientUnits='userSpaceOnUse' transform='translate(1 2)'", Point(1, 2), Point(11, 2)),
    ("gradientTransform='translate(.5 .25)'", Point(4, 2.5), Point(8, 2.5)),
  ])
  func anAxisHasItsValues(attributes: String, start: Point, end: Point) throws {
    let paint = try paint("linear", attributes)
    guard case .linearGradient(let first, let last, wanted)? = paint else {
      throw SVGTestFailure()
    }
    #expect(first.distance(to: start) < 1e-12 && last.distance(to: end) < 1e-12)
  }

  @Test func anAxisWithoutALengthIsItsLastColour() throws {
    #expect(try paint("linear", "x1='.5' x2='.5'") == .color(.black))
    #expect(try paint("linear", "x1='.5' x2='.5' y2='1'") == linear(Point(4, 2), Point(4, 4)))
  }

  @Test func aFlatMapPaintsNothing() throws {
    #expect(try paint("linear", "gradientTransform='scale(0 1)'") == nil)
    #expect(try paint("radial", "gradientTransform='scale(1 0)'") == nil)
  }

  @Test func aShapeWithoutABoxHasOnlyGradientsOfThePicture() throws {
    let dot = "<path d='M1 1' fill='url(#a)'/>"
    #expect(
      try paint("linear", "gradientUnits='userSpaceOnUse' x2='4'", on: dot)
        == linear(.zero, Point(4, 0)))
    #expect(try paint("linear", "x2='.5'", on: dot) == nil)
  }

  @Test(arguments: [
    ("cx='5' cy='5' r='4' fx='7'", Point(0.5, 0)), ("cx='5' cy='5' r='4' fy='7'", Point(0, 0.5)),
    ("cx='5' cy='5' r='4' fx='5' fy='5'", Point(0, 0)),
    ("cx='5' cy='5' r='4' fx='13'", Point(0.99, 0)),
    ("cx='5' cy='5' r='5' fx='20' fy='25'", Point(0.594, 0.792)),
    ("cx='5' cy='5' r='5' fx='-10' fy='5'", Point(-0.99, 0)),
    ("cx='5' cy='5' r='100' fx='104'", Point(0.99, 0)),
  ])
  func aFocusLiesInsideOfItsCircle(attributes: String, wanted: Point) throws {
    let paint = try paint("radial", "gradientUnits='userSpaceOnUse' " + attributes)
    guard case .radialGradient(_, let focus, self.wanted)? = paint else { throw SVGTestFailure() }
    #expect(focus.distance(to: wanted) < 1e-12)
  }

  @Test func aCircleHasItsValues() throws {
    let head = "gradientUnits='userSpaceOnUse'"
    func map(_ radius: Double, _ x: Double, _ y: Double) -> Paint {
      .radialGradient(
        AffineTransform(a: radius, b: 0, c: 0, d: radius, tx: x, ty: y), stops: wanted)
    }
    #expect(try paint("radial", head) == map(5, 5, 5))
    #expect(try paint("radial", head + " cx='3' cy='20%' r='70%'") == map(7, 3, 2))
    #expect(try paint("radial", head + " cx='auto' r='1'") == map(1, 5, 5))
    #expect(
      problem(document("<radialGradient id='a' fr='-.1'>\(Self.ends)</radialGradient>" + rect))
        == "line 1: <radialGradient>: fr must not be below 0")
  }

  @Test(arguments: [
    ("<stop stop-color='red'/>", 0.0, Color(255, 0, 0)), ("<stop offset='25%'/>", 0.25, .black),
    ("<stop offset='1' stop-opacity='.5'/>", 1, Color.black.withAlpha(0.5)),
    ("<stop stop-color='#ffffff80' stop-opacity='50%'/>", 0, Color.white.withAlpha(64 / 255.0)),
    ("<stop color='red' stop-color='currentColor'/>", 0, Color(255, 0, 0)),
    ("<g/><stop offset='.5'/><path d=''/>", 0.5, .black),
  ])
  func aStopHasItsValues(stop: String, offset: Double, color: Color) throws {
    let paint = try paint("linear", "", stops: stop + "<stop offset='1'/>")
    guard case .linearGradient(_, _, let stops)? = paint else { throw SVGTestFailure() }
    #expect(stops == [GradientStop(offset, color), GradientStop(1, .black)])
  }

  @Test func stopsThatAreOutOfOrderFollowTheOnesBefore() throws {
    let gradient = """
      <linearGradient id='a'><stop offset='.75'/><stop offset='.5'/><stop offset='x'/>\
      <stop offset='.875'/></linearGradient>
      """
    let (items, notes) = try lenient(gradient + rect)
    guard case .fill(_, .linearGradient(_, _, let stops))? = items.first else {
      throw SVGTestFailure()
    }
    #expect(stops.map(\.offset) == [0.75, 0.75, 0.75, 0.875] && notes.count == 3)
  }

  // MARK: Colours that begin again

  private func repeated(_ attributes: String, _ stops: String = ends) throws -> (
    start: Point, end: Point, stops: [GradientStop]
  ) {
    let head = "gradientUnits='userSpaceOnUse' spreadMethod='repeat' "
    let paint = try paint("linear", head + attributes, stops: stops)
    guard case .linearGradient(let start, let end, let stops)? = paint else {
      throw SVGTestFailure()
    }
    return (start, end, stops)
  }

  /// Up and down, as to the right and to the left.
  @Test(arguments: [
    ("x1='2' x2='4'", Point(0, 0), Point(8, 0)), ("x1='4' x2='2'", Point(8, 0), Point(0, 0)),
    ("y1='2' x2='0' y2='3'", Point(0, 1), Point(0, 5)),
    ("y1='3' x2='0' y2='2'", Point(0, 5), Point(0, 1)),
  ])
  func theyReachOneMoreOnEachSide(attributes: String, start: Point, end: Point) throws {
    let all = try repeated(attributes)
    #expect(all.start == start && all.end == end && all.stops.count == 16)
  }

  @Test func theyBeginAgainAtMostTwentyFourTimesOnEachSide() throws {
    let many = try repeated("x1='4' x2='4.0625'")
    #expect(many.start == Point(2.5, 0) && many.end == Point(5.5, 0) && many.stops.count == 192)
    #expect(many.stops.first?.offset == 0 && many.stops.last?.offset == 1)
    let colorful = try repeated(
      "x1='4' x2='4.0625'", String(repeating: "<stop/>", count: 999) + "<stop offset='1'/>")
    #expect(colorful.start == Point(3.375, 0) && colorful.end == Point(4.625, 0))
    #expect(colorful.stops.count == 20 * 1002)
  }

  /// However far away from what is painted they begin.
  @Test func farAwayTheyBeginAgainToo() throws {
    let far = try repeated("x1='-100' x2='-98'")
    #expect(far.start == Point(0, 0) && far.end == Point(8, 0) && far.stops.count == 16)
    let small = try repeated("x1='-100' x2='-99.9375'")
    #expect(small.start == Point(2.5, 0) && small.end == Point(5.5, 0) && small.stops.count == 192)
  }

  @Test(arguments: ["repeat", "reflect"])
  func circlesReachOneMore(spread: String) throws {
    let head = "gradientUnits='userSpaceOnUse' cx='4' cy='3' r='1' spreadMethod='\(spread)'"
    guard
      case .radialGradient(let circle, .zero, let stops)? = try paint("radial", head),
      case .radialGradient(let moved, let focus, let others)? = try paint(
        "radial", head + " fx='4.5'")
    else { throw SVGTestFailure() }
    // The corners are √5 away from the middle, and √7.25 from a focus that is half as near to the
    // circle.
    #expect(circle == AffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 4, ty: 3))
    #expect(stops.count == 16 && others.count == 28 && focus == Point(0.5, 0))
    #expect(moved == AffineTransform(a: 7, b: 0, c: 0, d: 7, tx: 1, ty: 3))
    let offsets = [0, 0.25, 0.5, 0.75].flatMap { [$0, $0, $0 + 0.25, $0 + 0.25] }
    #expect(stops.map(\.offset) == offsets)
    let turns = spread == "repeat" ? "WWBBWWBBWWBBWWBB" : "WWBBBBWWWWBBBBWW"
    #expect(stops.map { $0.color == .white ? "W" : "B" }.joined() == turns)
  }

  @Test func smallCirclesBeginAgainAtMostTwentyFourTimes() throws {
    let head = "gradientUnits='userSpaceOnUse' cx='4' cy='3' spreadMethod='repeat' "
    guard case .radialGradient(let circle, _, let stops)? = try paint("radial", head + "r='.0625'")
    else { throw SVGTestFailure() }
    #expect(circle.a == 1.5 && circle.d == 1.5 && stops.count == 96)
    // A circle of nothing has no way back from the picture.
    #expect(
      try paint("radial", head + "r='1e-200'")
        == .radialGradient(
          AffineTransform(a: 1e-200, b: 0, c: 0, d: 1e-200, tx: 4, ty: 3), stops: wanted))
  }
}
