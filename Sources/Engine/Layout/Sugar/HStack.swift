/// Layouts side by side: a StackLayout along the horizontal axis.
///
///     HStack(spacing: 8) {
///       Text("Moss")
///       if isAwake { Text("awake") }
///     }
public struct HStack: AxisStack {
  public static let axis = Axis.horizontal
  public let layout: any Layout

  public init(layout: any Layout) { self.layout = layout }
}
