/// What a stack does with the room that its children leave over along its axis.
public enum StackDistribution: Hashable, Sendable, CaseIterable {
  /// Children at the start, the middle or the end, at the stack's spacing.
  case leading, center, trailing
  /// The room goes between the children.
  case fillEqualSpacing
  /// Every child gets a cell of the same length.
  case fillEqualSize
  /// The most flexible child gets all the room.
  case fillFlexing
}

/// Children one after the other along an axis.
///
/// If there is too little room, the less flexible children take theirs first; the last one that
/// still gets some is cut to the rest, and those after it vanish.
public struct StackLayout<V: View>: Layout {
  public let axis: Axis
  public let spacing: Double
  public let distribution: StackDistribution
  public let alignment: Alignment
  public let flexibility: Flexibility
  public let viewReuseId: String?
  public let sublayouts: [any Layout]
  public let config: ((V) -> Void)?

  /// - Parameters:
  ///   - spacing: between neighbours, in points, finite; negative ones overlap.
  ///   - flexibility: nil: along the axis the most flexible child's, across the least flexible's.
  public init(
    axis: Axis, spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayouts: [any Layout], config: ((V) -> Void)?
  ) {
    precondition(spacing.isFinite, "a stack's spacing is finite")
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    self.flexibility = flexibility ?? inherited(from: sublayouts, axis)
    self.viewReuseId = viewReuseId
    self.sublayouts = sublayouts
    self.config = config
  }

  public var needsView: Bool { viewReuseId != nil || config != nil }
  public var viewType: View.Type { V.self }
  public func configure(_ view: View) { (view as? V).map { config?($0) } }
}

extension StackLayout where V == View {
  public init(
    axis: Axis, spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayouts: [any Layout]
  ) {
    self.init(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayouts: sublayouts, config: nil)
  }
}

private func inherited(from children: [any Layout], _ axis: Axis) -> Flexibility {
  var along: Flexibility.Flex = nil
  var across: Flexibility.Flex = .max
  for child in children {
    let flexibility = child.flexibility
    along = Flexibility.max(along, flexibility.flex(axis))
    across = Flexibility.min(
      across, axis == .horizontal ? flexibility.vertical : flexibility.horizontal)
  }
  return axis == .horizontal
    ? Flexibility(horizontal: along, vertical: across)
    : Flexibility(horizontal: across, vertical: along)
}
