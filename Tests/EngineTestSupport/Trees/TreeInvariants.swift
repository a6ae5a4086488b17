package import Engine

/// The invariants of a tree of descriptions; each check returns what is wrong, as text.
package enum TreeInvariants {
  /// The problems of a tree in which nothing moves any more: it is exactly what was described last.
  package static func problemsAtRest<Root: NodeDescription>(
    of tree: DescriptionTree<Root>, in container: View, on stage: Stage
  ) -> [String] {
    var problems: [String] = []
    if tree.transition != nil { problems.append("a transition lasts") }
    if stage.isRunning || stage.hasLeftovers { problems.append("something runs") }
    let (shown, wanted) = (container.snapshots, tree.describedSnapshots)
    if shown != wanted {
      let difference = zip(shown, wanted).first { $0 != $1 }
      problems.append(
        difference.map { "shown is \($0), described is \($1)" }
          ?? "\(shown.count) views are shown, \(wanted.count) described")
    }
    container.forEachInPaintOrder { view in
      if view.presented != view.rest.shown { problems.append("\(view.key ?? "-") isn't at rest") }
    }
    return problems
  }
}

/// The appearance of every view of a tree at a moment, to see whether an instruction moved one.
package struct TreeMoment {
  private let places: [(view: View, presented: Appearance)]

  package init(_ container: View) {
    var places: [(View, Appearance)] = []
    container.forEachInPaintOrder { places.append(($0, $0.presented)) }
    self.places = places
  }

  /// Which views of the tree, then and now, are somewhere else now.
  package func jumps(
    in container: View, within tolerance: Double = 1e-9,
    of properties: [ViewProperty] = ViewProperty.allCases
  ) -> [String] {
    places.flatMap { view, before in
      guard view.isDescendant(of: container) else { return [String]() }
      return properties.compactMap { property in
        let (from, to) = (before[property], view.presented[property])
        let isStill = (0..<Lanes.scalarCount).allSatisfy { abs(from[$0] - to[$0]) <= tolerance }
        return isStill ? nil : "\(property) of \(view.key ?? "-") jumped from \(from) to \(to)"
      }
    }
  }
}
