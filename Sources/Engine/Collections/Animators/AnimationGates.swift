/// The conditions under which views that come and go are animated; the built-in animators ask them.
public struct AnimationGates: Hashable, Sendable {
  /// True if the views of a component view's first reload come with an animation.
  public var showsInitialInsertions = false
  /// True if views outside of the viewport (but within what is rendered) are animated, too.
  public var animatesOutOfBoundsItems = false

  public init(showsInitialInsertions: Bool = false, animatesOutOfBoundsItems: Bool = false) {
    self.showsInitialInsertions = showsInitialInsertions
    self.animatesOutOfBoundsItems = animatesOutOfBoundsItems
  }

  /// Only in a reload, and not for what scrolls in.
  func opensForInsertion(into host: ComponentView, frame: Rect) -> Bool {
    host.isReloading && (showsInitialInsertions || host.hasReloaded)
      && (animatesOutOfBoundsItems || host.viewport.intersects(frame))
  }

  func opensForDeletion(from host: ComponentView, frame: Rect) -> Bool {
    host.isReloading && (animatesOutOfBoundsItems || host.viewport.intersects(frame))
  }
}
