import Engine
import EngineTestSupport
import Testing

@Suite struct CubicBezierTests {
  /// The error that counts: the distance of (x, y) from the curve, found by its parameter.
  @Test func agreesWithTheParametricCurve() {
    let grid = stride(from: 0.0, through: 1, by: 0.125)
    for x1 in grid {
      for x2 in grid {
        expectOnCurve(CubicBezier(x1, -0.4, x2, 1.3), samples: 64)
        expectOnCurve(CubicBezier(x1, 1, x2, 0), samples: 64)
      }
    }
  }

  @Test func randomCurvesAgree() {
    let seed: UInt64 = 20_240_601
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let curve = CubicBezier(
        .random(in: 0...1, using: &random), .random(in: -2...2, using: &random),
        .random(in: 0...1, using: &random), .random(in: -2...2, using: &random))
      expectOnCurve(curve, samples: 8, "seed \(seed)")
    }
  }

  /// (1, y1, 0, y2) is vertical in the middle: there x = 1/2 + 4u³ exactly, for u = s − 1/2.
  @Test func verticalInTheMiddle() {
    let curve = CubicBezier(1, 0, 0, 1)
    for exponent in stride(from: -1.0, through: -17, by: -1) {
      let offset = (0...Int(-exponent)).reduce(1.0) { value, _ in value / 10 }
      let x = 0.5 + offset
      let u = cubeRoot((x - 0.5) / 4)
      let wanted = 0.5 + u * (1.5 - 2 * u * u)
      #expect(abs(curve.value(at: x) - wanted) < 1e-12, "x = 1/2 + \(offset)")
      #expect(abs(curve.value(at: 0.5 - (x - 0.5)) - (1 - wanted)) < 1e-12)
    }
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.slope(at: 0.5) == .infinity)
  }

  /// Nearly vertical in the middle, where a residual in powers of s would lose half the digits.
  @Test func nearlyVerticalInTheMiddle() {
    for gap in [1e-3, 1e-5, 1e-7, 1e-8, 1e-10] {
      let curve = CubicBezier(1 - gap, 0, gap, 1)
      let exactGap = 1 - curve.x1
      for u in [1e-9, 1e-7, 1e-5, 1e-3, 0.1] {
        // x − 1/2 in powers of u, by hand, for 1 − x1 ≈ x2.
        let offset =
          0.375 * (gap - exactGap) + 0.75 * (exactGap + gap) * u
          + 1.5 * (exactGap - gap) * u * u + (4 - 3 * (exactGap + gap)) * u * u * u
        let x = 0.5 + offset
        // x is rounded; what that moves u by, u'(x) = 1/x'(u), is not the curve's error.
        let slope = 0.75 * (exactGap + gap) + 3 * 4 * u * u
        let moved = ((x - 0.5) - offset) / slope
        let wanted = 0.5 + (u + moved) * 1.5 - 2 * u * u * u
        #expect(abs(curve.value(at: x) - wanted) < 1e-9, "gap \(gap), u \(u)")
      }
    }
  }

  @Test func verticalAtTheEnds() {
    // x = s³, y = 3s(1−s)² + … : y ≈ 3·∛x near 0, however small x is.
    let start = CubicBezier(0, 1, 0, 1)
    for x in [1e-30, 1e-20, 1e-9, 1e-3, 0.01] {
      let s = cubeRoot(x)
      let wanted = 1 - (1 - s) * (1 - s) * (1 - s)
      #expect(abs(start.value(at: x) - wanted) <= 1e-14, "x = \(x)")
    }
    #expect(start.slope(at: 0) == .infinity)
    let end = CubicBezier(1, 0, 1, 0)
    #expect(end.slope(at: 1) == .infinity)
    #expect(end.slope(at: 0) == 0)
  }

  @Test func slopesAtTheEnds() {
    #expect(CubicBezier(0.5, 1, 0.5, 1).slope(at: 0) == 2)
    #expect(CubicBezier(0.5, 0, 0.5, 0).slope(at: 1) == 2)
    // A control point on its end: the tangent points to the other one.
    #expect(CubicBezier(0, 0, 0.5, 1).slope(at: 0) == 2)
    #expect(CubicBezier(0.5, 0, 1, 1).slope(at: 1) == 2)
    #expect(CubicBezier(0, -1, 0.5, 1).slope(at: 0) == -.infinity)
    #expect(CubicBezier(0, 0, 1, 1).slope(at: 0) == 1)
    #expect(CubicBezier(0, 0, 0, 0).slope(at: 0.3) == 1)
  }

  @Test func isMirroredExactlyEnough() {
    for (x1, x2) in [(0.42, 0.58), (0.1, 0.9), (1, 0), (0, 1), (0.3, 0.3)] {
      let curve = CubicBezier(x1, 0.2, x2, 0.7)
      let mirrored = CubicBezier(1 - x2, 1 - 0.7, 1 - x1, 1 - 0.2)
      for x in stride(from: 0.03, to: 1, by: 0.094) {
        #expect(abs(curve.value(at: x) + mirrored.value(at: 1 - x) - 1) < 1e-12)
      }
    }
  }

  private func expectOnCurve(_ c: CubicBezier, samples: Int, _ note: String = "") {
    for step in 1..<samples {
      let s = Double(step) / Double(samples)
      let (dx, x) = (slope(c.x1, c.x2, s), bernstein(c.x1, c.x2, s))
      // x is rounded to 1e-16; where that alone moves y by 1e-9 nothing can be said here.
      guard dx > 1e-6, x > 0, x < 1 else { continue }
      let error = abs(c.value(at: x) - bernstein(c.y1, c.y2, s))
      #expect(error <= 1e-9, "\(c) at s = \(s) \(note)")
      let steepness = slope(c.y1, c.y2, s) / dx
      guard dx > 0.05 else { continue }
      #expect(abs(c.slope(at: x) - steepness) <= 1e-8 * max(1, abs(steepness)), "\(c), s = \(s)")
    }
  }

  @Test func aPartIsTheCurveFromOnePlaceToAnother() {
    forAll(seeds: 0..<200) { generator in
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      let curve = CubicBezier(number(0...1), number(-1...2), number(0...1), number(-1...2))
      let (first, last) = (number(0...0.5), number(0.55...1))
      guard let part = curve.part(from: first, to: last) else { return }
      let (from, to) = (curve.value(at: first), curve.value(at: last))
      for share in [0, 0.2, 0.5, 0.9, 1] {
        let wanted = curve.value(at: lerp(first, last, share))
        #expect(abs(lerp(from, to, part.value(at: share)) - wanted) < 1e-6)
      }
    }
    #expect(CubicBezier.cssEaseInOut.part(from: 0.25, to: 0.75) != nil)
    #expect(CubicBezier.cssEase.part(from: 0.5, to: 0.5) == nil)
  }

  @Test func reversedItGoesBack() {
    let curve = CubicBezier(0.1, 0.3, 0.4, 1.2)
    for time in [0, 0.1, 0.35, 0.8, 1] {
      #expect(abs(curve.reversed.value(at: time) - (1 - curve.value(at: 1 - time))) < 1e-9)
    }
  }

  private func bernstein(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2))
  }

  private func cubeRoot(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle * middle * middle < x { low = middle } else { high = middle }
    }
    return high
  }
}
