/// The merging of two lists of ids into one: the order of the four steps' intermediate lists.
public enum MergeOrder {
  /// The list from which an id of the merged list comes.
  public enum Source<ID: Hashable>: Hashable {
    /// It is in the first list, perhaps in both.
    case first(ID)
    /// It is in the second list only.
    case second(ID)
  }

  /// The first list keeps its places; what only the second one has goes right behind the furthest
  /// common id that was already passed in the second list, in the second list's order.
  ///
  ///     MergeOrder.merge(["a", "b", "c"], ["b", "x", "a", "y"])
  ///     // a, b, x and y of the second, c
  ///
  /// Takes O(n). No list is to name an id twice.
  @specialized(where ID == Int)
  @specialized(where ID == String)
  public static func merge<ID: Hashable>(_ first: [ID], _ second: [ID]) -> [Source<ID>] {
    var table = PlaceTable()
    return table.withRoom(for: first.count) { places in
      for (place, id) in first.enumerated() {
        places.insert(PlaceTable.hash(id), at: place) { first[$0] == id }
      }
      var merged: [Source<ID>] = []
      merged.reserveCapacity(first.count + second.count)
      var (put, passed) = (0, 0)
      for id in second {
        let place = places.place(PlaceTable.hash(id)) { first[$0] == id }
        passed = max(passed, place + 1)
        guard place < 0 else { continue }
        // The furthest never comes nearer: all up to it is put for good.
        for earlier in first[put..<passed] { merged.append(.first(earlier)) }
        put = passed
        merged.append(.second(id))
      }
      for rest in first[put...] { merged.append(.first(rest)) }
      return merged
    }
  }
}
