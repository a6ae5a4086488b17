extension Reconciliation {
  /// The ids that only the new list has, ascending.
  public var entering: [Int] { Self.places(origins.count) { origins[$0] < 0 } }

  /// The ids that only the old list has, ascending.
  public var leaving: [Int] { Self.places(destinations.count) { destinations[$0] < 0 } }

  /// The ids in both lists that may stay where they are while the others of them move: as many as
  /// possible, ascending. Takes O(n log n).
  public var staying: [Int] {
    if keepsOrder { return Self.places(origins.count) { origins[$0] >= 0 } }
    let rises = Self.longestRise(in: origins)
    return Self.places(origins.count) { rises[$0] }
  }

  /// The other ids in both lists, ascending: each has to be put in front of the id that follows it.
  /// Takes O(n log n).
  public var moving: [Int] {
    if keepsOrder { return [] }
    let rises = Self.longestRise(in: origins)
    return Self.places(origins.count) { origins[$0] >= 0 && !rises[$0] }
  }

  /// The places with a property, of so many.
  @inline(__always)
  private static func places(_ count: Int, where isMember: (Int) -> Bool) -> [Int] {
    Array(unsafeUninitializedCapacity: count) { places, found in
      for place in 0..<count {
        // Written always and counted if it is true: a branch would be guessed wrongly too often.
        places[found] = place
        found &+= isMember(place) ? 1 : 0
      }
    }
  }
}
