import Engine

/// The curve along which a whole change went.
struct ChangePace {
  /// The times at which the change begins and ends, in seconds.
  var start, end: Double
  let curve: CubicBezier

  /// The part of the curve between two times, as a curve of its own, along which all goes that goes
  /// evenly in that part of the change; nil: the times aren't the change's, or CSS has no such curve.
  func part(from first: Double, to last: Double) -> TimingCurve? {
    let slack = 1e-6
    guard first >= start - slack, last <= end + slack, first < last, start < end else { return nil }
    let part = curve.part(
      from: (first - start) / (end - start), to: (last - start) / (end - start))
    return part.map(TimingCurve.cubicBezier)
  }
}

extension CubicBezier {
  /// A part of the curve between two progresses, stretched to the unit square; nil: its control
  /// points lie before its beginning or behind its end.
  fileprivate func part(from first: Double, to last: Double) -> CubicBezier? {
    let (low, high) = (parameter(at: first), parameter(at: last))
    let (from, to) = (point(at: low), point(at: high))
    let size = to - from
    guard size.x > 1e-9, abs(size.y) > 1e-9 else { return nil }
    let third = (high - low) / 3
    let leaves = derivative(at: low) * third
    let enters = size - derivative(at: high) * third
    let xs = [leaves.x / size.x, enters.x / size.x]
    guard xs.allSatisfy({ $0 > -1e-9 && $0 < 1 + 1e-9 }) else { return nil }
    return CubicBezier(
      min(1, max(0, xs[0])), leaves.y / size.y, min(1, max(0, xs[1])), enters.y / size.y)
  }

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

  /// The parameter at which a progress is reached, by halves.
  private func parameter(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(at: middle).x < progress { low = middle } else { high = middle }
    }
    return progress <= 0 ? 0 : progress >= 1 ? 1 : (low + high) / 2
  }
}
