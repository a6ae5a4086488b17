extension Reconciliation {
  /// The ids that only the new list has, ascending.
  public var entering: [Int] { origins.indices.filter { origins[$0] < 0 } }

  /// The ids that only the old list has, ascending.
  public var leaving: [Int] { destinations.indices.filter { destinations[$0] < 0 } }

  /// The ids in both lists that may stay where they are while the others of them move: as many as
  /// possible, ascending. Takes O(n log n).
  public var staying: [Int] {
    keepsOrder ? origins.indices.filter { origins[$0] >= 0 } : Self.longestRise(in: origins)
  }

  /// The other ids in both lists, ascending: each has to be put in front of the id that follows it.
  /// Takes O(n log n).
  public var moving: [Int] {
    if keepsOrder { return [] }
    var staying = self.staying.makeIterator()
    var stays = staying.next()
    var moving: [Int] = []
    for place in origins.indices where origins[place] >= 0 {
      if place == stays { stays = staying.next() } else { moving.append(place) }
    }
    return moving
  }
}
