/// Layouts from top to bottom: a StackLayout along the vertical axis.
///
///     VStack(spacing: 8) {
///       Text("Moss")
///       if isAwake { Text("awake") }
///     }
public struct VStack: ComposedLayout {
  public let layout: any Layout

  /// - Parameters:
  ///   - spacing: between neighbours, in points, finite; negative ones overlap.
  ///   - flexibility: nil: along the axis the most flexible child's, across the least flexible's.
  public init(
    spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    @LayoutBuilder content: () -> [any Layout]
  ) {
    layout = StackLayout<View>(
      axis: .vertical, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayouts: content())
  }

  /// The same with a view of its own, which `config` is called with.
  public init<V: View>(
    spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    config: @escaping (V) -> Void, @LayoutBuilder content: () -> [any Layout]
  ) {
    layout = StackLayout<V>(
      axis: .vertical, spacing: spacing, distribution: distribution, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayouts: content(), config: config)
  }
}
