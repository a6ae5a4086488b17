extension Reconciliation {
  /// The ids that only the new list has, ascending.
  package var entering: [Int] { listed(origins.count) { origins[$0] < 0 } }

  /// The ids that only the old list has, ascending.
  package var leaving: [Int] { listed(destinations.count) { destinations[$0] < 0 } }

  /// The ids in both lists that may stay where they are while the others of them move: as many as
  /// possible, ascending. Takes O(n log n).
  package var staying: [Int] {
    var stays = [Bool](repeating: false, count: origins.count)
    if keepsOrder {
      for place in origins.indices { stays[place] = origins[place] >= 0 }
    } else {
      Self.markLongestRise(in: origins, with: true, &stays)
    }
    let tail = ends.new.upperBound..<ends.newCount
    return Array(0..<ends.head) + listed(stays.count) { stays[$0] } + Array(tail)
  }

  /// The other ids in both lists, ascending: each has to be put in front of the id that follows it.
  /// Takes O(n log n).
  package var moving: [Int] {
    if keepsOrder { return [] }
    var moves = origins.map { $0 >= 0 }
    Self.markLongestRise(in: origins, with: false, &moves)
    return listed(moves.count) { moves[$0] }
  }

  /// The places of a middle with a property, which is asked of the place counted from its begin.
  @inline(__always)
  private func listed(_ count: Int, where isMember: (Int) -> Bool) -> [Int] {
    // Its count would be written into the array that all empty ones share.
    guard count > 0 else { return [] }
    let head = ends.head
    return Array(unsafeUninitializedCapacity: count) { places, found in
      var members = 0
      for place in 0..<count {
        // Written always and counted if it is true: a branch would be guessed wrongly too often.
        places[members] = head &+ place
        members &+= isMember(place) ? 1 : 0
      }
      found = members
    }
  }
}
