/// Where a layout and its children go.
public struct LayoutArrangement {
  public let layout: any Layout
  /// In points, relative to the parent *layout*.
  public let frame: Rect
  /// Back to front; children without room are left out.
  public let sublayouts: [LayoutArrangement]

  public init(layout: any Layout, frame: Rect, sublayouts: [LayoutArrangement]) {
    self.layout = layout
    self.frame = frame
    self.sublayouts = sublayouts
  }

  /// A layout whose children all measured in `measurement` fill rectangles of its own frame.
  init(
    _ layout: any Layout, frame: Rect, _ measurement: LayoutMeasurement, childrenIn room: Rect
  ) {
    self.init(
      layout: layout, frame: frame,
      sublayouts: measurement.sublayouts.map { $0.arrangement(within: room) })
  }
}

extension LayoutArrangement: CustomStringConvertible {
  /// One line a layout, children indented: kind, name and frame.
  ///
  ///     InsetLayout<View> (0.0, 0.0, 350.0, 250.0)
  ///       SizeLayout<View> "bigSquare" (30.0, 30.0, 100.0, 100.0)
  public var description: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let name = layout.viewReuseId.map { " \"\($0)\"" } ?? ""
    let place = "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
    lines.append("\(indent)\(type(of: layout))\(name) \(place)")
    for child in sublayouts { child.describe(into: &lines, depth: depth + 1) }
  }
}
