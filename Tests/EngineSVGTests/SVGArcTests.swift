import Engine
import EngineSVG
import EngineTestSupport
import Foundation
import Testing

/// Arcs of ellipses in path data.
@Suite struct SVGArcTests {
  @Test func aQuarterOfACircleIsTheKnownCubic() throws {
    let k = 0.5522847498307936
    let wanted = Path([
      .move(Point(1, 0)),
      .cubic(control1: Point(1, k), control2: Point(k, 1), to: Point(0, 1)),
    ])
    #expect(isClose(try outline("M1 0A1 1 0 0 1 0 1"), wanted))
  }

  @Test func flagsNeedNoBlanks() throws {
    #expect(try outline("M1 0a1 1 0 01-1 1") == outline("M1 0A1,1,0,0,1,0,1"))
    #expect(try outline("M1 0a1 1 0 10.5.5") == outline("M1 0a1 1 0 1 0 0.5 0.5"))
  }

  @Test func repeatedArcsShareALetter() throws {
    #expect(
      try outline("M0 0a1 1 0 0 1 2 0 1 1 0 0 0 2 0") == outline("M0 0a1 1 0 0 1 2 0a1 1 0 0 0 2 0")
    )
  }

  @Test func degenerateArcsAreLinesOrNothing() throws {
    #expect(try outline("M1 2A0 5 0 0 1 3 4") == outline("M1 2L3 4"))
    #expect(try outline("M1 2A5 0 0 0 1 3 4") == outline("M1 2L3 4"))
    #expect(try outline("M1 2A5 5 0 0 1 1 2") == outline("M1 2"))
    // As many radii lie between its ends as no number tells.
    let least = "4e-320"
    #expect(try outline("M1 2A\(least) 1 0 0 1 3 4") == outline("M1 2L3 4"))
    #expect(try outline("M1 2A1 \(least) 0 0 1 3 4") == outline("M1 2L3 4"))
  }

  /// Between places that are so near that no radius tells them apart it is a line.
  @Test func anArcToTheSamePlaceButForRoundingIsALine() throws {
    let end = Point(Double.leastNonzeroMagnitude * 1024, 0)
    #expect(
      try outline("M0 0A1e6 1e6 0 0 1 \(end.x) 0").elements == [.move(.zero), .line(end)])
  }

  @Test func radiiThatCannotReachGrow() throws {
    #expect(isClose(try outline("M0 0A1 1 0 0 1 8 0"), try outline("M0 0A4 4 0 0 1 8 0")))
    #expect(isClose(try outline("M0 0A-4 4 0 0 1 8 0"), try outline("M0 0A4 4 0 0 1 8 0")))
  }

  /// Between the same two points the flags choose one of four ways: short or long, left or right.
  @Test func flagsChooseTheWay() throws {
    // Two circles of radius 5 pass through (3, 0) and (-3, 0): around (0, 4) and (0, -4).
    let expected: [(flags: String, passes: Point)] = [
      ("0 0", Point(0, -1)), ("0 1", Point(0, 1)), ("1 0", Point(0, -9)), ("1 1", Point(0, 9)),
    ]
    for (flags, passes) in expected {
      let samples = sampled(try outline("M3 0A5 5 0 \(flags) -3 0"))
      let nearest = samples.map { $0.distance(to: passes) }.min() ?? .infinity
      #expect(nearest < 0.02, "flags \(flags) miss \(passes)")
    }
  }

  /// Every point of a random arc lies on its ellipse, and the arc ends where it should.
  @Test(arguments: UInt64(1)...200)
  func arcsLieOnTheirEllipse(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let radii = Size(
      Double.random(in: 1...9, using: &random), Double.random(in: 1...9, using: &random))
    let turn = Double.random(in: -180...180, using: &random)
    let center = Point(Double.random(in: -9...9, using: &random), 3)
    let from = Double.random(in: 0...6.28, using: &random)
    let sweep = Double.random(in: -6.2...6.2, using: &random)
    let map = AffineTransform.scale(radii.width, radii.height)
      .then(.rotation(turn * .pi / 180)).then(.translation(center.x, center.y))
    let start = map.apply(to: Point(cos(from), sin(from)))
    let end = map.apply(to: Point(cos(from + sweep), sin(from + sweep)))
    let path = try outline(
      "M\(text(start))A\(radii.width) \(radii.height) \(turn) \(abs(sweep) > .pi ? 1 : 0) "
        + "\(sweep > 0 ? 1 : 0) \(text(end))")
    let back = try #require(map.inverse)
    let samples = sampled(path)
    for point in samples {
      let unit = back.apply(to: point)
      #expect(abs(hypot(unit.x, unit.y) - 1) < 1e-3, "seed \(seed)")
    }
    #expect(samples.last?.distance(to: end) ?? 1 < 1e-9, "seed \(seed)")
    let middle = back.apply(to: samples[samples.count / 2])
    let wanted = Point(cos(from + sweep / 2), sin(from + sweep / 2))
    #expect(middle.distance(to: wanted) < 0.01, "seed \(seed)")
  }

  private func text(_ point: Point) -> String { "\(point.x) \(point.y)" }

  /// 65 points along each cubic, the shared ones once.
  private func sampled(_ path: Path) -> [Point] {
    var result: [Point] = []
    for element in path.elements {
      let points = points(element)
      guard points.count == 3, let start = result.last else {
        result += points.suffix(1)
        continue
      }
      for step in 1...64 {
        let t = Double(step) / 64
        let u = 1 - t
        result.append(
          start * (u * u * u) + points[0] * (3 * u * u * t) + points[1] * (3 * u * t * t)
            + points[2] * (t * t * t))
      }
    }
    return result
  }
}
