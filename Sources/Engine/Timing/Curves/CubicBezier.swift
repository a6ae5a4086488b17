/// A CSS `cubic-bezier(x1, y1, x2, y2)` curve from (0, 0) to (1, 1).
///
/// Exact to 1e-9 for all control points, vertical tangents included. x1 and x2 lie in 0…1
/// (anything else is a programmer error), y1 and y2 within ±1e100.
public struct CubicBezier: Hashable, Sendable {
  /// The control points: the x are progresses, in 0…1, the y values.
  public let x1, y1, x2, y2: Double

  /// The curve with these control points, in CSS's order.
  public init(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      0 <= x1 && x1 <= 1, "CubicBezier: x1 must lie in 0...1, it is \(x1)", file: file, line: line)
    require(
      0 <= x2 && x2 <= 1, "CubicBezier: x2 must lie in 0...1, it is \(x2)", file: file, line: line)
    require(
      abs(y1) <= TimingCurve.largest && abs(y2) <= TimingCurve.largest,
      "CubicBezier: y1 and y2 must lie within ±1e100, they are \(y1) and \(y2)", file: file,
      line: line)
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// CSS `ease`.
  public static let cssEase = CubicBezier(0.25, 0.1, 0.25, 1)
  /// CSS `ease-in`.
  public static let cssEaseIn = CubicBezier(0.42, 0, 1, 1)
  /// CSS `ease-out`.
  public static let cssEaseOut = CubicBezier(0, 0, 0.58, 1)
  /// CSS `ease-in-out`.
  public static let cssEaseInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The curve's y at an x, which is clamped to 0…1.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    guard !isDiagonal else { return x }
    let section = section(at: x)
    return section.y(at: section.parameter(at: x))
  }

  /// The curve's y at any x: before 0 and after 1 the tangent there goes on, as CSS says; where
  /// it is vertical, y stays.
  public func extendedValue(at x: Double) -> Double {
    guard x < 0 || x > 1 else { return value(at: x) }
    let end = x < 0 ? 0.0 : 1
    let slope = slope(at: end)
    return (end + (slope.isFinite ? slope * (x - end) : 0)).cut
  }

  /// dy/dx at an x, which is clamped to 0…1; infinite where the tangent is vertical.
  public func slope(at x: Double) -> Double {
    guard !isDiagonal else { return 1 }
    let x = min(max(x, 0), 1)
    let section = section(at: x)
    return section.slope(at: section.parameter(at: x))
  }

  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// The third of the curve that holds x, written around the place where it can be vertical.
  ///
  /// x(s) can only be flat at its two ends and at s = 1/2 (control points 1 and 0). Around
  /// such a place y is as precise as the distance of x from it, so the polynomial is expanded
  /// there and its coefficients are formed without cancellation.
  private func section(at x: Double) -> BezierSection {
    let start = BezierSection.start(self)
    if x <= start.x.value(at: 0.25) { return start }
    let end = BezierSection.end(self)
    if 1 - x <= end.x.value(at: 0.25) { return end }
    return .middle(self)
  }
}
