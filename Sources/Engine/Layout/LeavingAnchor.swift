/// Where, among the host's children, a leaving view is to lie.
///
/// It goes right above what it lay in, or, if it lay on the host itself, right above the nearest
/// sibling below it that is still there: what enters lies over what leaves.
struct LeavingAnchor {
  let view: View
  /// The host's old children from the bottom up to the one that held the view.
  private let below: [View]

  /// One for each leaving view that lies in none, in paint order.
  static func all(of assembly: ViewAssembly) -> [LeavingAnchor] {
    let leaving = Set(assembly.leftOver.map(ObjectIdentifier.init))
    return assembly.leftOver.compactMap { view in
      guard let parent = view.superview, !leaving.contains(ObjectIdentifier(parent)) else {
        return nil
      }
      return LeavingAnchor(view, host: assembly.host)
    }
  }

  private init(_ view: View, host: View) {
    var holder = view
    while let parent = holder.superview, parent !== host { holder = parent }
    self.view = view
    below = Array(host.subviews.prefix { $0 !== holder }) + (holder === view ? [] : [holder])
  }

  /// Anchors are linked in paint order, so that earlier leaving views are there already.
  func link(to host: View) {
    let index = below.lazy.reversed().compactMap { old in
      host.subviews.firstIndex { $0 === old }
    }.first
    host.insertSubview(view, at: index.map { $0 + 1 } ?? unmanagedCount(host))
    view.layoutMark?.isTop = true
  }

  private func unmanagedCount(_ host: View) -> Int {
    host.subviews.prefix { $0.layoutMark == nil }.count
  }
}
