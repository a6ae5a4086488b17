extension LayoutKernel {
  /// Measures what has changed and, as long as sizes change, the nodes above it.
  ///
  /// - Returns: the highest node that was measured.
  func measureUpwards(from changed: Int) -> Int {
    var top = changed
    var old = measured[top]
    measure(top, byRoom: old.room)
    while nodes[top].parent > 0 {
      let now = measured[top]
      if now.size == old.size && now.validity == old.validity { break }
      let parent = top - Int(nodes[top].parent)
      let parentOld = measured[parent]
      if !measureAround(parent, after: top, was: old) {
        marks[parent].insert(.dirty)
        measure(parent, within: parentOld.room)
      }
      top = parent
      old = parentOld
    }
    return top
  }

  /// Measures a node in the room that it has, which may have changed with a note of its stack only.
  private func measure(_ node: Int, byRoom known: Size) {
    let moved = moved(node).room
    guard moved != 0 else { return measure(node, within: known) }
    let axis = nodes[node - Int(nodes[node].parent)].axis
    let change = AxisSize(length: moved, cross: 0).size(along: axis)
    measure(node, within: Size(known.width - change.width, known.height - change.height))
    measured[node].room = known
  }

  /// Measures a stack again of which one child has changed, if all others measure the same: then
  /// they move at most.
  ///
  /// - Returns: true if it was measured so; false: nothing was done.
  private func measureAround(_ stack: Int, after child: Int, was old: NodeMeasurement) -> Bool {
    guard nodes[stack].kind == .stack, !marks[child].contains(.dropped) else { return false }
    // A copy an axis: inside it nothing is turned.
    return switch nodes[stack].axis {
    case .horizontal: measureAround(stack, along: .horizontal, after: child, was: old)
    case .vertical: measureAround(stack, along: .vertical, after: child, was: old)
    }
  }

  @inline(__always)
  private func measureAround(
    _ stack: Int, along axis: Axis, after child: Int, was old: NodeMeasurement
  ) -> Bool {
    var known = measured[stack]
    if !measured[child].isLike(old, along: axis) {
      guard let changed = changeLength(of: stack, along: axis, after: child, was: old) else {
        return false
      }
      known.setLength(changed.length, changed.rooms, along: axis)
    }
    var across = CrossMeasurement(measured[stack], across: axis)
    let now = CrossMeasurement(measured[child], across: axis)
    let isClear = across.exchange(CrossMeasurement(old, across: axis), for: now)
    if !isClear { across = measureAllAcross(stack, along: axis) }
    let (size, validity) = across.put(into: known, across: axis)
    marks[stack].insert(.partlyUnarranged)
    _ = finish(stack, size, measured[stack].room, validity)
    return true
  }

  @inline(__always)
  private func measureAllAcross(_ stack: Int, along axis: Axis) -> CrossMeasurement {
    var all = CrossMeasurement()
    var next = Int(nodes[stack].firstMeasured)
    var child = stack
    while next != 0 && !marks[child + next].contains(.dropped) {
      child += next
      all.take(CrossMeasurement(measured[child], across: axis))
      next = Int(nodes[child].nextMeasured)
    }
    return all
  }

  /// Gives frames to all below a node that need new ones, after a change somewhere below it.
  func arrangeInside(_ root: Int, after changed: Int) {
    var index = root
    while marks[index].isDisjoint(with: .unarranged), marks[index].contains(.partlyUnarranged) {
      marks[index].remove(.partlyUnarranged)
      let child = child(of: index, around: changed)
      // Its cell is the old one; who fills that has the old frame.
      if marks[index].contains(.movable) && isMovable(child, along: nodes[index].axis) {
        placeMovable(child, of: index, along: nodes[index].axis)
      } else if child == changed || !nodes[child].fillsItsCell {
        placeStackChild(child, of: index)
      }
      index = child
    }
    arrangeInside(index)
  }

  /// The child that a node is, or is below.
  private func child(of index: Int, around node: Int) -> Int {
    var child = node
    while child - Int(nodes[child].parent) > index { child -= Int(nodes[child].parent) }
    return child
  }
}

/// The width that a stack or one of its children measured across the stack, and the rooms across
/// in which it does so.
private struct CrossMeasurement {
  private var width = 0.0
  private var low = Double.leastNonzeroMagnitude
  private var high = Double.infinity

  /// A stack's, before its children are looked at.
  init() {}

  @inline(__always)
  init(_ measured: NodeMeasurement, across axis: Axis) {
    let size = AxisSize(measured.size, along: axis)
    // A child without length counts for nothing.
    width = size.length > 0 ? size.cross : 0
    low = AxisSize(measured.validity.low, along: axis).cross
    high = AxisSize(measured.validity.high, along: axis).cross
  }

  /// As ``StackFilling/take(_:along:)``.
  @inline(__always)
  mutating func take(_ child: CrossMeasurement) {
    width = larger(width, child.width)
    low = larger(low, child.low)
    high = min(high, child.high)
  }

  /// Takes one child's new measurement instead of its old one.
  ///
  /// - Returns: false if the old one may have been the bound, so that all have to be looked at.
  @inline(__always)
  mutating func exchange(_ old: CrossMeasurement, for now: CrossMeasurement) -> Bool {
    guard old.width < width || now.width >= width, old.low < low || now.low >= low,
      old.high > high || now.high <= high
    else { return false }
    take(now)
    return true
  }

  /// - Parameter old: the stack's measurement before; along its axis that still holds.
  @inline(__always)
  func put(into old: NodeMeasurement, across axis: Axis) -> (Size, RoomRange) {
    let size = AxisSize(length: AxisSize(old.size, along: axis).length, cross: width)
    let low = AxisSize(length: AxisSize(old.validity.low, along: axis).length, cross: low)
    let high = AxisSize(length: AxisSize(old.validity.high, along: axis).length, cross: high)
    return (
      size.size(along: axis),
      RoomRange(low: low.size(along: axis), high: high.size(along: axis))
    )
  }
}

extension NodeMeasurement {
  /// Exchanges all that it says along an axis.
  @inline(__always)
  fileprivate mutating func setLength(_ length: Double, _ rooms: LengthRange, along axis: Axis) {
    size = AxisSize(length: length, cross: AxisSize(size, along: axis).cross).size(along: axis)
    let (low, high) = (AxisSize(validity.low, along: axis), AxisSize(validity.high, along: axis))
    validity.low = AxisSize(length: rooms.low, cross: low.cross).size(along: axis)
    validity.high = AxisSize(length: rooms.high, cross: high.cross).size(along: axis)
  }

  /// True if it takes as much of an axis, and in the same rooms along it.
  @inline(__always)
  fileprivate func isLike(_ other: NodeMeasurement, along axis: Axis) -> Bool {
    AxisSize(size, along: axis).length == AxisSize(other.size, along: axis).length
      && AxisSize(validity.low, along: axis).length
        == AxisSize(other.validity.low, along: axis).length
      && AxisSize(validity.high, along: axis).length
        == AxisSize(other.validity.high, along: axis).length
  }
}
