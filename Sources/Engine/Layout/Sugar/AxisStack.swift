/// A ``StackLayout`` along an axis that its name says: ``HStack`` and ``VStack``.
public protocol AxisStack: ComposedLayout {
  static var axis: Axis { get }
  init(layout: any Layout)
}

extension AxisStack {
  /// - Parameters:
  ///   - spacing: between neighbours, in points, finite; negative ones overlap.
  ///   - flexibility: nil: along the axis the most flexible child's, across the least flexible's.
  public init(
    spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    @LayoutBuilder content: () -> [any Layout]
  ) {
    self.init(
      layout: StackLayout<View>(
        axis: Self.axis, spacing: spacing, distribution: distribution, alignment: alignment,
        flexibility: flexibility, viewReuseId: viewReuseId, sublayouts: content()))
  }

  /// The same with a view of its own, which `config` is called with.
  public init<V: View>(
    spacing: Double = 0, distribution: StackDistribution = .fillFlexing,
    alignment: Alignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    config: @escaping (V) -> Void, @LayoutBuilder content: () -> [any Layout]
  ) {
    self.init(
      layout: StackLayout<V>(
        axis: Self.axis, spacing: spacing, distribution: distribution, alignment: alignment,
        flexibility: flexibility, viewReuseId: viewReuseId, sublayouts: content(), config: config))
  }
}
