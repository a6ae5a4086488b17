/// Two parts of an animation that move the same property at the same time.
///
/// They are averaged then, as the algebra says; often that is not what was meant.
public struct Conflict: Equatable {
  public let slot: Slot
  /// The innermost names around the two parts; nil for a part without a name.
  public let names: [String?]
  /// The times between which both move, in seconds of the whole; the end is infinite if both repeat
  /// forever.
  public let start: Double
  public let end: Double
}

extension Animation where Value == Effect {
  /// Which parts move the same property at the same time, and when, in the order of their starts.
  ///
  /// Holding a value is no moving. What repeats forever counts as moving from its first time on.
  public var conflicts: [Conflict] {
    var moves: [Slot: [Move]] = [:]
    var order: [Slot] = []
    forEachPart { part in
      guard case .leaf(let leaf) = part.node.kind, let slot = leaf.slot,
        leaf.motion?.isMoving ?? false
      else { return }
      if moves[slot.whole] == nil { order.append(slot.whole) }
      let (start, end) = part.interval
      moves[slot.whole, default: []].append(
        Move(
          name: part.name, slot: slot, start: start, end: part.repeatsForever ? .infinity : end))
    }
    let seam = Seam.width(in: duration)
    return order.flatMap { slot in Self.overlaps(moves[slot] ?? [], seam) }
      .sorted { $0.start < $1.start }
  }

  /// Parts that only meet at a seam, within rounding, don't overlap.
  private static func overlaps(_ moves: [Move], _ seam: Double) -> [Conflict] {
    var conflicts: [Conflict] = []
    var running: [Move] = []
    for move in moves.sorted(by: { $0.start < $1.start }) {
      running.removeAll { $0.end <= move.start + seam }
      for other in running where !other.slot.lanes.isDisjoint(with: move.slot.lanes) {
        let isPart = other.slot.lanes.isSubset(of: move.slot.lanes)
        conflicts.append(
          Conflict(
            slot: isPart ? other.slot : move.slot, names: [other.name, move.name],
            start: move.start,
            end: min(other.end, move.end)))
      }
      running.append(move)
    }
    return conflicts
  }
}

private struct Move {
  let name: String?
  let slot: Slot
  let start: Double
  let end: Double
}
