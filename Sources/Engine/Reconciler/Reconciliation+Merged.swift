// The merging of both lists into one: the orders of the four steps' intermediate lists.
extension Reconciliation {
  /// An id of a merged list, by its places.
  package enum Member: Hashable, Sendable {
    /// Only the new list has it.
    case entering(at: Int)
    /// Both lists have it.
    case common(from: Int, to: Int)
    /// Only the old list has it.
    case leaving(from: Int)
  }

  /// The old list, in its order, with what enters: that goes right behind the furthest common id
  /// that the new list has passed before it, in the new list's order. Takes O(n).
  ///
  ///     // From a b c to b x a y:  a, b, x and y entering, c
  package var merged: [Member] {
    merge(count: ends.oldCount, with: origins, extra: Member.entering) { old in
      destination(at: old).map { .common(from: old, to: $0) } ?? .leaving(from: old)
    }
  }

  /// The new list, in its order, with what leaves, likewise: the order on screen during a change.
  /// Takes O(n).
  package var mergedBack: [Member] {
    merge(count: ends.newCount, with: destinations, extra: Member.leaving) { new in
      origin(at: new).map { .common(from: $0, to: new) } ?? .entering(at: new)
    }
  }

  /// Merges a first list of so many with a second one, of which it is known where in the first
  /// list's middle the ids of its own middle are.
  private func merge(
    count: Int, with second: [Int32], extra: (Int) -> Member, first: (Int) -> Member
  ) -> [Member] {
    var merged: [Member] = []
    merged.reserveCapacity(count + second.count)
    var (put, passed) = (0, ends.head)
    for (place, common) in second.enumerated() {
      passed = max(passed, ends.head + Int(common) + 1)
      guard common < 0 else { continue }
      // The furthest never comes nearer: all up to it is put for good.
      merged += (put..<passed).lazy.map(first)
      put = passed
      merged.append(extra(ends.head + place))
    }
    merged += (put..<count).lazy.map(first)
    return merged
  }
}
