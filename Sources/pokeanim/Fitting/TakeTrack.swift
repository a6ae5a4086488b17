import Engine

/// A property over the moments of a take, as numbers.
struct TakeTrack {
  /// One at each moment.
  var values: [Lanes]
  /// The times at which it may begin or end to move, in seconds, in any order.
  var breaks: [Double] = []
}

/// A value that a track has at a time, and the way from there to the next key.
struct TrackKey: Equatable {
  /// In seconds.
  var time: Double
  var value: Lanes
  /// The curve to the next key.
  var curve: TimingCurve
}

extension [TrackKey] {
  /// The value at a time in seconds, by the keys alone; nil without keys.
  func value(at time: Double) -> Lanes? {
    guard let next = firstIndex(where: { $0.time > time }), next > 0 else {
      return first.map { time < $0.time ? $0.value : self[count - 1].value }
    }
    let (from, to) = (self[next - 1], self[next])
    let share = (time - from.time) / (to.time - from.time)
    return lerp(from.value, to.value, from.curve.value(at: share))
  }
}
