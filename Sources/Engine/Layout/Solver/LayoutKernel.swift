/// The solver's sight of an arena while it works: plain memory.
///
/// There is one solver: whole trees, parts of them and single changed nodes go through
/// ``measure(_:within:)`` and ``arrangeInside(_:)``. Neither uses recursion.
struct LayoutKernel {
  let nodes: UnsafeBufferPointer<LayoutNode>
  let measured: UnsafeMutableBufferPointer<NodeMeasurement>
  let frames: UnsafeMutableBufferPointer<Rect>
  let marks: UnsafeMutableBufferPointer<NodeMarks>
  let extras: UnsafeMutableBufferPointer<LayoutExtra>
  /// Room for as many visits as the arena has levels.
  let visits: UnsafeMutableBufferPointer<LayoutVisit>
  let movedStacks: UnsafeMutablePointer<[MovedStack]>
  /// The sizes of the children measured so far, of each container that is visited; the innermost last.
  let sizesSoFar: UnsafeMutablePointer<[[Size]]>
  /// The number of measurements of nodes, over all times.
  let measurements: UnsafeMutablePointer<Int>

  /// True if what is known of the node holds in this room too.
  @inline(__always)
  func isKnown(_ node: Int, within room: Size) -> Bool {
    !marks[node].contains(.dirty) && measured[node].validity.contains(room)
  }

  /// Gives a node that measures the same as before its new room.
  @inline(__always)
  func keep(_ node: Int, within room: Size) {
    guard measured[node].room != room else { return }
    measured[node].room = room
    if nodes[node].childCount > 0 { marks[node].insert(.outdatedBelow) }
  }

  @inline(__always)
  func finish(
    _ node: Int, _ size: Size, _ room: Size, _ validity: RoomRange
  ) -> NodeMeasurement {
    let result = NodeMeasurement(room: room, size: size.asNumbers, validity: validity)
    measured[node] = result
    measurements.pointee &+= 1
    return result
  }
}
