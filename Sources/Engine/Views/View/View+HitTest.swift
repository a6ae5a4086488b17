extension View {
  /// The topmost view under a point of the root's coordinates that takes input, as presented.
  ///
  /// Views are found by their own frames, also outside their parents' unless these clip; leaving
  /// and transparent ones are not, nor is anything in them.
  public final func hitTest(_ point: Point) -> View? {
    topmost(at: point, ownOf: { !$0.passesInput }) {
      $0.takesInput && $0.phase != .leaving && $0.presented.alpha > 0
    }
  }

  /// The topmost view that can be seen under a point of the root's coordinates, whether it takes
  /// input or not.
  public final func seen(at point: Point) -> View? {
    topmost(at: point) { $0.presented.alpha > 0.05 }
  }

  /// The topmost view that can be seen there, without those that a change has just begun to bring.
  package func seen(at point: Point, beside entering: Bool) -> View? {
    topmost(at: point) { $0.presented.alpha > 0.05 && (entering || $0.phase != .entering) }
  }

  /// - Parameters:
  ///   - isMeant: false for a view of which only what is in it is meant.
  ///   - isFound: false for a view that is not meant, nor what is in it.
  private func topmost(
    at point: Point, ownOf isMeant: (View) -> Bool = { _ in true }, where isFound: (View) -> Bool
  ) -> View? {
    presentedToRoot.inverse.flatMap {
      topmost(atOwn: $0.apply(to: point), ownOf: isMeant, where: isFound)
    }
  }

  private func topmost(
    atOwn point: Point, ownOf isMeant: (View) -> Bool, where isFound: (View) -> Bool
  ) -> View? {
    let isInside = Rect(origin: .zero, size: presented.size).contains(point)
    guard isFound(self), isInside || !clipsToBounds else { return nil }
    for child in stackedSubviews.reversed() {
      let place = Self.toParent(child.presented).inverse?.apply(to: point)
      let view = place.flatMap { child.topmost(atOwn: $0, ownOf: isMeant, where: isFound) }
      if let view { return view }
    }
    return isInside && isMeant(self) ? self : nil
  }
}
