/// What a moment of an animation does to the world: for each slot, an average of values.
///
/// An effect is a value: nothing is written before someone commits it.
public struct Effect: Equatable {
  /// A number of lanes on their way to a mean.
  public struct Entry: Equatable, Sendable {
    public var sum: Lanes
    public var count: Double

    public var mean: Lanes { sum / count }
  }

  public private(set) var entries: [Slot: Entry]

  public init() { entries = [:] }

  public init(_ slot: Slot, sum: Lanes, count: Double = 1) {
    entries = [slot: Entry(sum: sum, count: count)]
  }

  /// Shows each slot's mean.
  public func present() {
    for (slot, entry) in entries { slot.owner.present(entry.mean, of: slot.property) }
  }
}

extension Effect: CommutativeSemigroup, Monoid {
  public static var empty: Effect { Effect() }

  public static func <> (a: Effect, b: Effect) -> Effect {
    var merged = a
    for (slot, entry) in b.entries {
      var both = merged.entries[slot] ?? Entry(sum: .zero, count: 0)
      both.sum += entry.sum
      both.count += entry.count
      merged.entries[slot] = both
    }
    return merged
  }
}
