extension StackLayout {
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = AxisSize(maxSize, along: axis)
    var filling = StackFilling(room: room, spacing: spacing)
    let share =
      distribution == .fillEqualSize
      ? equalShare(of: room.length, among: sublayouts.count, spacing: spacing) : nil
    var measured = [LayoutMeasurement?](repeating: nil, count: sublayouts.count)
    for index in leastFlexibleFirst {
      guard filling.hasRoom else { break }
      let available = AxisSize(length: share ?? filling.left, cross: room.cross)
      let child = sublayouts[index].measurement(within: available.size(along: axis))
      filling.add(AxisSize(child.size, along: axis))
      measured[index] = child
    }
    let kept = measured.compactMap { $0 }
    if distribution == .fillEqualSize { filling.makeEqual(count: kept.count) }
    return LayoutMeasurement(
      layout: self, size: filling.used.size(along: axis), maxSize: maxSize, sublayouts: kept)
  }

  /// The children's indices by rising flexibility; equals in their own order.
  private var leastFlexibleFirst: [Int] {
    let ranks = sublayouts.map { Flexibility.rank($0.flexibility.flex(axis)) }
    return ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}

/// A stack while its children take their room one by one.
private struct StackFilling {
  let spacing: Double
  let cross: Double
  var left: Double
  var longest = 0.0
  var used = AxisSize(length: 0, cross: 0)

  init(room: AxisSize, spacing: Double) {
    self.spacing = spacing
    cross = room.cross
    left = room.length
  }

  var hasRoom: Bool { left > 0 && cross > 0 }

  /// A child without length counts for nothing, and neither does its width across.
  mutating func add(_ child: AxisSize) {
    guard child.length > 0 else { return }
    used.length += (used.length > 0 ? spacing : 0) + child.length
    used.cross = max(used.cross, child.cross)
    left -= child.length + spacing
    longest = max(longest, child.length)
  }

  /// All cells are as long as the longest child.
  mutating func makeEqual(count: Int) {
    used.length = count == 0 ? 0 : (longest + spacing) * Double(count) - spacing
  }
}

/// The length of one of `count` equal cells; only as many count as the spacing leaves room for.
func equalShare(of total: Double, among count: Int, spacing: Double) -> Double {
  guard count > 0 else { return total }
  guard spacing != 0 else { return total / Double(count) }
  let fitting = spacing > 0 ? (total / spacing).rounded(.down) + 1 : Double(count)
  let cells = max(1, min(Double(count), fitting))
  return (total - (cells - 1) * spacing) / cells
}
