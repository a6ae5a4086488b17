/// The rule for the room that a stack's children leave over along its axis.
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
public struct StackLayout<V: View>: ConfiguredLayout {
  private let stack: StackContent<V>

  /// - Parameters:
  ///   - spacing: between neighbours, in points, finite; negative ones overlap.
  ///   - flexibility: nil: along the axis the most flexible child's, across the least flexible's.
  public init(
    axis: Axis, spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayouts: [any Layout], config: ((V) -> Void)?, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(spacing.isFinite, "a stack's spacing is finite", file: file, line: line)
    stack = StackContent(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayouts: sublayouts, config: config)
  }

  /// The axis along which the sublayouts follow each other.
  public var axis: Axis { stack.axis }
  /// The distance between two sublayouts, in points.
  public var spacing: Double { stack.spacing }
  /// The rule that shares the length among the sublayouts.
  public var distribution: StackDistribution { stack.distribution }
  /// The place of its frame in the room that it is given.
  public var alignment: Alignment { stack.alignment }
  /// The rank among its siblings, per axis.
  public var flexibility: Flexibility { stack.flexibility }
  /// The name by which its view is found again; nil: none.
  public var viewReuseId: String? { stack.viewReuseId }
  /// The layouts in it, from the start to the end.
  public var sublayouts: [any Layout] { stack.sublayouts }
  /// The closure that brings its view to its looks; nil: none.
  public var config: ((V) -> Void)? { stack.config }
  /// The depth and the number of its layouts; for the engine alone.
  public var extent: LayoutExtent { stack.extent }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) { stack.compile(into: &arena) }
}

extension StackLayout where V == View {
  /// A layout of these parts; nil leaves a choice to the layout.
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

/// The settings of a stack; an object, as are those of a size layout.
private final class StackContent<V: View> {
  let axis: Axis
  let spacing: Double
  let distribution: StackDistribution
  let alignment: Alignment
  let flexibility: Flexibility
  let inheritsFlexibility: Bool
  let viewReuseId: String?
  let sublayouts: [any Layout]
  let config: ((V) -> Void)?
  let extent: LayoutExtent

  init(
    axis: Axis, spacing: Double, distribution: StackDistribution, alignment: Alignment,
    flexibility: Flexibility?, viewReuseId: String?, sublayouts: [any Layout],
    config: ((V) -> Void)?
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    self.flexibility = flexibility ?? Self.inheritedFlexibility(sublayouts, axis)
    inheritsFlexibility = flexibility == nil
    self.viewReuseId = viewReuseId
    self.sublayouts = sublayouts
    self.config = config
    extent = LayoutExtent(around: sublayouts)
  }

  private static func inheritedFlexibility(
    _ sublayouts: [any Layout], _ axis: Axis
  ) -> Flexibility {
    var inherited = InheritedFlexibility(along: axis)
    for index in sublayouts.indices { inherited.take(sublayouts[index].flexibility) }
    return inherited.flexibility
  }

  func compile(into arena: inout LayoutArena) {
    arena.addStack(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, inherits: inheritsFlexibility
    ) { $0.add(sublayouts) }
  }
}
