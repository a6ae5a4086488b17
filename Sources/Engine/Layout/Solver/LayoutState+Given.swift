extension LayoutState {
  /// A layout whose children were measured elsewhere, as the caller of
  /// ``Layout/arrangement(within:measurement:)`` says.
  ///
  /// - Parameter measurement: its sublayouts are the layout's first children with room.
  init(_ arena: LayoutArena, given measurement: LayoutMeasurement) {
    self.init(arena)
    let children = arena.children(of: 0)
    for (child, measurement) in zip(children, measurement.sublayouts) {
      measured[child].size = measurement.size.asNumbers
      self.arena.extras[Int(arena.nodes[child].extra)].custom?.measurement = measurement
    }
    for child in children.dropFirst(measurement.sublayouts.count) {
      marks[child].insert(.dropped)
    }
    measured[0].size = measurement.size.asNumbers
    measured[0].room = measurement.maxSize.asNumbers
  }
}
