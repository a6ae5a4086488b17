extension DescriptionTree {
  /// The broken invariants of the tree, as texts; empty unless the engine has a fault.
  ///
  /// No element is there twice, phases fit, views lie in the order of the list, what is on screen
  /// can be shown, nothing that has gone is left; at rest everything is present and at rest.
  public func checkInvariants() -> [String] {
    var problems: [String] = []
    forest.check(order: wantedOrder) { problems.append($0) }
    let isAtRest = transition == nil
    forest.forEachMounted { element, view, isAway in
      let name = "\(element.key ?? "-")"
      let phases: [LifePhase] =
        isAway ? [.gone] : isAtRest ? [.present] : [.entering, .present, .leaving]
      if !phases.contains(view.phase) { problems.append("\(name) is \(view.phase)") }
      if isAway != (view.superview == nil) { problems.append("\(name) is in the wrong place") }
      if let problem = view.presented.problem { problems.append("\(name) \(problem)") }
    }
    if isAtRest, !history.isEmpty { problems.append("old transitions are kept") }
    return problems
  }

  private var wantedOrder: [Element] { transition?.steps.secondIntermediate ?? current.elements }

  /// The numbers of the tree's views so far.
  public var viewCounts: ViewCounts {
    var mounted = 0
    forest.forEachMounted { _, _, _ in mounted += 1 }
    return ViewCounts(made: forest.census.made, freed: forest.census.freed, mounted: mounted)
  }
}

/// The numbers of views that a tree has made and freed, and of those that belong to it now: that is
/// the difference of the others, if nobody else keeps a view.
public struct ViewCounts: Hashable, Sendable {
  public let made: Int
  public let freed: Int
  public let mounted: Int
}

extension Appearance {
  fileprivate var problem: String? {
    let isFinite = ViewProperty.allCases.allSatisfy { property in
      (0..<Lanes.scalarCount).allSatisfy { self[property][$0].isFinite }
    }
    if !isFinite { return "is nowhere" }
    if size.width < 0 || size.height < 0 { return "has a negative size" }
    return 0...1 ~= alpha ? nil : "has an alpha of \(alpha)"
  }
}
