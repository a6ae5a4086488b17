/// Remembers the values made last; when it is full, those not used for longest make room.
struct BoundedCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, used: Int)] = [:]
  private var clock = 0
  private let limit: Int

  /// - Parameter limit: the most values kept, ≥ 1.
  init(limit: Int) {
    precondition(limit >= 1, "a cache needs room for one value")
    self.limit = limit
  }

  var count: Int { entries.count }
  var values: [Value] { entries.values.map(\.value) }

  /// The value, if it is kept; it counts as used.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].used = clock
    return entries.values[index].value
  }

  /// Keeps a value. Returns those that had to go: the older half when the cache was full, one
  /// sweep for many insertions.
  mutating func insert(_ value: Value, for key: Key) -> [Value] {
    clock += 1
    var dropped: [Value] = []
    if entries[key] == nil, entries.count >= limit {
      let oldest = entries.sorted { $0.value.used < $1.value.used }.prefix((limit + 1) / 2)
      for (key, entry) in oldest {
        entries[key] = nil
        dropped.append(entry.value)
      }
    }
    if let old = entries.updateValue((value, clock), forKey: key) { dropped.append(old.value) }
    return dropped
  }

  /// Forgets the values of some keys, and returns them.
  mutating func remove(_ isMeant: (Key) -> Bool) -> [Value] {
    let keys = entries.keys.filter(isMeant)
    return keys.compactMap { entries.removeValue(forKey: $0)?.value }
  }
}
