/// How two lists of ids lie in one: the order of the four steps' intermediate lists.
public enum MergeOrder {
  /// Where an id of the merged list comes from.
  public enum Source<ID: Hashable>: Hashable {
    /// It is in the first list, perhaps in both.
    case first(ID)
    /// It is in the second list only.
    case second(ID)
  }

  /// The first list keeps its places; what only the second one has goes right behind the furthest
  /// common id that was already passed in the second list, in the second list's order.
  public static func merge<ID: Hashable>(_ first: [ID], _ second: [ID]) -> [Source<ID>] {
    var places: [ID: Int] = [:]
    for (place, id) in first.enumerated() { places[id] = place }
    var behind = [[ID]](repeating: [], count: first.count + 1)
    var furthest = -1
    for id in second {
      if let place = places[id] {
        furthest = max(furthest, place)
      } else {
        behind[furthest + 1].append(id)
      }
    }
    var merged = behind[0].map(Source.second)
    for (place, id) in first.enumerated() {
      merged.append(.first(id))
      merged += behind[place + 1].map(Source.second)
    }
    return merged
  }
}
