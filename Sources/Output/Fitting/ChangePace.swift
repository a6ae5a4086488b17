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
