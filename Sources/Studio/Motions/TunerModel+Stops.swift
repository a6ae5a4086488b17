import Engine

/// The ends of the straight lines under a hand.
extension TunerModel {
  /// The most ends that a hand can take.
  static let mostStops = 24

  /// Lets the lines through places that lie evenly over the time; two are the ends of one line.
  mutating func spread(over count: Int) {
    let count = max(2, count)
    guard count != stops.count else { return }
    stops =
      count == 2
      ? Self.straight
      : Self.even(count, of: former ?? .piecewiseLinear(PiecewiseLinear(stops)))
  }

  /// Draws an end of two lines somewhere; between its neighbours it stays. Nothing, if there is no
  /// such end any more.
  mutating func move(_ stop: Int, to place: Point) {
    guard stops.indices.dropFirst().dropLast().contains(stop) else { return }
    let room = stops[stop - 1].position...stops[stop + 1].position
    let position = min(room.upperBound, max(room.lowerBound, place.x))
    stops[stop] = PiecewiseLinear.Stop(place.y, at: position)
    former = nil
  }

  /// Lines near a curve, in no more pieces than a hand can take; lines stay what they are.
  static func stops(near curve: TimingCurve) -> [PiecewiseLinear.Stop] {
    if case .linear = curve { return straight }
    if case .piecewiseLinear(let lines) = curve { return lines.stops }
    for tolerance in [0.01, 0.02, 0.04] {
      let stops = curve.linearApproximation(tolerance: tolerance).stops
      if stops.count <= mostStops {
        return stops.map { .init(rounded($0.value), at: rounded($0.position)) }
      }
    }
    return even(mostStops, of: curve)
  }

  private static func even(_ count: Int, of curve: TimingCurve) -> [PiecewiseLinear.Stop] {
    (0..<count).map { index in
      let place = Double(index) / Double(count - 1)
      return PiecewiseLinear.Stop(rounded(curve.value(at: place)), at: rounded(place))
    }
  }

  /// As exact as code is written.
  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
