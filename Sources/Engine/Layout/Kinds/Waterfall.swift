/// Children in columns of the same width, each child below the shortest column so far.
///
/// Of equally short columns the leftmost is taken. With a horizontal axis the columns are rows
/// and the children go to the right.
public struct Waterfall: Layout {
  /// The direction in which children follow each other.
  public let axis: Axis
  /// At least 1.
  public let columns: Int
  /// Between columns, in points.
  public let columnSpacing: Double
  /// Between the children of a column, in points.
  public let interItemSpacing: Double
  public let children: [any Layout]
  public let extent: LayoutExtent

  /// - Parameters:
  ///   - columns: less than 1 counts as 1, since it is often computed from a window's width.
  ///   - columnSpacing: like `interItemSpacing` finite; negative ones overlap.
  public init(
    axis: Axis = .vertical, columns: Int = 2, columnSpacing: Double = 0,
    interItemSpacing: Double = 0, children: [any Layout]
  ) {
    precondition(
      columnSpacing.isFinite && interItemSpacing.isFinite, "a waterfall's spacings are finite")
    self.axis = axis
    self.columns = max(1, columns)
    self.columnSpacing = columnSpacing
    self.interItemSpacing = interItemSpacing
    self.children = children
    extent = LayoutExtent(around: children)
  }

  /// A waterfall with the same spacing between columns and inside them.
  public init(
    axis: Axis = .vertical, columns: Int = 2, spacing: Double, children: [any Layout]
  ) {
    self.init(
      axis: axis, columns: columns, columnSpacing: spacing, interItemSpacing: spacing,
      children: children)
  }

  /// It is as wide as its room (in an unbounded one columns are as wide as the widest child),
  /// and as long as its longest column, which may exceed the room.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = AxisSize(bounded: maxSize, along: axis)
    let isUnbounded = room.cross >= longestSide
    let cell = AxisSize(
      length: room.length, cross: isUnbounded ? room.cross : breadth(in: room.cross))
    let measured = children.map { $0.measurement(within: cell.size(along: axis)) }
    var cross = room.cross
    if isUnbounded {
      let widest = measured.reduce(0) {
        max($0, AxisSize(bounded: $1.size, along: axis).cross)
      }
      cross = max(0, Double(columns) * (widest + columnSpacing) - columnSpacing)
    }
    let size = AxisSize(length: places(of: measured).length, cross: cross)
    return LayoutMeasurement(
      layout: self, size: size.size(along: axis), maxSize: maxSize, sublayouts: measured)
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let breadth = breadth(in: AxisSize(bounded: rect.size, along: axis).cross)
    let measured = measurement.sublayouts
    let arranged = zip(measured, places(of: measured).places).map { item, place in
      let length = AxisSize(bounded: item.size, along: axis).length
      let cell = axis.rect(
        from: place.start, across: Double(place.column) * (breadth + columnSpacing),
        AxisSize(length: length, cross: breadth))
      return item.arrangement(within: cell)
    }
    return LayoutArrangement(layout: self, frame: rect, sublayouts: arranged)
  }

  private func breadth(in cross: Double) -> Double {
    max(0, (cross - Double(columns - 1) * columnSpacing) / Double(columns))
  }

  private func places(of measured: [LayoutMeasurement]) -> WaterfallPlaces {
    var places = WaterfallPlaces(columns: min(columns, max(1, measured.count)))
    places.reserve(measured.count)
    for item in measured {
      places.add(AxisSize(bounded: item.size, along: axis).length, spacing: interItemSpacing)
    }
    return places
  }
}
