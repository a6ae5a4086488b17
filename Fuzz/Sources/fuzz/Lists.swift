internal import Engine

/// The change between two lists leads from one to the other, and moves no more than it must.
func compareLists(_ given: Choices) {
  var choices = given
  let (old, new) = (list(&choices), list(&choices))
  let change = Reconciliation(from: old, to: new)
  var built = old
  for place in change.leaving.reversed() { built.remove(at: place) }
  let staying = Set(change.staying)
  for place in new.indices.reversed() where !staying.contains(place) {
    built.removeAll { $0 == new[place] }
    insert(new[place], place + 1 < new.count ? new[place + 1] : nil, &built)
  }
  expect(built == new, "the change leads from \(old) to \(built), not to \(new)")
  let common = new.compactMap { old.firstIndex(of: $0) }
  let moves = change.moving.count
  expect(moves == common.count - longestRise(common), "\(moves) moves from \(old) to \(new)")
}

private func list(_ choices: inout Choices) -> [Int] {
  var ids: [Int] = []
  for _ in 0..<choices.index(below: 24) {
    let id = choices.index(below: 32)
    if !ids.contains(id) { ids.append(id) }
  }
  return ids
}

private func insert(_ id: Int, _ before: Int?, _ list: inout [Int]) {
  list.insert(id, at: before.flatMap { list.firstIndex(of: $0) } ?? list.count)
}

/// The slow way.
private func longestRise(_ places: [Int]) -> Int {
  var longest = [Int](repeating: 1, count: places.count)
  for end in places.indices {
    for start in 0..<end where places[start] < places[end] {
      longest[end] = max(longest[end], longest[start] + 1)
    }
  }
  return longest.max() ?? 0
}
