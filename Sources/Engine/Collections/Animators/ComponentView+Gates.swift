extension ComponentView {
  /// True if the built-in animators animate a view that is inserted: in a reload, and not because it
  /// scrolls in. For ``Animator/insert(componentView:view:frame:)``.
  ///
  /// - Parameters:
  ///   - frame: the view's, in the content's coordinates.
  ///   - initially: true if the views of the first reload come with an animation, too.
  ///   - outOfBounds: true if those outside of the viewport (but within what is rendered) do.
  public final func animatesInsertion(
    at frame: Rect, initially: Bool = false, outOfBounds: Bool = false
  ) -> Bool {
    isReloading && (initially || hasReloaded) && (outOfBounds || bounds.intersects(frame))
  }

  /// True if the built-in animators animate a view that is deleted: in a reload, and not because it
  /// scrolls out. For ``Animator/delete(componentView:view:completion:)``.
  ///
  /// - Parameters:
  ///   - frame: the view's, in the content's coordinates.
  ///   - outOfBounds: true if views outside of the viewport (but within what is rendered) are, too.
  public final func animatesDeletion(at frame: Rect, outOfBounds: Bool = false) -> Bool {
    isReloading && (outOfBounds || bounds.intersects(frame))
  }

  /// Reports an animator whose updates are the default's: one that is misspelt is never called.
  final func reportMissingUpdate<A: Animator>(of type: A.Type) {
    stage?.warn(
      once: "\(type) has no update(componentView:view:frame:), and its views get their frames at"
        + " once; an update with other labels is never called")
  }

  /// Lets the content that a reload gives a view fade in, if the view cross-fades; for
  /// ``Animator/update(componentView:view:frame:)``. Without it the content goes with what moves the
  /// view, if anything does.
  ///
  /// - Parameter delay: in seconds, ≥ 0.
  public final func fadeContent(of view: View, _ timing: AnimatorTiming, delay: Double = 0) {
    guard stage?.recorder?.reload?.hasNewContent(of: view) ?? false else { return }
    animate(timing, delay: delay, animations: { view.content = view.ownContent })
  }
}
