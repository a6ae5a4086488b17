/// The way from one list of ids to another: ids in, edits out; it knows nothing else.
public enum Diff {
  /// The edits that turn `old` into `new`, in the order in which they are to be applied: all
  /// removals, then from the back of `new` to its front. Moves are as few as possible.
  ///
  ///     Diff.edits(from: ["a", "b", "c"], to: ["c", "a"])
  ///     // remove b, update a, move c before a
  ///
  /// Takes O(n log n).
  /// - Precondition: no list names an id twice.
  @specialized(where ID == Int)
  @specialized(where ID == String)
  public static func edits<ID: Hashable & Sendable>(from old: [ID], to new: [ID]) -> [Edit<ID>] {
    for list in [old, new] {
      precondition(Set(list).count == list.count, "an id is in the list twice: \(list)")
    }
    var differ = Differ()
    differ.compare(old, with: new)
    return differ.edits(from: old, to: new)
  }
}

extension Differ {
  /// The differences that were found, as edits: all removals, then from the back of the new list to
  /// its front.
  ///
  /// - Parameters:
  ///   - old: the old list that was compared, or what its places stand for.
  ///   - new: likewise the new one.
  @specialized(where ID == Int)
  @specialized(where ID == String)
  public func edits<ID: Hashable & Sendable>(from old: [ID], to new: [ID]) -> [Edit<ID>] {
    precondition(new.count == count, "edits are asked for between other lists than were compared")
    var edits: [Edit<ID>] = []
    edits.reserveCapacity(goneCount + count)
    for place in gone[..<goneCount] { edits.append(.remove(old[Int(place)])) }
    var successor: ID?
    for (place, id) in zip(new.indices, new).reversed() {
      let origin = origins[place]
      if origin >= 0 {
        edits.append(.update(id))
      } else {
        edits.append(
          origin == -1 ? .insert(id, before: successor) : .move(id, before: successor))
      }
      successor = id
    }
    return edits
  }
}
