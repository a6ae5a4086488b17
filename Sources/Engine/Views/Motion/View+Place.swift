extension View {
  /// From the view's own coordinates to its parent's, as an appearance has it.
  package static func toParent(_ appearance: Appearance) -> AffineTransform {
    appearance.place.toParent
  }

  /// From the view's coordinates to the root's, as presented.
  public final var presentedToRoot: AffineTransform {
    var map = AffineTransform.identity
    var view = self
    while let parent = view.superview {
      map = map.then(Self.toParent(view.presented))
      view = parent
    }
    return map
  }

  /// The box around the view on screen after all transforms, in the root's coordinates.
  public final var presentedBox: Rect {
    presentedToRoot.boundingBox(of: Rect(origin: .zero, size: presented.size))
  }
}
