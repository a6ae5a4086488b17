/// Children in lines that wrap, as in a CSS flex container with `flex-wrap: wrap`.
///
/// A line takes children while they fit in the room; one that is too long has a line of its own.
/// No child vanishes: what does not fit across overflows, and so the measured size may exceed the
/// room. A child without length counts like any other.
///
///     Flow(spacing: 10, children: cards).arrangement(width: 300)
public struct Flow: ComposedLayout {
  /// The rule that places a line's children along it, by the room that the line has to spare.
  ///
  /// If there is less than nothing to spare, `end` and `center` overflow at the start, too, and
  /// the spaces count as `start`.
  public enum Justification: Hashable, Sendable, CaseIterable {
    case start, end, center, spaceBetween, spaceAround, spaceEvenly
  }

  /// The place of a child across its line.
  ///
  /// Stretched, it gets all of it, and its own alignment says what it makes of that.
  public enum ItemAlignment: Hashable, Sendable, CaseIterable { case start, end, center, stretch }

  /// The places of the lines across the flow; `stretch` shares what is to spare among them.
  public enum ContentAlignment: Hashable, Sendable, CaseIterable {
    case start, end, center, spaceBetween, spaceAround, spaceEvenly, stretch
  }

  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - spacing: between lines and between the children of a line, in points, finite; negative ones
  ///     overlap.
  ///   - lineSpacing: between lines; nil: the spacing.
  ///   - interitemSpacing: between the children of a line; nil: the spacing.
  public init(
    axis: Axis = .horizontal, spacing: Double = 0, lineSpacing: Double? = nil,
    interitemSpacing: Double? = nil, justifyContent: Justification = .start,
    alignItems: ItemAlignment = .start, alignContent: ContentAlignment = .start,
    children: [any Layout], file: StaticString = #fileID, line: UInt = #line
  ) {
    let (lineSpacing, interitemSpacing) = (lineSpacing ?? spacing, interitemSpacing ?? spacing)
    require(
      lineSpacing.isFinite && interitemSpacing.isFinite, "a flow's spacings are finite", file: file,
      line: line)
    layout = FlowRules(
      axis: axis, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing,
      justifyContent: justifyContent, alignItems: alignItems, alignContent: alignContent,
      children: children, extent: LayoutExtent(around: children))
  }
}

private struct FlowRules: ContainerLayout, RuledContainer {
  /// The direction of the lines: horizontal ones are rows, vertical ones columns.
  let axis: Axis
  /// Between lines, in points.
  let lineSpacing: Double
  /// Between the children of a line, in points.
  let interitemSpacing: Double
  let justifyContent: Flow.Justification
  let alignItems: Flow.ItemAlignment
  let alignContent: Flow.ContentAlignment
  let children: [any Layout]
  let extent: LayoutExtent

  func room(forChild index: Int, within maxSize: Size) -> Size {
    AxisSize(bounded: maxSize, along: axis).size(along: axis)
  }

  func size(of children: [Size], within maxSize: Size) -> Size {
    lines(of: children, within: maxSize).size.size(along: axis)
  }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    let lines = self.lines(of: children, within: maxSize)
    let room = AxisSize(bounded: size, along: axis)
    let spread = alignContent.spread(
      spare: room.cross - lines.size.cross, count: lines.lines.count)
    var cells: [Rect] = []
    cells.reserveCapacity(children.count)
    var across = spread.start
    for var line in lines.lines {
      line.size.cross += spread.growth
      addCells(for: children[line.items], in: line, across: across, length: room.length, to: &cells)
      across += line.size.cross + lineSpacing + spread.gap
    }
    return cells
  }

  private func addCells(
    for items: ArraySlice<Size>, in line: FlowLines.Line, across: Double, length: Double,
    to cells: inout [Rect]
  ) {
    let spread = justifyContent.spread(spare: length - line.size.length, count: items.count)
    var start = spread.start
    for item in items {
      let size = AxisSize(bounded: item, along: axis)
      let place = alignItems.place(size.cross, in: line.size.cross)
      cells.append(
        axis.rect(
          from: start, across: across + place.offset,
          AxisSize(length: size.length, cross: place.length)))
      start += size.length + interitemSpacing + spread.gap
    }
  }

  private func lines(of children: [Size], within maxSize: Size) -> FlowLines {
    let room = AxisSize(bounded: maxSize, along: axis).length
    var lines = FlowLines(
      room: room, itemSpacing: interitemSpacing, lineSpacing: lineSpacing)
    for child in children { lines.add(AxisSize(bounded: child, along: axis)) }
    return lines
  }

  func hasRules(of other: any Layout) -> Bool {
    guard let other = other as? FlowRules else { return false }
    return axis == other.axis && lineSpacing == other.lineSpacing
      && interitemSpacing == other.interitemSpacing && justifyContent == other.justifyContent
      && alignItems == other.alignItems && alignContent == other.alignContent
  }
}
