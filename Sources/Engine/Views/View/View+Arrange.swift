extension View {
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
