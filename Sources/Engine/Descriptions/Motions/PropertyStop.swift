/// A value that a property has on its way, and the curve along which it is reached.
package struct PropertyStop: Hashable, Sendable {
  /// The part of the property's time after which it is reached, 0…1.
  package var fraction: Double
  /// The value is that at rest times this factor, plus ``offset``.
  package var factor: Double
  package var offset: Lanes
  /// The only number of the value that is meant, 0…7; nil: all of it.
  package var lane: Int?
  /// The curve of the way from the stop before it, or from the start; nil: that of all ways that say
  /// none.
  package var curve: TimingCurve?

  /// A stop at the value at rest times a factor, plus an offset.
  package init(
    _ fraction: Double, factor: Double = 1, offset: Lanes = .zero, lane: Int? = nil,
    curve: TimingCurve? = nil
  ) {
    (self.fraction, self.factor, self.offset) = (fraction, factor, offset)
    (self.lane, self.curve) = (lane, curve)
  }

  /// The value at the stop.
  fileprivate func value(atRest rest: Lanes) -> Lanes { rest * factor + offset }
}

/// The way of a property from one value through stops to another.
package struct StoppedPath: Sendable {
  private struct Knot {
    let fraction: Double
    let value: Lanes
    /// Of the way to it.
    let curve: TimingCurve
  }

  /// The way of one number of the value, or of all of it, along which it moves.
  private struct Track {
    let lanes: LaneSet
    let knots: [Knot]
  }

  private let tracks: [Track]

  /// A way through stops.
  ///
  /// - Parameters:
  ///   - stops: in the order of their fractions.
  ///   - rest: the values at rest at both ends, between which a stop counts.
  ///   - curve: that of the ways that say none, as the one from the last stop to the end.
  package init(
    from start: Lanes, through stops: [PropertyStop], to end: Lanes,
    rest: (start: Lanes, end: Lanes), curve: TimingCurve
  ) {
    let lanes = Set(stops.compactMap(\.lane)).sorted()
    let ends = [
      Knot(fraction: 0, value: start, curve: .linear), Knot(fraction: 1, value: end, curve: curve),
    ]
    tracks = ([nil] + lanes).map { lane in
      var knots = stops.filter { $0.lane == lane }.map { stop in
        let rest = lerp(rest.start, rest.end, stop.fraction)
        return Knot(
          fraction: stop.fraction, value: stop.value(atRest: rest), curve: stop.curve ?? curve)
      }
      if knots.first?.fraction != 0 { knots.insert(ends[0], at: 0) }
      if knots.last?.fraction != 1 { knots.append(ends[1]) }
      return Track(lanes: lane.map { LaneSet($0) } ?? .all, knots: knots)
    }
  }

  /// The value at a fraction of the time, cut to 0…1.
  package func value(at fraction: Double) -> Lanes {
    tracks.reduce(.zero) { $1.lanes.replace($0, by: Self.value($1.knots, at: fraction)) }
  }

  private static func value(_ knots: [Knot], at fraction: Double) -> Lanes {
    guard let next = knots.firstIndex(where: { $0.fraction >= fraction }) else {
      return knots[knots.count - 1].value
    }
    guard next > 0 else { return knots[0].value }
    let (start, end) = (knots[next - 1], knots[next])
    let share = (fraction - start.fraction) / (end.fraction - start.fraction)
    return lerp(start.value, end.value, end.curve.value(at: share))
  }
}
