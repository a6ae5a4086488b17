package import Engine

/// Values over time, of which a few are looked for that lines between them come close to all others
/// (the way of Ramer, Douglas and Peucker).
package struct Polyline {
  /// In order.
  let times: [Double]
  let values: [Lanes]
  /// The indices of the first and the last value.
  let start, end: Int

  package init(times: [Double], values: [Lanes], start: Int, end: Int) {
    (self.times, self.values, self.start, self.end) = (times, values, start, end)
  }

  /// The indices of the values that are needed, both ends included.
  ///
  /// - Parameter tolerance: the most by which a number on the lines may differ, > 0.
  package func places(within tolerance: Double) -> [Int] {
    var places = [start]
    var pending = [(start, end)]
    while let (from, to) = pending.popLast() {
      if let middle = farthest(between: from, and: to, beyond: tolerance) {
        pending += [(middle, to), (from, middle)]
      } else {
        places.append(to)
      }
    }
    return places
  }

  /// The value that is farthest from the line between two; nil: all are close.
  private func farthest(between from: Int, and to: Int, beyond tolerance: Double) -> Int? {
    guard to > from + 1 else { return nil }
    var found: (index: Int, distance: Double)?
    for index in (from + 1)..<to {
      let share = (times[index] - times[from]) / (times[to] - times[from])
      let distance = lerp(values[from], values[to], share).distance(to: values[index])
      if distance > max(tolerance, found?.distance ?? 0) { found = (index, distance) }
    }
    return found?.index
  }
}

extension Lanes {
  /// The largest difference between two numbers in one place.
  package func distance(to other: Lanes) -> Double {
    let way = self - other
    return pointwiseMax(way, -way).max()
  }
}

extension TimingCurve {
  /// Few lines that stay close to the curve, its snap at the end included.
  ///
  /// - Parameter tolerance: of the share of the way, > 0.
  package func lines(within tolerance: Double) -> PiecewiseLinear {
    if case .piecewiseLinear(let lines) = self { return lines }
    let stops = linearApproximation(tolerance: 0.2 * tolerance).stops
    let places = Polyline(
      times: stops.map(\.position), values: stops.map { Lanes(repeating: $0.value) }, start: 0,
      end: stops.count - 1
    ).places(within: 0.8 * tolerance)
    return PiecewiseLinear(places.map { stops[$0] })
  }
}
