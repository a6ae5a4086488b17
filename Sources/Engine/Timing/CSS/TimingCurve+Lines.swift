extension TimingCurve {
  /// Straight lines that stay this close (above 0) to the curve.
  ///
  /// Spans are halved until a line serves. A snap at the end stays a snap; of other jumps the
  /// steep line is all but upright. A function that never calms down gets about 4,000 lines.
  public func linearApproximation(tolerance: Double = 1e-3) -> PiecewiseLinear {
    require(tolerance > 0, "TimingCurve: the tolerance of lines must be above 0")
    if case .piecewiseLinear(let lines) = self { return lines }
    let last = value(at: 1.0.nextDown)
    let snaps = abs(value(at: 1) - last) > tolerance / 2
    let end = PiecewiseLinear.Stop(snaps ? last : value(at: 1), at: 1)
    var stops = [PiecewiseLinear.Stop(value(at: 0), at: 0)]
    // The ends of spans still to be drawn, the next one last.
    var ends = (1..<8).reversed().reduce(into: [end]) {
      $0.append(stop(at: Double($1) / 8))
    }
    while let to = ends.last, let from = stops.last {
      if stops.count > 4000 || isStraight(from, to, within: tolerance / 2) {
        stops.append(ends.removeLast())
      } else {
        ends.append(stop(at: (from.position + to.position) / 2))
      }
    }
    return PiecewiseLinear(snaps ? stops + [.init(value(at: 1), at: 1)] : stops)
  }

  private func stop(at position: Double) -> PiecewiseLinear.Stop {
    .init(value(at: position), at: position)
  }

  /// True if a line between two stops is within a distance of the curve, at 15 places of it; always
  /// true of stops less than 1e-9 apart.
  private func isStraight(
    _ from: PiecewiseLinear.Stop, _ to: PiecewiseLinear.Stop, within distance: Double
  ) -> Bool {
    let length = to.position - from.position
    return length < 1e-9
      || (1...15).allSatisfy { part in
        let share = Double(part) / 16
        let value = value(at: from.position + length * share)
        return abs(value - lerp(from.value, to.value, share)) <= distance
      }
  }
}
