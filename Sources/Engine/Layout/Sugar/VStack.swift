/// Layouts from top to bottom: a StackLayout along the vertical axis.
///
///     VStack(spacing: 8) {
///       Text("Moss")
///       if isAwake { Text("awake") }
///     }
public struct VStack: AxisStack {
  public static let axis = Axis.vertical
  public let layout: any Layout

  public init(layout: any Layout) { self.layout = layout }
}
