/// A long stack of which children have changed their lengths: how far those behind them have moved
/// since they were placed, kept for blocks of children.
///
/// So a change moves the rest of its own block, and adds to a number for each block after it.
struct MovedStack {
  /// The number of children of a block, as a power of two.
  private static let blockBits: Int32 = 5

  var stack: Int
  /// The rooms of the children have become smaller by what these moved; false: they are unbounded.
  let changesRooms: Bool
  /// For each block, in points along the stack's axis.
  private var distances: ContiguousArray<Double>

  init(_ stack: Int, childCount: Int32, changesRooms: Bool) {
    self.stack = stack
    self.changesRooms = changesRooms
    let count = Self.block(of: childCount) + 1
    distances = ContiguousArray(repeating: 0, count: count)
  }

  /// The block of a stack's child.
  @inline(__always)
  static func block(of ordinal: Int32) -> Int { Int(ordinal >> blockBits) }

  /// The distance that a child has moved.
  func distance(of ordinal: Int32) -> Double { distances[Self.block(of: ordinal)] }

  /// Moves all blocks behind a child's on.
  mutating func move(behind ordinal: Int32, by distance: Double) {
    var all = distances.mutableSpan
    for block in Self.block(of: ordinal) + 1..<all.count { all[block] += distance }
  }
}

extension LayoutKernel {
  /// The distance that a node has moved in its stack since it was placed, and the share of that by
  /// which its room became smaller.
  @inline(__always)
  func moved(_ node: Int) -> (distance: Double, room: Double) {
    let stack = node - Int(nodes[node].parent)
    guard stack < node, marks[stack].contains(.moved), let index = movedIndex(of: stack) else {
      return (0, 0)
    }
    let distance = movedStacks.pointee[index].distance(of: nodes[node].ordinal)
    return (distance, movedStacks.pointee[index].changesRooms ? distance : 0)
  }

  private func movedIndex(of stack: Int) -> Int? {
    movedStacks.pointee.firstIndex { $0.stack == stack }
  }

  /// Moves all children behind one: those of its block now, the other blocks by a note.
  func move(behind child: Int, in stack: Int, by distance: Double, changesRooms: Bool) {
    let ordinal = nodes[child].ordinal
    let block = MovedStack.block(of: ordinal)
    let end = stack + Int(nodes[stack].count)
    var next = child + Int(nodes[child].count)
    while next < end, MovedStack.block(of: nodes[next].ordinal) == block {
      move(next, along: nodes[stack].axis, by: distance, room: changesRooms ? distance : 0)
      next += Int(nodes[next].count)
    }
    guard next < end else { return }
    if !marks[stack].contains(.moved) {
      marks[stack].insert(.moved)
      movedStacks.pointee.append(
        MovedStack(stack, childCount: nodes[stack].childCount, changesRooms: changesRooms))
    }
    if let index = movedIndex(of: stack) {
      movedStacks.pointee[index].move(behind: ordinal, by: distance)
    }
  }

  @inline(__always)
  private func move(_ node: Int, along axis: Axis, by distance: Double, room: Double) {
    if axis == .horizontal {
      frames[node].origin.x += distance
      measured[node].room.width -= room
    } else {
      frames[node].origin.y += distance
      measured[node].room.height -= room
    }
    if room != 0 && nodes[node].childCount > 0 { marks[node].insert(.outdatedBelow) }
  }

  /// Lets the children of a stack know what is noted of their blocks.
  @inline(never)
  func settle(_ stack: Int) {
    guard let index = movedIndex(of: stack) else { return }
    let end = stack + Int(nodes[stack].count)
    var child = stack + 1
    while child < end {
      let (distance, room) = moved(child)
      if distance != 0 { move(child, along: nodes[stack].axis, by: distance, room: room) }
      child += Int(nodes[child].count)
    }
    marks[stack].remove(.moved)
    movedStacks.pointee.remove(at: index)
  }
}

extension LayoutState {
  /// The frame of a node in its parent's coordinates.
  func frame(at index: Int) -> Rect {
    if movedStacks.isEmpty { return frames[index] }
    let node = arena.nodes[index]
    let stack = index - Int(node.parent)
    guard stack < index, marks[stack].contains(.moved),
      let moved = movedStacks.first(where: { $0.stack == stack })
    else { return frames[index] }
    let way = AxisSize(length: moved.distance(of: node.ordinal), cross: 0)
    let offset = way.size(along: arena.nodes[stack].axis)
    return frames[index].offset(by: Point(offset.width, offset.height))
  }

  /// Lets all nodes know what is noted of blocks.
  mutating func settle() {
    guard !movedStacks.isEmpty else { return }
    work { kernel in
      while let last = kernel.movedStacks.pointee.last { kernel.settle(last.stack) }
    }
  }

  /// Keeps the notes with their stacks when another number of nodes takes the place of some.
  mutating func moveNotes(behind range: Range<Int>, by delta: Int) {
    guard !movedStacks.isEmpty else { return }
    movedStacks.removeAll { range.contains($0.stack) }
    for index in movedStacks.indices where movedStacks[index].stack >= range.upperBound {
      movedStacks[index].stack += delta
    }
  }
}
