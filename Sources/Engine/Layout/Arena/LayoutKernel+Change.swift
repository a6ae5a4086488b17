extension LayoutKernel {
  /// Measures what has changed and, as long as sizes change, the nodes above it.
  ///
  /// - Returns: the highest node that was measured.
  func measureUpwards(from changed: Int) -> Int {
    var top = changed
    var old = measured[top]
    measure(top, within: old.room)
    while nodes[top].parent > 0 {
      let now = measured[top]
      if now.size == old.size && now.validity == old.validity { break }
      let parent = top - Int(nodes[top].parent)
      let parentOld = measured[parent]
      if !measureAcross(parent, after: top, was: old) {
        marks[parent].insert(.dirty)
        measure(parent, within: parentOld.room)
      }
      top = parent
      old = parentOld
    }
    return top
  }

  /// Measures a stack again of which one child has changed, if that takes as much of its axis as
  /// before: then only the stack's width across may be another.
  ///
  /// - Returns: whether it is so.
  private func measureAcross(_ stack: Int, after child: Int, was old: NodeMeasurement) -> Bool {
    guard nodes[stack].kind == .stack, !marks[child].contains(.dropped) else { return false }
    return switch nodes[stack].axis {
    case .horizontal: measureAcross(stack, after: child, was: old, along: .horizontal)
    case .vertical: measureAcross(stack, after: child, was: old, along: .vertical)
    }
  }

  @inline(__always)
  private func measureAcross(
    _ stack: Int, after child: Int, was old: NodeMeasurement, along axis: Axis
  ) -> Bool {
    let now = measured[child]
    guard now.isLike(old, along: axis) else { return false }
    var filling = CrossFilling()
    var next = Int(nodes[stack].firstMeasured)
    var child = stack
    while next != 0 && !marks[child + next].contains(.dropped) {
      child += next
      filling.take(measured[child], along: axis)
      next = Int(nodes[child].nextMeasured)
    }
    let (size, validity) = filling.result(measured[stack], along: axis)
    marks[stack].insert(.partlyUnarranged)
    _ = finish(stack, size, measured[stack].room, validity)
    return true
  }

  /// Gives frames to all below a node that need new ones, after a change somewhere below it.
  func arrangeInside(_ root: Int, after changed: Int) {
    var index = root
    while marks[index].isDisjoint(with: .unarranged), marks[index].contains(.partlyUnarranged),
      nodes[index].kind == .stack
    {
      marks[index].remove(.partlyUnarranged)
      index = placeStackChild(of: index, around: changed)
    }
    arrangeInside(index)
  }
}

/// A stack's width across, and the range of rooms across in which its children measure the same.
private struct CrossFilling {
  private var width = 0.0
  private var range = LengthRange.all

  init() {}

  /// As ``StackFilling/take(_:along:)``.
  @inline(__always)
  mutating func take(_ child: NodeMeasurement, along axis: Axis) {
    let size = AxisSize(child.size, along: axis)
    range.low = larger(range.low, AxisSize(child.validity.low, along: axis).cross)
    range.high = min(range.high, AxisSize(child.validity.high, along: axis).cross)
    if size.length > 0 { width = larger(width, size.cross) }
  }

  /// - Parameter old: what the stack measured before; along the axis it still holds.
  @inline(__always)
  func result(_ old: NodeMeasurement, along axis: Axis) -> (Size, RoomRange) {
    var size = AxisSize(old.size, along: axis)
    var low = AxisSize(old.validity.low, along: axis)
    var high = AxisSize(old.validity.high, along: axis)
    size.cross = width
    low.cross = larger(range.low, .leastNonzeroMagnitude)
    high.cross = range.high
    return (
      size.size(along: axis),
      RoomRange(low: low.size(along: axis), high: high.size(along: axis))
    )
  }
}

extension NodeMeasurement {
  /// Whether it takes as much of an axis, and in the same rooms along it.
  @inline(__always)
  fileprivate func isLike(_ other: NodeMeasurement, along axis: Axis) -> Bool {
    AxisSize(size, along: axis).length == AxisSize(other.size, along: axis).length
      && AxisSize(validity.low, along: axis).length
        == AxisSize(other.validity.low, along: axis).length
      && AxisSize(validity.high, along: axis).length
        == AxisSize(other.validity.high, along: axis).length
  }
}
