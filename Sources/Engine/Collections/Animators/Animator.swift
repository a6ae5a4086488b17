/// Decides how a component view's views come, go and move.
///
/// An animator acts by side effects: it sets properties, and animates them with
/// ``ComponentView/animate(_:delay:animations:completion:)`` or the stage's `animate`. All that is
/// asked for during a reload is recorded, so that the reload is one animation like any other, which
/// can be scrubbed and reversed. The calls and their order are UIComponent's.
public protocol Animator {
  /// A render begins. Only the root animator is told.
  func willUpdate(componentView: ComponentView)

  /// A view comes. It has its place, size and looks, but no parent yet; or it has one, since it is on
  /// its way out and comes back: it then goes on from what is on screen.
  func insert(componentView: ComponentView, view: View, frame: Rect)

  /// A view goes. It leaves the tree once `completion` was called, or if that is let go of, at the
  /// end of the change. Calling it again, or when the view has come back, does nothing.
  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void)

  /// A view gets its frame: in every render, right after ``insert(componentView:view:frame:)`` too.
  ///
  /// An animator without it sets size and centre at once. If its own has other labels it is never
  /// called: ``Stage/onWarning`` reports the first use of the default.
  func update(componentView: ComponentView, view: View, frame: Rect)

  /// A reload has moved the content offset by `delta` points; before update and delete.
  func shift(componentView: ComponentView, delta: Point, view: View)
}

extension Animator {
  /// Does nothing.
  public func willUpdate(componentView: ComponentView) {}

  /// Sets size and centre at once, where they differ, and reports that the animator has no update.
  public func update(componentView: ComponentView, view: View, frame: Rect) {
    componentView.reportMissingUpdate(of: Self.self)
    BaseAnimator().update(componentView: componentView, view: view, frame: frame)
  }

  /// Moves the view by the distance at once.
  public func shift(componentView: ComponentView, delta: Point, view: View) {
    view.center = view.center + delta
  }
}

/// Everything at once: the animator of a component view before it is given another one. An animator
/// that wants some of the three calls as they are here asks this one.
public struct BaseAnimator: Animator {
  /// An animator without settings.
  public init() {}

  /// Lets the view appear at once.
  public func insert(componentView: ComponentView, view: View, frame: Rect) {}

  /// Goes at once.
  public func delete(
    componentView: ComponentView, view: View, completion: @escaping () -> Void
  ) {
    completion()
  }

  /// Sets size and centre at once, where they differ.
  public func update(componentView: ComponentView, view: View, frame: Rect) {
    if view.size != frame.size { view.size = frame.size }
    if view.center != frame.center { view.center = frame.center }
  }
}
