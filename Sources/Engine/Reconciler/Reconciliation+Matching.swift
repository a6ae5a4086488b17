extension Reconciliation {
  /// Finds the new list's middle in the old list's, by a hash table of places: no id is copied.
  ///
  /// - Parameters:
  ///   - passes: the number of wrong entries of the table, for each id, after which it is given up.
  ///   - hash: nil for an id that it isn't made for.
  /// - Returns: false if it was given up and nothing was found: an id has no hash, or too many have
  ///   the same, as when somebody looked for such ids.
  @inline(__always)
  mutating func match<ID: Equatable>(
    _ old: [ID], _ new: [ID], passes: Int, hash: (ID) -> UInt64?
  ) -> Bool {
    guard !origins.isEmpty, !destinations.isEmpty else { return true }
    var table = PlaceTable(count: ends.old.count, passes: passes, for: ends.new.count)
    for place in ends.old {
      guard let hash = hash(old[place]) else { return false }
      table.put(place, hash) { old[$0] == old[place] }
    }
    // Mostly what follows an id follows it still: one comparison instead of a hash.
    var next = ends.old.lowerBound
    let end = ends.old.upperBound
    keepsOrder = Self.link(new, ends.head, &origins, &destinations) { id in
      if next >= end || old[next] != id {
        guard let hash = hash(id) else {
          table.giveUp()
          return Self.nowhere
        }
        let place = table.place(hash) { old[$0] == id }
        guard place >= 0 else { return place }
        next = Int(place)
      }
      next &+= 1
      return Int32(truncatingIfNeeded: next &- 1)
    }
    if table.isGivenUp { unlink() }
    return !table.isGivenUp
  }

  /// The same by the hash that nobody can foresee: its table is never given up.
  mutating func matchByHashValue<ID: Hashable>(_ old: [ID], _ new: [ID]) {
    _ = match(old, new, passes: .max) { UInt64(truncatingIfNeeded: $0.hashValue) }
  }

  private mutating func unlink() {
    for place in origins.indices { origins[place] = Self.nowhere }
    for place in destinations.indices { destinations[place] = Self.nowhere }
  }

  /// The same for numbers of a close range: each has a slot of its own, without hash or comparison.
  mutating func match(_ old: [Int], _ new: [Int], in range: ClosedRange<Int>) {
    guard !origins.isEmpty else { return }
    // All other numbers share the last slot, where nothing is.
    let (low, none) = (range.lowerBound, UInt(range.count))
    var places = [Int32](repeating: Self.nowhere, count: range.count + 1)
    var table = places.mutableSpan
    for place in ends.old { table[old[place] &- low] = Int32(truncatingIfNeeded: place) }
    keepsOrder = Self.link(new, ends.head, &origins, &destinations) {
      places[Int(min(UInt(bitPattern: $0 &- low), none))]
    }
  }

  /// Links the places of the middles; returns true if all that is linked has kept its order.
  ///
  /// - Parameter origin: the place of an id in the old list, below 0 if its middle hasn't got it.
  @inline(__always)
  private static func link<ID>(
    _ new: [ID], _ head: Int, _ origins: inout [Int32], _ destinations: inout [Int32],
    origin: (ID) -> Int32
  ) -> Bool {
    // What is found nowhere is looked up at a place behind the others, which is never free. Chosen
    // by values: a branch would be guessed wrongly too often.
    let taken = destinations.count
    destinations.append(0)
    defer { destinations.removeLast() }
    var origins = origins.mutableSpan
    var others = destinations.mutableSpan
    var (last, falls) = (nowhere, false)
    for place in origins.indices {
      let origin = origin(new[head &+ place]) &- Int32(truncatingIfNeeded: head)
      let other = origin < 0 ? taken : Int(origin)
      let isFree = others[other] < 0
      others[other] = isFree ? Int32(truncatingIfNeeded: place) : others[other]
      origins[place] = isFree ? origin : nowhere
      falls = falls || (isFree && origin < last)
      last = isFree ? origin : last
    }
    return !falls
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
