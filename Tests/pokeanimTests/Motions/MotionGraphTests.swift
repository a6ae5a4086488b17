import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct MotionGraphTests {
  private func spring(_ duration: Double, _ damping: Double, _ velocity: Double = 0) -> SpringCurve
  {
    SpringCurve(duration: duration, damping: damping, initialVelocity: velocity)
  }

  @Test func theSlidesSpringOvershootsByAQuarter() {
    let graph = MotionGraph(.spring(spring(0.5, 0.4)), duration: 0.5)
    #expect(PlainNumber.fixed(graph.overshoot * 100, decimals: 1) == "25.4")
  }

  @Test(arguments: [0.05, 0.1, 0.25, 0.4, 0.6, 0.8, 0.9])
  func aSpringsOvershootIsTheClosedForm(_ damping: Double) {
    let ratio = damping / (1 - damping * damping).squareRoot()
    let wanted = exponential(-ratio * .pi)
    let graph = MotionGraph(.spring(spring(0.7, damping)), duration: 0.7)
    #expect(abs(graph.overshoot - wanted) < 1e-9)
  }

  /// e^x by its series, halved until it is short.
  private func exponential(_ x: Double) -> Double {
    let small = x / 1024
    var (term, sum) = (1.0, 1.0)
    for n in 1...20 {
      term *= small / Double(n)
      sum += term
    }
    return (0..<10).reduce(sum) { square, _ in square * square }
  }

  @Test func afterSettlingItStaysWithinAThousandthAndNotBefore() {
    forAll(seeds: 0..<100) { random in
      let curve = spring(
        random.double(in: 0.1...2), random.double(in: 0.05...1), random.double(in: -5...5))
      let graph = MotionGraph(.spring(curve), duration: curve.duration)
      let settled = graph.settlingTime / curve.duration
      let distance = { (place: Double) in abs(curve.value(at: place) - 1) }
      let later = (0...2000).map { distance(settled + (1 - settled) * Double($0) / 2000) }
      let isInside = later.allSatisfy { $0 <= 0.001 + 1e-9 }
      if !isInside { Issue.record("\(curve) leaves after \(graph.settlingTime)") }
      if settled < 1, distance(settled - 1e-6) < 0.001 { Issue.record("\(curve): before") }
    }
  }

  @Test func aStraightWaySettlesAtItsLastThousandth() {
    let graph = MotionGraph(.linear, duration: 2, samples: 4)
    #expect(abs(graph.settlingTime - 1.998) < 1e-9)
    #expect(graph.overshoot == 0 && graph.topSpeed == 0.5)
    #expect(graph.values == [0, 0.25, 0.5, 0.75, 1])
    #expect(graph.velocities == [0.5, 0.5, 0.5, 0.5, 0.5])
    #expect(graph.reach == 0...1)
  }

  @Test func aBezierCurvesOvershoot() {
    // Along x1 = 1/3, x2 = 2/3 progress is the parameter: y = 3(1−s)²s·0 + 3(1−s)s²·2 + s³.
    let curve = CubicBezier(1.0 / 3, 0, 2.0 / 3, 2)
    let graph = MotionGraph(.cubicBezier(curve), duration: 1)
    let top = 0.8
    #expect(abs(graph.overshoot - (6 * top * top - 5 * top * top * top - 1)) < 1e-9)
    #expect(graph.reach.upperBound > 1.2)
  }

  @Test func verticalTangentsHaveNoTopSpeed() {
    let graph = MotionGraph(.cubicBezier(CubicBezier(0, 1, 0, 1)), duration: 1)
    #expect(graph.topSpeed.isFinite && graph.settlingTime > 0)
  }

  /// Dashes and gaps have their lengths along the line, round its corners too.
  @Test func aDashedLineHasItsLengths() {
    let points = [Point(0, 0), Point(10, 0), Point(10, 10), Point(10, 10), Point(13, 10)]
    var dashes: [Double] = []
    var pen = Point.zero
    for element in Path.dashed(through: points, dash: 6, gap: 3).elements {
      switch element {
      case .move(let point):
        dashes.append(0)
        pen = point
      case .line(let point):
        dashes[dashes.count - 1] += pen.distance(to: point)
        pen = point
      case .quad, .cubic, .close: Issue.record("\(element)")
      }
    }
    #expect(dashes.map { ($0 * 1e6).rounded() / 1e6 } == [6, 6, 5])
    #expect(Path.dashed(through: [], dash: 6, gap: 3).isEmpty)
  }
}
