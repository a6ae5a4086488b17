extension Diff {
  /// The order in which things lie on screen when a list changes: that of the new list, with all
  /// else where it lay among what stays.
  ///
  ///     Diff.layering(of: ["a", "b", "c"], from: ["a", "c"], to: ["c", "x", "a"])
  ///     // c x a b
  ///
  /// - Parameters:
  ///   - all: the things on screen, back to front: the old list, and what is leaving.
  public static func layering<ID: Hashable & Sendable>(
    of all: [ID], from old: [ID], to new: [ID]
  ) -> [ID] {
    var before: [ID?: [ID]] = [:]
    var moved: Set<ID> = []
    var anchor: ID?
    // Back to front: each is put in front of its successor, which is in its place by then.
    for edit in edits(from: old, to: new) {
      switch edit {
      case .remove: break
      case .update(let id): anchor = id
      case .insert(let id, _), .move(let id, _):
        before[anchor, default: []].append(id)
        moved.insert(id)
      }
    }
    var order: [ID] = []
    order.reserveCapacity(all.count + new.count)
    for id in all where !moved.contains(id) {
      if let group = before[id] { order += group.reversed() }
      order.append(id)
    }
    if let group = before[nil] { order += group.reversed() }
    return order
  }
}

extension View {
  /// Brings the children into the order of a new list; see ``Diff/layering(of:from:to:)``.
  ///
  /// - Parameter all: the children before those of the new list that are new were added.
  final func layer(_ all: [View], from old: [View], to new: [View]) {
    let ids = { (views: [View]) in views.map(ObjectIdentifier.init) }
    var children: [ObjectIdentifier: View] = [:]
    for view in subviews { children[ObjectIdentifier(view)] = view }
    subviews = Diff.layering(of: ids(all), from: ids(old), to: ids(new)).compactMap {
      children[$0]
    }
  }
}
