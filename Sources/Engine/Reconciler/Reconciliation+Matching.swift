extension Reconciliation {
  /// Finds the new list's middle in the old list's, by a hash table of places: no id is copied.
  ///
  /// - Parameter slots: how many the table has at least.
  @inline(__always)
  mutating func match<ID: Equatable>(
    _ old: [ID], _ new: [ID], _ ends: CommonEnds, slots: Int = 0, hash: (ID) -> Int
  ) {
    guard !ends.old.isEmpty, !ends.new.isEmpty else { return }
    keepsOrder = Self.match(
      old, new, ends, max(slots, 2 * ends.old.count), &origins, &destinations, hash)
  }

  /// Links the places of the middles; returns true if all that is linked has kept its order.
  @inline(__always)
  private static func match<ID: Equatable>(
    _ old: [ID], _ new: [ID], _ ends: CommonEnds, _ slots: Int, _ origins: inout [Int32],
    _ destinations: inout [Int32], _ hash: (ID) -> Int
  ) -> Bool {
    var size = 4
    while size < slots { size *= 2 }
    var places = [Int32](repeating: nowhere, count: size)
    var table = places.mutableSpan
    let oldIDs = old.span
    let newIDs = new.span
    for place in ends.old {
      let free = slot(of: oldIDs[place], in: table.span, oldIDs, hash)
      table[free] = Int32(truncatingIfNeeded: place)
    }
    var origins = origins.mutableSpan
    var destinations = destinations.mutableSpan
    var (last, falls) = (nowhere, false)
    for place in ends.new {
      let origin = table[slot(of: newIDs[place], in: table.span, oldIDs, hash)]
      guard origin >= 0, destinations[Int(origin)] < 0 else { continue }
      origins[place] = origin
      destinations[Int(origin)] = Int32(truncatingIfNeeded: place)
      falls = falls || origin < last
      last = origin
    }
    return !falls
  }

  /// The slot that holds an id's place, or the free one for it.
  @inline(__always)
  private static func slot<ID: Equatable>(
    of id: ID, in table: Span<Int32>, _ ids: Span<ID>, _ hash: (ID) -> Int
  ) -> Int {
    var slot = hash(id) & (table.count &- 1)
    while table[slot] >= 0, ids[Int(table[slot])] != id { slot = (slot &+ 1) & (table.count &- 1) }
    return slot
  }

  /// The range of some numbers, unless they are spread over many times their count.
  static func closeRange(of numbers: ArraySlice<Int>) -> ClosedRange<Int>? {
    guard var low = numbers.first else { return nil }
    var high = low
    for number in numbers { (low, high) = (min(low, number), max(high, number)) }
    let (length, isTooLong) = high.subtractingReportingOverflow(low)
    return isTooLong || length > 4 * numbers.count ? nil : low...high
  }
}
