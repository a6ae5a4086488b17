/// Stacks that get longer or shorter with one child, while the others only move.
extension LayoutKernel {
  /// Finds the length of a stack of which one child has changed its own, and moves those behind it;
  /// for stacks whose lengths add up without rounding, so that it is as if they were added anew.
  ///
  /// - Parameter old: what the child measured before.
  /// - Returns: the length, and rooms along the axis in which it holds; nil: nothing was done, as
  ///   others may measure differently now, or get other frames.
  @inline(__always)
  func changeLength(
    of stack: Int, along axis: Axis, after child: Int, was old: NodeMeasurement
  ) -> (length: Double, rooms: LengthRange)? {
    let room = AxisSize(measured[stack].room, along: axis).length
    let rooms = measured[stack].rooms(along: axis)
    let now = AxisSize(measured[child].size, along: axis).length
    let before = AxisSize(old.size, along: axis).length
    let change = now - before
    // For those behind it, it is as if the room had changed.
    guard now > 0, before > 0, rooms.low <= room - change, room - change <= rooms.high,
      isMovable(child, along: axis), isMovable(stack)
    else { return nil }
    let length = AxisSize(measured[stack].size, along: axis).length + change
    let isUnbounded = room - (length + nodes[stack].spacing) == room
    guard isUnbounded || room.isEven, length.isEven else { return nil }
    move(behind: child, in: stack, by: change, changesRooms: !isUnbounded)
    // At least as narrow as the range of all children would be.
    let own = measured[child].rooms(along: axis)
    let least = larger(rooms.low + larger(change, 0), (length + larger(own.low - now, 0)).nextUp)
    let most = own.high == .infinity ? rooms.high + min(change, 0) : room
    return (length, LengthRange(low: min(least, room), high: larger(most, room)))
  }

  /// Places a child that has changed, where its cell began before.
  @inline(__always)
  func placeMovable(_ child: Int, of stack: Int, along axis: Axis) {
    let start = axis == .horizontal ? frames[child].x : frames[child].y
    let cell = AxisSize(
      length: AxisSize(measured[child].size, along: axis).length,
      cross: AxisSize(frames[stack].size, along: axis).cross)
    place(child, in: axis.cell(from: start, cell))
  }

  /// True if a stack's children follow each other from its start and can be moved without rounding.
  private func isMovable(_ stack: Int) -> Bool {
    if marks[stack].contains(.movable) { return true }
    let node = nodes[stack]
    guard node.distribution == .leading || node.distribution == .fillFlexing && node.growing < 0,
      node.spacing >= 0, node.spacing.isEven, areMovable(childrenOf: stack, along: node.axis)
    else { return false }
    marks[stack].insert(.movable)
    return true
  }

  private func areMovable(childrenOf stack: Int, along axis: Axis) -> Bool {
    let end = stack + Int(nodes[stack].count)
    var child = stack + 1
    var sum = 0.0
    while child < end {
      let next = child + Int(nodes[child].count)
      // Measured in their own order.
      guard isMovable(child, along: axis),
        next == end || nodes[child].nextMeasured == nodes[child].count
      else { return false }
      sum += AxisSize(measured[child].size, along: axis).length + nodes[stack].spacing
      child = next
    }
    return sum.isEven
  }

  /// True if a stack's child begins where its cell does, which can be moved without rounding.
  @inline(__always)
  func isMovable(_ child: Int, along axis: Axis) -> Bool {
    let rules = nodes[child].alignment
    let length = AxisSize(measured[child].size, along: axis).length
    return nodes[child].kind != .custom && rules.horizontal != .custom
      && rules.horizontal != .aspectFit && length >= 0 && length.isEven
  }
}

extension NodeMeasurement {
  /// The rooms along an axis in which it holds.
  @inline(__always)
  fileprivate func rooms(along axis: Axis) -> LengthRange {
    LengthRange(
      low: AxisSize(validity.low, along: axis).length,
      high: AxisSize(validity.high, along: axis).length)
  }
}

extension Double {
  /// True for multiples of 1/65,536 below 34 billion: as long as they stay below, sums of them are
  /// never rounded.
  @inline(__always)
  fileprivate var isEven: Bool {
    let unit = 0x1.8p36
    return abs(self) < 0x1p35 && (self + unit) - unit == self
  }
}
