/// A part of a cubic Bézier curve, expanded in powers of the distance from one place.
///
/// `anchor` is the (x, y) of that place, `direction` the sign in which x and y count, so that
/// curve = anchor + direction · polynomial(z) for z in low…high.
struct BezierSection {
  let x: Cubic
  let y: Cubic
  let anchor: Double
  let direction: Double
  let low: Double
  let high: Double

  /// From (0, 0) on: z = s, up to 1/4.
  static func start(_ c: CubicBezier) -> BezierSection {
    BezierSection(
      x: .fromEnd(c.x1, c.x2), y: .fromEnd(c.y1, c.y2), anchor: 0, direction: 1,
      low: 0, high: 0.25)
  }

  /// From (1, 1) backwards: z = 1 − s, up to 1/4.
  static func end(_ c: CubicBezier) -> BezierSection {
    BezierSection(
      x: .fromEnd(1 - c.x2, 1 - c.x1), y: .fromEnd(1 - c.y2, 1 - c.y1), anchor: 1, direction: -1,
      low: 0, high: 0.25)
  }

  /// Around the middle of the parameter: z = s − 1/2, from −1/4 to 1/4.
  static func middle(_ c: CubicBezier) -> BezierSection {
    BezierSection(
      x: .fromMiddle(c.x1, c.x2), y: .fromMiddle(c.y1, c.y2), anchor: 0.5, direction: 1,
      low: -0.25, high: 0.25)
  }

  /// The parameter z whose x is this one; x must lie in the section.
  func parameter(at x: Double) -> Double {
    self.x.root(of: (x - anchor) * direction, from: low, to: high)
  }

  func y(at z: Double) -> Double { anchor + direction * y.value(at: z) }

  /// dy/dx, of a curve that is not straight; at a control point that lies on its end, by the second
  /// derivatives.
  func slope(at z: Double) -> Double {
    let (dx, dy) = (x.slope(at: z), y.slope(at: z))
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy * .infinity }
    return y.bend(at: z) / x.bend(at: z)
  }
}

/// c0 + c1·z + c2·z² + c3·z³.
struct Cubic {
  let c0: Double
  let c1: Double
  let c2: Double
  let c3: Double

  /// The Bézier polynomial 0, p1, p2, 1 in powers of s.
  static func fromEnd(_ p1: Double, _ p2: Double) -> Cubic {
    Cubic(c0: 0, c1: 3 * p1, c2: 3 * (p2 - 2 * p1), c3: 1 + 3 * (p1 - p2))
  }

  /// The Bézier polynomial 0, p1, p2, 1, less 1/2, in powers of s − 1/2.
  static func fromMiddle(_ p1: Double, _ p2: Double) -> Cubic {
    let gap = 1 - p1
    return Cubic(
      c0: 0.375 * (p2 - gap), c1: 0.75 * (gap + p2), c2: 1.5 * (gap - p2),
      c3: 1 + 3 * (p1 - p2))
  }

  func value(at z: Double) -> Double { c0 + z * (c1 + z * (c2 + z * c3)) }

  func slope(at z: Double) -> Double { c1 + z * (2 * c2 + z * 3 * c3) }

  /// The second derivative.
  func bend(at z: Double) -> Double { 2 * c2 + z * 6 * c3 }

  /// The z at which the polynomial, rising from `low` to `high`, takes a value.
  ///
  /// Newton's method inside a shrinking bracket: a step that would leave it, or that does not
  /// at least halve the one before (flat places), is replaced by a bisection.
  func root(of target: Double, from low: Double, to high: Double) -> Double {
    var (low, high) = (low, high)
    var z = low + (high - low) * (target - value(at: low)) / (value(at: high) - value(at: low))
    var lastStep = high - low
    for _ in 0..<100 {
      let error = value(at: z) - target
      if error == 0 { return z }
      if error < 0 { low = z } else { high = z }
      var next = z - error / slope(at: z)
      if !(low < next && next < high) || 2 * abs(next - z) > abs(lastStep) {
        next = low + (high - low) / 2
      }
      lastStep = next - z
      z = next
      if abs(lastStep) <= 1e-15 { break }
    }
    return z
  }
}
