extension StackLayout {
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = alignment.position(size: measurement.size, in: rect)
    let room = AxisSize(frame.size, along: axis)
    let spare = room.length - AxisSize(measurement.size, along: axis).length
    let gap = self.gap(spare)
    let equal =
      distribution == .fillEqualSize
      ? equalShare(of: room.length, among: measurement.sublayouts.count, spacing: spacing) : nil
    let growing = distribution == .fillFlexing && spare > 0 ? mostFlexible : nil
    var start = self.start(spare)
    var arranged: [LayoutArrangement] = []
    arranged.reserveCapacity(measurement.sublayouts.count)
    for (index, child) in measurement.sublayouts.enumerated() {
      var length = equal ?? AxisSize(child.size, along: axis).length
      if index == growing { length += spare }
      let cell = axis.cell(from: start, AxisSize(length: length, cross: room.cross))
      arranged.append(child.arrangement(within: cell))
      if length > 0 { start += length + gap }
    }
    return LayoutArrangement(layout: self, frame: frame, sublayouts: arranged)
  }

  private func start(_ spare: Double) -> Double {
    switch distribution {
    case .trailing: spare
    case .center: spare / 2
    case .leading, .fillEqualSpacing, .fillEqualSize, .fillFlexing: 0
    }
  }

  /// Equal gaps are counted over all children, those without room included.
  private func gap(_ spare: Double) -> Double {
    let gaps = Double(sublayouts.count - 1)
    guard distribution == .fillEqualSpacing, gaps > 0 else { return spacing }
    return (spare + gaps * spacing) / gaps
  }

  /// The child that grows: the last of the most flexible ones; nil if that one is inflexible.
  ///
  /// An inflexible child and one of the lowest flexibility rank alike: the first of them stays.
  private var mostFlexible: Int? {
    guard var best = sublayouts.first.map({ $0.flexibility.flex(axis) }) else { return nil }
    var found = 0
    for (index, layout) in sublayouts.enumerated() {
      let flex = layout.flexibility.flex(axis)
      guard flex == best || Flexibility.rank(best) < Flexibility.rank(flex) else { continue }
      best = flex
      found = index
    }
    return best == nil ? nil : found
  }
}
