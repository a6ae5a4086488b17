/// A hash table of the places of a list's ids; the ids themselves stay in the list.
struct PlaceTable {
  /// A place, and a part of its id's hash: ids are compared only where that is the same.
  private struct Entry {
    var place: Int32
    var tag: UInt32
  }

  private var entries: [Entry]
  /// The number of wrong entries that may still be passed on the way to the right ones.
  private var passes: Int

  /// - Parameters:
  ///   - count: the number of places.
  ///   - passes: the number of wrong entries that may be passed, for each place and each search.
  ///   - searches: the number of ids that will be looked for.
  init(count: Int, passes: Int, for searches: Int) {
    var size = 4
    while size < 2 * count { size *= 2 }
    entries = Array(repeating: Entry(place: Reconciliation.nowhere, tag: 0), count: size)
    let (all, isTooMany) = passes.multipliedReportingOverflow(by: size + searches)
    self.passes = isTooMany ? .max : all
  }

  /// True if too many wrong entries were passed: what is found from then on may be wrong.
  var isGivenUp: Bool { passes < 0 }

  mutating func giveUp() { passes = -1 }

  /// Puts a place in, instead of that of an equal id.
  ///
  /// - Parameter isEqual: true if the id at another place is equal.
  @inline(__always)
  mutating func put(_ place: Int, _ hash: UInt64, isEqual: (Int) -> Bool) {
    let index = index(hash, isEqual)
    entries[index] = Entry(place: Int32(truncatingIfNeeded: place), tag: Self.tag(hash))
  }

  /// The place of an id, or ``Reconciliation/nowhere``.
  ///
  /// - Parameter isEqual: true if the id at a place is equal.
  @inline(__always)
  mutating func place(_ hash: UInt64, isEqual: (Int) -> Bool) -> Int32 {
    entries[index(hash, isEqual)].place
  }

  /// The index of an id's entry, or of the free one for it.
  @inline(__always)
  private mutating func index(_ hash: UInt64, _ isEqual: (Int) -> Bool) -> Int {
    let (mask, tag) = (entries.count &- 1, Self.tag(hash))
    var index = Int(truncatingIfNeeded: hash >> 24) & mask
    while true {
      let entry = entries[index]
      if entry.place < 0 || (entry.tag == tag && isEqual(Int(entry.place))) { break }
      passes &-= 1
      if passes < 0 { break }
      index = (index &+ 1) & mask
    }
    return index
  }

  @inline(__always)
  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) }
}
