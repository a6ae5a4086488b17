extension LayoutArena {
  /// Puts another layout's nodes in the place of a node and all below it.
  mutating func replace(_ index: Int, with layout: any Layout) {
    freeExtras(of: index)
    let start = nodes.count
    depth = levelsAbove(index)
    add(layout, insteadOf: index)
    depth = 0
    nodes[start].parent = nodes[index].parent
    nodes[start].nextMeasured = nodes[index].nextMeasured
    nodes[start].ordinal = nodes[index].ordinal
    let delta = nodes.count - start - Int(nodes[index].count)
    moveSuffix(from: start, to: index)
    if delta != 0 { grow(above: index, by: delta) }
  }

  private mutating func freeExtras(of index: Int) {
    for node in index..<index + Int(nodes[index].count) {
      let extra = nodes[node].extra
      if extra >= 0 { freeExtra(extra) }
    }
  }

  // A function of its own, so that nothing is done where there are none.
  @inline(never)
  private mutating func freeExtra(_ extra: Int32) {
    freeExtras.append(extra)
    extras[Int(extra)] = LayoutExtra()
  }

  private func levelsAbove(_ index: Int) -> Int {
    var node = index
    var levels = 0
    while nodes[node].parent > 0 {
      node -= Int(nodes[node].parent)
      levels += 1
    }
    return levels
  }

  private mutating func moveSuffix(from start: Int, to index: Int) {
    let count = nodes.count - start
    let range = index..<index + Int(nodes[index].count)
    if count == range.count {
      for offset in 0..<count { nodes[index + offset] = nodes[start + offset] }
      nodes.removeLast(count)
    } else {
      let moved = ContiguousArray(nodes[start...])
      nodes.removeLast(count)
      nodes.replaceSubrange(range, with: moved)
    }
  }

  /// The nodes above know how far their children are.
  private mutating func grow(above index: Int, by delta: Int) {
    var node = index
    while nodes[node].parent > 0 {
      node -= Int(nodes[node].parent)
      nodes[node].count += Int32(delta)
      for child in children(of: node) { nodes[child].parent = Int32(child - node) }
      if nodes[node].kind == .stack { orderChildren(of: node) }
    }
  }

  /// Finds the flexibilities that were inherited from a node, and the orders that hang on them.
  ///
  /// - Returns: the highest node for which something changed.
  mutating func updateFlexibilities(above index: Int) -> Int {
    var node = index
    while nodes[node].parent > 0 {
      let parent = node - Int(nodes[node].parent)
      let old = nodes[parent].flexibility
      guard nodes[parent].kind == .stack || nodes[parent].inheritsFlexibility else { break }
      if nodes[parent].kind == .stack { orderChildren(of: parent) }
      if nodes[parent].inheritsFlexibility {
        nodes[parent].flexibility = inheritedFlexibility(of: parent)
      }
      node = parent
      if nodes[parent].flexibility == old { break }
    }
    return node
  }

  private func inheritedFlexibility(of parent: Int) -> Flexibility {
    guard nodes[parent].kind == .stack else { return nodes[parent + 1].flexibility }
    var inherited = InheritedFlexibility(along: nodes[parent].axis)
    for child in children(of: parent) { inherited.take(nodes[child].flexibility) }
    return inherited.flexibility
  }
}
