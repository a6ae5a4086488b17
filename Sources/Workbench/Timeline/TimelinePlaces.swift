package import Engine

/// The places of the timeline's parts in a window, of which it takes the foot.
package struct TimelinePlaces: Equatable {
  /// In points.
  let window: Size
  /// Points of the window for one of the design.
  let unit: Double
  /// The panel's height in the window, in points.
  let height: Double
  /// The panel in points of its design.
  let size: Size
  /// The number of rows that are seen at once.
  let rowCount: Int
  /// The width of the names, in points of the design.
  let nameWidth: Double

  static let (margin, header, ruler, row, foot) = (14.0, 44.0, 28.0, 22.0, 8.0)
  /// The share of a window that it takes at most.
  private static let share = 0.5

  init(window: Size) {
    self.window = window
    unit = min(
      1.5, max(0.5, min(window.chromeUnit, window.width / 500, window.height / 420)))
    let bare = Self.header + Self.ruler + Self.foot
    let room = window.height * Self.share / unit - bare
    let wanted = min(room, max(6 * Self.row, 0.36 * window.height / unit - bare))
    rowCount = max(0, Int(wanted / Self.row))
    let rows = Double(rowCount) * Self.row
    height = ((bare + rows) * unit).rounded()
    size = Size(max(1, window.width / unit), bare + rows)
    nameWidth = size.width < 700 ? 92 : 148
  }

  /// True if a window has room for it.
  package static func fits(_ window: Size) -> Bool { window.width >= 240 && window.height >= 200 }

  /// The panel in the window.
  var frame: Rect { Rect(0, window.height - height, window.width, height) }

  /// The ruler and the rows below it, without the names; in points of the design.
  var lanes: Rect {
    let left = Self.margin + nameWidth
    return Rect(
      left, Self.header, max(1, size.width - left - Self.margin),
      size.height - Self.header - Self.foot)
  }

  /// The ruler alone.
  var ruler: Rect { Rect(lanes.x, lanes.y, lanes.width, Self.ruler) }

  /// A part of the lanes as far as a hand can take hold of it: also beside its ends.
  func reached(_ part: Rect) -> Rect {
    part.inset(by: Insets(left: -Self.reach, right: -Self.reach))
  }

  /// The distance beside a lane's end at which it can be pressed, in points of the design.
  static let reach = 10.0

  /// The rows alone.
  var rows: Rect {
    Rect(
      lanes.x, lanes.y + Self.ruler, lanes.width, max(0, lanes.height - Self.ruler))
  }

  /// A point of the window in the panel's design.
  func place(of point: Point) -> Point {
    Point(point.x / unit, (point.y - frame.y) / unit)
  }

  /// The row at a height of the design, counted from the first that is seen; nil: none.
  func row(at y: Double) -> Int? {
    let row = Int(((y - rows.y) / Self.row).rounded(.down))
    return (0..<rowCount).contains(row) ? row : nil
  }
}
