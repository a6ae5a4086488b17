/// A tree of views as it lies on the screen, where presses find their views.
public struct InputTree {
  /// The root is placed as it is drawn: by its own frame and transform.
  public let root: View
  /// From the coordinates that the root's frame is in to the screen's.
  public let transform: AffineTransform

  public init(_ root: View, transform: AffineTransform = .identity) {
    self.root = root
    self.transform = transform
  }

  /// The topmost view in the tree under a point of the screen that takes input.
  public func hitTest(_ point: Point) -> View? {
    toScreen.inverse.flatMap { root.hitTest($0.apply(to: point)) }
  }

  /// A point of the screen in the coordinates of a view in the tree; nil if the view is flat.
  func place(of point: Point, in view: View) -> Point? {
    view.presentedToRoot.then(toScreen).inverse?.apply(to: point)
  }

  private var toScreen: AffineTransform { View.toParent(root.presented).then(transform) }
}

extension View {
  /// True if presses on the view are for the view itself.
  final var isPressable: Bool { action != nil || tracking != nil }

  /// The view or its nearest ancestor that presses are for.
  final var pressable: View? {
    var view: View? = self
    while let current = view, !current.isPressable { view = current.superview }
    return view
  }

  /// True if the view and all its ancestors take input.
  final var isInReach: Bool {
    var view: View? = self
    while let current = view {
      guard current.takesInput, current.phase != .leaving else { return false }
      view = current.superview
    }
    return true
  }
}
