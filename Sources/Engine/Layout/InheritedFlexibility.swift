/// A stack's flexibility as its children give it: along the axis that of the most flexible child,
/// across that of the least flexible.
struct InheritedFlexibility {
  private let axis: Axis
  private var along: Flexibility.Flex = nil
  private var across: Flexibility.Flex = .max

  init(along axis: Axis) { self.axis = axis }

  @inline(__always)
  mutating func take(_ child: Flexibility) {
    along = Flexibility.max(along, axis == .horizontal ? child.horizontal : child.vertical)
    across = Flexibility.min(across, axis == .horizontal ? child.vertical : child.horizontal)
  }

  var flexibility: Flexibility {
    axis == .horizontal
      ? Flexibility(horizontal: along, vertical: across)
      : Flexibility(horizontal: across, vertical: along)
  }
}
