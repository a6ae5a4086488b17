import Engine
import EngineTestSupport
import Testing

@Suite struct StrokeTests {
  private func area(
    _ points: [Point], _ style: StrokeStyle, closed: Bool = false
  ) -> Double {
    painted([.whiteLine(.lines(points, closed: closed), style)], 60, 60).area
  }

  private let line = [Point(10, 20.3), Point(40, 31.7)]
  private var length: Double { line[0].distance(to: line[1]) }

  @Test(arguments: [0.25, 0.5, 1, 2, 7.5])
  func capsAddTheirArea(width: Double) {
    let butt = area(line, StrokeStyle(width: width, cap: .butt))
    let square = area(line, StrokeStyle(width: width, cap: .square))
    let round = area(line, StrokeStyle(width: width, cap: .round))
    #expect(abs(butt - length * width) < 0.15)
    #expect(abs(square - (length + width) * width) < 0.15)
    #expect(abs(round - (length * width + .pi * width * width / 4)) < 0.05 * .pi * width + 0.15)
  }

  @Test func joinsAddTheirArea() {
    // Two arms of 20 at a right angle, 8 wide: without the corner they cover 2·20·8 − 4·4.
    let corner = [Point(10, 10), Point(30, 10), Point(30, 30)]
    let arms = 2.0 * 20 * 8 - 16
    #expect(area(corner, StrokeStyle(width: 8, join: .miter)) == arms + 16)
    #expect(abs(area(corner, StrokeStyle(width: 8, join: .bevel)) - (arms + 8)) < 0.02)
    let round = area(corner, StrokeStyle(width: 8, join: .round))
    #expect(abs(round - (arms + 4 * .pi)) < 0.3)
  }

  /// There and back in a line, in all directions: the end is as round as a cap.
  @Test func aRoundJoinGoesAroundATurnBack() {
    let (middle, ends) = (
      Point(30, 30), [Point(20, 0), Point(0, 20), Point(14, 14), Point(9, -17)]
    )
    for way in ends + ends.map({ Point.zero - $0 }) {
      let there = [middle, middle + way, middle]
      let round = area(there, StrokeStyle(width: 10, cap: .butt, join: .round))
      let flat = area(there, StrokeStyle(width: 10, cap: .butt, join: .bevel))
      #expect(abs(round - flat - 12.5 * .pi) < 5, "\(way)")
    }
  }

  @Test func bothTurnsAndBothDirectionsLookAlike() {
    let corner = [Point(10.25, 10.5), Point(30.25, 14.5), Point(22.25, 40.5)]
    let mirrored = corner.map { Point(60 - $0.x, $0.y) }
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let style = StrokeStyle(width: 6, cap: .round, join: join)
      let wanted = area(corner, style)
      #expect(abs(area(corner.reversed(), style) - wanted) < 0.1)
      #expect(abs(area(mirrored, style) - wanted) < 0.1)
    }
  }

  @Test func aClosedSquareHasFourMitersAndNoCaps() {
    let square = [Point(15, 15), Point(45, 15), Point(45, 45), Point(15, 45)]
    for cap in [StrokeStyle.Cap.butt, .round, .square] {
      let style = StrokeStyle(width: 6, cap: cap)
      #expect(area(square, style, closed: true) == 36 * 36 - 24 * 24)
    }
    let open = square + [square[0]]
    #expect(area(open, StrokeStyle(width: 6)) == 36 * 36 - 24 * 24 - 9)
  }

  @Test func longMitersAreCut() {
    // The miter is 1/sin(half the angle) widths long: 4 at 2·asin(1/4), about 28.96 degrees.
    func reach(_ slope: Double) -> Double {
      let points = [Point(10, 30 - 30 * slope), Point(40, 30), Point(10, 30 + 30 * slope)]
      let bitmap = painted([.whiteLine(.lines(points), StrokeStyle(width: 4))], 60, 60)
      return (40..<60).reduce(0) { $0 + Double(bitmap.alpha($1, 29)) / 255 }
    }
    #expect(reach(0.262) > 5)
    #expect(reach(0.254) < 2)
  }

  @Test func lengthlessLinesShowTheirCaps() {
    let point = [Point(20, 20), Point(20, 20)]
    #expect(area(point, StrokeStyle(width: 10, cap: .butt)) == 0)
    #expect(area(point, StrokeStyle(width: 10, cap: .square)) == 100)
    #expect(abs(area(point, StrokeStyle(width: 10, cap: .round)) - 25 * .pi) < 1)
    #expect(area([Point(20, 20)], StrokeStyle(width: 10, cap: .square)) == 0)
    #expect(area([Point(20, 20)], StrokeStyle(width: 10, cap: .square), closed: true) == 100)
  }

  @Test(arguments: [1, 7, 33, 300])
  func smoothCurvesHaveNoSeams(pieces: Int) {
    // A wave of many nearly straight corners, of paths and of curves.
    var path = Path([.move(Point(6, 30))])
    for index in 0..<pieces {
      let step = 48 / Double(pieces)
      let x = 6 + step * Double(index)
      let bend = index.isMultiple(of: 2) ? step / 3 : -step / 3
      path.cubic(
        Point(x + step / 3, 30 + bend), Point(x + step * 2 / 3, 30 + bend),
        to: Point(x + step, 30))
    }
    let bitmap = painted([.whiteLine(path, StrokeStyle(width: 40))], 60, 60)
    for y in 28..<32 {
      for x in 8..<52 { #expect(bitmap.alpha(x, y) == 255, "\(pieces) pieces, \(x),\(y)") }
    }
  }

  @Test(arguments: 0..<20)
  func ringsAreFullInTheMiddleAndHaveTheirArea(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let radius = Double.random(in: 5...20, using: &random)
    let width = Double.random(in: 0.3...8, using: &random)
    let center = Point(
      Double.random(in: 28...32, using: &random), Double.random(in: 28...32, using: &random))
    let ring = Path.circle(center: center, radius: radius)
    let bitmap = painted([.whiteLine(ring, StrokeStyle(width: width))], 60, 60)
    let wanted = 2 * Double.pi * radius * width
    #expect(abs(bitmap.area - wanted) < 0.02 * wanted + 0.5, "seed \(seed)")
    for y in 0..<60 {
      for x in 0..<60 {
        let offset = abs(Point(Double(x) + 0.5, Double(y) + 0.5).distance(to: center) - radius)
        if offset < width / 2 - 0.85 { #expect(bitmap.alpha(x, y) == 255, "seed \(seed)") }
        if offset > width / 2 + 0.85 { #expect(bitmap.alpha(x, y) == 0, "seed \(seed)") }
      }
    }
  }

  @Test func theWidthFollowsTheTransform() {
    let ring = DrawCommand.whiteLine(
      .circle(center: Point(10, 10), radius: 6), StrokeStyle(width: 2))
    let plain = painted([ring], 60, 60).area
    let doubled = painted([ring], 60, 60, scale: 2).area
    #expect(abs(doubled - 4 * plain) < 2)
    let skew = AffineTransform(a: 2, b: 0.5, c: -0.3, d: 1.5, tx: 10, ty: 0)
    let skewed = painted([.layer(Layer(transform: skew, commands: [ring]))], 60, 60).area
    #expect(abs(skewed - plain * skew.determinant) < 3)
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    let mirrored = painted([.layer(Layer(transform: mirror, commands: [ring]))], 60, 60).area
    #expect(abs(mirrored - plain) < 0.5)
  }

  @Test(arguments: [1e-13, 1e-9, 1e-4, 6e-4, 2e-3])
  func anEndThatJustMissesTheStartLeavesNoSpike(gap: Double) {
    let corners = [Point(15, 15), Point(45, 15), Point(45, 45), Point(15, 45)]
    let style = StrokeStyle(width: 6)
    let exact = painted([.whiteLine(.lines(corners, closed: true), style)], 60, 60)
    for miss in [Point(gap, gap), Point(-gap, 0), Point(0, -gap), Point(gap, -gap)] {
      let path = Path.lines(corners + [corners[0] + miss], closed: true)
      let bitmap = painted([.whiteLine(path, style)], 60, 60)
      for (x, y) in zip(exact.pixels, bitmap.pixels) {
        #expect(abs(Int(x >> 24) - Int(y >> 24)) <= 2, "\(miss)")
      }
    }
  }

  /// An outline that does not close to the last 1/256 px would cover all that is right of it.
  @Test(arguments: 0..<60)
  func noOutlineLeaksToTheRight(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var corners = (0..<3).map { _ in Point(number(5...55), number(5...55)) }
    corners.append(corners[0] + Point(number(-0.002...0.002), number(-0.002...0.002)))
    for closed in [true, false] {
      let style = StrokeStyle(width: 3, cap: .round, join: .round)
      let bitmap = painted([.whiteLine(.lines(corners, closed: closed), style)], 60, 60)
      var leaks = 0
      for y in 0..<60 {
        for x in 0..<60 where bitmap.alpha(x, y) != 0 {
          let center = Point(Double(x) + 0.5, Double(y) + 0.5)
          let isNear = (0..<3).contains { distance(center, corners[$0], corners[$0 + 1]) < 2.3 }
          if !isNear { leaks += 1 }
        }
      }
      #expect(leaks == 0, "seed \(seed)")
    }
  }

  private func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let (along, to) = (b - a, point - a)
    let share = (to.x * along.x + to.y * along.y) / (along.x * along.x + along.y * along.y)
    return point.distance(to: a + along * min(1, max(0, share)))
  }
}
