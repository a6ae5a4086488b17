import Engine
import MotionCode

/// A piece of a track between two moments, in which it may be still, jump at its end, or move.
struct TrackSpan {
  let times: [Double]
  let values: [Lanes]
  /// The indices of its first and its last moment.
  let start, end: Int

  private var from: Lanes { values[start] }
  private var to: Lanes { values[end] }

  /// Its keys but for the one at its end.
  ///
  /// - Parameters:
  ///   - curves: those that it may go along.
  ///   - tolerance: the most by which a number may differ, > 0.
  func keys(along curves: [TimingCurve], within tolerance: Double) -> [TrackKey] {
    if stays(upTo: end - 1, within: tolerance / 100) {
      // Between two moments that follow each other nobody knows; a line is never far off.
      let jumps = end > start + 1 && to.distance(to: from) > tolerance / 100
      return [key(at: start, jumps ? .cssStepEnd : .linear)]
    }
    if goes(along: .linear, within: tolerance) { return [key(at: start, .linear)] }
    let met = curves.first { goes(along: $0, within: tolerance / 100) }
    if let met { return [key(at: start, met)] }
    // A quarter is for the way off the straight line, the rest for the time along it.
    if let shares = shares(within: tolerance / 4) {
      return [key(at: start, lines(through: shares, within: 0.75 * tolerance))]
    }
    let points = Polyline(times: times, values: values, start: start, end: end)
    return points.places(within: tolerance).dropLast().map { key(at: $0, .linear) }
  }

  private func key(at index: Int, _ curve: TimingCurve) -> TrackKey {
    TrackKey(time: times[index], value: values[index], curve: curve)
  }

  private func stays(upTo last: Int, within distance: Double) -> Bool {
    values[start...max(start, last)].allSatisfy { $0.distance(to: from) <= distance }
  }

  /// The share of its time that has passed at a moment.
  private func share(at index: Int) -> Double {
    (times[index] - times[start]) / (times[end] - times[start])
  }

  private func goes(along curve: TimingCurve, within distance: Double) -> Bool {
    (start...end).allSatisfy { index in
      lerp(from, to, curve.value(at: share(at: index))).distance(to: values[index]) <= distance
    }
  }

  /// The shares of the straight way from its first value to its last; nil: it goes another way.
  private func shares(within distance: Double) -> [Double]? {
    let way = to - from
    let square = (way * way).sum()
    guard square > 16 * distance * distance else { return nil }
    var shares: [Double] = []
    for index in start...end {
      let share = ((values[index] - from) * way).sum() / square
      guard lerp(from, to, share).distance(to: values[index]) <= distance else { return nil }
      shares.append(share)
    }
    return shares
  }

  /// Few lines that stay close to all shares.
  private func lines(through shares: [Double], within tolerance: Double) -> TimingCurve {
    let reach = to.distance(to: from)
    let places = Polyline(
      times: (start...end).map(share), values: shares.map { Lanes(repeating: $0) }, start: 0,
      end: shares.count - 1
    ).places(within: tolerance / reach)
    guard places.count > 2 else { return .linear }
    return .piecewiseLinear(
      PiecewiseLinear(places.map { .init(shares[$0], at: share(at: start + $0)) }))
  }
}
