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
  /// True if other keys are at the same times and go on along the same curves.
  func goesLike(_ others: Self) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { $0.time == $1.time && $0.curve == $1.curve }
  }
}
