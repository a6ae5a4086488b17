extension LayoutArena {
  /// Notes in which order a stack's children are measured, and which one grows.
  ///
  /// By rising flexibility, equals in their own order.
  mutating func orderChildren(of stack: Int) {
    let isInOrder = nodes.withUnsafeMutableBufferPointer { Self.chainChildren(of: stack, $0) }
    if !isInOrder { sortChildren(of: stack) }
  }

  /// Lets every child be measured after the one before it.
  ///
  /// - Returns: true if that is the order of rising flexibility.
  private static func chainChildren(
    of stack: Int, _ nodes: UnsafeMutableBufferPointer<LayoutNode>
  ) -> Bool {
    let axis = nodes[stack].axis
    let end = stack + Int(nodes[stack].count)
    // One without children is never gone through.
    nodes[stack].firstMeasured = 1
    var growth = Growth()
    var highest = Int32.min
    var isInOrder = true
    var child = stack + 1
    while child < end {
      let flex = nodes[child].flexibility.flex(axis)
      let rank = Flexibility.rank(flex)
      isInOrder = isInOrder && rank >= highest
      highest = rank
      growth.look(at: flex)
      let count = nodes[child].count
      child += Int(count)
      nodes[child - Int(count)].nextMeasured = child < end ? count : 0
    }
    nodes[stack].growing = growth.found
    return isInOrder
  }

  private mutating func sortChildren(of stack: Int) {
    let axis = nodes[stack].axis
    var sorted = children(of: stack).map { child in
      (rank: Flexibility.rank(nodes[child].flexibility.flex(axis)), child: child)
    }
    sorted.sort { ($0.rank, $0.child) < ($1.rank, $1.child) }
    nodes[stack].firstMeasured = Int32(sorted[0].child - stack)
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      nodes[one.child].nextMeasured = Int32(next.child - one.child)
    }
    nodes[sorted[sorted.count - 1].child].nextMeasured = 0
  }

  /// In their own order.
  func children(of parent: Int) -> [Int] {
    let end = parent + Int(nodes[parent].count)
    var children: [Int] = []
    children.reserveCapacity(Int(nodes[parent].childCount))
    var child = parent + 1
    while child < end {
      children.append(child)
      child += Int(nodes[child].count)
    }
    return children
  }
}

/// Finds the child that grows: the last of the most flexible ones; none if that is inflexible.
///
/// An inflexible child and one of the lowest flexibility rank alike: the first of them stays.
private struct Growth {
  init() {}

  private var best: Flexibility.Flex = nil
  private var bestIndex: Int32 = -1
  private var index: Int32 = 0

  var found: Int32 { best == nil ? -1 : bestIndex }

  @inline(__always)
  mutating func look(at flex: Flexibility.Flex) {
    if index == 0 || flex == best || Flexibility.rank(best) < Flexibility.rank(flex) {
      best = flex
      bestIndex = index
    }
    index &+= 1
  }
}
