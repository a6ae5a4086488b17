extension Reconciliation {
  /// Finds the new list's middle in the old list's, by a hash table of places: no id is copied.
  @inline(__always)
  mutating func match<ID: Equatable>(
    _ old: [ID], _ oldMiddle: Range<Int>, _ new: [ID], _ newMiddle: Range<Int>,
    hash: (ID) -> Int
  ) {
    guard !oldMiddle.isEmpty, !newMiddle.isEmpty else { return }
    var size = 4
    while size < 2 * oldMiddle.count { size *= 2 }
    var table = [Int32](repeating: Self.nowhere, count: size)
    /// The slot that holds an id's place, or the free one for it.
    func slot(of id: ID) -> Int {
      var slot = hash(id) & (table.count - 1)
      while table[slot] >= 0, old[Int(table[slot])] != id { slot = (slot + 1) & (table.count - 1) }
      return slot
    }
    for place in oldMiddle { table[slot(of: old[place])] = Int32(truncatingIfNeeded: place) }
    var last = Self.nowhere
    for place in newMiddle {
      let origin = table[slot(of: new[place])]
      guard origin >= 0, destinations[Int(origin)] < 0 else { continue }
      link(Int(origin), place)
      keepsOrder = keepsOrder && origin > last
      last = origin
    }
  }

  @inline(__always)
  mutating func link(_ old: Int, _ new: Int) {
    origins[new] = Int32(truncatingIfNeeded: old)
    destinations[old] = Int32(truncatingIfNeeded: new)
  }
}
