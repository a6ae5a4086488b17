import Engine

/// The bars of a row as a drawing.
struct TimelineLane {
  let row: TimelineRow
  let scale: TimelineScale
  /// In points of the design.
  let size: Size
  let colors: WorkbenchColors

  /// The distance of the bars from the row's edges, in points.
  static let margin = 4.0
  private static let gap = 1.0

  /// The place of a bar in the lane, cut to what is seen; nil: it is out of sight.
  func frame(of bar: TimelineRow.Bar) -> Rect? {
    let height = (size.height - 2 * Self.margin) / Double(bar.count)
    let left = max(0, scale.share(of: bar.start)) * size.width
    let right = min(1, scale.share(of: bar.end)) * size.width
    guard right >= left else { return nil }
    let gap = bar.count > 1 ? min(Self.gap, height / 3) : 0
    return Rect(
      left, Self.margin + Double(bar.place) * height, max(1.5, right - left), height - gap)
  }

  var items: [Drawing.Item] {
    row.bars.compactMap { bar in
      guard let frame = frame(of: bar) else { return nil }
      let color = bar.group.map(colors.color) ?? colors.mark
      return .fill(.roundedRect(frame, radius: min(4, frame.height / 2)), .color(color))
    }
  }
}
