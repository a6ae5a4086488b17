extension Change {
  /// Its named moments, in seconds of its duration, as it plays forwards at a speed of 1.
  package var markers: [Marker] {
    let markers = animation.markers
    let (own, whole) = (animation.duration, duration)
    let curve = (self as? Playback)?.timing?.curve
    guard own.isFinite, own > 0, curve != nil || whole != own else { return markers }
    return markers.map {
      Marker($0.name, at: whole * Self.time(of: $0.time / own, along: curve))
    }
  }

  /// The times in which it moves its properties, in seconds of its duration, as it plays forwards
  /// at a speed of 1.
  package var moves: [Move] { moves(reversed: false) }

  /// The same, as it plays forwards from its beginning or back from its end.
  package func moves(reversed: Bool) -> [Move] {
    let moves = animation.moves
    let (own, whole) = (animation.duration, duration)
    let curve = (self as? Playback)?.timing?.curve
    guard own.isFinite, own > 0, reversed || curve != nil || whole != own else { return moves }
    func time(_ seconds: Double) -> Double {
      let share = reversed ? 1 - seconds / own : seconds / own
      return whole * Self.time(of: share, along: curve)
    }
    return moves.map { move in
      var move = move
      let times = (time(move.start), move.end.isFinite || reversed ? time(move.end) : move.end)
      (move.start, move.end) = reversed ? (times.1, times.0) : times
      return move
    }
  }

  /// The share of the time after which a curve has come to a share of the way for the first time.
  private static func time(of share: Double, along curve: TimingCurve?) -> Double {
    guard let curve, share > 0, share < 1 else { return min(1, max(0, share)) }
    let steps = 256
    let first = (1...steps).first { curve.value(at: Double($0) / Double(steps)) >= share }
    var high = Double(first ?? steps) / Double(steps)
    var low = high - 1 / Double(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve.value(at: middle) >= share { high = middle } else { low = middle }
    }
    return high
  }
}
