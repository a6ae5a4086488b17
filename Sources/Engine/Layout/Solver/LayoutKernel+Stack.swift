extension LayoutKernel {
  /// Lays a stack's children out one after the other, each in a cell over the whole width across.
  @inline(__always)
  func placeStackChildren(of index: Int) {
    if marks[index].contains(.moved) { settle(index) }
    // A copy of the loop an axis: inside it nothing is turned.
    switch nodes[index].axis {
    case .horizontal:
      forEachCell(of: index, along: .horizontal) {
        place($0, in: $1)
        return true
      }
    case .vertical:
      forEachCell(of: index, along: .vertical) {
        place($0, in: $1)
        return true
      }
    }
  }

  /// Lays out only one child, which got room.
  func placeStackChild(_ child: Int, of index: Int) {
    marks[index].remove(.movable)
    if marks[index].contains(.moved) { settle(index) }
    var cell = Rect.zero
    forEachCell(of: index, along: nodes[index].axis) {
      cell = $1
      return $0 != child
    }
    place(child, in: cell)
  }

  /// Goes through the cells of the children that got room, as long as `body` says so.
  @inline(__always)
  private func forEachCell(of index: Int, along axis: Axis, _ body: (Int, Rect) -> Bool) {
    let node = nodes[index]
    let room = AxisSize(frames[index].size, along: axis)
    let spare = room.length - AxisSize(measured[index].size, along: axis).length
    let plan = StackPlan(node, length: room.length, spare: spare) { keptCount(of: index) }
    var start = plan.start
    var ordinal: Int32 = 0
    var child = index + 1
    let end = index + Int(node.count)
    while child < end {
      let count = Int(nodes[child].count)
      if marks[child].contains(.dropped) {
        child += count
        continue
      }
      var length = plan.share ?? AxisSize(measured[child].size, along: axis).length
      if ordinal == plan.growing { length += spare }
      let cell = axis.cell(from: start, AxisSize(length: length, cross: room.cross))
      guard body(child, cell) else { return }
      if length > 0 { start += length + plan.gap }
      ordinal &+= 1
      child += count
    }
  }

  /// The number of children that got room.
  private func keptCount(of index: Int) -> Int {
    let end = index + Int(nodes[index].count)
    var kept = 0
    var child = index + 1
    while child < end {
      if !marks[child].contains(.dropped) { kept += 1 }
      child += Int(nodes[child].count)
    }
    return kept
  }
}

/// The division of a stack's room along its axis, in points.
private struct StackPlan {
  var start = 0.0
  var gap: Double
  /// The length of every cell, if all are equal.
  var share: Double?
  /// Which of the children with room grows.
  var growing: Int32 = -1

  @inline(__always)
  init(_ node: LayoutNode, length: Double, spare: Double, keptCount: () -> Int) {
    gap = node.spacing
    switch node.distribution {
    case .leading: break
    case .trailing: start = spare
    case .center: start = spare / 2
    case .fillEqualSpacing:
      // Counted over all children, those without room included.
      let gaps = Double(node.childCount - 1)
      if gaps > 0 { gap = (spare + gaps * gap) / gaps }
    case .fillEqualSize:
      share = equalShare(of: length, among: keptCount(), spacing: gap)
    case .fillFlexing:
      if spare > 0 { growing = node.growing }
    }
  }
}
