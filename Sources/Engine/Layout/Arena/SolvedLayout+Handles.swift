extension SolvedLayout {
  /// The measurement of a node.
  func measurement(at index: Int) -> LayoutMeasurement {
    guard let custom = custom(at: index), let measurement = custom.measurement else {
      return LayoutMeasurement(self, index)
    }
    guard custom.isWrapped else { return measurement }
    return LayoutMeasurement(
      layout: state.arena.layout(at: index), size: measurement.size, maxSize: measurement.maxSize,
      sublayouts: measurement.sublayouts)
  }

  /// The frame of a node and of what is below it.
  func arrangement(at index: Int) -> LayoutArrangement {
    // Asked first: otherwise what is custom would be copied.
    guard state.arena.nodes[index].kind == .custom, let custom = custom(at: index),
      let arrangement = custom.arrangement
    else { return LayoutArrangement(self, index) }
    return LayoutArrangement(
      layout: custom.isWrapped ? state.arena.layout(at: index) : arrangement.layout,
      frame: state.frame(at: index), sublayouts: arrangement.sublayouts)
  }

  /// The children of a node that got room, back to front.
  func keptChildren(of index: Int) -> [Int] {
    state.arena.children(of: index).filter { !state.marks[$0].contains(.dropped) }
  }

  private func custom(at index: Int) -> CustomNode? {
    guard state.arena.nodes[index].kind == .custom else { return nil }
    return state.arena.extras[Int(state.arena.nodes[index].extra)].custom
  }
}

extension LayoutArena {
  /// The layout that the root's wrapper is around, if that is no built-in one.
  var wrappedCustom: (any Layout)? {
    nodes[0].kind == .custom ? extras[Int(nodes[0].extra)].custom?.layout : nil
  }
}
