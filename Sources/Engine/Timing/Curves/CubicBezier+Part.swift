extension CubicBezier {
  /// The part of the curve between two progresses in 0…1, stretched to the unit square.
  ///
  /// nil: the part is empty or flat, or its control points lie before its beginning or behind its
  /// end.
  package func part(from first: Double, to last: Double) -> CubicBezier? {
    let (low, high) = (parameter(at: first), parameter(at: last))
    let (from, to) = (point(at: low), point(at: high))
    let size = to - from
    guard size.x > 1e-9, abs(size.y) > 1e-9 else { return nil }
    let third = (high - low) / 3
    let leaves = derivative(at: low) * third
    let enters = size - derivative(at: high) * third
    let xs = [leaves.x / size.x, enters.x / size.x]
    // Where the curve stands upright, a place on it is known to a few millionths.
    guard xs.allSatisfy({ $0 > -1e-5 && $0 < 1 + 1e-5 }) else { return nil }
    return CubicBezier(
      min(1, max(0, xs[0])), leaves.y / size.y, min(1, max(0, xs[1])), enters.y / size.y)
  }

  /// The curve from its end to its beginning, which is at 1 − t where the curve is at 1 − value.
  package var reversed: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  private func point(at parameter: Double) -> Point {
    let rest = 1 - parameter
    let (a, b) = (3 * rest * rest * parameter, 3 * rest * parameter * parameter)
    let end = parameter * parameter * parameter
    return Point(a * x1 + b * x2 + end, a * y1 + b * y2 + end)
  }

  /// The derivative by the parameter.
  private func derivative(at parameter: Double) -> Point {
    let rest = 1 - parameter
    let (a, b, c) = (3 * rest * rest, 6 * rest * parameter, 3 * parameter * parameter)
    return Point(
      a * x1 + b * (x2 - x1) + c * (1 - x2), a * y1 + b * (y2 - y1) + c * (1 - y2))
  }

  private func parameter(at progress: Double) -> Double {
    guard progress > 0, progress < 1 else { return progress <= 0 ? 0 : 1 }
    return Bisection.crossing(from: 0, to: 1) { point(at: $0).x >= progress }
  }
}
