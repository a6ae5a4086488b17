/// Finds the place of an id in a list; its memory is kept from list to list.
struct PlaceTable: Sendable {
  private var entries: [UInt64] = []

  /// Hands out that many entries, all 0.
  @inline(__always)
  private mutating func withEntries<Result>(
    _ count: Int, _ body: (UnsafeMutableBufferPointer<UInt64>) -> Result
  ) -> Result {
    entries.grow(to: count)
    return entries.withUnsafeMutableBufferPointer { all in
      let entries = UnsafeMutableBufferPointer(rebasing: all[..<count])
      entries.update(repeating: 0)
      return body(entries)
    }
  }

  /// Hands out an empty table for so many ids of any kind.
  @inline(__always)
  mutating func withRoom<Result>(for count: Int, _ body: (Slots) -> Result) -> Result {
    var bits = 2
    // At most two thirds are taken, so that runs of taken slots stay short and one is free.
    while 1 << bits < count + count / 2 + 1 { bits += 1 }
    return withEntries(1 << bits) { body(Slots(entries: $0, shift: UInt64(64 - bits))) }
  }

  /// Hands out an empty table for numbers of a range.
  @inline(__always)
  mutating func withRoom<Result>(
    forNumbers range: ClosedRange<Int>, _ body: (Numbers) -> Result
  ) -> Result {
    withEntries(range.count) { body(Numbers(entries: $0, first: range.lowerBound)) }
  }

  /// A table for numbers that lie close together: each has an entry of its own, the place + 1.
  struct Numbers {
    fileprivate let entries: UnsafeMutableBufferPointer<UInt64>
    fileprivate let first: Int

    /// Enters a number of the range; nothing if it is in the table already.
    @inline(__always)
    func insert(_ number: Int, at place: Int) {
      let entry = number &- first
      if entries[entry] == 0 { entries[entry] = UInt64(truncatingIfNeeded: place &+ 1) }
    }

    /// The place of any number, or -1.
    @inline(__always)
    func place(_ number: Int) -> Int {
      let entry = UInt(bitPattern: number &- first)
      guard entry < UInt(bitPattern: entries.count) else { return -1 }
      return Int(truncatingIfNeeded: entries[Int(bitPattern: entry)]) &- 1
    }
  }

  /// A hash table with open addressing: 2^(64 - shift) entries, of which one is always free.
  struct Slots {
    /// The lower half of an id's hash above the place + 1; 0: free.
    fileprivate let entries: UnsafeMutableBufferPointer<UInt64>
    fileprivate let shift: UInt64

    /// Enters an id by its hash; nothing if it is in the table already.
    ///
    /// - Parameter isAt: true for a place whose id is the one that is entered.
    @inline(__always)
    func insert(_ hash: UInt64, at place: Int, isAt: (Int) -> Bool) {
      var slot = Int(truncatingIfNeeded: hash >> shift)
      while entries[slot] != 0 {
        if holds(slot, hash, isAt) { return }
        slot = (slot &+ 1) & (entries.count &- 1)
      }
      entries[slot] = hash << 32 | UInt64(truncatingIfNeeded: place &+ 1)
    }

    /// The place of an id, or -1.
    ///
    /// - Parameter isAt: true for a place whose id is the one that is looked for.
    @inline(__always)
    func place(_ hash: UInt64, isAt: (Int) -> Bool) -> Int {
      var slot = Int(truncatingIfNeeded: hash >> shift)
      while entries[slot] != 0 {
        if holds(slot, hash, isAt) { return place(in: slot) }
        slot = (slot &+ 1) & (entries.count &- 1)
      }
      return -1
    }

    @inline(__always)
    private func holds(_ slot: Int, _ hash: UInt64, _ isAt: (Int) -> Bool) -> Bool {
      entries[slot] >> 32 == hash & 0xFFFF_FFFF && isAt(place(in: slot))
    }

    @inline(__always)
    private func place(in slot: Int) -> Int { Int(entries[slot] & 0xFFFF_FFFF) &- 1 }
  }

  /// A hash for numbers: the bits of neighbours lie far apart.
  @inline(__always)
  static func hash(_ number: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
  }

  /// A hash for any ids.
  @inline(__always)
  static func hash(_ id: some Hashable) -> UInt64 { UInt64(truncatingIfNeeded: id.hashValue) }
}
