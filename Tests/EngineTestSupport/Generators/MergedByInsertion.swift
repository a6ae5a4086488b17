/// The order of two lists in one, as the original makes it: each of the second list's own ids is
/// inserted behind the furthest common id passed, and behind those inserted before it.
package func mergedByInsertion<ID: Hashable>(_ first: [ID], _ second: [ID]) -> [ID] {
  var merged = first
  var (furthest, added) = (-1, 0)
  for id in second {
    if let place = first.firstIndex(of: id) {
      furthest = max(furthest, place)
    } else {
      merged.insert(id, at: added + furthest + 1)
      added += 1
    }
  }
  return merged
}
