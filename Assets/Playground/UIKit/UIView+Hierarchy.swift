public import Engine

extension View {
  /// Puts a child in front of the others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }

  /// Puts a child behind the others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Puts a view right in front of a child.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, after: true)
  }

  /// Puts a view right behind a child.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, after: false)
  }

  private func move(_ view: UIView, to index: Int) {
    if view.superview === self { insertSubview(view, at: index) }
  }

  private func insert(_ view: UIView, beside sibling: UIView, after: Bool) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: after ? index + 1 : index)
  }
}
