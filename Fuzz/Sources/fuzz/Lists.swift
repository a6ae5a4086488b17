internal import Engine

/// The edits between two lists lead from one to the other, and move no more than they must.
func compareLists(_ given: Choices) {
  var choices = given
  let (old, new) = (list(&choices), list(&choices))
  var built = old
  var moves = 0
  for edit in Diff.edits(from: old, to: new) {
    switch edit {
    case .remove(let id): built.removeAll { $0 == id }
    case .insert(let id, let before): insert(id, before, &built)
    case .move(let id, let before):
      moves += 1
      built.removeAll { $0 == id }
      insert(id, before, &built)
    case .update(let id): expect(old.contains(id) && new.contains(id), "\(id) stays nowhere")
    }
  }
  expect(built == new, "edits lead from \(old) to \(built), not to \(new)")
  let common = new.compactMap { old.firstIndex(of: $0) }
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
