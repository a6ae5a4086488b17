/// The leaving views that lie in none, in paint order, and where they go among the host's children.
///
/// A view goes right above the host's child that it lay in, or, if it lay on the host itself, right
/// above the nearest sibling below it that is still there: what enters lies over what leaves.
struct LeavingViews {
  let tops: [View]
  /// For each of them the host's old child that it lay in, or itself.
  private let holders: [View]
  /// The host's old children.
  private let old: [View]

  init(of assembly: ViewAssembly) {
    let host = assembly.host
    let leaving = Set(assembly.leftOver.map(ObjectIdentifier.init))
    tops = assembly.leftOver.filter { view in
      view.superview.map { !leaving.contains(ObjectIdentifier($0)) } ?? false
    }
    old = host.subviews
    var known: [ObjectIdentifier: View] = [:]
    holders = tops.map { Self.child(of: host, holding: $0, &known) }
  }

  private static func child(
    of host: View, holding view: View, _ known: inout [ObjectIdentifier: View]
  ) -> View {
    var passed: [View] = []
    var holder = view
    while known[ObjectIdentifier(holder)] == nil, let parent = holder.superview, parent !== host {
      passed.append(holder)
      holder = parent
    }
    let found = known[ObjectIdentifier(holder)] ?? holder
    for view in passed { known[ObjectIdentifier(view)] = found }
    return found
  }

  /// Puts the views among the host's new children.
  func link(to host: View) {
    guard !tops.isEmpty else { return }
    let new = host.subviews
    let change = Reconciliation(
      from: old.map(ObjectIdentifier.init), to: new.map(ObjectIdentifier.init))
    var waiting: [ObjectIdentifier: [View]] = [:]
    for (view, holder) in zip(tops, holders) {
      waiting[ObjectIdentifier(holder), default: []].append(view)
    }
    // From the bottom up: each old child that is still there collects what lay in it and, up to
    // the next one, on it. What lay below all of them goes right above the views of no layout.
    let unmanaged = new.prefix { $0.layoutMark == nil }.count
    var lowest: [View] = []
    var above = [[View]](repeating: [], count: new.count)
    var base: Int?
    for (place, child) in old.enumerated() {
      base = change.destination(at: place) ?? base
      let views = waiting[ObjectIdentifier(child)] ?? []
      if let base { above[base] += views } else { lowest += views }
    }
    var children: [View] = []
    for (place, child) in new.enumerated() {
      if place == unmanaged { children += lowest }
      children.append(child)
      children += above[place]
    }
    if unmanaged == new.count { children += lowest }
    host.subviews = children
    for view in tops {
      view.superview = host
      view.layoutMark?.isTop = true
    }
  }
}
