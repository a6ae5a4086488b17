/// A CSS `linear(…)` curve: straight lines between stops.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A value that the curve takes at a progress.
  public struct Stop: Hashable, Sendable {
    /// Usually in 0…1, but it may lie outside.
    public let position: Double
    /// The share of the change.
    public let value: Double

    /// A stop; both numbers within ±1e100.
    public init(_ value: Double, at position: Double) {
      (self.value, self.position) = (value, position)
    }
  }

  /// At least one, at positions that never fall.
  public let stops: [Stop]

  /// The curve through these stops; a position below the one before it counts as that one.
  public init(_ stops: [Stop], file: StaticString = #fileID, line: UInt = #line) {
    self.init(stops.map { ($0.value, $0.position) }, file: file, line: line)
  }

  /// The curve through values whose positions may be left open, as in CSS: the first is then 0,
  /// the last 1, and others lie evenly between their neighbours.
  public init(
    _ stops: [(value: Double, position: Double?)], file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      !stops.isEmpty, "PiecewiseLinear: there must be at least one stop", file: file, line: line)
    require(
      stops.allSatisfy {
        abs($0.value) <= TimingCurve.largest && abs($0.position ?? 0) <= TimingCurve.largest
      },
      "PiecewiseLinear: values and positions must lie within ±1e100", file: file, line: line)
    self.stops = zip(stops, PiecewiseLinear.places(stops.map(\.position))).map {
      Stop($0.value, at: $1)
    }
  }

  /// CSS Easing's steps: the ends, then no falling, then the gaps.
  private static func places(_ given: [Double?]) -> [Double] {
    var given = given
    given[0] = given[0] ?? 0
    if given.count > 1 { given[given.count - 1] = given[given.count - 1] ?? 1 }
    var places: [Double] = []
    for place in given {
      guard let place else { continue }
      let last = places.last ?? place
      let open = given[places.count...].prefix { $0 == nil }.count
      let reached = max(place, last)
      for step in 1...(open + 1) {
        places.append(step > open ? reached : lerp(last, reached, Double(step) / Double(open + 1)))
      }
    }
    return places
  }

  /// The value at a progress; beyond the first and last stops their lines go on.
  ///
  /// Where several stops have the progress, the last of them counts.
  public func value(at progress: Double) -> Double {
    require(!progress.isNaN, "PiecewiseLinear: progress must be a number, it is NaN")
    guard stops.count > 1 else { return stops[0].value }
    let (a, b) = line(at: progress)
    guard a.position < b.position else { return b.value }
    let share = (progress - a.position) / (b.position - a.position)
    // From one end, as a far share of both would take ∞ from ∞.
    return 0...1 ~= share
      ? lerp(a.value, b.value, share) : (a.value + ((b.value - a.value) * share.cut).cut).cut
  }

  /// The slope of the line at a progress; at a stop that of the line behind it.
  public func slope(at progress: Double) -> Double {
    guard stops.count > 1 else { return 0 }
    let (a, b) = line(at: progress)
    guard a.position < b.position else { return 0 }
    return ((b.value - a.value) / (b.position - a.position)).cut
  }

  private func line(at progress: Double) -> (Stop, Stop) {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].position <= progress { low = middle + 1 } else { high = middle }
    }
    let first = min(max(low - 1, 0), stops.count - 2)
    return (stops[first], stops[first + 1])
  }
}
