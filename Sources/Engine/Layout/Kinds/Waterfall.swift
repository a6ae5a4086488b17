/// Children in columns of the same width, each child below the shortest column so far.
///
/// Of equally short columns the leftmost is taken. With a horizontal axis the columns are rows
/// and the children go to the right.
public struct Waterfall: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - columns: less than 1 counts as 1, since it is often computed from a window's width.
  ///   - spacing: between columns and inside them, in points, finite; negative ones overlap.
  ///   - columnSpacing: between columns; nil: the spacing.
  ///   - interItemSpacing: inside columns; nil: the spacing.
  public init(
    axis: Axis = .vertical, columns: Int = 2, spacing: Double = 0, columnSpacing: Double? = nil,
    interItemSpacing: Double? = nil, children: [any Layout], file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let (columnSpacing, interItemSpacing) = (columnSpacing ?? spacing, interItemSpacing ?? spacing)
    require(
      columnSpacing.isFinite && interItemSpacing.isFinite, "a waterfall's spacings are finite",
      file: file, line: line)
    layout = WaterfallRules(
      axis: axis, columns: max(1, columns), columnSpacing: columnSpacing,
      interItemSpacing: interItemSpacing, children: children,
      extent: LayoutExtent(around: children))
  }
}

private struct WaterfallRules: ContainerLayout, RuledContainer {
  /// The direction in which children follow each other.
  let axis: Axis
  /// At least 1.
  let columns: Int
  /// Between columns, in points.
  let columnSpacing: Double
  /// Between the children of a column, in points.
  let interItemSpacing: Double
  let children: [any Layout]
  let extent: LayoutExtent

  func room(forChild index: Int, within maxSize: Size) -> Size {
    let room = AxisSize(bounded: maxSize, along: axis)
    let cross = room.cross >= longestSide ? room.cross : breadth(in: room.cross)
    return AxisSize(length: room.length, cross: cross).size(along: axis)
  }

  /// It is as wide as its room (in an unbounded one columns are as wide as the widest child),
  /// and as long as its longest column, which may exceed the room.
  func size(of children: [Size], within maxSize: Size) -> Size {
    var cross = AxisSize(bounded: maxSize, along: axis).cross
    if cross >= longestSide {
      let widest = children.reduce(0) { max($0, AxisSize(bounded: $1, along: axis).cross) }
      cross = max(0, Double(columns) * (widest + columnSpacing) - columnSpacing)
    }
    return AxisSize(length: places(of: children).length, cross: cross).size(along: axis)
  }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    let breadth = breadth(in: AxisSize(bounded: size, along: axis).cross)
    return zip(children, places(of: children).places).map { child, place in
      axis.rect(
        from: place.start, across: Double(place.column) * (breadth + columnSpacing),
        AxisSize(length: AxisSize(bounded: child, along: axis).length, cross: breadth))
    }
  }

  func hasRules(of other: any Layout) -> Bool {
    guard let other = other as? WaterfallRules else { return false }
    return axis == other.axis && columns == other.columns
      && columnSpacing == other.columnSpacing && interItemSpacing == other.interItemSpacing
  }

  private func breadth(in cross: Double) -> Double {
    max(0, (cross - Double(columns - 1) * columnSpacing) / Double(columns))
  }

  private func places(of children: [Size]) -> WaterfallPlaces {
    var places = WaterfallPlaces(columns: min(columns, max(1, children.count)))
    places.reserve(children.count)
    for child in children {
      places.add(AxisSize(bounded: child, along: axis).length, spacing: interItemSpacing)
    }
    return places
  }
}
