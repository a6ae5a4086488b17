/// Replaces single calls of another animator by functions: what `.animateInsert { }`,
/// `.animateDelete { }` and `.animateUpdate { }` put around a component's animator.
struct WrapperAnimator: Animator {
  typealias Insertion = (_ componentView: ComponentView, _ view: View, _ frame: Rect) -> Void
  typealias Deletion = (
    _ componentView: ComponentView, _ view: View, _ completion: @escaping () -> Void
  ) -> Void
  typealias Update = (_ componentView: ComponentView, _ view: View, _ frame: Rect) -> Void

  /// The animator that is called where no function is set; nil: the component view's animator.
  var content: (any Animator)?
  var insertion: Insertion?
  var deletion: Deletion?
  var update: Update?
  /// True if the content's update follows after the function's.
  var passesUpdates = false

  init(content: (any Animator)?) { self.content = content }

  private func content(in host: ComponentView) -> any Animator { content ?? host.animator }

  func insert(componentView: ComponentView, view: View, frame: Rect) {
    if let insertion { return insertion(componentView, view, frame) }
    content(in: componentView).insert(componentView: componentView, view: view, frame: frame)
  }

  func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
    if let deletion { return deletion(componentView, view, completion) }
    content(in: componentView).delete(
      componentView: componentView, view: view, completion: completion)
  }

  func update(componentView: ComponentView, view: View, frame: Rect) {
    update?(componentView, view, frame)
    guard update == nil || passesUpdates else { return }
    content(in: componentView).update(componentView: componentView, view: view, frame: frame)
  }

  func shift(componentView: ComponentView, delta: Point, view: View) {
    content(in: componentView).shift(componentView: componentView, delta: delta, view: view)
  }
}
