extension View {
  /// Brings the children into the order of a new list; all else stays where it lay among what
  /// stays.
  ///
  ///     // b leaves: with a b c on screen, from the list a c to c x a:  c, x, a, b
  ///
  /// - Parameters:
  ///   - all: the children, back to front, before those that enter were added.
  ///   - change: the change to the new list.
  ///   - new: the views of the new list.
  final func layer(_ all: [View], _ change: Reconciliation, _ new: [View]) {
    var isStaying = [Bool](repeating: false, count: new.count)
    for place in change.staying { isStaying[place] = true }
    // What enters or moves lies right below the next one that stays, or on top.
    var below: [ObjectIdentifier: [View]] = [:]
    var placed: Set<ObjectIdentifier> = []
    var waiting: [View] = []
    for (place, view) in new.enumerated() {
      if isStaying[place] {
        if !waiting.isEmpty { below[ObjectIdentifier(view)] = waiting }
        waiting = []
      } else {
        waiting.append(view)
        placed.insert(ObjectIdentifier(view))
      }
    }
    var order: [View] = []
    order.reserveCapacity(all.count + placed.count)
    for view in all where !placed.contains(ObjectIdentifier(view)) {
      order += below[ObjectIdentifier(view)] ?? []
      order.append(view)
    }
    subviews = (order + waiting).filter { $0.superview === self }
  }
}
