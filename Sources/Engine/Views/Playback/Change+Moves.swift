extension Change {
  /// Its named moments, in seconds of its duration, as it plays forwards at a speed of 1.
  package var markers: [Marker] {
    let markers = animation.markers
    let (own, whole) = (animation.duration, duration)
    let curve = crossings
    guard own.isFinite, own > 0, curve != nil || whole != own else { return markers }
    return markers.map {
      let share = $0.time / own
      return Marker($0.name, at: whole * (curve?.first(reaching: share) ?? share))
    }
  }

  /// The times in which it moves its properties, in seconds of its duration, as it plays forwards
  /// at a speed of 1.
  package var moves: [Move] { moves(reversed: false) }

  /// The same, as it plays forwards from its beginning or back from its end.
  package func moves(reversed: Bool) -> [Move] {
    let moves = animation.moves
    let (own, whole) = (animation.duration, duration)
    let curve = crossings
    guard own.isFinite, own > 0, reversed || curve != nil || whole != own else { return moves }
    func time(_ seconds: Double) -> Double {
      let share = reversed ? 1 - seconds / own : seconds / own
      return whole * (curve?.first(reaching: share) ?? share)
    }
    return moves.map { move in
      var move = move
      let times = (time(move.start), time(move.end))
      (move.start, move.end) = reversed ? (times.1, times.0) : times
      return move
    }
  }

  /// The curve along which all of it goes, if it does.
  private var crossings: CurveCrossings? {
    timing.map { CurveCrossings($0.curve) }
  }
}
