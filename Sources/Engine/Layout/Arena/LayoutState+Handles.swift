extension LayoutState {
  /// What a node measured.
  func measurement(at index: Int, of solved: SolvedLayout) -> LayoutMeasurement {
    guard let custom = custom(at: index), let measurement = custom.measurement else {
      return LayoutMeasurement(solved, index)
    }
    guard custom.isWrapped else { return measurement }
    return LayoutMeasurement(
      layout: arena.layouts[index], size: measurement.size, maxSize: measurement.maxSize,
      sublayouts: measurement.sublayouts)
  }

  /// The frame of a node and of what is below it.
  func arrangement(at index: Int, of solved: SolvedLayout) -> LayoutArrangement {
    guard let custom = custom(at: index), let arrangement = custom.arrangement else {
      return LayoutArrangement(solved, index)
    }
    return LayoutArrangement(
      layout: custom.isWrapped ? arena.layouts[index] : arrangement.layout, frame: frames[index],
      sublayouts: arrangement.sublayouts)
  }

  /// The children of a node that got room, back to front.
  func keptChildren(of index: Int) -> [Int] {
    arena.children(of: index).filter { !marks[$0].contains(.dropped) }
  }

  private func custom(at index: Int) -> CustomNode? {
    guard arena.nodes[index].kind == .custom else { return nil }
    return arena.extras[Int(arena.nodes[index].extra)].custom
  }
}

extension LayoutArena {
  /// The layout that the root's wrapper is around, if that is no built-in one.
  var wrappedCustom: (any Layout)? {
    nodes[0].kind == .custom ? extras[Int(nodes[0].extra)].custom?.layout : nil
  }
}
