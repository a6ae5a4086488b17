import Engine
import MotionCode

/// Turns tracks into keys: along the curves that they were made of where these are met, else along
/// lines that stay close.
struct TrackFitter {
  /// The moments, in seconds, in order.
  let times: [Double]
  /// The curves that may be met.
  let curves: [TimingCurve]
  /// The curves along which whole changes went, of which parts may be met.
  let paces: [ChangePace]
  /// The times at which every track may begin or end to move, in seconds.
  var breaks: [Double] = []

  /// The keys of a track, from the first moment to the last; none if nothing moves.
  ///
  /// - Parameter tolerance: the most by which a number may differ, > 0; a curve is met within a
  ///   hundredth of it.
  func keys(of track: TakeTrack, within tolerance: Double) -> [TrackKey] {
    let values = track.values
    guard let first = values.first, let last = values.last,
      values.contains(where: { $0.distance(to: first) > tolerance / 100 })
    else { return [] }
    let cuts = cuts(at: track.breaks)
    // The rest of the tolerance is for keys that are left out in the end.
    var keys = zip(cuts, cuts.dropFirst()).flatMap { start, end in
      TrackSpan(times: times, values: values, start: start, end: end)
        .keys(along: curves(from: times[start], to: times[end]), within: 0.98 * tolerance)
    }
    keys.append(TrackKey(time: times[times.count - 1], value: last, curve: .linear))
    return Self.withoutIdle(keys, within: tolerance / 100)
  }

  /// The curves that may be met between two times.
  private func curves(from start: Double, to end: Double) -> [TimingCurve] {
    curves + paces.compactMap { $0.part(from: start, to: end) }
  }

  /// The indices of the moments between which a track is one piece.
  func cuts(at breaks: [Double]) -> [Int] {
    let inner = Set(breaks + self.breaks).compactMap { time -> Int? in
      let next = firstIndex(after: time + 1e-6)
      return next > 0 && times[next - 1] > time - 1e-6 ? next - 1 : nil
    }
    return Set(inner + [0, times.count - 1]).sorted()
  }

  /// The index of the first moment after a time.
  private func firstIndex(after time: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The keys without those between two others of the same value.
  private static func withoutIdle(_ keys: [TrackKey], within distance: Double) -> [TrackKey] {
    var kept: [TrackKey] = []
    for (key, next) in zip(keys, keys.dropFirst()) {
      let isIdle =
        kept.last.map { $0.value.distance(to: key.value) <= distance } ?? false
        && next.value.distance(to: key.value) <= distance
      if !isIdle { kept.append(key) }
    }
    return kept + keys.suffix(1)
  }
}
