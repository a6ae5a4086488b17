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
  /// What `do` asks for, in order.
  private var deeds: [() -> Void] = []

  public init() { entries = [:] }

  /// An effect that runs code when it is presented.
  init(doing deed: @escaping () -> Void) {
    entries = [:]
    deeds = [deed]
  }

  public init(_ slot: Slot, sum: Lanes, count: Double = 1) {
    entries = [slot: Entry(sum: sum, count: count)]
  }

  /// Shows each slot's mean, and does what is to be done.
  public func present() {
    for (slot, entry) in entries { slot.owner.present(entry.mean, of: slot.property) }
    for deed in deeds { deed() }
  }

  /// Code is not compared: effects are equal if they show the same and do nothing.
  public static func == (a: Effect, b: Effect) -> Bool {
    a.entries == b.entries && a.deeds.isEmpty && b.deeds.isEmpty
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
    merged.deeds += b.deeds
    return merged
  }
}
