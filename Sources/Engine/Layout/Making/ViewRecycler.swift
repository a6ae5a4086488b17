/// Finds, among the views that layouts made below a host, the one that a layout can use again.
///
/// A name is looked for anywhere below the host; a nameless view is used again in the same
/// parent, at its place among the nameless ones of its kind there. Views that no layout made are
/// never taken, and neither are the views of another host below this one.
struct ViewRecycler {
  private struct Name: Hashable {
    let id: String
    let kind: ObjectIdentifier
  }

  private struct Place: Hashable {
    let parent: ObjectIdentifier
    let kind: ObjectIdentifier
  }

  /// All views below the host that belong to it, in paint order.
  private(set) var managed: [View] = []
  /// The views to be had, the next one last.
  private var named: [Name: [View]] = [:]
  private var nameless: [Place: [View]] = [:]
  private var taken: Set<ObjectIdentifier> = []

  init(host: View) {
    collect(below: host)
    for view in managed.reversed() {
      guard let kind = view.layoutMark?.kind else { continue }
      if let id = view.key {
        named[Name(id: id, kind: kind), default: []].append(view)
      } else if let parent = view.superview, view.phase != .leaving {
        nameless[Place(parent: ObjectIdentifier(parent), kind: kind), default: []].append(view)
      }
    }
  }

  private mutating func collect(below host: View) {
    var pending = Array(host.subviews.reversed())
    while let view = pending.popLast() {
      if let mark = view.layoutMark {
        guard !mark.isTop || view.superview === host else { continue }
        managed.append(view)
      }
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The view for a layout, taken out of those to be had; nil if a new one must be made.
  mutating func take(for layout: any Layout, in parent: View) -> View? {
    let kind = ObjectIdentifier(layout.viewType)
    let found =
      if let id = layout.viewReuseId {
        named[Name(id: id, kind: kind)]?.popLast()
      } else {
        nameless[Place(parent: ObjectIdentifier(parent), kind: kind)]?.popLast()
      }
    if let found { taken.insert(ObjectIdentifier(found)) }
    return found
  }

  /// The managed views that no layout took.
  var leftOver: [View] { managed.filter { !taken.contains(ObjectIdentifier($0)) } }
}
