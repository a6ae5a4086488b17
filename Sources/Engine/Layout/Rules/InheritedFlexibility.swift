/// A stack's flexibility as its children give it: along the axis that of the most flexible child,
/// across that of the least flexible.
struct InheritedFlexibility {
  private let axis: Axis
  /// As ranks of 64 bits, in which inflexible has a place of its own below all numbers.
  private var along = Int64.min
  private var across = Int64(Int32.max)

  init(along axis: Axis) { self.axis = axis }

  @inline(__always)
  mutating func take(_ child: Flexibility) {
    let horizontal = Self.rank(child.horizontal)
    let vertical = Self.rank(child.vertical)
    along = max(along, axis == .horizontal ? horizontal : vertical)
    across = min(across, axis == .horizontal ? vertical : horizontal)
  }

  @inline(__always)
  private static func rank(_ flex: Flexibility.Flex) -> Int64 { flex.map(Int64.init) ?? .min }

  var flexibility: Flexibility {
    let along = Int32(exactly: along)
    let across = Int32(exactly: across)
    return axis == .horizontal
      ? Flexibility(horizontal: along, vertical: across)
      : Flexibility(horizontal: across, vertical: along)
  }
}
