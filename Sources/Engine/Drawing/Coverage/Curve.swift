/// A bent piece of a path, from 0 at its start to 1 at its end.
protocol Curve {
  var end: Point { get }
  func point(at time: Double) -> Point
  /// A bound of how far half the second derivative gets from 0 along the curve.
  var bend: Double { get }
  /// A hull of the part between two times.
  func hull(from: Double, to: Double) -> CurveHull
}

/// Points whose convex hull holds a part of a curve.
typealias CurveHull = (Point, Point, Point, Point)

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
    return (bloom(from, from), bloom(from, to), bloom(from, to), bloom(to, to))
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
    return (
      bloom(from, from, from), bloom(from, from, to), bloom(from, to, to), bloom(to, to, to)
    )
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
