/// Layouts from top to bottom: a StackLayout along the vertical axis.
///
///     VStack(spacing: 8) {
///       Text("Moss")
///       if isAwake { Text("awake") }
///     }
public struct VStack: AxisStack {
  /// The axis along which it stacks.
  public static let axis = Axis.vertical
  /// The layout that it stands for.
  public let layout: any Layout

  /// A stack that stands for a layout made elsewhere.
  public init(layout: any Layout) { self.layout = layout }
}
