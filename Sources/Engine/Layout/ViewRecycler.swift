/// Finds, among the views that layouts made below a host, the one that a layout can use again.
///
/// A name is looked for anywhere below the host; a nameless view is used again in the same
/// parent, at its place among the nameless ones of its kind there. Views that no layout made are
/// never taken, and neither are the views of another host below this one.
struct ViewRecycler {
  /// All views below the host that belong to it, in paint order.
  private(set) var managed: [View] = []
  private var named: [String: [View]] = [:]
  private var taken: Set<ObjectIdentifier> = []

  init(host: View) {
    collect(below: host, isHost: true)
    for view in managed.reversed() {
      if let key = view.key { named[key, default: []].append(view) }
    }
  }

  private mutating func collect(below parent: View, isHost: Bool) {
    for view in parent.subviews {
      if let mark = view.layoutMark {
        guard isHost || !mark.isTop else { continue }
        managed.append(view)
      }
      collect(below: view, isHost: false)
    }
  }

  /// The view for a layout, taken out of those to be had; nil if a new one must be made.
  mutating func take(for layout: any Layout, in parent: View) -> View? {
    let kind = ObjectIdentifier(layout.viewType)
    let found =
      if let id = layout.viewReuseId { takeNamed(id, kind) } else { nameless(kind, in: parent) }
    if let found { taken.insert(ObjectIdentifier(found)) }
    return found
  }

  /// The managed views that no layout took.
  var leftOver: [View] { managed.filter { !taken.contains(ObjectIdentifier($0)) } }

  private mutating func takeNamed(_ id: String, _ kind: ObjectIdentifier) -> View? {
    let index = named[id]?.lastIndex { $0.layoutMark?.kind == kind }
    return index.flatMap { named[id]?.remove(at: $0) }
  }

  private func nameless(_ kind: ObjectIdentifier, in parent: View) -> View? {
    parent.subviews.first { view in
      guard let mark = view.layoutMark, view.key == nil, mark.kind == kind else { return false }
      return view.phase != .leaving && !taken.contains(ObjectIdentifier(view))
    }
  }
}
