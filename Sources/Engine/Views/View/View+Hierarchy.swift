extension View {
  /// The view at the top of this view's tree; itself if it has no parent.
  public final var root: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Puts a view on top of this view's children; it leaves the parent it had.
  ///
  /// - Precondition: the view is neither this view nor one of its ancestors, and no view lies in more
  ///   than 1,024 others.
  public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view among this view's children, back to front; it leaves the parent it had.
  ///
  /// The index counts the other children: it is cut to 0…their number.
  public final func insertSubview(_ view: View, at index: Int) {
    require(!isDescendant(of: view), "a view can't become a child of itself or its child")
    require(
      !isTooDeep(for: view),
      "views lie in one another at most \(Self.deepest) times; here is one more")
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if view.phase == .gone { view.phase = .present }
  }

  /// The number of views that a view may lie in: what goes through a tree needs some of the stack
  /// for each. As many as layouts have levels.
  private static let deepest = 1_024

  private final func isTooDeep(for view: View) -> Bool {
    var depth = 1
    var above: View? = superview
    while let parent = above {
      depth += 1
      above = parent.superview
    }
    var level = view.subviews
    while !level.isEmpty, depth <= Self.deepest {
      depth += 1
      level = level.flatMap(\.subviews)
    }
    return depth > Self.deepest
  }

  /// Takes the view out of its parent; its children stay with it.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeIdentical(to: self)
    superview = nil
  }

  /// Takes all children out; theirs stay with them.
  public final func removeSubviews() {
    for child in subviews { child.removeFromSuperview() }
  }

  /// True if the view is `other` or lies below it.
  public final func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// The children from back to front as presented: in their order, but by their z positions.
  package final var stackedSubviews: [View] {
    guard subviews.contains(where: \.isRaised) else { return subviews }
    return subviews.sorted { $0.presented.zPosition < $1.presented.zPosition }
  }

  /// Visits the view and everything below it in the order of the tree, in which views are painted
  /// that have no z position: parents first, back to front.
  package final func forEachInPaintOrder(_ body: (View) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The first view in paint order that has a key, itself included.
  public final func first(key: String) -> View? {
    var found: View?
    forEachInPaintOrder { if found == nil, $0.key == key { found = $0 } }
    return found
  }

  /// Makes these views the children, in this order, by as few moves as possible.
  ///
  /// Children that are not in the list leave the tree.
  final func arrange(_ children: [View]) {
    guard !subviews.elementsEqual(children, by: ===) else { return }
    let wanted = Set(children.map(ObjectIdentifier.init))
    for child in subviews where !wanted.contains(ObjectIdentifier(child)) {
      child.superview = nil
    }
    subviews.removeAll { $0.superview !== self }
    for child in children where child.superview !== self { addSubview(child) }
    subviews = children
  }
}

extension Array where Element: AnyObject {
  /// Takes an object out that is there once at most.
  mutating func removeIdentical(to object: Element) {
    let place = withUnsafeBufferPointer { objects in objects.firstIndex { $0 === object } }
    if let place { remove(at: place) }
  }
}
