/// What a layout measured: its size in a room, and what its children measured in theirs.
///
/// A child that got no room is left out.
public struct LayoutMeasurement {
  public let layout: any Layout
  /// In points. An inset layout's size may exceed the room.
  public let size: Size
  /// The room in which it was measured.
  public let maxSize: Size
  public let sublayouts: [LayoutMeasurement]

  public init(layout: any Layout, size: Size, maxSize: Size, sublayouts: [LayoutMeasurement]) {
    self.layout = layout
    self.size = size
    self.maxSize = maxSize
    self.sublayouts = sublayouts
  }

  /// The layout's frames in a rectangle; a negative side counts as 0.
  public func arrangement(within rect: Rect) -> LayoutArrangement {
    let room = Rect(origin: rect.origin, size: Size(max(0, rect.width), max(0, rect.height)))
    return layout.arrangement(within: room, measurement: self)
  }
}
