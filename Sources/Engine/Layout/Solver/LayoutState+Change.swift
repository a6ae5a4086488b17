extension LayoutState {
  /// Solves after a change, when all that is dirty is a node or below it.
  ///
  /// Goes up from the node only as long as sizes change; everything above keeps its frame.
  mutating func solve(from changed: Int, in room: LayoutRoom) {
    work { kernel in
      var top = kernel.measureUpwards(from: changed)
      if top == 0 {
        kernel.place(0, in: room.rect(measured: kernel.measured[0].size))
      } else if top == changed {
        // Its own rules may have changed, and so its frame.
        top -= Int(kernel.nodes[top].parent)
        kernel.marks[top].insert(
          kernel.nodes[top].kind == .stack ? .partlyUnarranged : .unarranged)
      }
      kernel.arrangeInside(top, after: changed)
    }
  }

  /// Puts another layout's nodes in the place of a node and all below it.
  ///
  /// - Returns: the highest node that has to be measured again, if the ways up from it are clean;
  ///   nil: the whole tree has to be looked at.
  mutating func replace(_ index: Int, with layout: any Layout) -> Int? {
    let old = arena.nodes[index]
    arena.replace(index, with: layout)
    let range = index..<index + Int(old.count)
    moveNotes(behind: range, by: Int(arena.nodes[index].count) - range.count)
    let now = arena.nodes[index]
    splice(index, count: Int(old.count), with: Int(now.count))
    var highest = index
    marks[index].formUnion(.new)
    if now.flexibility != old.flexibility {
      highest = arena.updateFlexibilities(above: index)
      markDirty(from: index, to: highest)
    }
    return isKnownAbove(highest) ? highest : nil
  }

  private mutating func splice(_ index: Int, count: Int, with newCount: Int) {
    let range = index..<index + count
    marks[index].remove([.moved, .movable])
    if count == newCount {
      for node in range.dropFirst() { reset(node) }
      marks[index].formUnion(.new)
      return
    }
    measured.replaceSubrange(
      range.dropFirst(), with: repeatElement(NodeMeasurement(), count: newCount - 1))
    frames.replaceSubrange(range.dropFirst(), with: repeatElement(.zero, count: newCount - 1))
    marks.replaceSubrange(range.dropFirst(), with: repeatElement(.new, count: newCount - 1))
  }

  private mutating func reset(_ index: Int) {
    measured[index] = NodeMeasurement()
    frames[index] = .zero
    marks[index] = .new
  }

  /// True if a node was measured in the room that its parent has for it now: it got room, and no
  /// node above it is dirty, without room, or out of date below.
  private func isKnownAbove(_ index: Int) -> Bool {
    if marks[index].contains(.dropped) { return false }
    var node = index
    while arena.nodes[node].parent > 0 {
      node -= Int(arena.nodes[node].parent)
      if !marks[node].isDisjoint(with: [.dirty, .dropped, .outdatedBelow]) { return false }
      if hasMoved(node) { return false }
    }
    return true
  }

  /// True if the room of a node may have changed with a note of its stack only.
  private func hasMoved(_ node: Int) -> Bool {
    movedStacks.contains { moved in
      moved.stack == node - Int(arena.nodes[node].parent) && moved.stack < node
        && moved.distance(of: arena.nodes[node].ordinal) != 0
    }
  }

  mutating func markDirty(from index: Int, to highest: Int) {
    var node = index
    marks[node].formUnion(.new)
    while node > highest {
      node -= Int(arena.nodes[node].parent)
      marks[node].formUnion(.new)
    }
  }
}
