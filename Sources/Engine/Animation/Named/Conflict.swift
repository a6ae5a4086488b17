/// Two parts of an animation that move the same property at the same time.
///
/// They are averaged then, as the algebra says; often that is not what was meant.
package struct Conflict: Equatable {
  package let property: Property
  /// The innermost names around the two parts; nil for a part without a name.
  package let names: [String?]
  /// The times between which both move, in seconds of the whole; the end is infinite if both repeat
  /// forever.
  package let start: Double
  package let end: Double
}

extension Animation where Value == Effect {
  /// Which parts move the same property at the same time, and when, in the order of their starts.
  ///
  /// Holding a value is no moving. What repeats forever counts as moving from its first time on.
  package var conflicts: [Conflict] {
    var moves: [Property: [Move]] = [:]
    var order: [Property] = []
    for move in self.moves {
      let property = move.property.whole
      if moves[property] == nil { order.append(property) }
      moves[property, default: []].append(move)
    }
    let seam = Seam.width(in: duration)
    return order.flatMap { property in Self.overlaps(moves[property] ?? [], seam) }
      .sorted { $0.start < $1.start }
  }

  /// Parts that only meet at a seam, within rounding, don't overlap.
  private static func overlaps(_ moves: [Move], _ seam: Double) -> [Conflict] {
    var conflicts: [Conflict] = []
    var running: [Move] = []
    for move in moves.sorted(by: { $0.start < $1.start }) {
      running.removeAll { $0.end <= move.start + seam }
      for other in running where !other.property.lanes.isDisjoint(with: move.property.lanes) {
        let isPart = other.property.lanes.isSubset(of: move.property.lanes)
        conflicts.append(
          Conflict(
            property: isPart ? other.property : move.property, names: [other.name, move.name],
            start: move.start,
            end: min(other.end, move.end)))
      }
      running.append(move)
    }
    return conflicts
  }
}
