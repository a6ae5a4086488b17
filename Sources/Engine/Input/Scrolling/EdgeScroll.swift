/// The velocity at which content is to scroll for a hand that carries something to an edge of what
/// is seen of it: the nearer to the edge, the faster.
///
/// Where the hand took hold nothing scrolls, nor as long as it goes away from an edge: whoever
/// takes a card of the last row does not want to be carried off with it.
///
///     var edge = EdgeScroll(from: 300, zone: 80, fastest: 900)
///     edge.velocity(at: 590, in: 600)  // 689: down
///     edge.velocity(at: 300, in: 600)  // 0
///     edge.velocity(at: -20, in: 600)  // -900: up, as fast as it goes
public struct EdgeScroll: Hashable, Sendable {
  /// The distance from an edge at which scrolling begins, in points; at most a third of the length
  /// counts.
  public let zone: Double
  /// At an edge and beyond, in points per second.
  public let fastest: Double
  /// The hand's places nearest to the start, and to the end, so far.
  private var least: Double
  private var greatest: Double

  /// A hand that takes hold at a place.
  ///
  /// - Parameters:
  ///   - zone: in points, finite and above 0.
  ///   - fastest: in points per second, finite and at least 0.
  public init(
    from place: Double, zone: Double = 80, fastest: Double = 900, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(place.isFinite, "EdgeScroll: a place must be finite", file: file, line: line)
    require(
      zone > 0 && zone.isFinite, "EdgeScroll: the zone must be finite, above 0", file: file,
      line: line)
    require(
      fastest >= 0 && fastest.isFinite, "EdgeScroll: the fastest must be finite, at least 0",
      file: file, line: line)
    (self.zone, self.fastest, least, greatest) = (zone, fastest, place, place)
  }

  /// The offset's velocity for a hand at a place, in points per second: below 0 towards the start.
  ///
  /// - Parameters:
  ///   - place: from the start of what is seen, in points; finite, and it may be outside.
  ///   - length: of what is seen, in points, finite.
  public mutating func velocity(at place: Double, in length: Double) -> Double {
    require(place.isFinite && length.isFinite, "EdgeScroll: places must be finite")
    (least, greatest) = (min(least, place), max(greatest, place))
    let zone = min(zone, length / 3)
    guard zone > 0 else { return 0 }
    let up = min(zone, greatest) - place
    let down = place - max(length - zone, least)
    return pace(down / zone) - pace(up / zone)
  }

  private func pace(_ depth: Double) -> Double {
    let share = min(1, max(0, depth))
    return fastest * share * share
  }
}
