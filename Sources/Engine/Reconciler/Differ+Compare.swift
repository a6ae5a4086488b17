extension Differ {
  /// Compares two lists of ids; what it found may be asked for until the next comparison.
  ///
  /// Takes O(n), and O(n log n) if what is in both lists has changed its order.
  @specialized(where ID == String)
  public mutating func compare<ID: Hashable>(_ old: [ID], with new: [ID]) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let middle = trim(old.count, new.count) { old[$0] == new[$1] }
        finish(middle, isRising: matchByHash(middle, old, new) { PlaceTable.hash($0) })
      }
    }
  }

  /// Compares two lists of numbers; what it found may be asked for until the next comparison.
  ///
  /// As for any ids, but faster, above all if the numbers lie close together, as they do when
  /// they are given one after the other.
  public mutating func compare(_ old: [Int], with new: [Int]) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let middle = trim(old.count, new.count) { old[$0] == new[$1] }
        let isRising =
          if let range = Self.closeRange(of: old, middle.old) {
            matchByNumber(middle, old, new, range)
          } else {
            matchByHash(middle, old, new) { PlaceTable.hash($0) }
          }
        finish(middle, isRising: isRising)
      }
    }
  }

  /// The places between the ends that both lists have in common.
  private typealias Middle = (old: Range<Int>, new: Range<Int>)

  /// Explains the ends that both lists have in common, and leaves the middle.
  @inline(__always)
  private mutating func trim(
    _ oldCount: Int, _ newCount: Int, isSame: (Int, Int) -> Bool
  ) -> Middle {
    precondition(max(oldCount, newCount) < Int32.max, "a list of more than 2 billion ids")
    let shorter = min(oldCount, newCount)
    var head = 0
    while head < shorter, isSame(head, head) { head &+= 1 }
    var tail = 0
    while tail < shorter &- head, isSame(oldCount &- 1 &- tail, newCount &- 1 &- tail) {
      tail &+= 1
    }
    count = newCount
    origins.grow(to: newCount)
    Self.keep(0..<head, shiftedBy: 0, &origins)
    Self.keep((newCount - tail)..<newCount, shiftedBy: oldCount - newCount, &origins)
    return (head..<(oldCount - tail), head..<(newCount - tail))
  }

  private static func keep(_ places: Range<Int>, shiftedBy shift: Int, _ origins: inout [Int32]) {
    origins.withUnsafeMutableBufferPointer { origins in
      for place in places { origins[place] = Int32(truncatingIfNeeded: place &+ shift) }
    }
  }

  private mutating func finish(_ middle: Middle, isRising: Bool) {
    goneCount = Self.listGone(middle.old, isKept, &gone)
    moveCount = isRising ? 0 : scratch.markMoves(in: &origins, middle.new)
  }

  /// Lists the places that are not kept; how many there are.
  private static func listGone(
    _ places: Range<Int>, _ isKept: [UInt8], _ gone: inout [Int32]
  ) -> Int {
    isKept.withUnsafeBufferPointer { isKept in
      gone.withUnsafeMutableBufferPointer { gone in
        var count = 0
        // Written always and counted if it is true: a branch would be guessed wrongly too often.
        for place in places {
          gone[count] = Int32(truncatingIfNeeded: place)
          count &+= 1 &- Int(isKept[place])
        }
        return count
      }
    }
  }
}

// MARK: The middle

extension Differ {
  /// The range of some numbers, unless they are spread over many times their count.
  private static func closeRange(
    of numbers: UnsafeBufferPointer<Int>, _ places: Range<Int>
  ) -> ClosedRange<Int>? {
    guard let first = places.first else { return nil }
    var (low, high) = (numbers[first], numbers[first])
    for place in places {
      low = min(low, numbers[place])
      high = max(high, numbers[place])
    }
    let (length, isTooLong) = high.subtractingReportingOverflow(low)
    return isTooLong || length > 4 * places.count + 64 ? nil : low...high
  }

  private mutating func matchByNumber(
    _ middle: Middle, _ old: UnsafeBufferPointer<Int>, _ new: UnsafeBufferPointer<Int>,
    _ range: ClosedRange<Int>
  ) -> Bool {
    var table = PlaceTable()
    swap(&table, &self.table)
    defer { swap(&table, &self.table) }
    return table.withRoom(forNumbers: range) { table in
      match(
        middle, enter: { table.insert(old[$0], at: $0) }, find: { table.place(new[$0]) })
    }
  }

  @inline(__always)
  private mutating func matchByHash<ID: Hashable>(
    _ middle: Middle, _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>,
    hash: (ID) -> UInt64
  ) -> Bool {
    var table = PlaceTable()
    swap(&table, &self.table)
    defer { swap(&table, &self.table) }
    return table.withRoom(for: middle.old.count) { table in
      match(
        middle,
        enter: { place in table.insert(hash(old[place]), at: place) { old[$0] == old[place] } },
        find: { place in table.place(hash(new[place])) { old[$0] == new[place] } })
    }
  }

  /// Finds the new list's ids in the old one; whether they have kept their order.
  @inline(__always)
  private mutating func match(
    _ middle: Middle, enter: (Int) -> Void, find: (Int) -> Int
  ) -> Bool {
    // The place behind the end is that of ids that are not there.
    isKept.grow(to: middle.old.upperBound + 1)
    gone.grow(to: middle.old.count + 1)
    return origins.withUnsafeMutableBufferPointer { origins in
      isKept.withUnsafeMutableBufferPointer { isKept in
        for place in middle.old {
          isKept[place] = 0
          enter(place)
        }
        var (last, falls) = (-1, 0)
        for place in middle.new {
          let found = find(place)
          let origin = found >= 0 && isKept[found] == 0 ? found : -1
          origins[place] = Int32(truncatingIfNeeded: origin)
          isKept[origin >= 0 ? origin : middle.old.upperBound] = 1
          falls &+= origin >= 0 && origin < last ? 1 : 0
          last = origin >= 0 ? origin : last
        }
        return falls == 0
      }
    }
  }
}

extension Array where Element: FixedWidthInteger {
  /// Makes room; what was there is lost.
  mutating func grow(to count: Int) {
    if self.count < count { self = Array(repeating: 0, count: count + count / 4) }
  }
}
