/// A node with children while they are measured one by one.
struct LayoutVisit {
  let index: Int
  let room: Size
  /// The next child, or -1.
  var child: Int
  var childRoom: Size

  /// All rooms in which the children so far measure the same; of a stack's along its axis, see
  /// `filling`.
  private var childValidity = RoomRange.all
  private var childSize = Size.zero
  /// The number of children that were measured.
  private(set) var ordinal = 0
  var filling: StackFilling

  @inline(__always)
  init(_ index: Int, _ node: LayoutNode, within room: Size) {
    self.index = index
    self.room = room
    child = index + 1
    switch node.kind {
    case .box:
      childRoom = Size(min(room.width, node.high.width), min(room.height, node.high.height))
      filling = StackFilling()
    case .inset:
      let sums = node.insetSums
      childRoom = Size(room.width - sums.width, room.height - sums.height)
      filling = StackFilling()
    case .stack:
      filling = StackFilling(room: AxisSize(room, along: node.axis), node)
      childRoom = filling.childRoom.size(along: node.axis)
      child = index + Int(node.firstMeasured)
    case .overlay, .container, .leaf, .custom:
      childRoom = room
      filling = StackFilling()
    }
  }

  /// A child of a node that is no stack.
  @inline(__always)
  mutating func take(_ measured: NodeMeasurement, _ node: LayoutNode) {
    childValidity.formIntersection(measured.validity)
    if node.kind != .overlay {
      childSize = measured.size
    } else if node.low.width <= Double(ordinal), Double(ordinal) < node.low.height {
      childSize = Size(
        max(childSize.width, measured.size.width), max(childSize.height, measured.size.height))
    }
    ordinal += 1
  }

  /// The node's size and the rooms in which it holds, now that its children are measured.
  @inline(__always)
  func result(_ node: LayoutNode) -> (Size, RoomRange) {
    switch node.kind {
    case .stack: filling.result(along: node.axis)
    case .overlay, .container, .leaf, .custom: (childSize, childValidity)
    case .box: boxResult(node)
    case .inset: insetResult(node)
    }
  }

  private func boxResult(_ node: LayoutNode) -> (Size, RoomRange) {
    let wanted = Size(max(childSize.width, node.low.width), max(childSize.height, node.low.height))
    let inside = childValidity
    let x = LengthRange.box(
      wanted: wanted.width, limit: node.high.width, room: room.width,
      child: LengthRange(low: inside.low.width, high: inside.high.width))
    let y = LengthRange.box(
      wanted: wanted.height, limit: node.high.height, room: room.height,
      child: LengthRange(low: inside.low.height, high: inside.high.height))
    let size = Size(min(wanted.width, childRoom.width), min(wanted.height, childRoom.height))
    return (size, RoomRange(low: Size(x.low, y.low), high: Size(x.high, y.high)))
  }

  private func insetResult(_ node: LayoutNode) -> (Size, RoomRange) {
    let inside = childValidity
    let sums = node.insetSums
    let x = LengthRange.reduced(
      by: sums.width, room: room.width,
      child: LengthRange(low: inside.low.width, high: inside.high.width))
    let y = LengthRange.reduced(
      by: sums.height, room: room.height,
      child: LengthRange(low: inside.low.height, high: inside.high.height))
    let size = Size(childSize.width + sums.width, childSize.height + sums.height)
    return (size, RoomRange(low: Size(x.low, y.low), high: Size(x.high, y.high)))
  }
}
