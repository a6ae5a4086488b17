extension View {
  /// The topmost view under a point of the root's coordinates that takes input, as presented.
  ///
  /// Views are found by their own frames, also outside their parents'; leaving and transparent
  /// ones are not, nor is anything in them.
  public final func hitTest(_ point: Point) -> View? {
    guard takesInput, phase != .leaving, presented.alpha > 0 else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    guard let inverse = presentedToRoot.inverse else { return nil }
    let local = inverse.apply(to: point)
    return Rect(origin: .zero, size: presented.size).contains(local) ? self : nil
  }
}
