import Engine

extension TrackFitter {
  /// The keys of a track that only jumps, each at the first moment of its value; none if nothing
  /// changes.
  func steps(of track: TakeTrack) -> [TrackKey] {
    guard track.moves else { return [] }
    var keys: [TrackKey] = []
    for (index, value) in track.values.enumerated() where keys.last?.value != value {
      keys.append(TrackKey(time: times[index], value: value, curve: .cssStepEnd))
    }
    if let last = keys.last, let end = times.last, last.time < end {
      keys.append(TrackKey(time: end, value: last.value, curve: .linear))
    }
    return keys
  }
}
