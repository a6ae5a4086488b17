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
  public static func edits<ID: Hashable & Sendable>(from old: [ID], to new: [ID]) -> [Edit<ID>] {
    let oldPlaces = places(old)
    let newPlaces = places(new)
    var edits = old.filter { newPlaces[$0] == nil }.map { Edit.remove($0) }
    let kept = new.compactMap { oldPlaces[$0] }
    let staying = Set(longestIncreasing(kept).map { old[$0] })
    var successor: ID?
    for id in new.reversed() {
      if oldPlaces[id] == nil {
        edits.append(.insert(id, before: successor))
      } else {
        edits.append(staying.contains(id) ? .update(id) : .move(id, before: successor))
      }
      successor = id
    }
    return edits
  }

  private static func places<ID: Hashable>(_ ids: [ID]) -> [ID: Int] {
    var places: [ID: Int] = [:]
    places.reserveCapacity(ids.count)
    for (place, id) in ids.enumerated() {
      precondition(
        places.updateValue(place, forKey: id) == nil, "an id is in the list twice: \(id)")
    }
    return places
  }

  /// A longest increasing subsequence, by patience sorting.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return numbers }
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let place = tails.firstPlace { numbers[$0] >= number }
      if place > 0 { previous[index] = tails[place - 1] }
      if place < tails.count { tails[place] = index } else { tails.append(index) }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(numbers[index])
      index = previous[index]
    }
    return result.reversed()
  }
}

extension [Int] {
  /// The first place from which on the test holds, by halving; the count if it never does.
  fileprivate func firstPlace(where test: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
