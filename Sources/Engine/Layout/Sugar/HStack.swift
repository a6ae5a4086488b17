/// Layouts side by side: a StackLayout along the horizontal axis.
///
///     HStack(spacing: 8) {
///       Text("Moss")
///       if isAwake { Text("awake") }
///     }
public struct HStack: AxisStack {
  /// The axis along which it stacks.
  public static let axis = Axis.horizontal
  /// The layout that it stands for.
  public let layout: any Layout

  /// A stack that stands for a layout made elsewhere.
  public init(layout: any Layout) { self.layout = layout }
}
