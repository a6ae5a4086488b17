import Engine
import MotionCode

/// The values that several tracks have at a time, and the way from there to the next key.
struct JointKey {
  /// In seconds.
  let time: Double
  /// One of each track.
  let values: [Lanes]
  /// The curve to the next key.
  let curve: TimingCurve

  init(time: Double, values: [Lanes], curve: TimingCurve) {
    (self.time, self.values, self.curve) = (time, values, curve)
  }

  /// That of one track.
  init(_ key: TrackKey) { self.init(time: key.time, values: [key.value], curve: key.curve) }

  /// The greatest difference between values of two keys.
  func distance(to other: JointKey) -> Double {
    zip(values, other.values).map { $0.distance(to: $1) }.reduce(0, max)
  }
}

extension TrackFitter {
  /// The keys of tracks that are one property: along a curve if all of them go along it, else along
  /// lines; none if nothing moves.
  ///
  /// - Parameter tolerance: the most by which a number may differ, > 0.
  func keys(of tracks: [TakeTrack], within tolerance: Double) -> [JointKey] {
    let all = tracks.map { keys(of: $0, within: tolerance) }
    guard let lead = all.first(where: { !$0.isEmpty }) else { return [] }
    guard all.allSatisfy({ $0.isEmpty || $0.goesLike(lead) }) else {
      return lines(through: tracks, within: tolerance)
    }
    return lead.indices.map { index in
      let values = zip(tracks, all).map { $1.isEmpty ? $0.values[0] : $1[index].value }
      return JointKey(time: lead[index].time, values: values, curve: lead[index].curve)
    }
  }

  private func lines(through tracks: [TakeTrack], within tolerance: Double) -> [JointKey] {
    let places = tracks.map { track in
      Polyline(times: times, values: track.values, start: 0, end: times.count - 1)
        .places(within: tolerance / 2)
    }
    return Set(places.joined()).sorted().map { place in
      JointKey(
        time: times[place], values: tracks.map { $0.values[place] }, curve: .linear)
    }
  }
}
