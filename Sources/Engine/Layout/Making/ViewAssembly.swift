/// The views for a plan, found again or made, and the tree that they are to form.
///
/// Making an assembly changes no view that is in the tree; ``link()`` does.
struct ViewAssembly {
  struct Entry {
    let view: View
    let parent: View
    /// The parent's index, or nil for the host.
    let parentIndex: Int?
    let layout: any Layout
    /// In the parent's coordinates.
    let frame: Rect
    let isNew: Bool
  }

  let host: View
  let entries: [Entry]
  /// All managed views below the host as they were before, in paint order.
  let managed: [View]
  /// The managed views that no layout took.
  let leftOver: [View]
  let diagnostics: LayoutDiagnostics

  init(_ plan: ViewPlan, host: View) {
    self.host = host
    var entries: [Entry] = []
    let recycler = ViewRecycler(host: host, plan: plan)
    entries.reserveCapacity(plan.entries.count)
    for (index, planned) in plan.entries.enumerated() {
      let parent = planned.parent.map { entries[$0].view } ?? host
      let found = recycler.view(at: index)
      entries.append(
        Entry(
          view: found ?? planned.layout.makeView(), parent: parent, parentIndex: planned.parent,
          layout: planned.layout, frame: planned.frame, isNew: found == nil))
    }
    self.entries = entries
    managed = recycler.managed
    leftOver = recycler.leftOver
    diagnostics = plan.diagnostics
  }

  /// Gives every view its parent, in the layouts' order, above the views that no layout made.
  ///
  /// All old ties are cut first, so that a child may become its parent's parent; only what is
  /// left over stays together.
  func link() {
    unlink()
    for entry in entries {
      if entry.isNew { Self.take(entry.view, for: entry.layout) }
      entry.parent.subviews.append(entry.view)
      entry.view.superview = entry.parent
      entry.view.layoutMark?.isTop = entry.parent === host
      // One that is given may be found under another id.
      if entry.view.layoutMark?.isFixed == true { entry.view.key = entry.layout.viewReuseId }
    }
  }

  /// A view becomes a layout's. One that is given may have a parent elsewhere, and fade there.
  private static func take(_ view: View, for layout: any Layout) {
    if view.layoutMark != nil { View.leaveLayout([view]) }
    if view.superview != nil { view.removeFromSuperview() }
    view.key = layout.viewReuseId
    view.layoutMark = LayoutMark(
      kind: ObjectIdentifier(layout.viewType), maker: ObjectIdentifier(type(of: layout)),
      isFixed: layout.fixedView === view)
  }

  /// Cuts each parent's ties at once: a parent may have very many children.
  ///
  /// Each gets a new list. The old one may be held by a snapshot, and a list that is changed while
  /// it is shared is copied with all its room, rounded up to what the C library gives: more and more
  /// of it, from layout to layout.
  private func unlink() {
    let left = Set(leftOver.map(ObjectIdentifier.init))
    var cut: Set<ObjectIdentifier> = []
    var seen: Set<ObjectIdentifier> = []
    var parents: [View] = []
    for view in managed {
      guard let parent = view.superview else { continue }
      if left.contains(ObjectIdentifier(view)), left.contains(ObjectIdentifier(parent)) { continue }
      if seen.insert(ObjectIdentifier(parent)).inserted { parents.append(parent) }
      cut.insert(ObjectIdentifier(view))
      view.superview = nil
    }
    for parent in parents {
      parent.subviews = parent.subviews.filter { !cut.contains(ObjectIdentifier($0)) }
    }
  }
}
