// What a component says about itself. The outermost of several modifiers of one kind wins on one
// component; a container's hold for everything in it that has none of its own. A component that makes
// no view, with nothing in it that does, gets one by any of them, if it has a size.
extension Layout {
  /// The name by which a component view knows the component again; unique in the component view.
  ///
  /// A container's name begins the names of those children that have none. What has no view of its
  /// own, nor any in it, gets one by its name.
  public func id(_ id: String) -> ModifiedLayout { modified(.id(id)) }

  /// Views of components with one reuse key, and of one kind, are used again for each other.
  public func reuseKey(_ key: String) -> ModifiedLayout { modified(.reuseKey(key)) }

  /// The animator by which the component's view comes, goes and moves; nil: the component view's.
  public func animator(_ animator: (any Animator)?) -> ModifiedLayout {
    modified(.animator(animator))
  }

  /// The function by which the component's view comes, instead of what its animator does.
  public func animateInsert(
    _ insertion: @escaping (_ componentView: ComponentView, _ view: View, _ frame: Rect) -> Void
  ) -> ModifiedLayout {
    modified(.wrapper { $0.insertion = insertion })
  }

  /// The function by which the component's view goes, instead of what its animator does.
  public func animateDelete(
    _ deletion:
      @escaping (
        _ componentView: ComponentView, _ view: View, _ completion: @escaping () -> Void
      ) -> Void
  ) -> ModifiedLayout {
    modified(.wrapper { $0.deletion = deletion })
  }

  /// The function that gives the component's view its frame in each render.
  ///
  /// - Parameter passthrough: true if the animator's own update follows; if not, nobody else sets
  ///   the frame.
  public func animateUpdate(
    passthrough: Bool = false,
    _ update: @escaping (_ componentView: ComponentView, _ view: View, _ frame: Rect) -> Void
  ) -> ModifiedLayout {
    modified(
      .wrapper {
        $0.update = update
        $0.passesUpdates = passthrough
      })
  }

  /// The component in a component view of its own, with its own animators: what is inside comes,
  /// goes and moves with it.
  public func view() -> some Layout { ViewBoundary(content: self) }

  private func modified(_ modifier: ModifiedLayout.Modifier) -> ModifiedLayout {
    ModifiedLayout(modifier: modifier, wrapped: self)
  }
}
