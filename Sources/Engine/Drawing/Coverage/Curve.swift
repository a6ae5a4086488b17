/// A bent piece of a path, from 0 at its start to 1 at its end.
protocol Curve {
  var end: Point { get }
  func point(at time: Double) -> Point
  /// A bound of how far half the second derivative gets from 0 along the curve.
  var bend: Double { get }
  /// A hull of the part between two times.
  func hull(from: Double, to: Double) -> CurveHull
}

/// Four points whose convex hull holds a part of a curve.
struct CurveHull {
  private let xs: SIMD4<Double>
  private let ys: SIMD4<Double>

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    xs = SIMD4(a.x, b.x, c.x, d.x)
    ys = SIMD4(a.y, b.y, c.y, d.y)
  }

  private init(xs: SIMD4<Double>, ys: SIMD4<Double>) {
    self.xs = xs
    self.ys = ys
  }

  /// The hull of the same points moved by a map.
  func moved(by map: AffineTransform) -> CurveHull {
    CurveHull(xs: map.a * xs + map.c * ys + map.tx, ys: map.b * xs + map.d * ys + map.ty)
  }

  /// True if the hull lies on one side of a block, so many pixels away.
  func lies(besides block: PixelRect, margin: Double) -> Bool {
    xs.max() < Double(block.left) - margin || xs.min() > Double(block.right) + margin
      || ys.max() < Double(block.top) - margin || ys.min() > Double(block.bottom) + margin
  }
}

extension Curve {
  /// The number of straight lines of equal time that stray by at most `tolerance` from the curve;
  /// 4096 at most.
  ///
  /// A line over a time h misses a curve by at most h²/8 of the second derivative.
  func pieces(tolerance: Double) -> Int {
    let count = (bend / (4 * tolerance)).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(count, 4096)) : 1
  }
}

/// A quadratic Bézier curve.
struct Quadratic: Curve {
  let start: Point
  let control: Point
  let end: Point

  func point(at time: Double) -> Point {
    let rest = 1 - time
    return start * (rest * rest) + control * (2 * rest * time) + end * (time * time)
  }

  var bend: Double { bow(start, control, end) }

  func hull(from: Double, to: Double) -> CurveHull {
    func bloom(_ first: Double, _ second: Double) -> Point {
      mix(mix(start, control, first), mix(control, end, first), second)
    }
    let middle = bloom(from, to)
    return CurveHull(bloom(from, from), middle, middle, bloom(to, to))
  }
}

/// A cubic Bézier curve.
struct CubicCurve: Curve {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  func point(at time: Double) -> Point {
    let rest = 1 - time
    let near = start * (rest * rest * rest) + control1 * (3 * rest * rest * time)
    let far = control2 * (3 * rest * time * time) + end * (time * time * time)
    return near + far
  }

  func hull(from: Double, to: Double) -> CurveHull {
    func bloom(_ first: Double, _ second: Double, _ third: Double) -> Point {
      let (a, b, c) = (
        mix(start, control1, first), mix(control1, control2, first), mix(control2, end, first)
      )
      return mix(mix(a, b, second), mix(b, c, second), third)
    }
    return CurveHull(
      bloom(from, from, from), bloom(from, from, to), bloom(from, to, to), bloom(to, to, to))
  }

  var bend: Double { 3 * max(bow(start, control1, control2), bow(control1, control2, end)) }
}

@inline(__always) private func mix(_ a: Point, _ b: Point, _ share: Double) -> Point {
  a * (1 - share) + b * share
}

/// The length of the second difference of three points.
private func bow(_ a: Point, _ b: Point, _ c: Point) -> Double {
  Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
}
