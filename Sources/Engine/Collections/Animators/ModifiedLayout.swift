/// A layout that says something about another one to the component view that shows it; in all
/// else it is like that one.
public struct ModifiedLayout: WrapperLayout {
  enum Modifier {
    case id(String)
    case reuseKey(String)
    /// nil: the component view's own animator.
    case animator((any Animator)?)
    /// Puts functions around the animator there is.
    case wrapper((inout WrapperAnimator) -> Void)
  }

  let modifier: Modifier
  /// The layout that is modified.
  public let wrapped: any Layout
  /// The depth and the number of its layouts; for the engine alone.
  public let extent: LayoutExtent

  init(modifier: Modifier, wrapped: any Layout) {
    self.modifier = modifier
    self.wrapped = wrapped
    extent = LayoutExtent(wrapping: wrapped)
  }
}
