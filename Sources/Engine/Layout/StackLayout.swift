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
  public let extent: LayoutExtent
  private let inheritsFlexibility: Bool

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
    self.flexibility = flexibility ?? Self.inheritedFlexibility(sublayouts, axis)
    self.viewReuseId = viewReuseId
    self.sublayouts = sublayouts
    self.config = config
    extent = LayoutExtent(around: sublayouts)
    inheritsFlexibility = flexibility == nil
  }

  private static func inheritedFlexibility(
    _ sublayouts: [any Layout], _ axis: Axis
  ) -> Flexibility {
    var inherited = InheritedFlexibility(along: axis)
    for sublayout in sublayouts { inherited.take(sublayout.flexibility) }
    return inherited.flexibility
  }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(measuring: self, within: maxSize)
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(arranging: self, within: rect, measurement)
  }

  public func compile(into arena: inout LayoutArena) {
    arena.addStack(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, inherits: inheritsFlexibility
    ) { arena in
      for sublayout in sublayouts { arena.add(sublayout) }
    }
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
