/// Every list over the elements with at most that many entries: shorter lists first, and among
/// equally long ones in the order of the elements.
///
///     allLists(of: [0, 1], upTo: 2)
///     // [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]]
public func allLists<Element>(of elements: [Element], upTo longest: Int) -> [[Element]] {
  var all: [[Element]] = [[]]
  var ofOneLength: [[Element]] = [[]]
  for _ in 0..<longest {
    ofOneLength = ofOneLength.flatMap { list in elements.map { list + [$0] } }
    all += ofOneLength
  }
  return all
}

/// Every list with at most that many entries that uses no element twice, in the same order:
/// the worlds of lists of unique keys.
///
///     allArrangements(of: ["a", "b"], upTo: 2)
///     // [[], ["a"], ["b"], ["a", "b"], ["b", "a"]]
public func allArrangements<Element: Equatable>(
  of elements: [Element], upTo longest: Int
) -> [[Element]] {
  var all: [[Element]] = [[]]
  var ofOneLength: [[Element]] = [[]]
  for _ in 0..<longest {
    ofOneLength = ofOneLength.flatMap { list in
      elements.filter { !list.contains($0) }.map { list + [$0] }
    }
    all += ofOneLength
  }
  return all
}
