extension LayoutState {
  /// Takes over from an earlier tree all that was found out about what is the same in both.
  ///
  /// Children are compared in their order, parent by parent; what is left over is new.
  mutating func inherit(from earlier: LayoutState) {
    measurements = earlier.measurements
    var new = 0
    var old = 0
    var ends = [(new: arena.nodes.count, old: earlier.arena.nodes.count)]
    while let end = ends.last {
      if new >= end.new || old >= end.old {
        (new, old) = end
        ends.removeLast()
        continue
      }
      inherit(new, from: earlier, old)
      ends.append((new + Int(arena.nodes[new].count), old + Int(earlier.arena.nodes[old].count)))
      new += 1
      old += 1
    }
    spreadMarks()
  }

  private mutating func inherit(_ new: Int, from earlier: LayoutState, _ old: Int) {
    measured[new] = earlier.measured[old]
    frames[new] = earlier.frames[old]
    marks[new] = earlier.marks[old]
    let node = arena.nodes[new]
    let oldNode = earlier.arena.nodes[old]
    if !node.measuresLike(oldNode) || !inheritExtra(node, from: earlier, oldNode) {
      marks[new].formUnion(.new)
    }
    if node.kind == .custom { marks[new].insert(.unarranged) }
    if node.alignment != oldNode.alignment || node.alignment.horizontal == .custom {
      marks[new - Int(node.parent)].insert(.unarranged)
    }
  }

  /// True if what is no plain data measures the same too; a custom layout then keeps what it
  /// measured.
  private mutating func inheritExtra(
    _ node: LayoutNode, from earlier: LayoutState, _ oldNode: LayoutNode
  ) -> Bool {
    guard node.kind == .leaf || node.kind == .custom || node.kind == .container else {
      return true
    }
    let old = earlier.arena.extras[Int(oldNode.extra)]
    let extra = arena.extras[Int(node.extra)]
    if let leaf = extra.leaf, let oldLeaf = old.leaf { return leaf.measuresLike(oldLeaf) }
    if let container = extra.container, let oldContainer = old.container {
      return (container as? any RuledContainer)?.hasRules(of: oldContainer) ?? false
    }
    guard let custom = extra.custom, let oldCustom = old.custom,
      custom.layout.measuresLike(oldCustom.layout), let measurement = oldCustom.measurement,
      let renewed = measurement.renewed(for: custom.layout)
    else { return false }
    arena.extras[Int(node.extra)].custom?.measurement = renewed
    return true
  }

  /// Marks all nodes above dirty and unarranged ones, so that these are found from the root.
  private mutating func spreadMarks() {
    for index in arena.nodes.indices.dropFirst().reversed() {
      let parent = index - Int(arena.nodes[index].parent)
      if marks[index].contains(.dirty) {
        marks[parent].formUnion(.new)
      } else if marks[index].isUnarranged {
        marks[parent].insert(.unarranged)
      }
    }
  }
}

extension LayoutMeasurement {
  /// The same for a layout that measures like this one's; nil if another one stands in for that.
  fileprivate func renewed(for layout: any Layout) -> LayoutMeasurement? {
    guard type(of: self.layout) == type(of: layout) else { return nil }
    return LayoutMeasurement(layout: layout, size: size, maxSize: maxSize, sublayouts: sublayouts)
  }
}
