extension View {
  /// The topmost view under a point of the root's coordinates that takes input, as presented.
  ///
  /// Views are found by their own frames, also outside their parents'; leaving and transparent
  /// ones are not, nor is anything in them.
  public final func hitTest(_ point: Point) -> View? {
    presentedToRoot.inverse.flatMap { hit($0.apply(to: point)) }
  }

  /// - Parameter point: in the view's own coordinates.
  private func hit(_ point: Point) -> View? {
    guard takesInput, phase != .leaving, presented.alpha > 0 else { return nil }
    for child in stackedSubviews.reversed() {
      let toChild = Self.toParent(child.presented).inverse
      if let hit = toChild.flatMap({ child.hit($0.apply(to: point)) }) { return hit }
    }
    return Rect(origin: .zero, size: presented.size).contains(point) ? self : nil
  }
}
