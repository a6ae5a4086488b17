extension ComponentView {
  /// True if a view that comes is to be animated: in a reload, and not because it scrolls in. For
  /// animators, in ``Animator/insert(componentView:view:frame:)``.
  ///
  /// - Parameters:
  ///   - initially: true if the views of the first reload come with an animation, too.
  ///   - outOfBounds: true if those outside of the viewport (but within what is rendered) do.
  package final func animatesInsertion(
    at frame: Rect, initially: Bool, outOfBounds: Bool
  ) -> Bool {
    isReloading && (initially || hasReloaded) && (outOfBounds || bounds.intersects(frame))
  }

  /// The same for a view that goes.
  package final func animatesDeletion(at frame: Rect, outOfBounds: Bool) -> Bool {
    isReloading && (outOfBounds || bounds.intersects(frame))
  }

  /// Lets the content that a reload gives a view fade in, if the view cross-fades; for animators, in
  /// ``Animator/update(componentView:view:frame:)``. Else it goes with what moves the view, if
  /// anything does.
  final func fadeContent(of view: View, _ timing: AnimatorTiming, delay: Double = 0) {
    guard stage?.recorder?.reload?.hasNewContent(of: view) ?? false else { return }
    animate(timing, delay: delay, animations: { view.content = view.ownContent })
  }
}
