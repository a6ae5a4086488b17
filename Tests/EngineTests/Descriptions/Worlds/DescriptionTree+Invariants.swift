@testable import Engine

extension DescriptionTree {
  /// The broken invariants of the tree, as texts; empty unless the engine has a fault.
  ///
  /// Those of any tree of views; and no element is there twice, phases fit, views lie in the order of
  /// the list, nothing that has gone is left.
  func checkInvariants() -> [String] {
    var problems: [String] = []
    let isAtRest = transition == nil
    var shown: [Element.Identity] = []
    var children: [ObjectIdentifier: [View]] = [:]
    // Each once: a list is compared whole.
    var parents: [View] = []
    var found: Set<ObjectIdentifier> = []
    func add(_ view: View) {
      if found.insert(ObjectIdentifier(view)).inserted { parents.append(view) }
    }
    forest.forEachMounted { element, view, isAway in
      shown.append(element.identity)
      add(view)
      if let parent = view.superview {
        children[ObjectIdentifier(parent), default: []].append(view)
        add(parent)
      }
      let name = "\(element.key ?? "-")"
      let phases: [LifePhase] =
        isAway ? [.gone] : isAtRest ? [.present] : [.entering, .present, .leaving]
      if !phases.contains(view.phase) { problems.append("\(name) is \(view.phase)") }
      if isAway != (view.superview == nil) { problems.append("\(name) is in the wrong place") }
    }
    if shown != wantedOrder.flatMap(\.identities) { problems.append("another list is shown") }
    for parent in parents {
      let mounted = children[ObjectIdentifier(parent)] ?? []
      if !parent.subviews.elementsEqual(mounted, by: ===) {
        problems.append("the views in \(parent.key ?? "-") lie in disorder")
      }
    }
    problems += forest.container.brokenInvariants
    if isAtRest, !history.isEmpty { problems.append("old transitions are kept") }
    return problems
  }

  private var wantedOrder: [Element] { transition?.steps.secondIntermediate ?? current.elements }
}

extension Element {
  /// Its own and those of all below it, in paint order.
  fileprivate var identities: [Identity] { [identity] + children.flatMap(\.identities) }
}
