/// A tree of views as it lies on the screen, where presses find their views.
public struct InputTree {
  /// The root is placed as it is drawn: by its own frame and transform.
  public let root: View
  /// From the coordinates that the root's frame is in to the screen's.
  public let transform: AffineTransform
  /// True if the keyboard's focus comes to no tree below this one, as long as it is there.
  public let isModal: Bool
  /// The tree's place in the order of the focus, wherever it lies: lower ones come first, those of
  /// the same rank from the topmost down.
  public let focusRank: Int
  /// The size of a point of the design, in points of the root: by it the drags of scripts grow with
  /// a canvas that the design is fitted into.
  public let unit: Size

  /// A tree of views that takes input, in the screen's coordinates by a map.
  public init(
    _ root: View, transform: AffineTransform = .identity, isModal: Bool = false,
    focusRank: Int = 0, unit: Size = Size(1, 1)
  ) {
    self.root = root
    self.transform = transform
    self.isModal = isModal
    self.focusRank = focusRank
    self.unit = unit
  }

  /// Trees, given topmost first, in the order in which the focus goes through them.
  static func inFocusOrder(_ trees: [InputTree]) -> [InputTree] {
    trees.enumerated().sorted {
      ($0.element.focusRank, $0.offset) < ($1.element.focusRank, $1.offset)
    }
    .map(\.element)
  }

  /// The topmost view in the tree under a point of the screen that takes input.
  public func hitTest(_ point: Point) -> View? {
    toScreen.inverse.flatMap { root.hitTest($0.apply(to: point)) }
  }

  /// A point of the screen in the coordinates of a view in the tree; nil if the view is flat.
  public func place(of point: Point, in view: View) -> Point? {
    toScreen(from: view).inverse?.apply(to: point)
  }

  /// From a view's own coordinates to the screen's.
  public func toScreen(from view: View) -> AffineTransform { view.presentedToRoot.then(toScreen) }

  private var toScreen: AffineTransform { View.toParent(root.presented).then(transform) }

  /// The views that the keyboard's focus comes to, in the order of the tree.
  var focusables: [View] {
    var found: [View] = []
    root.addFocusables(to: &found)
    return found
  }
}

extension View {
  /// True if presses on the view are for the view itself.
  final var isPressable: Bool { action != nil || tracking != nil }

  /// The pointer's shape over the view itself; nil: it says nothing of it.
  private final var ownCursor: Cursor? {
    if let cursor { return cursor }
    guard isPressable else { return nil }
    return adjust != nil ? .resizeHorizontally : action != nil && takesFocus ? .hand : .arrow
  }

  /// The pointer's shape over the view; nil if neither it nor what it lies in says anything of it.
  final var shownCursor: Cursor? {
    var view: View? = self
    while let current = view, current.ownCursor == nil { view = current.superview }
    return view?.ownCursor
  }

  fileprivate final func addFocusables(to found: inout [View]) {
    guard takesInput, phase != .leaving, presented.alpha > 0 else { return }
    let isStop = isPressable || onKey != nil || adjust != nil
    if isStop, takesFocus, presented.size.width > 0, presented.size.height > 0 {
      found.append(self)
    }
    for view in subviews { view.addFocusables(to: &found) }
  }

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
