/// Replaces single calls of another animator by functions: what `.animateInsert { }`,
/// `.animateDelete { }` and `.animateUpdate { }` put around a component's animator.
struct WrapperAnimator: Animator {
  typealias Insertion = (_ hostingView: ComponentView, _ view: View, _ frame: Rect) -> Void
  typealias Deletion = (
    _ hostingView: ComponentView, _ view: View, _ completion: @escaping () -> Void
  ) -> Void
  typealias Update = (_ hostingView: ComponentView, _ view: View, _ frame: Rect) -> Void

  /// The animator that is called where no function is set; nil: the component view's animator.
  var content: (any Animator)?
  var insertion: Insertion?
  var deletion: Deletion?
  var update: Update?
  /// True if the content's update follows after the function's.
  var passesUpdates = false

  init(content: (any Animator)?) { self.content = content }

  private func content(in host: ComponentView) -> any Animator { content ?? host.animator }

  func insert(hostingView: ComponentView, view: View, frame: Rect) {
    if let insertion { return insertion(hostingView, view, frame) }
    content(in: hostingView).insert(hostingView: hostingView, view: view, frame: frame)
  }

  func delete(hostingView: ComponentView, view: View, completion: @escaping () -> Void) {
    if let deletion { return deletion(hostingView, view, completion) }
    content(in: hostingView).delete(
      hostingView: hostingView, view: view, completion: completion)
  }

  func update(hostingView: ComponentView, view: View, frame: Rect) {
    update?(hostingView, view, frame)
    guard update == nil || passesUpdates else { return }
    content(in: hostingView).update(hostingView: hostingView, view: view, frame: frame)
  }

  func shift(hostingView: ComponentView, delta: Point, view: View) {
    content(in: hostingView).shift(hostingView: hostingView, delta: delta, view: view)
  }
}
